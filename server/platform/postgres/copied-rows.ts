/** Where reading stands in rows that COPY wrote as text: fields end with a tab, rows with a line feed, `\N` is null. */
export interface Cursor {
  bytes: Buffer
  /** The same, each byte a character: to cut a short piece out of it takes less than out of the bytes. */
  plain: string
  at: number
}

const TAB = 9
const LINE_FEED = 10
const MINUS = 45
const ZERO = 48
const BACKSLASH = 92
const LAST_ASCII = 127
/** A longer piece of a text would keep all of it in memory. */
const SHORT = 12

/** Hands over every row, the cursor at its first field; `read` takes all fields of it. */
export async function forEachRow(pieces: AsyncIterable<Buffer>, read: (cursor: Cursor) => void): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = rest.length ? Buffer.concat([rest, piece]) : piece
    const end = bytes.lastIndexOf(LINE_FEED) + 1
    const cursor = { bytes, plain: bytes.toString('latin1', 0, end), at: 0 }
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

/** The whole numbers, none of them negative, of an array without nulls, `{1,20,300}`; null stays null. */
export function takeIntegers(cursor: Cursor): number[] | null {
  const { bytes } = cursor
  let { at } = cursor
  const numbers: number[] = []
  let value = NaN
  for (let byte = bytes[at] ?? TAB; byte !== TAB && byte !== LINE_FEED; byte = bytes[++at] ?? TAB) {
    const digit = byte - ZERO
    if (digit >= 0 && digit < 10) {
      value = (value || 0) * 10 + digit
    } else if (!Number.isNaN(value)) {
      numbers.push(value)
      value = NaN
    }
  }
  const isNull = bytes[cursor.at] === BACKSLASH
  cursor.at = at + 1
  return isNull ? null : numbers
}

/** A text; null stays null. */
export function takeText(cursor: Cursor): string | null {
  const { bytes, plain, at } = cursor
  let end = at
  let highest = 0
  let isEscaped = false
  for (let byte = bytes[end] ?? TAB; byte !== TAB && byte !== LINE_FEED; byte = bytes[++end] ?? TAB) {
    if (byte === BACKSLASH) isEscaped = true
    if (byte > highest) highest = byte
  }
  cursor.at = end + 1
  const isShort = highest <= LAST_ASCII && end - at <= SHORT
  const text = isShort ? plain.slice(at, end) : bytes.toString('utf8', at, end)
  if (!isEscaped) return text
  return text === '\\N' ? null : text.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A field as it stands, each byte a character: equal fields are equal keys. */
export function takeField(cursor: Cursor): string {
  return takeUntil(cursor, TAB)
}

/** The fields that are left of the row as they stand, each byte a character: equal fields are equal keys. */
export function takeRest(cursor: Cursor): string {
  return takeUntil(cursor, LINE_FEED)
}

function takeUntil(cursor: Cursor, last: number): string {
  const { bytes, plain, at } = cursor
  let end = at
  while (bytes[end] !== last) end++
  cursor.at = end + 1
  return plain.slice(at, end)
}

/** What `takeField` or `takeRest` took, field by field. */
export function copiedFields(taken: string): (string | null)[] {
  const plain = `${taken}\n`
  const cursor = { bytes: Buffer.from(plain, 'latin1'), plain, at: 0 }
  const fields: (string | null)[] = []
  while (cursor.at < plain.length) fields.push(takeText(cursor))
  return fields
}
