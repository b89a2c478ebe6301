import { SCALES } from './amounts.ts'
import { divideUp, parseDecimal, powerOfTen, printDecimal } from './arithmetic/decimal.ts'
import { NEED_DIGITS, QUANTITY_DIGITS } from './arithmetic/quantities.ts'
import type { BudgetFields } from './budget.ts'
import type { Pack } from './entries.ts'
import type { LineFigures } from './figures.ts'

/** A last pack is opened for little if at most so much of it is used, in percent. */
const LITTLE_PCT = 5n

/** A need, waste included, that is a little more than whole packs hold: with less waste there is a pack less to order. */
export interface LittleOver {
  /** For packs that are counted by room; null: for the whole project. Absent for packs of all rooms together. */
  roomId?: string | null
  /** The whole packs, and what is needed beyond them, in the line's unit. */
  packs: string
  over: string
}

interface Ordered {
  pack: Pick<Pack, 'coveragePerPack' | 'minOrderPacks'>
  packing: BudgetFields['packing']
  figures: Pick<LineFigures, 'need'>
  /** The line by room, whose needs add up to the line's. */
  shares: readonly { roomId: string | null; need: string }[]
}

/** Where an order opens its last pack for little: once for all rooms, or for each room whose packs are counted alone. */
export function littleOversOf({ pack, packing, figures, shares }: Ordered): LittleOver[] {
  if (pack.coveragePerPack === null) return []
  const coverage = parseDecimal(pack.coveragePerPack, SCALES.quantity) * powerOfTen(NEED_DIGITS)
  const needs = packing === 'pooled' ? [figures] : shares
  const parts = needs.map((part) => ({ part, need: parseDecimal(part.need, QUANTITY_DIGITS) }))
  const ordered = parts.reduce((packs, { need }) => packs + divideUp(need, coverage), 0n)
  // The seller's least order would fill the pack anyway.
  if (ordered <= BigInt(pack.minOrderPacks)) return []
  return parts.flatMap(({ part, need }) => {
    const [packs, over] = [need / coverage, need % coverage]
    if (packs === 0n || over === 0n || over * 100n > coverage * LITTLE_PCT) return []
    const room = 'roomId' in part ? { roomId: part.roomId } : {}
    return [{ ...room, packs: String(packs), over: printDecimal(over, QUANTITY_DIGITS) }]
  })
}
