/** Texts end to end as UTF-8, so that threads can share them; text `n` is from `starts[n]` to `starts[n + 1]`. */
export interface Texts {
  bytes: Uint8Array
  starts: Uint32Array
}

export function textsFrom(list: readonly string[]): Texts {
  const starts = new Uint32Array(list.length + 1)
  for (const [index, text] of list.entries()) starts[index + 1] = (starts[index] ?? 0) + Buffer.byteLength(text)
  const bytes = new Uint8Array(starts.at(-1) ?? 0)
  const writing = bufferOf(bytes)
  for (const [index, text] of list.entries()) writing.write(text, starts[index] ?? 0)
  return { bytes, starts }
}

export function countTexts({ starts }: Texts): number {
  return starts.length - 1
}

/** All texts as a list. */
export function listTexts(texts: Texts): string[] {
  const textAt = readerOf(texts)
  return Array.from({ length: countTexts(texts) }, (_, index) => textAt(index))
}

/** Reads a text by its number; beyond the last one it is empty. */
export function readerOf({ bytes, starts }: Texts): (index: number) => string {
  const reading = bufferOf(bytes)
  return (index) => reading.toString('utf8', starts[index] ?? 0, starts[index + 1] ?? 0)
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
