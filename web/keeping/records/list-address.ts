import type { RecordSort } from '../../../contract/keeping/record-calls.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { kindsShown, namedKinds } from './kinds.ts'
import type { RecordListRequest } from './queries.ts'

/** In place of a missing field: the records whose names are nearly those of others. */
export const ALIKE = 'alike'

/** A list's settings in the address. */
export function readRecordAddress(
  kind: RecordKindName,
  address: URLSearchParams,
): RecordListRequest & { pageNo: number } {
  const { filter, lacks } = kindsShown[kind]
  const page = Number(address.get('page'))
  const lacking = address.get('lacks')
  const value = filter && address.get(filter)
  return {
    pageNo: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    keyword: (address.get('q') ?? '').slice(0, 200),
    ...(lacks.some((field) => field === lacking) && lacking && { lacks: lacking }),
    ...(lacking === ALIKE && namedKinds.has(kind) && { isAlike: '1' as const }),
    ...sortOf(address.get('sort') ?? ''),
    ...(filter && value && { filters: { [filter]: value } }),
  }
}

/** The sorts of a list, as in its address: `-uses` puts the most used first. */
export const sortings = ['', '-order', 'name', '-name', '-uses', 'uses', '-changed', 'changed'] as const
export type Sorting = (typeof sortings)[number]

/** The sort in the address's form, from the list's settings. */
export function sortingOf({
  sort = 'order',
  direction = 'up',
}: Pick<RecordListRequest, 'sort' | 'direction'>): Sorting {
  const said = direction === 'down' ? `-${sort}` : sort
  return sortings.find((sorting) => sorting === said) ?? ''
}

function sortOf(said: string): Pick<RecordListRequest, 'sort' | 'direction'> {
  const sorting = sortings.find((one) => one === said)
  if (!sorting) return {}
  const sort = sorting.replace(/^-/, '') as RecordSort
  return { sort, direction: sorting.startsWith('-') ? 'down' : 'up' }
}

/** The address with some settings changed; other filters begin at the first page. */
export function writeRecordAddress(
  address: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (!('page' in changes) && !('record' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
