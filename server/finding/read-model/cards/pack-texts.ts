import { addNumber, noNumbers, numbersOf } from '../growing.ts'
import type { GrowingNumbers } from '../growing.ts'
import { fnv1a, startOf } from './packed-texts.ts'
import type { PackedTexts } from './packed-texts.ts'

/** Collects texts, each once. */
export interface Packing {
  bytes: Buffer
  ends: GrowingNumbers
  hashes: GrowingNumbers
  /** A hash table of text numbers with open addressing; 0: free. */
  slots: Uint32Array
}

const FIRST_BYTES = 4096
const FIRST_SLOTS = 256
/** Of one letter in UTF-8. */
const MOST_BYTES = 3

export function startPacking(): Packing {
  const packing = {
    bytes: Buffer.allocUnsafeSlow(FIRST_BYTES),
    ends: noNumbers(),
    hashes: noNumbers(),
    slots: new Uint32Array(FIRST_SLOTS),
  }
  addNumber(packing.ends, 0)
  addNumber(packing.hashes, 0)
  return packing
}

/** The number of a text, a new one for a new text. With `hex`, the text stands for bytes. */
export function packText(packing: Packing, text: string, encoding: 'utf8' | 'hex' = 'utf8'): number {
  if (!text) return 0
  const start = startOf({ ends: packing.ends.numbers }, packing.ends.length)
  makeRoom(packing, start + text.length * MOST_BYTES)
  const end = start + packing.bytes.write(text, start, encoding)
  const hash = fnv1a(packing.bytes, start, end)
  const slot = slotOf(packing, hash, { start, end })
  const known = packing.slots[slot]
  if (known) return known
  const number = packing.ends.length
  addNumber(packing.ends, end)
  addNumber(packing.hashes, hash)
  packing.slots[slot] = number
  if (packing.ends.length * 2 > packing.slots.length) widen(packing)
  return number
}

/** The collected texts, in as little memory as they need. */
export function packedTexts({ bytes, ends, hashes }: Packing): PackedTexts {
  const length = ends.numbers[ends.length - 1] ?? 0
  return {
    bytes: new Uint8Array(bytes.subarray(0, length)),
    ends: numbersOf(ends).slice(),
    hashes: numbersOf(hashes).slice(),
  }
}

function makeRoom(packing: Packing, length: number): void {
  if (length <= packing.bytes.length) return
  const roomier = Buffer.allocUnsafeSlow(2 * length)
  packing.bytes.copy(roomier)
  packing.bytes = roomier
}

/** The slot of these bytes, or a free one. */
function slotOf(packing: Packing, hash: number, { start, end }: { start: number; end: number }): number {
  const { bytes, slots, hashes } = packing
  const last = slots.length - 1
  for (let slot = hash & last; ; slot = (slot + 1) & last) {
    const number = slots[slot] ?? 0
    if (!number || (hashes.numbers[number] === hash && isAt(packing, number, bytes.subarray(start, end)))) return slot
  }
}

function isAt({ bytes, ends }: Packing, number: number, text: Buffer): boolean {
  const start = startOf({ ends: ends.numbers }, number)
  return bytes.subarray(start, ends.numbers[number]).equals(text)
}

function widen(packing: Packing): void {
  const slots = new Uint32Array(packing.slots.length * 4)
  for (let number = 1; number < packing.hashes.length; number++) {
    let slot = (packing.hashes.numbers[number] ?? 0) & (slots.length - 1)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = number
  }
  packing.slots = slots
}
