import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ImportProgress.module.css'
import { say } from '../../ui/toasts/spoken.ts'
import { catalogueStatus, type CatalogueStatus } from '../../catalogue/queries.ts'
import { refreshLists } from '../queries.ts'

const LINES_A_REFRESH = 10

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

  const name = status?.import?.name
  const what = name !== undefined && /^demo/i.test(name) ? t('list.demonstration') : name
  // Announced at the beginning and the end alone: every step would interrupt the screen reader.
  useEffect(() => {
    if (!status || what === lastSaid.current) return
    lastSaid.current = what
    say(what === undefined ? t('list.imported') : t('list.importing', { name: what }))
  }, [status, what, t])

  if (!status?.import) return null
  const { done, total } = status.import
  return (
    <p className={styles['line']} data-keep-clear>
      <span>{t('list.importing', { name: what })}</span>
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
