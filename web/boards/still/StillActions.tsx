import { IconCopy, IconFlag, IconFlagOff, IconPencil, IconShieldX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Board } from '../../../contract/boards/calls.ts'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import { openLogin, type LoginPurpose } from '../../members/login/login-dialog.ts'
import { Permitted } from '../../members/Permitted.tsx'
import { currentUser } from '../../members/session/current-user.ts'
import buttons from '../../kit/buttons.module.css'
import { showToast } from '../../kit/toasts/toast.ts'
import { boardAddress } from '../board-address.ts'
import { useBoardDuplication } from '../gallery/duplication.ts'
import { useDismissReports, useReportBoard, useTakeDownBoard } from '../queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import styles from './StillActions.module.css'

const WORKPLACE = '/operator'

/** What a viewer can do with a board: copy or report it, edit it as its owner, take it down as an operator. */
export function StillActions({ board, more }: { board: Board; more?: ReactNode }) {
  const { t } = useTranslation()
  const { id, isOwner, reports, right, visibility } = board
  const [asking, setAsking] = useState<'report' | 'takeDown' | null>(null)
  const duplicate = useBoardDuplication()
  const end = () => setAsking(null)
  return (
    <div className={styles['actions']}>
      {more}
      {includesRight(right, 'edit') && (
        <Link className={buttons['filled']} to={boardAddress(id)}>
          <IconPencil aria-hidden />
          {t('boards.edit')}
        </Link>
      )}
      {!isOwner && (
        <Action icon={<IconCopy aria-hidden />} onPress={() => asMember('board', () => duplicate(board))}>
          {t('boards.duplicateToMine')}
        </Action>
      )}
      {!isOwner && visibility === 'published' && (
        <Action icon={<IconFlag aria-hidden />} onPress={() => asMember('report', () => setAsking('report'))}>
          {t('boards.report')}
        </Action>
      )}
      {visibility === 'published' && (
        <Permitted permission="board:take-down">
          <Action icon={<IconShieldX aria-hidden />} onPress={() => setAsking('takeDown')}>
            {t('boards.takeDown')}
          </Action>
          {reports && reports.length > 0 && <Dismissal id={id} />}
        </Permitted>
      )}
      <Report board={board} isOpen={asking === 'report'} onClose={end} />
      <TakeDown board={board} isOpen={asking === 'takeDown'} onClose={end} />
    </div>
  )
}

interface ActionProps {
  icon: ReactNode
  onPress: () => void
  children: string
}

function Action({ icon, onPress, children }: ActionProps) {
  return (
    <button type="button" className={buttons['plain']} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}

function Dismissal({ id }: Pick<Board, 'id'>) {
  const { t } = useTranslation()
  const { mutate, isPending } = useDismissReports()
  const dismiss = () => mutate({ id }, { onSuccess: () => showToast(t('boards.reportsDismissed')) })
  return (
    <Action icon={<IconFlagOff aria-hidden />} onPress={() => isPending || dismiss()}>
      {t('boards.dismissReports')}
    </Action>
  )
}

/** Acts at once, or after the visitor has signed in. */
function asMember(purpose: LoginPurpose, act: () => void): void {
  if (currentUser() === null) openLogin({ purpose, onSignedIn: act })
  else act()
}

interface AskingProps {
  board: Pick<Board, 'id' | 'isOwner' | 'name'>
  isOpen: boolean
  onClose: () => void
}

function Report({ board: { id, name }, isOpen, onClose }: AskingProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useReportBoard()
  const report = async (reason: string) => {
    await mutateAsync({ id, reason })
    showToast(t('boards.reported'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('boards.reportTitle', { name })}
      hint={t('boards.reportHint')}
      label={t('boards.reason')}
      sendLabel={t('boards.send')}
      isOpen={isOpen}
      onClose={onClose}
      onSend={report}
    />
  )
}

function TakeDown({ board: { id, isOwner, name }, isOpen, onClose }: AskingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutateAsync } = useTakeDownBoard()
  const takeDown = async (reason: string) => {
    await mutateAsync({ id, reason })
    showToast(t('boards.isTakenDown', { name }))
    onClose()
    // Only its owner can see it now.
    if (!isOwner) void navigate(WORKPLACE, { replace: true })
  }
  return (
    <ReasonDialog
      title={t('boards.takeDownTitle', { name })}
      hint={t('boards.takeDownHint')}
      label={t('boards.takeDownReason')}
      sendLabel={t('boards.takeDown')}
      isOpen={isOpen}
      onClose={onClose}
      onSend={takeDown}
    />
  )
}
