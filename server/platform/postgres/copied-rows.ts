/** A position in rows that COPY wrote as text: fields end with a tab, rows with a line feed, and `\N` is null. */
export interface Cursor {
  bytes: Buffer
  /** The same bytes as latin1, because cutting a short piece from a string is quicker than from bytes. */
  plain: string
  at: number
}

const TAB = 9
const LINE_FEED = 10
const MINUS = 45
const ZERO = 48
const BACKSLASH = 92
const LAST_ASCII = 127
/** A longer slice of a string would keep the whole string in memory. */
const SHORT = 12

/** Calls `read` for every row, with the cursor at its first field; `read` takes all its fields. */
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

/** Takes an integer; NaN for null. */
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

/** Takes an array of integers without nulls (`{1,-20,300}`), or null. */
export function takeIntegers(cursor: Cursor): number[] | null {
  const { bytes } = cursor
  let { at } = cursor
  const numbers: number[] = []
  let value = NaN
  let sign = 1
  for (let byte = bytes[at] ?? TAB; byte !== TAB && byte !== LINE_FEED; byte = bytes[++at] ?? TAB) {
    const digit = byte - ZERO
    if (digit >= 0 && digit < 10) {
      value = (value || 0) * 10 + digit
    } else if (byte === MINUS) {
      sign = -1
    } else if (!Number.isNaN(value)) {
      numbers.push(sign * value)
      value = NaN
      sign = 1
    }
  }
  const isNull = bytes[cursor.at] === BACKSLASH
  cursor.at = at + 1
  return isNull ? null : numbers
}

/** Takes a text, or null. */
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

/** Takes a field as raw latin1: equal fields give equal keys. */
export function takeField(cursor: Cursor): string {
  return takeUntil(cursor, TAB)
}

/** Takes the remaining fields of the row as raw latin1: equal fields give equal keys. */
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

/** Splits what `takeField` or `takeRest` returned into texts. */
export function copiedFields(taken: string): (string | null)[] {
  const plain = `${taken}\n`
  const cursor = { bytes: Buffer.from(plain, 'latin1'), plain, at: 0 }
  const fields: (string | null)[] = []
  while (cursor.at < plain.length) fields.push(takeText(cursor))
  return fields
}
