import { pricesOf } from '../../../../contract/budgets/arithmetic/amounts.ts'
import { hasOtherPrice } from '../../editing/other-price.ts'
import { doublesOf } from '../../rooms/several.ts'
import type { CellContext } from '../columns/column.ts'
import type { RowFacts } from '../rows/row-facts.ts'

export interface Remark {
  text: string
  /** It asks for action; otherwise it is only information. */
  isWarning: boolean
}

/** Warnings about a line for the person who orders it. */
export function rowRemarksOf(facts: RowFacts, { fields, words, rooms }: CellContext): Remark[] {
  const { line, now, allocations } = facts
  const { t } = words
  const remarks: Remark[] = []
  const warn = (text: string) => remarks.push({ text, isWarning: true })
  if (line.alternativeOf !== null) remarks.push({ text: t('budgetTable.warning.alternative'), isWarning: false })
  if (line.status === 'rejected') remarks.push({ text: t('budgetTable.warning.rejected'), isWarning: false })
  if (pricesOf(line.price) === null) warn(t('budgetTable.warning.unpriced'))
  else if (line.price.fxRate === null) warn(t('budgetTable.warning.noRate'))
  const isUnmeasured = allocations.some(({ source, roomId }) => {
    if (source === 'manual' || source === 'count' || roomId === null) return false
    return (rooms.get(roomId)?.[source] ?? null) === null
  })
  if (doublesOf(allocations).length > 0) warn(t('budgetTable.warning.twice'))
  if (isUnmeasured) warn(t('budgetTable.warning.noMeasure'))
  if (!now) return remarks
  if (now.status === 'withdrawn') warn(t('budgetTable.warning.withdrawn'))
  else if (hasOtherPrice(line, now)) warn(t('budgetTable.warning.changed'))
  if (now.certificatesExpired > 0) warn(t('budgetTable.warning.expired'))
  const { certificatesUntil } = now
  if (certificatesUntil !== null && fields.projectDate !== null && certificatesUntil < fields.projectDate)
    warn(t('budgetTable.warning.ends', { date: certificatesUntil }))
  return remarks
}

/** Whether nobody has said yet how much of the line is needed. A line that follows a measure waits for that. */
export function isForNothing({ line, allocations }: Pick<RowFacts, 'line' | 'allocations'>): boolean {
  const isNothing = allocations.every(
    ({ source, roomId, netQty }) => (source === 'manual' || roomId === null) && !/[1-9]/.test(netQty),
  )
  return isNothing && line.alternativeOf === null
}
