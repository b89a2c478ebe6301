import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { ShareState } from '../../../contract/sharing/activity-calls.ts'
import { timeAgo } from '../../kit/moments.ts'
import { say } from '../../kit/toasts/spoken.ts'
import { NameForm } from '../../workspace/NameForm.tsx'
import { sharedWays } from '../../workspace/shared-states.ts'
import { boardAddress } from '../board-address.ts'
import { useRenameBoard, type BoardCard as Board } from '../queries.ts'
import styles from './BoardCard.module.css'
import { boardLinkId, focusBoard } from './board-link.ts'
import { BoardMenu } from './BoardMenu.tsx'
import type { BoardPlace } from './BoardMasonry.tsx'
import { BoardPicture, PaletteStripes } from './BoardPicture.tsx'
import { TakenDown } from './TakenDown.tsx'

interface BoardCardProps {
  board: Board
  place: BoardPlace
  /** Epoch milliseconds. */
  now: number
  /** Own boards can be renamed, duplicated and deleted. */
  isMine: boolean
  /** Shared boards show what the member may do, and can be left. */
  isShared: boolean
  /** How an own board is shared, once that is known. */
  state: ShareState | undefined
  onDelete: (board: Board) => void
  onLeave: (board: Thing & { name: string }) => void
}

/** A board in the gallery: its paper, its colours, its owner, and how much is on it. */
export function BoardCard({ board, place, now, isMine, isShared, state, onDelete, onLeave }: BoardCardProps) {
  const { id, name, palette, thumbnail, version } = board
  const { t } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  const { mutateAsync: renameBoard } = useRenameBoard()
  const endRenaming = (hadFocus: boolean) => {
    setIsRenaming(false)
    if (hadFocus) focusBoard(id)
  }
  const rename = async (next: string) => {
    if (next === name) return
    await renameBoard({ id, version, name: next })
    say(t('boards.renamed'))
  }
  return (
    <article className={styles['card']} aria-label={name}>
      <Link
        id={boardLinkId(id)}
        className={styles['link']}
        to={boardAddress(id)}
        draggable={false}
        aria-label={isRenaming ? name : undefined}
      >
        <span
          className={styles['paper']}
          style={{ height: place.pictureHeight, aspectRatio: place.width / place.pictureHeight }}
        >
          <BoardPicture address={thumbnail} palette={palette} isEager={place.isEager} />
        </span>
        <span className={styles['palette']}>
          <PaletteStripes palette={palette} />
        </span>
        {!isRenaming && (
          <span className={styles['name']} title={name}>
            {name}
          </span>
        )}
      </Link>
      {isRenaming && (
        <div className={styles['form']}>
          <NameForm
            name={name}
            label={t('boards.name')}
            prompt={t('boards.namePrompt')}
            saveLabel={t('boards.save')}
            cancelLabel={t('boards.cancel')}
            onSave={rename}
            onEnd={endRenaming}
          />
        </div>
      )}
      {(isMine || isShared) && !isRenaming && (
        <div className={styles['tools']}>
          <BoardMenu
            board={board}
            onRename={() => setIsRenaming(true)}
            onDelete={() => onDelete(board)}
            onLeave={() => onLeave({ kind: 'board', refId: id, name })}
          />
        </div>
      )}
      <Facts board={board} now={now} isMine={isMine} isShared={isShared} state={state} />
      {board.takenDown && <TakenDown name={name} takenDown={board.takenDown} />}
    </article>
  )
}

type FactsProps = Pick<BoardCardProps, 'board' | 'now' | 'isMine' | 'isShared' | 'state'>

function Facts({ board, now, isMine, isShared, state }: FactsProps) {
  const { t, i18n } = useTranslation()
  const { ownerName, isOwner, right, skuCount, visibility, updateTime } = board
  const language = i18n.resolvedLanguage ?? 'en'
  const figure = new Intl.NumberFormat(language).format(skuCount)
  const materials = t('boards.materials', { count: skuCount, figure })
  const changed = t('boards.changed', { time: timeAgo(updateTime, now, language) ?? t('boards.changedNow') })
  const whose = isOwner ? t('boards.byYou') : t('boards.by', { name: ownerName })
  const ways = [
    ...(visibility === 'published' ? [t('boards.isPublished')] : []),
    ...(state ? sharedWays(state, t) : []),
  ]
  const known = ways.length > 0 || state ? ways.join(' · ') || t('boards.private') : ''
  return (
    <>
      <p className={styles['meta']}>
        <span className={styles['whose']}>{isMine ? known : whose}</span>
        <span>{materials}</span>
      </p>
      <p className={styles['meta']}>
        <span>{changed}</span>
        {isShared && right && <span>{t(`boards.rights.${right}`)}</span>}
      </p>
    </>
  )
}
