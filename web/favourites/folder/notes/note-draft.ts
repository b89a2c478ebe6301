import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { FolderItem } from '../../../../contract/favourites.ts'
import { useAskBeforeLeaving } from '../../../kit/history/leaving.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { isPassing } from '../../../workspace/until-answered.ts'
import { useNoteChange } from './note-change.ts'
import { keepUnsaved, unsavedNote } from './unsaved-notes.ts'

/** The text of a note while it is written: saved when the field is left, kept in this browser while it could not be saved. */
export function useNoteDraft(item: FolderItem) {
  const { t } = useTranslation()
  const save = useNoteChange(item.favoritesId)
  /** Null: nobody has changed the note. */
  const [draft, setDraft] = useState(() => unsavedNote(item.id))
  const [hasFailed, setHasFailed] = useState(draft !== null)
  const [isWriting, setIsWriting] = useState(draft !== null)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  useAskBeforeLeaving(draft !== null && draft !== item.note)
  // The server refused the text: the network's return is no reason to send it again.
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
      // What was typed during the call stays unsaved.
      if (unsavedNote(item.id) === draft) keepUnsaved(item.id, null)
      setDraft((now) => (now === draft ? null : now))
      say(t('folder.noteSaved'))
    } catch (error) {
      isRefused.current = !isPassing(error)
      // The query client has reported the failure; the field opens again with the text, and takes the focus back.
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
      // The card may have left the document since; it reads the text from here when it comes back.
      keepUnsaved(item.id, typed)
      write(typed)
    }
    showToast(t('folder.noteGivenUp'), { label: t('folder.undo'), act: goOn })
  }
  const blur = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    // The window lost the focus, not the field: save, and leave the field open.
    if (document.activeElement !== target) void leave()
    else if (draft !== null && draft !== item.note) save({ id: item.id, note: draft }).catch(() => undefined)
  }
  useOnUnmount(() => {
    if (isWriting && !hasFailed) void leave()
  })

  useSavingWhenOnline(hasFailed, async () => {
    if (isRefused.current || draft === null) return
    // While somebody types, the field stays open.
    if (document.activeElement !== field.current) return leave()
    await save({ id: item.id, note: draft })
    keepUnsaved(item.id, null)
    setHasFailed(false)
    say(t('folder.noteSaved'))
  })
  return {
    text: draft ?? item.note,
    hasFailed,
    isWriting,
    button,
    field,
    write,
    type: setDraft,
    blur,
    giveUpByKey: (event: KeyboardEvent) => endByKey(event, giveUp, button),
    leaveByKey: (event: KeyboardEvent) => endByKey(event, () => void leave(), button),
  }
}

function useOnUnmount(act: () => void): void {
  const leave = useEffectEvent(act)
  // A card that scrolls out of sight, or a page that is left, unmounts the field without a blur event.
  useEffect(() => () => leave(), [])
}

function useSavingWhenOnline(hasFailed: boolean, save: () => Promise<void>): void {
  const saveAgain = useEffectEvent(save)
  // The browser tells when the network is back.
  useEffect(() => {
    if (!hasFailed) return
    const again = () => void saveAgain().catch(() => undefined)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])
}

/** The field leaves the document: the focus moves to the button that takes its place. */
function endByKey(event: KeyboardEvent, end: () => void, button: RefObject<HTMLElement | null>): void {
  // The same Enter must not press the button as well.
  event.preventDefault()
  flushSync(end)
  button.current?.focus({ preventScroll: true })
}
