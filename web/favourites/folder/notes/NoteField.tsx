import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_ITEM_NOTE, type FolderItem } from '../../../../contract/favourites.ts'
import { useNoteDraft } from './note-draft.ts'
import { NoteWriting } from './NoteWriting.tsx'
import styles from './NoteField.module.css'

/** A member's note on an item: a button that shows it, and a field in its place while it is written. */
export function NoteField({ item, name }: { item: FolderItem; name: string }) {
  const { t } = useTranslation()
  const id = useId()
  const note = useNoteDraft(item)
  const { text, hasFailed, isWriting, button, field } = note
  if (!isWriting) {
    return (
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        className={styles['note']}
        data-empty={text === ''}
        aria-label={text === '' ? `${t('folder.addNote')}: ${name}` : undefined}
        title={text || undefined}
        onClick={() => note.write(text)}
      >
        <span>{text || t('folder.addNote')}</span>
      </button>
    )
  }
  return (
    <NoteWriting id={id} length={text.length} hasFailed={hasFailed}>
      <textarea
        ref={field}
        className={styles['field']}
        aria-label={t('folder.note', { name })}
        aria-describedby={id}
        aria-invalid={hasFailed || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus={!hasFailed}
        rows={4}
        maxLength={LONGEST_ITEM_NOTE}
        value={text}
        onChange={({ target }) => note.type(target.value.slice(0, LONGEST_ITEM_NOTE))}
        onBlur={note.blur}
        onKeyDown={(event) => {
          if (event.key === 'Escape') note.giveUpByKey(event)
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) note.leaveByKey(event)
        }}
      />
    </NoteWriting>
  )
}
