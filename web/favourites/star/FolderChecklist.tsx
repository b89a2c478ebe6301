import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder } from '../../../contract/favourites.ts'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { Face } from '../../kit/Face.tsx'
import { useRowsInDocument } from '../../kit/lists/rows-in-document.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import styles from './FolderChecklist.module.css'
import { FolderRow } from './FolderRow.tsx'

/** Design pixels. */
const ROW_HEIGHT = 56

interface FolderListProps {
  ref: Ref<HTMLUListElement>
  skuId: string
  /** Undefined while they load. */
  folders: readonly Folder[] | undefined
  isFiltered: boolean
  /** The folder made just now: it gets the focus. */
  madeId: string | undefined
  error: Error | null
  onRetry: () => void
  onToggle: (folder: Folder) => void
}

/** A list of folders to tick, or the reason why it is empty. */
export function FolderChecklist(props: FolderListProps) {
  const { t } = useTranslation()
  const { folders, isFiltered, error, onRetry } = props
  if (!folders && error)
    return (
      <Face
        title={t('favourites.popover.failed')}
        hint={reasonOf(error, t)}
        action={<RetryButton look="plain" onRetry={onRetry} />}
      />
    )
  if (!folders) return <ProgressLine label={t('loading')} />
  if (folders.length === 0 && isFiltered) return <p className={styles['none']}>{t('favourites.popover.noMatch')}</p>
  if (folders.length === 0) return <Face title={t('favourites.popover.none')} hint={t('favourites.popover.noneHint')} />
  return <Rows {...props} folders={folders} />
}

/** Only the rows in view are in the document, and the row that is the tab stop. Arrow keys move through all. */
function Rows({ ref, skuId, folders, madeId, onToggle }: FolderListProps & { folders: readonly Folder[] }) {
  const { t } = useTranslation()
  const { u } = usePageUnit()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(0)
  const current = Math.min(stop, folders.length - 1)
  useImperativeHandle(ref, () => list.current as HTMLUListElement)
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useVirtualizer({
    count: folders.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT * u,
    overscan: 4,
    rangeExtractor: useRowsInDocument([current]),
  })
  const wantsFocus = useRef<number | null>(null)
  // A row out of view has to be rendered first.
  useEffect(() => {
    if (wantsFocus.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${wantsFocus.current}"]`)?.focus({ preventScroll: true })
    wantsFocus.current = null
  })
  const goTo = (row: number) => {
    wantsFocus.current = row
    setStop(row)
    virtualizer.scrollToIndex(row)
  }
  const welcome = useEffectEvent((id: string) => {
    const row = folders.findIndex((folder) => folder.id === id)
    if (row !== -1) goTo(row)
  })
  // The form that made the folder has left the document, and the focus with it.
  useEffect(() => {
    if (madeId) welcome(madeId)
  }, [madeId])
  const move = (event: KeyboardEvent) => {
    const last = folders.length - 1
    const here = folders[current]
    if (event.key === 'Enter' && here) return onToggle(here)
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(Math.min(Math.max(target, 0), last))
  }
  return (
    <div ref={box} className={styles['box']}>
      <ul
        ref={list}
        className={styles['list']}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t('favourites.popover.list')}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const folder = folders[index]
          if (!folder) return null
          return (
            <li
              key={folder.id}
              className={styles['cell']}
              style={{ height: size, transform: `translateY(${start}px)` }}
              aria-setsize={folders.length}
              aria-posinset={index + 1}
            >
              <FolderRow
                skuId={skuId}
                folder={folder}
                row={index}
                isStop={index === current}
                onKey={move}
                onToggle={() => {
                  setStop(index)
                  onToggle(folder)
                }}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
