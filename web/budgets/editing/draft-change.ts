import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Entry } from '../../../contract/budgets/entries.ts'
import { differenceOf } from '../../workspace/editing/draft.ts'
import type { BudgetDraft } from './budget-kind.ts'

/** What became of a draft. */
interface DraftChange {
  put: readonly Entry[]
  remove: readonly string[]
  fields: Partial<BudgetFields>
}

/**
 * What `createSums` and whatever else follows a draft has to be told when it has become another. Of drafts of one editor only what was
 * edited is compared, however many entries there are.
 */
export function draftChange(before: BudgetDraft, after: BudgetDraft): DraftChange {
  const { items, fields } = differenceOf(before, after)
  const changed = [...items]
  return {
    put: changed.flatMap(([, change]) => change.after ?? []),
    remove: changed.flatMap(([id, change]) => (change.after ? [] : [id])),
    fields: Object.fromEntries([...fields].map(([field, { after: now }]) => [field, now])),
  }
}
