import '../late-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Board } from '../../../contract/boards/calls.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import { useUser } from '../../members/session/current-user.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { useTitleName } from '../../ui/window-title.ts'
import { isLookedAt } from '../board-address.ts'
import { boardOf, isKnownAsAnothers } from '../queries.ts'
import { StillBoard } from './StillBoard.tsx'
import { UnknownBoard } from './UnknownBoard.tsx'

interface BoardInSightProps {
  id: string
  /** What the owner gets instead, unless they want to see the board as others do. */
  renderEditor?: (board: Board) => ReactNode
  /** Begins to fetch what `renderEditor` needs, while the board is asked for. */
  prepareEditor?: () => void
}

/** A board's page: the board as the viewer may see it, or why there is none. */
export function BoardInSight({ id, renderEditor, prepareEditor }: BoardInSightProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const user = useUser()
  const client = useQueryClient()
  const mayBeOwn = Boolean(user) && !isKnownAsAnothers(client, id)
  useEffect(() => {
    if (mayBeOwn) prepareEditor?.()
  }, [mayBeOwn, prepareEditor])
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...boardOf(id, user?.id ?? null),
    enabled: user !== undefined,
  })
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTitleName('page', data?.name ?? nameOfNone)
  if (isUnknown) return <UnknownBoard />
  if (error && !data) return <FailureFace error={error} what={t('boards.boardFailed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('boards.opening')} />
  if (renderEditor && data.isOwner && !isLookedAt(search)) return renderEditor(data)
  return <StillBoard board={data} now={dataUpdatedAt} />
}
