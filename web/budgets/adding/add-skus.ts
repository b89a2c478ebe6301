import '../../locales/budget-adding-texts.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { i18n } from '../../locales/i18n.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { newEntryId } from '../../workspace/new-entry-id.ts'
import { findOffers } from './find-offers.ts'
import { lineToMake, type LineToMake } from './line-to-make.ts'
import { planLines, type Contents, type AddOutcome, type Plan } from './plan.ts'
import { isZeroQuantity } from './quantities.ts'
import { tellOfLeftOut, writeInto, writeNew, type Adding } from './writing.ts'

/** Formats a quantity: "12.4 m²". */
export type SayQuantity = (quantity: string, unit: string) => string

export interface SomeSkus {
  skuIds: readonly string[]
  /** Of a single SKU, in the unit of its line; null where the member gives none. */
  quantity: string | null
  isChinese: boolean
  say: SayQuantity
}

/** Adds SKUs to one of the member's lists, for one of its rooms or the whole project. */
export async function addToBudget(
  adding: Adding,
  list: { id: string; name: string; roomId: string | null },
  some: SomeSkus,
): Promise<void> {
  const offers = await findOffers(some.skuIds)
  if (offers.length === 0) return showToast(i18n.t('budgetAdding.nothing'))
  await writeInto(adding, list, {
    planFor: (contents) => planned(contents, offers, { ...some, roomId: list.roomId }),
    words: ({ outcomes }) => saidOf(outcomes, list.name, some.say),
  })
  tellOfLeftOut(new Set(some.skuIds).size - offers.length)
}

/** Creates a list with SKUs in it. */
export async function addToNewBudget(
  adding: Adding,
  list: { name: string; key: string },
  some: SomeSkus,
): Promise<void> {
  const offers = await findOffers(some.skuIds)
  if (offers.length === 0) return showToast(i18n.t('budgetAdding.nothing'))
  const plan = planned({ rooms: [], lines: [], allocations: [] }, offers, { ...some, roomId: null })
  await writeNew(adding, list, { plan, words: saidOf(plan.outcomes, list.name, some.say) })
  tellOfLeftOut(new Set(some.skuIds).size - offers.length)
}

interface Planned extends Pick<SomeSkus, 'quantity' | 'isChinese'> {
  roomId: string | null
}

function planned(
  contents: Contents,
  offers: readonly Offer[],
  { quantity, isChinese, roomId }: Planned,
): Plan<LineToMake> {
  const wanted = offers.map((offer) => ({ offer, roomId, quantity }))
  return planLines(contents, wanted, { lineOf: lineToMake, newId: newEntryId, isChinese })
}

/** One sentence about what happened to all wanted SKUs. */
export function saidOf(outcomes: readonly AddOutcome[], name: string, say: SayQuantity): string {
  const [only] = outcomes
  if (only && outcomes.length === 1 && only.kind !== 'new') {
    const { unit } = only.wanted.offer
    const [before, after] = [say(only.before ?? '0', unit), say(only.after, unit)]
    if (only.kind === 'more' && isZeroQuantity(only.after)) return i18n.t('budgetAdding.said.roomToo', { name })
    const isChanged = only.kind === 'changed' || only.kind === 'more'
    return i18n.t(isChanged ? 'budgetAdding.said.changedOne' : 'budgetAdding.said.sameOne', {
      name,
      before,
      after,
    })
  }
  const format = new Intl.NumberFormat(i18n.language)
  const counted = (['new', 'changed', 'same', 'kept'] as const).flatMap((part) => {
    const count = new Set(outcomes.filter(({ kind }) => partOf(kind) === part).map(({ lineId }) => lineId)).size
    return count > 0 ? [i18n.t(`budgetAdding.said.${part}`, { count, figure: format.format(count) })] : []
  })
  return i18n.t('budgetAdding.said.line', { name, what: counted.join(i18n.t('budgetAdding.said.pause')) })
}

function partOf(kind: AddOutcome['kind']): 'new' | 'changed' | 'same' | 'kept' {
  if (kind === 'more') return 'changed'
  return kind === 'follows' || kind === 'otherUnit' ? 'kept' : kind
}
