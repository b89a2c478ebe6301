import type { Suggestion } from '../../../contract/catalogue.ts'
import type { FoundWork } from '../../../contract/own-work.ts'

/** A row that can be chosen. `key` is unique among the rows, and valid in an element's id. */
export type SearchRow =
  | { kind: 'recent'; key: string; words: string }
  | { kind: 'suggestion'; key: string; suggestion: Suggestion }
  | { kind: 'work'; key: string; work: FoundWork }
  | { kind: 'words'; key: string; words: string }
  | { kind: 'forget'; key: string }

export interface SuggestionRowGroup {
  title: 'recent' | 'work' | 'category' | 'brand' | 'model' | 'product' | null
  rows: SearchRow[]
}

const SUGGESTION_GROUPS = ['category', 'brand', 'model', 'product'] as const
const MOST_RECENT_BESIDE = 2
/** Of the member's own work, beside suggestions of products. */
const MOST_WORK_BESIDE = 3

interface Offered {
  recent: readonly string[]
  /** Of the member's own work. */
  work: readonly FoundWork[]
  suggestions: readonly Suggestion[]
}

/** Without words the recent searches; with words the member's work and the suggestions, and last the words themselves. */
export function groupRows(words: string, { recent, work, suggestions }: Offered): SuggestionRowGroup[] {
  if (words === '') {
    if (recent.length === 0) return []
    return [
      { title: 'recent', rows: recent.map(recentRow) },
      { title: null, rows: [{ kind: 'forget', key: 'forget' }] },
    ]
  }
  const beside = recent.filter((other) => isBegun(other, words)).slice(0, MOST_RECENT_BESIDE)
  const found = SUGGESTION_GROUPS.map((type) => ({
    title: type,
    rows: suggestions.filter((suggestion) => suggestion.type === type).map(suggestionRow),
  }))
  return [
    { title: 'recent' as const, rows: beside.map(recentRow) },
    {
      title: 'work' as const,
      rows: work.slice(0, suggestions.length > 0 ? MOST_WORK_BESIDE : work.length).map(workRow),
    },
    ...found,
    { title: null, rows: [{ kind: 'words' as const, key: 'words', words }] },
  ].filter(({ rows }) => rows.length > 0)
}

/** The row that a key leads to from this one; null is the box itself. Undefined for keys that the list does not handle. */
export function stepInRows(key: string, from: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return from === null ? 0 : from + 1 < count ? from + 1 : null
  if (key === 'ArrowUp') return from === null ? count - 1 : from > 0 ? from - 1 : null
  if (from === null) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

function recentRow(words: string, index: number): SearchRow {
  return { kind: 'recent', key: `recent-${index}`, words }
}

function suggestionRow(suggestion: Suggestion): SearchRow {
  const { type, id, skuId } = suggestion
  return { kind: 'suggestion', key: [type, id, skuId].filter(Boolean).join('-'), suggestion }
}

function workRow(work: FoundWork): SearchRow {
  return { kind: 'work', key: `${work.kind}-${work.id}`, work }
}

function isBegun(whole: string, words: string): boolean {
  const [long, short] = [whole.toLowerCase(), words.toLowerCase()]
  return long !== short && long.startsWith(short)
}
