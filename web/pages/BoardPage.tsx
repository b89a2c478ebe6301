import { useParams } from 'react-router'
import { BoardInSight } from '../boards/still/BoardInSight.tsx'
import { useUser } from '../members/session/current-user.ts'
import { part } from '../ui/late/part.tsx'
import { prepareSharing } from './ShareHere.tsx'
import { ShareBoardHere } from './ShareBoardHere.tsx'
import { VersionsHere } from './VersionsHere.tsx'

const OwnBoard = part(async () => (await import('../boards/editor/OwnBoard.tsx')).OwnBoard)

/** /material/:id: a published board to be looked at, or one’s own to be worked at. */
export function BoardPage() {
  const { id = '' } = useParams()
  const user = useUser()
  return (
    <BoardInSight
      key={id}
      id={id}
      prepareEditor={prepareEditor}
      renderEditor={(board) =>
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
          />
        )
      }
    />
  )
}

function prepareEditor() {
  OwnBoard.preload()
  prepareSharing()
}
