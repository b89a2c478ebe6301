import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ReceivedInvitations } from '../../collaboration/people/ReceivedInvitations.tsx'
import { boardAddress } from '../board-address.ts'
import { readBoardsAgain, type WantedBoards } from '../queries.ts'
import { BoardList } from './BoardList.tsx'

interface SharedBoardsProps {
  wanted: WantedBoards
  viewerId: string
  onCreate: () => void
}

/** The boards that others share with a member, and above them the invitations. */
export function SharedBoards({ wanted, viewerId, onCreate }: SharedBoardsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <>
      <ReceivedInvitations
        kind="board"
        onAccepted={() => readBoardsAgain(client)}
        onOpen={(id) => void navigate(boardAddress(id))}
      />
      <BoardList wanted={wanted} viewerId={viewerId} onCreate={onCreate} />
    </>
  )
}
