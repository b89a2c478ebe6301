/** An array of the given length, in the memory of `kept` if that is large enough. Its content is undefined. */
export function inRoom<Kind extends Uint8Array | Uint16Array | Uint32Array>(kept: Kind, length: number): Kind {
  if (kept.length === length) return kept
  const Made = kept.constructor as new (from: ArrayBufferLike | number, start?: number, length?: number) => Kind
  const { buffer, BYTES_PER_ELEMENT } = kept
  return buffer.byteLength >= length * BYTES_PER_ELEMENT ? new Made(buffer, 0, length) : new Made(length)
}
