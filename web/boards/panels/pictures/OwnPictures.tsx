import '../../../locales/board-pictures-texts.ts'
import { IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperPoint } from '../../editor/geometry/boxes.ts'
import { toPaper } from '../../editor/geometry/viewing.ts'
import { useEditedBoard } from '../../editor/state/board-editor.ts'
import { viewOfPaper } from '../../editor/state/view.ts'
import tools from '../../editor/Tools.module.css'
import styles from './OwnPictures.module.css'
import { putPictures, stopSending, usePictureSending } from './sending.ts'

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Adds the member's own pictures to the board: chosen by a button, dropped on the page, or pasted. */
export function OwnPictures() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const field = useRef<HTMLInputElement>(null)
  const sending = usePictureSending()
  const take = (files: readonly File[], at?: PaperPoint) => void putPictures(files, { board, t, at })
  const isHeldOver = useIncomingPictures(take)
  // Uploads belong to the board that is left.
  useEffect(() => stopSending, [])
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={KINDS}
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows the same file to be chosen again.
          target.value = ''
          if (files.length > 0) take(files)
        }}
      />
      <button
        type="button"
        className={tools['tool']}
        aria-label={t('boardPictures.add')}
        title={t('boardPictures.add')}
        aria-disabled={sending !== null}
        onClick={() => sending === null && field.current?.click()}
      >
        <IconPhotoUp />
      </button>
      <div className={styles['state']} data-shown={sending !== null || isHeldOver}>
        <output>
          {sending ? t('boardPictures.sending', { ...sending }) : isHeldOver ? t('boardPictures.drop') : ''}
        </output>
        {sending && (
          <>
            <progress aria-label={t('boardPictures.sending', { ...sending })} />
            <button type="button" className={styles['stop']} onClick={stopSending}>
              {t('boardPictures.stop')}
            </button>
          </>
        )}
      </div>
    </>
  )
}

/** Handles files that are dropped or pasted anywhere except in a field or a dialog. Returns whether files are dragged over the page. */
function useIncomingPictures(onFiles: (files: readonly File[], at?: PaperPoint) => void): boolean {
  const [isHeldOver, setIsHeldOver] = useState(false)
  const take = useEffectEvent(onFiles)
  // The window listens, because the browser would leave the page for a file that misses the paper.
  useEffect(() => {
    const going = new AbortController()
    const { signal } = going
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsHeldOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsHeldOver(false)
    const drop = (event: DragEvent) => {
      setIsHeldOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      take(files, droppedAt(event))
    }
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData)
      if (files.length === 0 || isElsewhere(event.target)) return
      event.preventDefault()
      // Otherwise the paper would paste items that were copied from a board before.
      event.stopPropagation()
      take(files)
    }
    window.addEventListener('dragover', hold, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal, capture: true })
    return () => going.abort()
  }, [])
  return isHeldOver
}

/** In mm on the paper; undefined beside the desk. */
function droppedAt({ clientX, clientY, target }: DragEvent): PaperPoint | undefined {
  const desk = target instanceof Element ? target.closest('[data-desk]')?.getBoundingClientRect() : undefined
  return desk && toPaper(viewOfPaper.get(), { x: clientX - desk.x, y: clientY - desk.y })
}

/** Copied cells and texts come with a picture of themselves; their text is meant. */
function picturesIn(clipboard: DataTransfer | null): File[] {
  if (!clipboard || clipboard.types.includes('text/plain')) return []
  return [...clipboard.files].filter(({ type }) => type.startsWith('image/'))
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !== null
  )
}
