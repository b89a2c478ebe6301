import { useTranslation } from 'react-i18next'
import type { BrandCompleteness } from '../../../contract/keeping/completeness.ts'
import { useFigures, usePercents } from '../../kit/figures.ts'
import { BrandName, type BrandSums } from './BrandName.tsx'
import { CompletenessBar } from './CompletenessBar.tsx'
import styles from './Completeness.module.css'
import { useWorst } from './gap-name.ts'

export interface BrandRowsProps {
  all: BrandSums
  brands: readonly BrandCompleteness[]
  onNarrow: () => void
}

/** On wide windows: a row for all brands, and one for each. */
export function BrandTable({ all, brands, onNarrow }: BrandRowsProps) {
  const { t } = useTranslation()
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{t('completeness.brands')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('completeness.brand')}</th>
          <th scope="col" colSpan={2}>
            {t('completeness.share')}
          </th>
          <th scope="col" className={styles['figure']}>
            {t('completeness.products')}
          </th>
          <th scope="col" className={styles['figure']}>
            {t('completeness.complete')}
          </th>
          <th scope="col" className={styles['figure']}>
            {t('completeness.factsStated')}
          </th>
          <th scope="col">{t('completeness.worst')}</th>
        </tr>
      </thead>
      <tbody>
        <Row sums={all} onNarrow={onNarrow} />
        {brands.map((brand) => (
          <Row key={brand.id} sums={brand} brand={brand} onNarrow={onNarrow} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ sums, brand, onNarrow }: { sums: BrandSums; brand?: BrandCompleteness; onNarrow: () => void }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const percent = usePercents()
  const worstOf = useWorst()
  const { products, complete, completeness, worst, facts } = sums
  return (
    <tr data-all={brand === undefined || undefined}>
      <th scope="row" className={styles['brand']}>
        <BrandName brand={brand} onNarrow={onNarrow} />
      </th>
      <td className={styles['percent']}>{percent(completeness)}</td>
      <td className={styles['bar']} aria-hidden>
        <CompletenessBar percent={completeness} />
      </td>
      <td className={styles['figure']}>{figure(products)}</td>
      <td className={styles['figure']}>{figure(complete)}</td>
      <td className={styles['figure']}>
        {t('completeness.statedOf', { stated: figure(facts.stated), expected: figure(facts.expected) })}
      </td>
      <td className={styles['worst']}>{worstOf(worst)}</td>
    </tr>
  )
}
