/** A set of integers 0..size-1, one bit each. */
export interface Bits {
  readonly size: number
  readonly words: Uint32Array
}

/** The empty set. */
export function noBits(size: number): Bits {
  return { size, words: new Uint32Array((size + 31) >>> 5) }
}

/** Every number. */
export function allBits(size: number): Bits {
  const bits = noBits(size)
  bits.words.fill(0xffffffff)
  const rest = size & 31
  if (rest) bits.words[bits.words.length - 1] = 2 ** rest - 1
  return bits
}

/** The numbers for which `isIn` answers yes. */
export function bitsWhere(size: number, isIn: (index: number) => boolean): Bits {
  const bits = noBits(size)
  for (let index = 0; index < size; index++) {
    const word = index >>> 5
    if (isIn(index)) bits.words[word] = (bits.words[word] ?? 0) | (1 << (index & 31))
  }
  return bits
}

/** The places of a column whose code is marked 1 in the table. */
export function bitsOfCodes(codes: ArrayLike<number>, table: Uint8Array): Bits {
  const size = codes.length
  const bits = noBits(size)
  for (let base = 0; base < size; base += 32) {
    const end = Math.min(32, size - base)
    let word = 0
    for (let bit = 0; bit < end; bit++) word |= (table[codes[base + bit] ?? 0] ?? 0) << bit
    bits.words[base >>> 5] = word
  }
  return bits
}

export function hasAny({ words }: Bits): boolean {
  return words.some((word) => word !== 0)
}

/** The intersection of the sets; everything for no sets. */
export function intersect(size: number, sets: Bits[]): Bits {
  const [first, ...others] = sets
  if (!first) return allBits(size)
  const result = { size, words: first.words.slice() }
  for (const { words } of others)
    for (let index = 0; index < words.length; index++)
      result.words[index] = (result.words[index] ?? 0) & (words[index] ?? 0)
  return result
}

/** The union of the sets. */
export function unite(size: number, sets: Bits[]): Bits {
  const result = noBits(size)
  for (const { words } of sets)
    for (let index = 0; index < words.length; index++)
      result.words[index] = (result.words[index] ?? 0) | (words[index] ?? 0)
  return result
}

export function has({ words }: Bits, place: number): boolean {
  return (((words[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

/** The members of one set that are not in the other. */
export function without({ size, words }: Bits, other: Bits): Bits {
  return { size, words: words.map((word, index) => word & ~(other.words[index] ?? 0)) }
}

/** The members, rising, in a list that `make` allocates. */
export function listBits(
  { words }: Pick<Bits, 'words'>,
  make: (length: number) => Int32Array = (length) => new Int32Array(length),
): Int32Array {
  const list = make(countBits({ words }))
  let at = 0
  for (let index = 0; index < words.length; index++) {
    let word = words[index] ?? 0
    while (word) {
      const low = word & -word
      list[at++] = (index << 5) + 31 - Math.clz32(low)
      word ^= low
    }
  }
  return list
}

export function countBits({ words }: Pick<Bits, 'words'>): number {
  let count = 0
  for (let index = 0; index < words.length; index++) count += countOnes(words[index] ?? 0)
  return count
}

/** The number of ones in 32 bits (Warren, Hacker's Delight, section 5–1). */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
