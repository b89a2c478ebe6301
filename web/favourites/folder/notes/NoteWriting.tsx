import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_ITEM_NOTE } from '../../../../contract/favourites.ts'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { roomToTell } from './note-room.ts'
import styles from './NoteField.module.css'

interface NoteWritingProps {
  /** The id of the text that describes the field. */
  id: string
  /** Characters. */
  length: number
  hasFailed: boolean
  /** The field. */
  children: ReactNode
}

/** A note being written: how to save and leave it, and how many characters are left. */
export function NoteWriting({ id, length, hasFailed, children }: NoteWritingProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const room = roomToTell(length, LONGEST_ITEM_NOTE)
  return (
    <div className={styles['writing']}>
      {children}
      <p className={styles['foot']}>
        <span id={id}>
          {hasFailed && <span className={styles['failed']}>{t('folder.noteUnsaved')} </span>}
          {t(isPhone ? 'folder.noteHint' : 'folder.noteKeys')}
        </span>
        <span className={styles['count']}>{t('folder.noteLength', { count: length, most: LONGEST_ITEM_NOTE })}</span>
      </p>
      {/* The count changes with every key: a screen reader would speak over the typing. */}
      <p className="visually-hidden" aria-live="polite">
        {room !== null && t(room > 0 ? 'folder.noteRoom' : 'folder.noteFull', { count: room })}
      </p>
    </div>
  )
}
