import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/endpoint.ts'
import { getKeptMember, getMemberPage, type KeptMember } from '../../../contract/members-kept.ts'
import { call } from '../../api.ts'

export const A_PAGE = 50

/** What the list is asked for. */
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
    // Others keep members, too.
    staleTime: 0,
  })

/** Notes a member as the server tells of them after a change; the list is asked for when it is next looked at. */
export function useNoteMember(): (member: KeptMember) => void {
  const client = useQueryClient()
  return (member) => {
    client.setQueryData(keptMember(member.id).queryKey, member)
    void client.invalidateQueries({ queryKey: ['kept-members'] })
  }
}
