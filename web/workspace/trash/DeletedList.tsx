import type { UseQueryResult } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Face } from '../../kit/Face.tsx'
import { isFocusLost } from '../../kit/focus/focus.ts'
import styles from './DeletedList.module.css'

const SKELETON_ROWS = 4

/** The props of a row, which renders a `DeletedRow`. */
export interface DeletedRowOf<Deleted> {
  one: Deleted
  /** In epoch milliseconds. */
  now: number
  /** Called before the row leaves the list, with a message to announce. */
  onRestored: (words: string) => void
}

interface DeletedListProps<Deleted> {
  /** Newest first. */
  query: UseQueryResult<Deleted[]>
  keyOf: (one: Deleted) => string
  Row: ComponentType<DeletedRowOf<Deleted>>
  /** What is restored together with what. */
  hint: string
  /** The hint of the empty list. */
  emptyHint: string
}

/** Deleted things that can be restored: loading, empty, failed or shown. */
export function DeletedList<Deleted>({ query, keyOf, Row, hint, emptyHint }: DeletedListProps<Deleted>) {
  const { t } = useTranslation()
  const { data, error, isFetching, dataUpdatedAt, refetch } = query
  const [said, setSaid] = useState('')
  const content = useRef<HTMLDivElement>(null)
  const placeOfLast = useRef<number>(undefined)

  // The restored row is gone with the focus: the next row takes it, or the dialog when all are restored.
  useLayoutEffect(() => {
    const { current: place } = placeOfLast
    if (place === undefined || !isFocusLost()) return
    placeOfLast.current = undefined
    const buttons = content.current?.querySelectorAll<HTMLElement>('li button') ?? []
    const next = buttons[place] ?? buttons[buttons.length - 1]
    const target = next ?? content.current?.closest<HTMLElement>('[role="dialog"]')
    target?.focus({ preventScroll: !next })
  })

  if (!data && isFetching) return <Skeleton />
  if (!data) return <FailureFace error={error} what={t('deleted.failed')} onRetry={() => void refetch()} isPart />
  return (
    <div ref={content}>
      <output className={styles['said']}>{said}</output>
      {data.length === 0 && <Face title={t('deleted.empty')} hint={emptyHint} />}
      {data.length > 0 && (
        <>
          <p className={styles['hint']}>{hint}</p>
          <ul className={styles['list']} aria-label={t('deleted.list')}>
            {data.map((one, place) => (
              <Row
                key={keyOf(one)}
                one={one}
                now={dataUpdatedAt}
                onRestored={(words) => {
                  placeOfLast.current = place
                  setSaid(words)
                }}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Skeleton() {
  const { t } = useTranslation()
  return (
    <output className={styles['list']} aria-label={t('deleted.loading')}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <span key={row} className={styles['row']} aria-hidden>
          <span className={styles['picture']} />
          <span className={styles['bone']} />
        </span>
      ))}
    </output>
  )
}
