import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { LONGEST_ITEM_NOTE, type FolderItem } from '../../../../contract/favourites.ts'
import { useAskBeforeLeaving } from '../../../ui/history/leaving.ts'
import { say } from '../../../ui/toasts/spoken.ts'
import { showToast } from '../../../ui/toasts/toast.ts'
import { isPassing } from '../../../workspace/until-answered.ts'
import { useNoteChange } from '../items/item-changes.ts'
import { NoteWriting } from './NoteWriting.tsx'
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
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  useAskBeforeLeaving(draft !== null && draft !== item.note)
  // A refusal stays one when the network is back.
  const isRefused = useRef(false)

  const write = (text: string) => {
    flushSync(() => {
      setDraft(text)
      setHasFailed(false)
      setIsWriting(true)
    })
    field.current?.setSelectionRange(text.length, text.length)
  }
  const leave = async () => {
    setIsWriting(false)
    if (draft === null) return
    if (draft === item.note) return setDraft(null)
    setHasFailed(false)
    keepUnsaved(item.id, draft)
    try {
      await save({ id: item.id, note: draft })
      // Who wrote on meanwhile keeps that.
      if (unsavedNote(item.id) === draft) keepUnsaved(item.id, null)
      setDraft((now) => (now === draft ? null : now))
      say(t('folder.noteSaved'))
    } catch (error) {
      isRefused.current = !isPassing(error)
      // The query client has told it; here it stays with what was written, and whoever was here goes on.
      const wasHere = document.activeElement === button.current
      flushSync(() => {
        setHasFailed(true)
        setIsWriting(true)
      })
      if (wasHere) field.current?.focus()
    }
  }
  const giveUp = () => {
    const typed = draft ?? ''
    keepUnsaved(item.id, null)
    setDraft(null)
    setHasFailed(false)
    setIsWriting(false)
    if (typed === item.note) return
    const goOn = () => {
      // Where the card is out of sight by now, it is found there as what is not saved yet.
      keepUnsaved(item.id, typed)
      write(typed)
    }
    showToast(t('folder.noteGivenUp'), { label: t('folder.undo'), act: goOn })
  }
  /** The field goes, and the focus would go with it. */
  const endByKey = (event: KeyboardEvent, end: () => void) => {
    // Enter is not the button's as well.
    event.preventDefault()
    flushSync(end)
    button.current?.focus({ preventScroll: true })
  }
  const blur = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    // In another window a person looks something up, and comes back to write on.
    if (document.activeElement !== target) void leave()
    else if (draft !== null && draft !== item.note) save({ id: item.id, note: draft }).catch(() => undefined)
  }
  const leaveWithPage = useEffectEvent(() => {
    if (isWriting && !hasFailed) void leave()
  })
  // A card that scrolls out of sight, or a page that is left, takes the field with it before it is blurred.
  useEffect(() => () => leaveWithPage(), [])

  const saveAgain = useEffectEvent(async () => {
    if (isRefused.current || draft === null) return
    // Who goes on writing is not disturbed.
    if (document.activeElement !== field.current) return leave()
    await save({ id: item.id, note: draft })
    keepUnsaved(item.id, null)
    setHasFailed(false)
    say(t('folder.noteSaved'))
  })
  useEffect(() => {
    if (!hasFailed) return
    const again = () => void saveAgain().catch(() => undefined)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])

  const text = draft ?? item.note
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
        onClick={() => write(text)}
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
        onChange={({ target }) => setDraft(target.value.slice(0, LONGEST_ITEM_NOTE))}
        onBlur={blur}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') endByKey(event, giveUp)
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) endByKey(event, () => void leave())
        }}
      />
    </NoteWriting>
  )
}
