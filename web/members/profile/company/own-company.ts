import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getOwnCompany, type CompanyDocument, type OwnCompany } from '../../../../contract/company.ts'
import { call } from '../../../api.ts'

/** How far the verification of the member's company is. */
export const ownCompany = queryOptions({
  queryKey: ['own-company'],
  queryFn: ({ signal }) => call(getOwnCompany, {}, { signal }),
  meta: { isMembers: true },
  // A notice of the verdict leads here.
  staleTime: 0,
})

/** The documents that a member may send: those sent before that are still kept, and those that wait. */
export function documentsIn({ company, unsent }: OwnCompany): CompanyDocument[] {
  return [...new Map([...(company?.documents ?? []), ...unsent].map((one) => [one.id, one])).values()]
}

/** Notes what the server has answered, or what is known to be so before it is asked again. */
export function useNoteCompany(): (change: (now: OwnCompany) => OwnCompany) => void {
  const client = useQueryClient()
  return (change) => client.setQueryData(ownCompany.queryKey, (now) => now && change(now))
}
