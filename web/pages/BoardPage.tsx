import { useNavigate, useParams } from 'react-router'
import type { Board } from '../../contract/boards/calls.ts'
import { SHARED_BOARDS } from '../boards/board-address.ts'
import { BoardInSight } from '../boards/still/BoardInSight.tsx'
import { reportFailure } from '../errors/report.ts'
import { useUser } from '../members/session/current-user.ts'
import { LatePart } from '../ui/late/LatePart.tsx'
import { part } from '../ui/late/part.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { prepareSharing } from './ShareHere.tsx'
import { ShareBoardHere } from './ShareBoardHere.tsx'
import { VersionsHere } from './VersionsHere.tsx'

const ExportStill = part(async () => (await import('../boards/panels/ExportStill.tsx')).ExportStill)
const OwnBoard = part(async () => (await import('../boards/editor/OwnBoard.tsx')).OwnBoard)

/** /material/:id: a published board to be looked at, or one that one may work at. */
export function BoardPage() {
  const { id = '' } = useParams()
  const user = useUser()
  return (
    <BoardInSight
      key={id}
      id={id}
      prepareEditor={prepareEditor}
      renderActions={(board) => <LookersActions board={board} />}
      renderEditor={(board, onClosed) =>
        user && (
          <OwnBoard
            key={`${user.id}-${board.id}`}
            boardId={board.id}
            memberId={user.id}
            renderShare={(open) => (
              <>
                <ShareBoardHere board={open} />
                <VersionsHere document={{ kind: 'board', refId: open.id, mayEdit: true, saveFirst: open.saveFirst }} />
              </>
            )}
            right={board.right ?? 'comment'}
            onClosed={onClosed}
          />
        )
      }
    />
  )
}

/** What collaborators do with a board that they look at. */
function LookersActions({ board }: { board: Board }) {
  const navigate = useNavigate()
  return (
    <>
      <PeopleHere thing={{ kind: 'board', refId: board.id }} onLeft={() => void navigate(SHARED_BOARDS)} />
      <LatePart onFailure={reportFailure}>
        <ExportStill board={board} />
      </LatePart>
    </>
  )
}

function prepareEditor() {
  OwnBoard.preload()
  prepareSharing()
}
