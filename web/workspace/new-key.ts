const WORDS = 4

/** For `Idempotency-Key`. Not by randomUUID, which a page without TLS does not have. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(WORDS))].map((word) => word.toString(36)).join('-')
}
