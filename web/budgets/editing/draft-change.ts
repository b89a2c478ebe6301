import type { Entry } from '../../../contract/budgets/entries.ts'
import { differenceOf } from '../../workspace/editing/draft.ts'
import type { BudgetDraft } from './budget-kind.ts'

type Entries = BudgetDraft['items']

/**
 * What became of a draft's entries: for `Sums.follow`, and for whatever else follows a draft. Of drafts of one editor only what was
 * edited is compared, however many entries there are.
 */
export function entryChanges(before: Entries, after: Entries): { put: Entry[]; remove: string[] } {
  const { items } = differenceOf({ fields: {}, items: before }, { fields: {}, items: after })
  const [put, remove]: [Entry[], string[]] = [[], []]
  for (const [id, change] of items) {
    if (change.after) put.push(change.after)
    else remove.push(id)
  }
  return { put, remove }
}
