/** Two 32-bit halves after FNV-1a (Fowler, Noll, Vo), with different factors: it tells pictures apart, and is not cryptographic. */
export function digestOf(content: string | Uint8Array): string {
  let [one, other] = [0x811c9dc5, 0x811c9dc5]
  for (let place = 0; place < content.length; place++) {
    const sign = typeof content === 'string' ? content.charCodeAt(place) : (content[place] ?? 0)
    one = Math.imul(one ^ sign, 0x01000193)
    other = Math.imul(other ^ sign, 0x85ebca6b)
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('')
}
