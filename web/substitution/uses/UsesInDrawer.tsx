import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usesOf } from '../../workspace/uses.ts'
import styles from './Uses.module.css'
import { Uses } from './Uses.tsx'

/** The places that use an open product, below its price. */
export function UsesInDrawer({ skuId }: { skuId: string }) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const { data } = useQuery(usesOf(skuId))
  const figure = data && new Intl.NumberFormat(i18n.language).format(data.total)
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['title']}>
        {data && data.total > 0 ? t('substitution.usedCount', { figure }) : t('substitution.used')}
      </h3>
      <Uses skuId={skuId} />
    </section>
  )
}
