// What noble-hashes-sha2.js holds, typed by the package it was made from.
export { hmac } from "@noble/hashes/hmac.js";
export { sha256 } from "@noble/hashes/sha2.js";
