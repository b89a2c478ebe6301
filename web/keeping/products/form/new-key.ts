const WORDS = 4

/** For `Idempotency-Key`: a product that is sent again after no answer came is made once. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(WORDS))].map((word) => word.toString(36)).join('-')
}
