import { useQueryClient } from '@tanstack/react-query'
import { getKeptMember, getMemberPage, type KeptMember } from '../../../contract/members-kept.ts'
import { query, readAgain } from '../../query.ts'

/** One member; other operators change members, too. */
export const keptMember = (id: string) => query(getKeptMember, { id }, { isSilent: true, isFresh: true })

/** Notes how a change answered that a member stands now; the list is read again. */
export function useNoteMember(): (member: KeptMember) => void {
  const client = useQueryClient()
  return (member) => {
    client.setQueryData(keptMember(member.id).queryKey, member)
    void readAgain(client, [getMemberPage])
  }
}
