import { useDraggable } from '@dnd-kit/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../../kit/moments.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { useUpdateFolder, type Folder } from '../../queries.ts'
import { focusFolder, folderLinkId } from './folder-link.ts'
import styles from './FolderCard.module.css'
import { folderAddress } from '../../folder-address.ts'
import { FolderMenu } from './FolderMenu.tsx'
import { FolderMosaic } from './FolderMosaic.tsx'
import { useReadingAhead } from './read-ahead.ts'
import { FolderNameForm } from '../FolderNameForm.tsx'

interface FolderGrip {
  id: string
  hintId: string
  /** Held by keys. */
  isHeld: boolean
  /** Returns whether it handled the key. */
  onKey: (id: string, key: string) => boolean
  onLeave: () => void
}

interface FolderCardProps {
  folder: Folder
  /** Epoch milliseconds. */
  now: number
  /** CSS px. */
  width: number
  isEager: boolean
  isChosen: boolean
  /** Ticking has begun: a press on a card ticks it, too. */
  isChoosing: boolean
  isRenaming: boolean
  /** Null: the order cannot be changed now. */
  grip: FolderGrip | null
  onChoose: (isStretch: boolean) => void
  /** Null: ends renaming. */
  onRename: (id: string | null) => void
  onCover: (id: string) => void
  onDelete: (id: string) => void
}

/** One folder of the gallery: a link with its pictures, a tick box, and the tools to move, rename or delete it. */
export function FolderCard(props: FolderCardProps) {
  const { folder, now, width, isEager, isChosen, isChoosing, isRenaming, grip, onChoose } = props
  const { id, name } = folder
  const { t } = useTranslation()
  const { mutateAsync: update } = useUpdateFolder({ isSilent: true })
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: grip === null })
  const readingAhead = useReadingAhead(id)
  const endRenaming = (hadFocus: boolean) => {
    props.onRename(null)
    if (hadFocus) focusFolder(id)
  }
  const rename = async (next: string) => {
    if (next === name) return
    await update({ id, name: next })
    say(t('folders.renamed'))
  }
  const press = (event: MouseEvent) => {
    const isOne = event.ctrlKey || event.metaKey || isChoosing
    if (!event.shiftKey && !isOne) return
    event.preventDefault()
    onChoose(event.shiftKey)
  }
  return (
    <article
      className={styles['card']}
      data-chosen={isChosen}
      data-choosing={isChoosing}
      data-carried={isDragging}
      data-held={grip?.isHeld}
      aria-label={name}
    >
      <Link
        id={folderLinkId(id)}
        ref={setNodeRef}
        className={styles['link']}
        to={folderAddress(id)}
        draggable={false}
        aria-label={isRenaming ? name : undefined}
        onClick={press}
        {...listeners}
        {...readingAhead}
      >
        <FolderMosaic folder={folder} width={width} isEager={isEager} />
        {!isRenaming && (
          <span className={styles['name']} title={name}>
            {name}
          </span>
        )}
      </Link>
      <input
        type="checkbox"
        className={`${tickBox['box']} ${styles['tick']}`}
        aria-label={t('folders.choose', { name })}
        checked={isChosen}
        onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      {isRenaming ? (
        <div className={styles['form']}>
          <FolderNameForm name={name} saveLabel={t('folders.save')} onSave={rename} onEnd={endRenaming} />
        </div>
      ) : (
        <div className={styles['tools']}>
          {grip && <Grip folder={folder} grip={grip} listeners={listeners} />}
          <FolderMenu
            folder={folder}
            onRename={() => props.onRename(id)}
            onCover={() => props.onCover(id)}
            onDelete={() => props.onDelete(id)}
          />
        </div>
      )}
      <FolderMeta folder={folder} now={now} />
    </article>
  )
}

interface GripProps {
  folder: Folder
  grip: FolderGrip
  listeners: ReturnType<typeof useDraggable>['listeners']
}

/** The handle that sorts by pointer or by keys. */
function Grip({ folder: { id, name }, grip, listeners }: GripProps) {
  const { t } = useTranslation()
  return (
    <button
      id={grip.id}
      type="button"
      className={styles['grip']}
      aria-label={t('folders.move', { name })}
      aria-describedby={grip.hintId}
      aria-pressed={grip.isHeld}
      title={t('folders.moveHint')}
      onKeyDown={(event) => {
        if (grip.onKey(id, event.key)) event.preventDefault()
      }}
      onBlur={grip.onLeave}
      {...listeners}
    >
      <IconGripVertical />
    </button>
  )
}

function FolderMeta({ folder: { count, updateTime }, now }: Pick<FolderCardProps, 'folder' | 'now'>) {
  const { t, i18n } = useTranslation()
  const time = timeAgo(updateTime, now, i18n.resolvedLanguage ?? 'en') ?? t('folders.changedNow')
  return (
    <p className={styles['meta']}>
      <span>{t('folders.items', { count })}</span>
      <span>{t('folders.changed', { time })}</span>
    </p>
  )
}
