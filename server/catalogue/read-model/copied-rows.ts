/** Where reading stands in rows that COPY wrote as text: fields end with a tab, rows with a line feed, `\N` is null. */
export interface Cursor {
  bytes: Buffer
  at: number
}

const TAB = 9
const LINE_FEED = 10
const MINUS = 45
const ZERO = 48
const BACKSLASH = 92

/** Hands over every row, the cursor at its first field; `read` takes all fields of it. */
export async function forEachRow(pieces: AsyncIterable<Buffer>, read: (cursor: Cursor) => void): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = rest.length ? Buffer.concat([rest, piece]) : piece
    const end = bytes.lastIndexOf(LINE_FEED) + 1
    const cursor = { bytes, at: 0 }
    while (cursor.at < end) read(cursor)
    rest = bytes.subarray(end)
  }
}

/** A whole number; NaN for null. */
export function takeInteger(cursor: Cursor): number {
  const { bytes } = cursor
  let { at } = cursor
  let value = 0
  const isNegative = bytes[at] === MINUS
  if (isNegative) at++
  else if (bytes[at] === BACKSLASH) value = NaN
  for (let byte = bytes[at] ?? TAB; byte !== TAB && byte !== LINE_FEED; byte = bytes[++at] ?? TAB)
    value = value * 10 + byte - ZERO
  cursor.at = at + 1
  return isNegative ? -value : value
}

/** A text; null stays null. */
export function takeText(cursor: Cursor): string | null {
  const { bytes, at } = cursor
  let end = at
  let isEscaped = false
  for (let byte = bytes[end] ?? TAB; byte !== TAB && byte !== LINE_FEED; byte = bytes[++end] ?? TAB)
    if (byte === BACKSLASH) isEscaped = true
  cursor.at = end + 1
  const text = bytes.toString('utf8', at, end)
  if (!isEscaped) return text
  return text === '\\N' ? null : text.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** The fields that are left of the row as they stand, each byte a character: equal fields are equal keys. */
export function takeRest(cursor: Cursor): string {
  const { bytes, at } = cursor
  const end = bytes.indexOf(LINE_FEED, at)
  cursor.at = end + 1
  return bytes.toString('latin1', at, end)
}

/** What `takeRest` took, field by field. */
export function fieldsOf(rest: string): (string | null)[] {
  const cursor = { bytes: Buffer.from(`${rest}\n`, 'latin1'), at: 0 }
  const fields: (string | null)[] = []
  while (cursor.at < cursor.bytes.length) fields.push(takeText(cursor))
  return fields
}
