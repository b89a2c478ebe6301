import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Entry } from '../../../contract/budgets/entries.ts'
import { draftDifferenceOf, type DraftDifference } from '../../workspace/editing/draft.ts'
import type { BudgetDraft } from './budget-kind.ts'

type Entries = BudgetDraft['items']

/** What became of a draft's entries. */
interface EntryChanges {
  put: Entry[]
  remove: string[]
}

/** What became of a draft. Of drafts of one editor only what was edited is compared, however many entries there are. */
export function draftChange(before: BudgetDraft, after: BudgetDraft): EntryChanges & { fields: Partial<BudgetFields> } {
  const { items, fields } = draftDifferenceOf(before, after)
  return {
    ...changesIn(items),
    fields: Object.fromEntries([...fields].map(([field, { after: now }]) => [field, now])),
  }
}

/** As `draftChange`, of entries alone: for `Sums.follow`. */
export function entryChanges(before: Entries, after: Entries): EntryChanges {
  return changesIn(draftDifferenceOf({ fields: {}, items: before }, { fields: {}, items: after }).items)
}

function changesIn(items: DraftDifference<object, Entry>['items']): EntryChanges {
  const [put, remove]: [Entry[], string[]] = [[], []]
  for (const [id, change] of items) {
    if (change.after) put.push(change.after)
    else remove.push(id)
  }
  return { put, remove }
}
