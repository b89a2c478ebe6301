import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/endpoint.ts'
import { getKeptMember, getMemberPage, type KeptMember } from '../../../contract/members-kept.ts'
import { call } from '../../api.ts'

export const A_PAGE = 50

/** The list's settings. */
export type AskedMembers = Pick<
  InputOf<typeof getMemberPage>,
  'keyword' | 'role' | 'state' | 'verification' | 'sort'
> & { pageNo: number }

export const memberPage = (asked: AskedMembers) =>
  queryOptions({
    queryKey: ['kept-members', asked],
    queryFn: ({ signal }) => call(getMemberPage, { ...asked, pageSize: A_PAGE }, { signal }),
    meta: { isMembers: true, isSilent: true },
    placeholderData: keepPreviousData,
  })

export const keptMember = (id: string) =>
  queryOptions({
    queryKey: ['kept-member', id],
    queryFn: ({ signal }) => call(getKeptMember, { id }, { signal }),
    meta: { isMembers: true, isSilent: true },
    // Other operators change members, too.
    staleTime: 0,
  })

/** Stores a changed member in the cache; the list is read again when it is next shown. */
export function useNoteMember(): (member: KeptMember) => void {
  const client = useQueryClient()
  return (member) => {
    client.setQueryData(keptMember(member.id).queryKey, member)
    void client.invalidateQueries({ queryKey: ['kept-members'] })
  }
}
