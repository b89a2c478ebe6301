import '../../locales/boards-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Board } from '../../../contract/boards/calls.ts'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import { useUser } from '../../members/session/current-user.ts'
import { useNewsOf } from '../../workspace/live/hearing.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { useTitleName } from '../../ui/window-title.ts'
import { isLookedAt } from '../board-address.ts'
import { boardOf, isKnownAsClosed } from '../queries.ts'
import { StillBoard } from './StillBoard.tsx'
import { UnknownBoard } from './UnknownBoard.tsx'

interface BoardInSightProps {
  id: string
  /** What whoever may edit it gets instead, unless they want to see the board as others do. `onClosed` ends it. */
  renderEditor?: (board: Board, onClosed: () => void) => ReactNode
  /** What collaborators who only look at it find beside its name; `show` leads to an item. */
  renderActions?: (board: Board, show: (itemId: string) => void) => ReactNode
  /** Begins to fetch what `renderEditor` needs, while the board is asked for. */
  prepareEditor?: () => void
}

/** A board's page: the board as the viewer may see it, or why there is none. */
export function BoardInSight({ id, renderEditor, renderActions, prepareEditor }: BoardInSightProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const user = useUser()
  const client = useQueryClient()
  const mayBeOwn = Boolean(user) && !isKnownAsClosed(client, id)
  useEffect(() => {
    if (mayBeOwn) prepareEditor?.()
  }, [mayBeOwn, prepareEditor])
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...boardOf(id, user?.id ?? null),
    enabled: user !== undefined,
  })
  const mayEdit = data !== undefined && includesRight(data.right, 'edit')
  /** Once open, the editor closes by itself: what is not saved is not lost where somebody may edit no longer. */
  const [isEditing, setIsEditing] = useState(false)
  if (mayEdit && !isEditing) setIsEditing(true)
  // What others change is asked for when it is told of; an editor does so by itself.
  useNewsOf(!isEditing && data?.right ? { kind: 'board', refId: id } : null, () => void refetch())
  /** By what stands now: the editor has heard of it first. */
  const closeEditor = () => void refetch().then(() => setIsEditing(false))
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTitleName('page', data?.name ?? nameOfNone)
  if (isUnknown && !isEditing) return <UnknownBoard />
  if (error && !data) return <FailureFace error={error} what={t('boards.boardFailed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('boards.opening')} />
  if (renderEditor && user && isEditing && !isLookedAt(search)) return renderEditor(data, closeEditor)
  return (
    <StillBoard
      board={data}
      now={dataUpdatedAt}
      renderActions={renderActions && data.right ? (show) => renderActions(data, show) : undefined}
    />
  )
}
