import { useNavigate, useParams } from 'react-router'
import type { Board } from '../../contract/boards/calls.ts'
import { SHARED_BOARDS } from '../boards/board-address.ts'
import { BoardInSight } from '../boards/still/BoardInSight.tsx'
import { nameOf, useIsChinese } from '../catalogue/names.ts'
import { reportFailure } from '../errors/report.ts'
import { useUser } from '../members/session/current-user.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { DiscussStillHere } from './DiscussStillHere.tsx'
import { PeopleHere } from './PeopleHere.tsx'
import { prepareSharing } from './ShareHere.tsx'
import { ShareBoardHere } from './ShareBoardHere.tsx'
import { VersionsHere } from './VersionsHere.tsx'
import { WhoIsHereAt } from './WhoIsHereAt.tsx'

const ExportStill = lazyComponent(async () => (await import('../boards/panels/ExportStill.tsx')).ExportStill)
const OwnBoard = lazyComponent(async () => (await import('../boards/editor/OwnBoard.tsx')).OwnBoard)

/** /material/:id: a published board, read-only, or a board that the member may edit. */
export function BoardPage() {
  const { id = '' } = useParams()
  const user = useUser()
  return (
    <BoardInSight
      key={id}
      id={id}
      prepareEditor={prepareEditor}
      renderActions={(board, show) => <LookersActions board={board} onShow={show} />}
      renderEditor={(board, onClosed) =>
        user && (
          <OwnBoard
            key={`${user.id}-${board.id}`}
            boardId={board.id}
            memberId={user.id}
            renderShare={(open) => (
              <>
                <ShareBoardHere board={open} />
                <VersionsHere
                  document={{
                    kind: 'board',
                    refId: open.id,
                    name: open.name,
                    version: open.version,
                    mayEdit: true,
                    saveFirst: open.saveFirst,
                  }}
                />
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

/** What collaborators can do on a board's read-only page. */
function LookersActions({ board, onShow }: { board: Board; onShow: (itemId: string) => void }) {
  const navigate = useNavigate()
  const isChinese = useIsChinese()
  return (
    <>
      <WhoIsHereAt kind="board" refId={board.id} nameOf={(itemId) => sampleName(board, itemId, isChinese)} />
      <DiscussStillHere board={board} onShow={onShow} />
      <PeopleHere thing={{ kind: 'board', refId: board.id }} onLeft={() => void navigate(SHARED_BOARDS)} />
      <VersionsHere
        document={{
          kind: 'board',
          refId: board.id,
          name: board.name,
          version: board.version,
          mayEdit: false,
          saveFirst: async () => true,
        }}
      />
      <LatePart onFailure={reportFailure}>
        <ExportStill board={board} />
      </LatePart>
    </>
  )
}

/** A sample's name; other items have none on the read-only page. */
function sampleName({ items }: Board, itemId: string, isChinese: boolean): string | null {
  const item = items.find(({ id }) => id === itemId)
  return item?.type === 'sku' ? nameOf(isChinese, item.snapshot) : null
}

function prepareEditor() {
  OwnBoard.preload()
  prepareSharing()
}
