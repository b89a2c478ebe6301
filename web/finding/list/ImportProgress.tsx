import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ImportProgress.module.css'
import { say } from '../../kit/toasts/spoken.ts'
import { catalogueStatus, type CatalogueStatus } from '../../catalogue/queries.ts'
import { refreshLists } from '../queries.ts'

const LINES_A_REFRESH = 10

/** The demonstration is whole within seconds: the lists fill before a line about it is read. */
const DEMONSTRATION = 'demonstration'

/** A quiet line while an import fills the catalogue; the lists grow with it. */
export function ImportProgress() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: status } = useQuery(catalogueStatus)
  const mark = status && growthMark(status)
  const lastMark = useRef(mark)
  const lastSaid = useRef<string>(undefined)
  const isGrowing = status?.import != null
  // The server does not tell the lists that the catalogue has grown; its count, read again, does. During an import the first count may
  // already be newer than the lists that loaded with it.
  useEffect(() => {
    if (mark === undefined || mark === lastMark.current) return
    const isFirst = lastMark.current === undefined
    lastMark.current = mark
    if (!isFirst || isGrowing) void refreshLists(queryClient)
  }, [mark, isGrowing, queryClient])

  const told = status?.import?.name === DEMONSTRATION ? null : status?.import
  const name = told?.name
  // Announced at the beginning and the end alone: every step would interrupt the screen reader.
  useEffect(() => {
    if (!status || name === lastSaid.current) return
    lastSaid.current = name
    say(name === undefined ? t('list.imported') : t('list.importing', { name }))
  }, [status, name, t])

  if (!told) return null
  const { done, total } = told
  return (
    <p className={styles['line']} data-keep-clear>
      <span>{t('list.importing', { name })}</span>
      <span className="figures">
        {' · '}
        {total === null ? t('list.progressOpen', { done }) : t('list.progress', { done, total })}
      </span>
      <progress className={styles['bar']} value={total === null ? undefined : done} max={total ?? 1} aria-hidden />
    </p>
  )
}

/** Changes with every product, after some lines that add to existing products, and at the end. */
function growthMark({ products, skus, import: underWay }: CatalogueStatus): string {
  const stage = underWay ? Math.floor(underWay.done / LINES_A_REFRESH) : 'whole'
  return [products, skus, stage].join(' ')
}
