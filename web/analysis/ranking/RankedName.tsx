import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { UsageRank, UsageThing } from '../../../contract/analysis.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { ProductLink } from '../../catalogue/ProductLink.tsx'
import { Permitted } from '../../members/Permitted.tsx'
import styles from '../lists/lists.module.css'
import { rankName } from './rank-name.ts'

/** A link to what was used, by its name; products also link to their form. */
export function RankedName({ row, by }: { row: UsageRank; by: UsageThing }) {
  const { t } = useTranslation()
  const name = rankName(row, useIsChinese(), t)
  if (row.isDeleted)
    return (
      <>
        <span className={styles['name']}>{name}</span>
        <span className={styles['aside']}>{t('analysis.gone')}</span>
      </>
    )
  if (by !== 'product')
    return (
      <Link className={styles['name']} to={by === 'brand' ? `/brand/${row.id}` : `/?categoryId=${row.id}`}>
        {name}
      </Link>
    )
  return (
    <>
      {row.skuId === null ? (
        <span className={styles['name']}>{name}</span>
      ) : (
        <ProductLink skuId={row.skuId} className={styles['name']}>
          {name}
        </ProductLink>
      )}
      <Permitted permission="catalogue:keep">
        <span className={styles['aside']}>
          <Link
            className={styles['way']}
            to={`/operator/products/${row.id}`}
            aria-label={t('analysis.editOf', { name })}
          >
            {t('analysis.edit')}
          </Link>
        </span>
      </Permitted>
    </>
  )
}
