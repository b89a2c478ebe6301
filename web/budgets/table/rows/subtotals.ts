import { isCounted } from '../../../../contract/budgets/arithmetic/line-figures.ts'
import { parseDecimal, printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import type { Entry } from '../../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../../contract/budgets/figures.ts'
import type { TableSums } from '../table-props.ts'
import { NO_GROUP, type RowOutline } from './outline.ts'

/** The sum of a group's rows, without those that have no price. */
export interface Subtotal {
  low: string
  high: string
}

/** More digits than a shown amount has: tax that is rounded over the document has four. */
const DIGITS = 4

interface Part {
  groupId: string
  low: bigint
  high: bigint
}

interface Kept {
  figures: LineFigures | undefined
  isCounted: boolean
  parts: readonly Part[]
}

type Known = {
  outline: RowOutline
  items: ReadonlyMap<string, Entry>
  sums: Pick<TableSums, 'figures' | 'shares' | 'roomTotals'>
}

/** Keeps subtotals up to date; after a change it adds up only lines whose figures differ. */
export function createSubtotals(): (known: Known) => ReadonlyMap<string, Subtotal> {
  let outline: RowOutline | undefined
  let shown: ReadonlyMap<string, Subtotal> = new Map()
  const kept = new Map<string, Kept>()
  const sums = new Map<string, { low: bigint; high: bigint; places: number }>()

  const add = (parts: readonly Part[], sign: bigint, places: number) => {
    for (const { groupId, low, high } of parts) {
      const sum = sums.get(groupId) ?? { low: 0n, high: 0n, places: 0 }
      sums.set(groupId, {
        low: sum.low + sign * low,
        high: sum.high + sign * high,
        places: Math.max(sum.places, places),
      })
    }
  }

  return (known) => {
    if (known.outline.hasAllByRoom)
      return new Map([...known.sums.roomTotals()].map(([roomId, sum]) => [roomOf(roomId, known.items), sum]))
    if (known.outline !== outline) {
      outline = known.outline
      kept.clear()
      sums.clear()
    }
    let isOther = kept.size === 0
    for (const lineId of known.outline.lineIds) {
      const line = known.items.get(lineId)
      const figures = known.sums.figures(lineId)
      const counted = line?.type === 'line' && isCounted(line)
      const before = kept.get(lineId)
      if (before && before.figures === figures && before.isCounted === counted) continue
      isOther = true
      if (before) add(before.parts, -1n, 0)
      const parts = counted ? partsOf(lineId, figures, known) : []
      kept.set(lineId, { figures, isCounted: counted, parts })
      add(parts, 1n, placesOf(figures?.low))
    }
    if (isOther)
      shown = new Map(
        [...sums].map(([groupId, { low, high, places }]) => [
          groupId,
          { low: printDecimal(low, DIGITS, places), high: printDecimal(high, DIGITS, places) },
        ]),
      )
    return shown
  }
}

function partsOf(lineId: string, figures: LineFigures | undefined, { outline, items, sums }: Known): Part[] {
  const groupId = outline.groupOfLine.get(lineId)
  if (groupId !== undefined) return figures ? partOf(groupId, figures) : []
  return sums.shares(lineId).flatMap((share) => partOf(roomOf(share.roomId, items), share))
}

function partOf(groupId: string, { low, high }: { low: string | null; high: string | null }): Part[] {
  if (low === null || high === null) return []
  return [{ groupId, low: parseDecimal(low, DIGITS), high: parseDecimal(high, DIGITS) }]
}

function roomOf(roomId: string | null, items: ReadonlyMap<string, Entry>): string {
  return roomId !== null && items.has(roomId) ? roomId : NO_GROUP
}

function placesOf(amount: string | null | undefined): number {
  return amount?.split('.')[1]?.length ?? 0
}
