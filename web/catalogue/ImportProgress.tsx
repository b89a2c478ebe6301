import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ImportProgress.module.css'
import { catalogueStatus, refreshLists } from './queries.ts'

/** One quiet line while the catalogue fills; the lists grow with it. */
export function ImportProgress() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: status } = useQuery(catalogueStatus)
  const products = status?.products
  const lastProducts = useRef(products)
  // The server cannot tell the lists that they have grown; its count, read again, can.
  useEffect(() => {
    if (products === undefined || products === lastProducts.current) return
    const isFirst = lastProducts.current === undefined
    lastProducts.current = products
    if (!isFirst) void refreshLists(queryClient)
  }, [products, queryClient])

  if (!status?.import) return null
  const { name, done, total } = status.import
  const what = /^demo/i.test(name) ? t('list.demonstration') : name
  return (
    <output className={styles['line']}>
      <span>{t('list.importing', { name: what })}</span>
      <span className="figures">
        {' · '}
        {total === null ? t('list.progressOpen', { done }) : t('list.progress', { done, total })}
      </span>
      <progress className={styles['bar']} value={total === null ? undefined : done} max={total ?? 1} aria-hidden />
    </output>
  )
}
