import { divideRounded, parseDecimal, printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { QUANTITY_DIGITS } from '../../../../contract/budgets/arithmetic/quantities.ts'
import type { AmountName, ExportRow } from '../lay-out.ts'

/** A row of a line, and its place in the sheet. */
export interface PlacedRow {
  row: ExportRow
  at: number
}

interface Where {
  /** The line's amount, the line's need and this room's need, as formulas. */
  whole: string
  need: string
  roomNeed: string | undefined
  column: string
}

/**
 * The formula of a room's part of a line's rounded amount: its share by need, rounded, with the correction of the largest-remainder
 * method. The last row takes the rest, so that the parts add up when prices or quantities change.
 */
export function partFormula(
  { row, at }: PlacedRow,
  { name, parts }: { name: AmountName; parts: readonly PlacedRow[] },
  { whole, need, roomNeed, column }: Where,
): string {
  if (at === parts.at(-1)?.at) return [whole, ...parts.slice(0, -1).map((other) => `${column}${other.at}`)].join('-')
  const value = row.amounts[name] ?? '0'
  const total = row.line.figures[name] ?? '0'
  const digits = value.split('.')[1]?.length ?? 0
  const [amount, share] = [total, value].map((text) => parseDecimal(text, digits)) as [bigint, bigint]
  const [all, own] = [row.line.figures.need, row.need].map((text) => parseDecimal(text, QUANTITY_DIGITS)) as [
    bigint,
    bigint,
  ]
  // Without any need, one room takes the whole amount.
  if (all === 0n || roomNeed === undefined) return share === amount ? whole : '0'
  const added = printDecimal(share - divideRounded(amount * own, all), digits)
  const plain = `ROUND(ROUND(${whole}*${roomNeed}/${need},9),${digits})`
  if (added === '0') return plain
  return added.startsWith('-') ? plain + added : `${plain}+${added}`
}
