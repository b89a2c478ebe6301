import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MY_BOARDS, SHARED_BOARDS } from '../board-address.ts'
import { PaperAndScale } from '../panels/PaperAndScale.tsx'
import { redo, undo } from './keys/commands.ts'
import { BoardName } from './BoardName.tsx'
import { useEdited, useEditedBoard } from './state/board-editor.ts'
import { SaveStatus } from './SaveStatus.tsx'
import styles from './TopBar.module.css'
import { usePaperName } from './paper-name.ts'

/** The board's name, paper and save state, undo and redo, and actions on the whole board. */
export function TopBar({ place, actions }: { place?: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation()
  const paper = usePaperName()
  const isOwner = useEdited(({ right }) => right === 'own')
  const isGone = useEdited((state) => state.isGone)
  const whose = isOwner ? 'boards.mine' : 'boards.shared'
  return (
    <div className={styles['bar']}>
      <Link className={styles['back']} to={isOwner ? MY_BOARDS : SHARED_BOARDS} title={t(whose)}>
        <IconArrowLeft />
        <span>{t(whose)}</span>
      </Link>
      <BoardName />
      {place}
      {/* As wide as its words: the board's name gives way, not whether all is saved. */}
      <div className="flex min-w-min flex-1 items-center gap-6 whitespace-nowrap text-meta text-second phone:order-1 phone:min-w-0 phone:basis-full phone:flex-wrap">
        <PaperAndScale paper={paper} />
        <span className="ml-6 phone:ml-0 phone:whitespace-normal">
          <SaveStatus />
        </span>
      </div>
      <div className={styles['actions']}>
        {!isGone && <History />}
        {actions}
      </div>
    </div>
  )
}

function History() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const canUndo = useEdited((state) => state.canUndo)
  const canRedo = useEdited((state) => state.canRedo)
  return (
    <>
      {/* Not `disabled`, which would take the focus from the button. */}
      <button
        type="button"
        className={styles['button']}
        aria-label={t('boardEditor.undo')}
        title={t('boardEditor.undo')}
        aria-disabled={!canUndo}
        onClick={() => undo({ board, t })}
      >
        <IconArrowBackUp />
      </button>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('boardEditor.redo')}
        title={t('boardEditor.redo')}
        aria-disabled={!canRedo}
        onClick={() => redo({ board, t })}
      >
        <IconArrowForwardUp />
      </button>
    </>
  )
}
