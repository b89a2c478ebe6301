import { recordSorts, type RecordSort } from '../../../contract/keeping/record-calls.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { firstOf, pageNo, words, type Asked } from '../../lists/asked.ts'
import { kindsShown, namedKinds } from './kinds.ts'
import type { RecordsAsked } from './record.ts'

/** In place of a missing field: the records whose names are nearly those of others. */
export const ALIKE = 'alike'

/** The sorts of a list, as in its address: `-uses` puts the most used first. */
export const sortings = ['', '-order', 'name', '-name', '-uses', 'uses', '-changed', 'changed'] as const
export type Sorting = (typeof sortings)[number]

/** A list's settings in the address; each kind has at most one of the last five. */
export const FIELDS = {
  q: words(),
  page: pageNo,
  lacks: words(),
  sort: firstOf(sortings),
  type: words(),
  attributeId: words(),
  systemId: words(),
  kind: words(),
  currency: words(),
}
export type ListAsked = Asked<typeof FIELDS>

/** What a kind's list asks the server for, and its own filter. */
export function requestOf(
  kind: RecordKindName,
  asked: ListAsked,
): [asked: RecordsAsked, filters: Record<string, string>] {
  const { filter, lacks } = kindsShown[kind]
  const value = filter && asked[filter]
  const by = sortedBy(asked.sort)
  const request: RecordsAsked = {
    pageNo: asked.page,
    ...(asked.q && { keyword: asked.q }),
    ...(lacks.some((field) => field === asked.lacks) && { lacks: asked.lacks }),
    ...(asked.lacks === ALIKE && namedKinds.has(kind) && { isAlike: '1' as const }),
    ...(asked.sort && { sort: by.sort, direction: by.isDown ? 'down' : 'up' }),
  }
  return [request, filter && value ? { [filter]: value } : {}]
}

export function sortedBy(sorting: Sorting): { sort: RecordSort; isDown: boolean } {
  const said = sorting.replace(/^-/, '')
  return { sort: recordSorts.find((one) => one === said) ?? 'order', isDown: sorting.startsWith('-') }
}

/** Its own order needs no words in the address. */
export function sortingOf(sort: string, isDown: boolean): string {
  if (isDown) return `-${sort}`
  return sort === 'order' ? '' : sort
}
