const WORDS = 4

/** For `Idempotency-Key`: a product sent again after a lost answer is created once. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(WORDS))].map((word) => word.toString(36)).join('-')
}
