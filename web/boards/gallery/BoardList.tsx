import '../../locales/boards-texts.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaving } from '../../collaboration/people/leaving.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { useEndlessList } from '../../kit/lists/endless-list.ts'
import { itemsOnce } from '../../kit/lists/once-each.ts'
import { useRestoredFocus } from '../../kit/lists/restored-focus.ts'
import { resultsTarget } from '../../kit/focus/skip-target.ts'
import { useSharedStates } from '../../workspace/shared-states.ts'
import { isNarrowed } from '../board-address.ts'
import { boardPagesOf, readBoardsAgain, type BoardCard as Board, type WantedBoards } from '../queries.ts'
import { focusBoard } from './board-link.ts'
import { BoardCard } from './BoardCard.tsx'
import styles from './BoardList.module.css'
import { BoardMasonry } from './BoardMasonry.tsx'
import { BoardsSkeleton } from './BoardsSkeleton.tsx'
import { BoardTools } from './BoardTools.tsx'
import { useBoardDeletion } from './deletion.ts'
import { useWantedBoards } from './wanted-boards.ts'

/** The page's main part (web/shell). */
const CONTENT = 'content'

interface BoardListProps {
  wanted: WantedBoards
  /** The member who looks; null for a visitor. */
  viewerId: string | null
  /** It is not known yet who looks. */
  isWaiting?: boolean
  onCreate: () => void
  /** Of a project, which has no filters: what stands in place of boards where there are none. */
  none?: ReactNode
}

/** A list of boards with its filters: loading, empty, failed or shown. */
export function BoardList({ wanted, viewerId, isWaiting = false, onCreate, none }: BoardListProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const isOfProject = wanted.projectId !== undefined
  const pages = useInfiniteQuery({ ...boardPagesOf(wanted, viewerId), enabled: !isWaiting })
  const { items, total, isPending, isOutdated, error, failedOn, hasMore, readOn, retry } = useEndlessList(
    pages,
    itemsOnce<Board>,
  )
  const isOwn = (board: Board) => (isOfProject ? board.right === 'own' : wanted.isMine)
  const own = items.filter(isOwn)
  const states = useSharedStates('board', own, own.length > 0)
  const remove = useBoardDeletion(useRestoredFocus(items, focusBoard))
  const leaving = useLeaving(() => {
    readBoardsAgain(client)
    document.getElementById(CONTENT)?.focus()
  })
  // The pressed button disappears with its board, so the focus moves to a neighbour.
  const removeOne = (board: Board) => {
    remove(board)
    const place = items.indexOf(board)
    const neighbour = items[place + 1] ?? items[place - 1]
    if (neighbour) focusBoard(neighbour.id)
  }
  const list = () => {
    if (isPending) return <BoardsSkeleton />
    if (error) return <FailureFace isPart error={error} what={t('boards.failed')} onRetry={retry} />
    return (
      <div className={isOutdated ? styles['outdated'] : undefined} aria-busy={isOutdated}>
        <BoardMasonry
          label={t(`boards.${listOf(wanted)}`)}
          boards={items}
          total={total}
          hasMore={hasMore}
          onNearEnd={readOn}
          renderBoard={(board, place) => (
            <BoardCard
              board={board}
              place={place}
              now={pages.dataUpdatedAt}
              isMine={isOwn(board)}
              isShared={isOfProject ? !isOwn(board) : wanted.isShared}
              state={states.get(board.id)}
              onDelete={removeOne}
              onLeave={leaving.ask}
            />
          )}
        />
        {failedOn && (
          <Face
            title={t('boards.failed')}
            hint={reasonOf(failedOn, t)}
            action={<RetryButton look="plain" onRetry={retry} />}
          />
        )}
      </div>
    )
  }
  const isEmpty = items.length === 0 && !isPending && !error
  const isBare = isEmpty && !isNarrowed(wanted)
  return (
    <div ref={isEmpty || isOfProject ? undefined : resultsTarget} className={styles['results']} tabIndex={-1}>
      {!isBare && !isOfProject && <BoardTools total={isPending || error ? null : total} />}
      {/* The live region exists before it has text, so that screen readers announce it. */}
      <div aria-live="polite">
        {isEmpty && isOfProject && none}
        {isEmpty &&
          !isOfProject &&
          (isBare ? <NothingYet of={listOf(wanted)} onCreate={onCreate} /> : <NothingFound />)}
      </div>
      {!isEmpty && list()}
      {leaving.dialog}
    </div>
  )
}

function NothingYet({ of, onCreate }: { of: ListOfBoards; onCreate: () => void }) {
  const { t } = useTranslation()
  if (of === 'shared') return <Face title={t('boards.emptyShared')} hint={t('boards.emptySharedHint')} />
  const isMine = of === 'mine'
  return (
    <Face
      title={t(isMine ? 'boards.emptyMine' : 'boards.empty')}
      hint={t(isMine ? 'boards.emptyMineHint' : 'boards.emptyHint')}
      action={
        <button type="button" className={buttons['plain']} aria-haspopup="dialog" onClick={onCreate}>
          {t('boards.create')}
        </button>
      }
    />
  )
}

function NothingFound() {
  const { t } = useTranslation()
  const { change } = useWantedBoards()
  return (
    <Face
      title={t('boards.none')}
      hint={t('boards.noneHint')}
      action={
        <button
          type="button"
          className={buttons['plain']}
          onClick={() => change({ keyword: null, colorHex: null, skuId: null })}
        >
          {t('boards.noneClear')}
        </button>
      }
    />
  )
}

type ListOfBoards = 'published' | 'mine' | 'shared' | 'inProject'

function listOf({ isMine, isShared, projectId }: WantedBoards): ListOfBoards {
  if (projectId !== undefined) return 'inProject'
  if (isShared) return 'shared'
  return isMine ? 'mine' : 'published'
}
