import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getOwnCompany, type CompanyDocument, type OwnCompany } from '../../../../contract/company.ts'
import { call } from '../../../api.ts'

/** The state of the company's verification. */
export const ownCompany = queryOptions({
  queryKey: ['own-company'],
  queryFn: ({ signal }) => call(getOwnCompany, {}, { signal }),
  meta: { isMembers: true },
  // A notice of the decision leads here.
  staleTime: 0,
})

/** The documents that a member may send: stored ones of the last submission, and new ones. */
export function documentsIn({ company, unsent }: OwnCompany): CompanyDocument[] {
  return [...new Map([...(company?.documents ?? []), ...unsent].map((one) => [one.id, one])).values()]
}

/** Stores the server's answer, or a known change before reading again, in the cache. */
export function useNoteCompany(): (change: (now: OwnCompany) => OwnCompany) => void {
  const client = useQueryClient()
  return (change) => client.setQueryData(ownCompany.queryKey, (now) => now && change(now))
}
