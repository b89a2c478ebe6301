import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Entry } from '../../../contract/budgets/entries.ts'
import { draftDifferenceOf, type DraftDifference } from '../../workspace/editing/draft.ts'
import type { BudgetDraft } from './budget-kind.ts'

type Entries = BudgetDraft['items']

/** Entries that were put or removed between two drafts. */
interface EntryChanges {
  put: Entry[]
  remove: string[]
}

/** The difference of two drafts. For drafts of one editor it compares only edited entries, however many there are. */
export function draftChange(before: BudgetDraft, after: BudgetDraft): EntryChanges & { fields: Partial<BudgetFields> } {
  const { items, fields } = draftDifferenceOf(before, after)
  return {
    ...changesIn(items),
    fields: Object.fromEntries([...fields].map(([field, { after: now }]) => [field, now])),
  }
}

/** As `draftChange`, for entries alone: for `Sums.follow`. */
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
