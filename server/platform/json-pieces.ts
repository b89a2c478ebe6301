import { createHash, randomUUID } from 'node:crypto'
import { StringDecoder } from 'node:string_decoder'
import { otherCalls } from './in-pieces.ts'

/** Characters of a piece: they are written or read in one to two milliseconds. */
const PIECE = 128 * 1024
/** Entries of a list that are written in one go; a piece has several such. */
const AT_ONCE = 50

type Replace = (key: string, value: unknown) => unknown

/** `JSON.stringify` of a plain value, in pieces: its long lists, at any depth of objects, are written some entries at a time. */
export function* writtenPieces(value: unknown, replace?: Replace): Generator<string> {
  let piece = ''
  for (const part of partsOf(value, replace)) {
    piece += part
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

function* partsOf(given: unknown, replace?: Replace, key = ''): Generator<string> {
  const value = replace ? replace(key, given) : given
  if (Array.isArray(value)) {
    yield '['
    for (let from = 0; from < value.length; from += AT_ONCE) {
      const some = JSON.stringify(value.slice(from, from + AT_ONCE), replace)
      yield (from === 0 ? '' : ',') + some.slice(1, -1)
    }
    yield ']'
  } else if (isPlain(value)) {
    let separator = ''
    yield '{'
    for (const [name, one] of Object.entries(value)) {
      if (one === undefined) continue
      yield `${separator}${JSON.stringify(name)}:`
      yield* partsOf(one, replace, name)
      separator = ','
    }
    yield '}'
  } else yield JSON.stringify(value)
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value)
}

/** SHA-256 of a value's JSON, hexadecimal; others are let in while it is computed. */
export async function hashOfJson(value: unknown, replace?: Replace): Promise<string> {
  const hash = createHash('sha256')
  let count = 0
  for (const piece of writtenPieces(value, replace)) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    if (count++ > 0) await otherCalls()
    hash.update(piece)
  }
  return hash.digest('hex')
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OBJECT, OBJECT_END, LIST, LIST_END] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * `JSON.parse` of a text that may come in several parts, with pauses: long lists that lie in objects only (or are all of the text) are
 * read some entries at a time. Parts in bytes are UTF-8.
 */
export function* readPieces(parts: readonly (string | Buffer)[]): Generator<void, unknown> {
  let length = 0
  for (const part of parts) length += part.length
  const decoder = new StringDecoder()
  const textOf = (part: string | Buffer) => (typeof part === 'string' ? part : decoder.write(part))
  if (length <= PIECE) return JSON.parse(parts.map(textOf).join('')) as unknown
  const reader = createReader()
  for (const part of parts) yield* reader.read(textOf(part))
  return reader.whole()
}

function createReader() {
  const marker = randomUUID()
  const longLists: unknown[][] = []
  /** All before `text`, without the entries of long lists. */
  let kept = ''
  let text = ''
  /** Up to here the text was scanned. */
  let at = 0
  /** The list that is being read: how deep in it, where its unread entries begin, and what was read of it. */
  let list: { depth: number; from: number; entries: unknown[] | undefined } | undefined

  const takeEntries = (from: number, entries: unknown[]) => {
    entries.push(...(JSON.parse(`[${text.slice(from, at)}]`) as unknown[]))
    text = text.slice(at)
    at = 0
  }

  return {
    *read(part: string): Generator<void> {
      text += part
      for (; at < text.length; at += 1) {
        const unit = text.charCodeAt(at)
        if (unit === QUOTE) {
          const end = endOfString(text, at)
          // It goes on in the next part.
          if (end === undefined) return
          at = end
        } else if (!list) {
          if (unit === LIST) list = { depth: 0, from: at + 1, entries: undefined }
        } else if (unit === OBJECT || unit === LIST) list.depth += 1
        else if (unit === OBJECT_END || (unit === LIST_END && list.depth > 0)) list.depth -= 1
        else if (unit === LIST_END && list.depth === 0) {
          if (list.entries) takeEntries(list.from, list.entries)
          list = undefined
        } else if (unit === COMMA && list.depth === 0 && at - list.from >= PIECE) {
          if (!list.entries) {
            kept += `${text.slice(0, list.from)}"${marker}${longLists.length}"`
            list.entries = []
            longLists.push(list.entries)
          }
          takeEntries(list.from, list.entries)
          list.from = 1
          yield
        }
      }
    },
    whole: () => withLists(JSON.parse(kept + text), marker, longLists),
  }
}

/** Where the string that begins at `from` ends; undefined if the text ends before. */
function endOfString(text: string, from: number): number | undefined {
  for (let at = from; ;) {
    at = text.indexOf('"', at + 1)
    if (at === -1) return undefined
    let first = at
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1
    if ((at - first) % 2 === 0) return at
  }
}

/** Puts the long lists in the place of their markers. */
function withLists(value: unknown, marker: string, lists: readonly unknown[][]): unknown {
  if (Array.isArray(value)) {
    const [only] = value as unknown[]
    const isMarked = value.length === 1 && typeof only === 'string' && only.startsWith(marker)
    return isMarked ? lists[Number(only.slice(marker.length))] : value
  }
  if (typeof value !== 'object' || value === null) return value
  for (const [name, one] of Object.entries(value)) {
    const whole = withLists(one, marker, lists)
    if (whole !== one) (value as Record<string, unknown>)[name] = whole
  }
  return value
}
