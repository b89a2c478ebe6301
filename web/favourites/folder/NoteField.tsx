import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NOTE, type FolderItem } from '../../../contract/favourites.ts'
import { useNoteChange } from './item-changes.ts'
import styles from './NoteField.module.css'
import { keepUnsaved, unsavedNote } from './unsaved-notes.ts'

/** What a member notes on an item: written in place, saved when it is left. What could not be saved stays. */
export function NoteField({ item, name }: { item: FolderItem; name: string }) {
  const { t } = useTranslation()
  const id = useId()
  const save = useNoteChange(item.favoritesId)
  /** Null: it is only read. */
  const [draft, setDraft] = useState(() => unsavedNote(item.id))
  const [hasFailed, setHasFailed] = useState(draft !== null)
  const [isWriting, setIsWriting] = useState(draft !== null)

  const leave = async () => {
    setIsWriting(false)
    if (draft === null) return
    if (draft === item.note) return setDraft(null)
    setHasFailed(false)
    keepUnsaved(item.id, draft)
    try {
      await save({ id: item.id, note: draft })
      keepUnsaved(item.id, null)
      setDraft(null)
    } catch {
      // The query client has told it; here it stays with what was written.
      setHasFailed(true)
      setIsWriting(true)
    }
  }
  const giveUp = () => {
    keepUnsaved(item.id, null)
    setDraft(null)
    setHasFailed(false)
    setIsWriting(false)
  }
  const leaveWithPage = useEffectEvent(() => {
    if (isWriting && !hasFailed) void leave()
  })
  // A card that scrolls out of sight, or a page that is left, takes the field with it before it is blurred.
  useEffect(() => () => leaveWithPage(), [])

  const text = draft ?? item.note
  if (!isWriting) {
    return (
      <button
        type="button"
        tabIndex={-1}
        className={styles['note']}
        data-empty={text === ''}
        aria-label={text === '' ? `${t('folder.addNote')}: ${name}` : undefined}
        title={text || undefined}
        onClick={() => {
          setDraft(text)
          setIsWriting(true)
        }}
      >
        <span>{text || t('folder.addNote')}</span>
      </button>
    )
  }
  return (
    <div className={styles['writing']}>
      <textarea
        className={styles['field']}
        aria-label={t('folder.note', { name })}
        aria-describedby={id}
        aria-invalid={hasFailed || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus={!hasFailed}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={({ target }) => setDraft(target.value.slice(0, LONGEST_NOTE))}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') giveUp()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.blur()
        }}
      />
      <p id={id} className={styles['count']} aria-live="polite">
        {hasFailed && <span className={styles['failed']}>{t('folder.noteUnsaved')}</span>}
        <span>{t('folder.noteLength', { count: text.length, most: LONGEST_NOTE })}</span>
      </p>
    </div>
  )
}
