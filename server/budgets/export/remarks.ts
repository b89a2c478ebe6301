import { roomSharesOf } from '../../../contract/budgets/arithmetic/shares.ts'
import { littleOversOf } from '../../../contract/budgets/little-over.ts'
import { hasNoAmount, isTaxUntold } from '../../../contract/budgets/what-counts.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import { grouped } from './grouped.ts'
import { packUnitOf } from './line-words.ts'
import { readableQuantity, shownUnitOf, tableQuantity } from './quantities.ts'
import { budgetWordsIn } from './words.ts'

/** Remarks that matter before a line is ordered. */
export function remarksOf(budget: FileBudget, line: FileLine): string[] {
  const { list, language, audience } = budget
  const { projectDate, status } = list
  const words = budgetWordsIn(language)
  const { now, figures, alternativeOf } = line
  const ends = now?.certificatesUntil ?? null
  const isExpiring = ends !== null && projectDate !== null && ends < projectDate && status !== 'closed'
  return [
    alternativeOf === null ? '' : words.alternative,
    // Orders show no amounts.
    figures.low === null && audience !== 'orders' ? words.unpriced : '',
    hasNoAmount(line) ? words.noAmountYet : '',
    isTaxUntold(line) ? words.taxUnknown : '',
    // A client does not order.
    ...(audience === 'client' ? [] : littleOverTexts(budget, line)),
    now?.status === 'withdrawn' ? words.withdrawn : '',
    now && now.certificatesExpired > 0 ? words.expired : '',
    isExpiring ? words.expiring(ends) : '',
  ].filter(Boolean)
}

/** "0.03 m² over 11 × box", after the room's name where packs are counted by room. */
function littleOverTexts(budget: FileBudget, line: FileLine): string[] {
  const { list, rooms, language } = budget
  const { pack, figures, allocations } = line
  if (pack.coveragePerPack === null) return []
  const words = budgetWordsIn(language)
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const shares = list.packing === 'pooled' ? [] : roomSharesOf(list, figures, allocations, byId)
  return littleOversOf({ pack, packing: list.packing, figures, shares }).map(({ roomId, packs, over }) => {
    const short = readableQuantity(budget, line, over)
    const quantity = /[1-9]/.test(short) ? short : tableQuantity(budget, line, over)
    const told = [
      `${quantity} ${shownUnitOf(budget, line)}`,
      `${grouped(packs)} × ${packUnitOf(budget, line)}`,
    ] as const
    if (roomId === undefined) return words.littleOver(...told)
    const room = byId.get(roomId ?? '')?.name ?? words.wholeProject
    return words.littleOverIn(room, ...told)
  })
}
