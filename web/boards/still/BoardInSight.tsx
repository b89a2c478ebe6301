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
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useTitleName } from '../../kit/window-title.ts'
import { useWorkPage } from '../../workspace/work-page.ts'
import { boardAddress, isLookedAt } from '../board-address.ts'
import { boardOf, isKnownAsClosed } from '../queries.ts'
import { StillBoard } from './StillBoard.tsx'
import { UnknownBoard } from './UnknownBoard.tsx'

interface BoardInSightProps {
  id: string
  /** Replaces the page for somebody who may edit the board, unless they ask to see it as others do. `onClosed` ends it. */
  renderEditor?: (board: Board, onClosed: () => void) => ReactNode
  /** Buttons beside the name for collaborators who only look; `show` leads to an item. */
  renderActions?: (board: Board, show: (itemId: string) => void) => ReactNode
  /** Loads what `renderEditor` needs, while the board is being loaded. */
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
  /** An open editor closes by itself, so that unsaved edits survive the loss of the right to edit. */
  const [isEditing, setIsEditing] = useState(false)
  if (mayEdit && !isEditing) setIsEditing(true)
  // Others' changes are loaded when they are announced; an editor does so by itself.
  useNewsOf(!isEditing && data?.right ? { kind: 'board', refId: id } : null, () => void refetch())
  /** Reads the board again, because the editor heard of the change first. */
  const closeEditor = () => void refetch().then(() => setIsEditing(false))
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTitleName('page', data?.name ?? nameOfNone)
  // Published boards of others are a part of the gallery.
  useWorkPage(boardAddress(id), data !== undefined && data.right !== null)
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
