/** JSON writes it otherwise wherever it stands, so that it says of itself that it is none of the text. */
const MARK = '\0'

/** What stands in a text of JSON for the part that comes again with this index. */
export function markOf(index: number): string {
  return MARK + index + MARK
}

/**
 * A text of JSON with a mark at each place where one of the repeated parts stands, as bytes (UTF-8). Each part is encoded once
 * and copied from then on: of texts that are not all Latin, encoding is the dearest step of an answer. A part may hold marks of
 * those before it.
 */
export function bytesOf(text: string, repeated: readonly string[]): Buffer {
  const known: Buffer[] = []
  for (const part of repeated) known.push(joined(part, known))
  return joined(text, known)
}

function joined(text: string, known: readonly Buffer[]): Buffer {
  // By turns what stands once, and the index of a part.
  const pieces = text
    .split(MARK)
    .map((piece, place) => (place % 2 ? (known[Number(piece)] ?? Buffer.of()) : Buffer.from(piece)))
  return pieces.length === 1 ? (pieces[0] ?? Buffer.of()) : Buffer.concat(pieces)
}
