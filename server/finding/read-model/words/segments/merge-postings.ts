import type { Postings } from './postings.ts'

/** Sorted terms with their postings, and the new numbers of the texts; -1 for a removed text. */
export interface Dictionary<Key> {
  keys: ArrayLike<Key>
  postings: Postings
  newText: Int32Array
}

/** Merges the terms of several dictionaries that still have postings, in order. */
export function mergePostings<Key extends string | number>(
  dictionaries: Dictionary<Key>[],
): { keys: Key[]; postings: Postings } {
  const keys: Key[] = []
  const starts = [0]
  const texts: number[] = []
  const positions: number[] = []
  const next = dictionaries.map(() => 0)
  for (let key = least(dictionaries, next); key !== undefined; key = least(dictionaries, next)) {
    const from = texts.length
    let sources = 0
    for (const [index, dictionary] of dictionaries.entries()) {
      const term = next[index] ?? 0
      if (dictionary.keys[term] !== key) continue
      next[index] = term + 1
      const before = texts.length
      copyLive(dictionary, term, { texts, positions })
      if (texts.length > before) sources += 1
    }
    if (sources > 1) sortFrom(from, texts, positions)
    if (!sources) continue
    keys.push(key)
    starts.push(texts.length)
  }
  const postings = {
    starts: Uint32Array.from(starts),
    texts: Uint32Array.from(texts),
    positions: Uint8Array.from(positions),
  }
  return { keys, postings }
}

function least<Key extends string | number>(dictionaries: Dictionary<Key>[], next: number[]): Key | undefined {
  let best: Key | undefined
  for (const [index, { keys }] of dictionaries.entries()) {
    const key = keys[next[index] ?? 0]
    if (key !== undefined && (best === undefined || key < best)) best = key
  }
  return best
}

interface Places {
  texts: number[]
  positions: number[]
}

function copyLive<Key>({ postings, newText }: Dictionary<Key>, term: number, into: Places): void {
  for (let at = postings.starts[term] ?? 0; at < (postings.starts[term + 1] ?? 0); at++) {
    const text = newText[postings.texts[at] ?? 0] ?? -1
    if (text < 0) continue
    into.texts.push(text)
    into.positions.push(postings.positions[at] ?? 0)
  }
}

/** Sorts the postings from a place on by text and position, packed into one number with the position in its last byte. */
function sortFrom(from: number, texts: number[], positions: number[]): void {
  const both = Float64Array.from(texts.slice(from), (text, index) => text * 256 + (positions[from + index] ?? 0)).sort()
  for (const [index, value] of both.entries()) {
    texts[from + index] = Math.floor(value / 256)
    positions[from + index] = value % 256
  }
}
