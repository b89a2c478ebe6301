import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { kindsShown } from './kinds.ts'
import type { Asked } from './queries.ts'

/** What a list's address asks for. */
export function askedBy(kind: RecordKindName, address: URLSearchParams): Asked & { pageNo: number } {
  const { filter, lacks } = kindsShown[kind]
  const page = Number(address.get('page'))
  const lacking = address.get('lacks')
  const value = filter && address.get(filter)
  return {
    pageNo: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    keyword: (address.get('q') ?? '').slice(0, 200),
    ...(lacks.some((field) => field === lacking) && lacking && { lacks: lacking }),
    ...(filter && value && { filters: { [filter]: value } }),
  }
}

/** The address with something else in it; from its first page, where it asks for something else. */
export function withAsked(address: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(address)
  if (!('page' in changes) && !('record' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
