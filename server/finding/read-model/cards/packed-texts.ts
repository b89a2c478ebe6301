/** Texts by number, each once; number 0 is the empty text. Stored as bytes, so that no text is an object. */
export interface PackedTexts {
  bytes: Uint8Array
  /** Where each text ends, and the next begins. */
  ends: Uint32Array
  /** The hash of each text. */
  hashes: Uint32Array
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function fnv1a(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash >>> 0
}

export function startOf({ ends }: Pick<PackedTexts, 'ends'>, text: number): number {
  return text === 0 ? 0 : (ends[text - 1] ?? 0)
}

/** The texts of both, and the new number of each text of `part`. If all were known, the result is `before` itself. */
export function joinTexts(before: PackedTexts, part: PackedTexts): { texts: PackedTexts; numbers: Uint32Array } {
  const numbers = findAmong(before, part)
  const fresh: number[] = []
  for (let text = 1; text < numbers.length; text++)
    if (!numbers[text]) numbers[text] = before.ends.length + fresh.push(text) - 1
  if (!fresh.length) return { texts: before, numbers }
  return { texts: concat(before, pick(part, fresh)), numbers }
}

/** The number in `before` of each text of `part`; 0 if it is missing. */
function findAmong(before: PackedTexts, part: PackedTexts): Uint32Array {
  const numbers = new Uint32Array(part.ends.length)
  // This filter rejects most unknown hashes without the map.
  const isNear = new Uint8Array(2 ** 16)
  const byHash = new Map<number, number[]>()
  for (let text = 1; text < part.hashes.length; text++) {
    const hash = part.hashes[text] ?? 0
    isNear[hash & 0xffff] = 1
    byHash.set(hash, [...(byHash.get(hash) ?? []), text])
  }
  for (let number = 1; number < before.hashes.length; number++) {
    const hash = before.hashes[number] ?? 0
    if (!isNear[hash & 0xffff]) continue
    for (const text of byHash.get(hash) ?? []) if (isSame(before, number, part, text)) numbers[text] = number
  }
  return numbers
}

function isSame(one: PackedTexts, number: number, other: PackedTexts, text: number): boolean {
  const [from, start] = [startOf(one, number), startOf(other, text)]
  const length = (one.ends[number] ?? 0) - from
  if ((other.ends[text] ?? 0) - start !== length) return false
  for (let at = 0; at < length; at++) if (one.bytes[from + at] !== other.bytes[start + at]) return false
  return true
}

/** Copies some of the texts. */
export function pick(texts: PackedTexts, wanted: ArrayLike<number>): PackedTexts {
  let length = 0
  const ends = new Uint32Array(wanted.length)
  const hashes = new Uint32Array(wanted.length)
  for (let place = 0; place < wanted.length; place++) {
    const text = wanted[place] ?? 0
    ends[place] = length += (texts.ends[text] ?? 0) - startOf(texts, text)
    hashes[place] = texts.hashes[text] ?? 0
  }
  const bytes = new Uint8Array(length)
  for (let place = 0; place < wanted.length; place++) {
    const text = wanted[place] ?? 0
    bytes.set(texts.bytes.subarray(startOf(texts, text), texts.ends[text]), startOf({ ends }, place))
  }
  return { bytes, ends, hashes }
}

function concat(one: PackedTexts, other: PackedTexts): PackedTexts {
  const bytes = new Uint8Array(one.bytes.length + other.bytes.length)
  bytes.set(one.bytes)
  bytes.set(other.bytes, one.bytes.length)
  const ends = new Uint32Array(one.ends.length + other.ends.length)
  ends.set(one.ends)
  for (let text = 0; text < other.ends.length; text++)
    ends[one.ends.length + text] = one.bytes.length + (other.ends[text] ?? 0)
  const hashes = new Uint32Array(ends.length)
  hashes.set(one.hashes)
  hashes.set(other.hashes, one.hashes.length)
  return { bytes, ends, hashes }
}
