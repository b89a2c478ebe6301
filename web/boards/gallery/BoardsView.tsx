import '../../locales/boards-texts.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { openLogin } from '../../members/login/login-dialog.ts'
import { MembersOnly } from '../../members/MembersOnly.tsx'
import { currentUser, useUser } from '../../members/session/current-user.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useLateDialog } from '../../workspace/late-dialog.tsx'
import { WorkHead } from '../../workspace/WorkHead.tsx'
import { RecentlyDeleted } from '../../workspace/trash/RecentlyDeleted.tsx'
import { useDeletedBoards } from '../queries.ts'
import { BoardList } from './BoardList.tsx'
import { useWantedBoards } from './wanted-boards.ts'

const NewBoardDialog = lazyComponent(async () => (await import('./NewBoardDialog.tsx')).NewBoardDialog)
const SharedBoards = lazyComponent(async () => (await import('./SharedBoards.tsx')).SharedBoards)
const DeletedBoards = lazyComponent(async () => (await import('./DeletedBoards.tsx')).DeletedBoards)

/** The page of published boards, of a member's own boards, or of those that others share with them. */
export function BoardsView() {
  const { t } = useTranslation()
  const { wanted } = useWantedBoards()
  const place = wanted.isShared ? 'sharedBoards' : wanted.isMine ? 'boards' : undefined
  const user = useUser()
  const createButton = useRef<HTMLButtonElement>(null)
  const { create, dialog } = useNewBoard()
  return (
    <>
      <WorkHead
        title={t(place ? 'routes.work' : 'routes.material')}
        place={place}
        createLabel={t('boards.create')}
        createButton={createButton}
        onCreate={create}
      />
      {wanted.isShared ? (
        <MembersOnly page="work" isPart>
          {({ id }) => (
            <LatePart onFailure={reportFailure} fallback={<ProgressLine label={t('loading')} />}>
              <SharedBoards key={id} wanted={wanted} viewerId={id} onCreate={create} />
            </LatePart>
          )}
        </MembersOnly>
      ) : wanted.isMine ? (
        <MembersOnly page="work" isPart>
          {({ id }) => (
            <>
              <BoardList key={id} wanted={wanted} viewerId={id} onCreate={create} />
              <DeletedLately onEmptied={() => createButton.current?.focus()} />
            </>
          )}
        </MembersOnly>
      ) : (
        <BoardList wanted={wanted} viewerId={user?.id ?? null} isWaiting={user === undefined} onCreate={create} />
      )}
      {dialog}
    </>
  )
}

function DeletedLately({ onEmptied }: { onEmptied: () => void }) {
  return <RecentlyDeleted query={useDeletedBoards()} Dialog={DeletedBoards} onEmptied={onEmptied} />
}

/** The dialog of a new board. A visitor logs in first. */
function useNewBoard() {
  const { isOpen, open, close, draw } = useLateDialog()
  const create = () => {
    if (currentUser() === null) openLogin({ purpose: 'board', onSignedIn: open })
    else open()
  }
  return { create, dialog: draw((openings) => <NewBoardDialog key={openings} isOpen={isOpen} onClose={close} />) }
}
