import { useTranslation } from 'react-i18next'
import type { BrandCompleteness } from '../../../contract/keeping/completeness.ts'
import { useFigures, usePercents } from '../../kit/figures.ts'
import { BrandName, type BrandSums } from './BrandName.tsx'
import type { BrandRowsProps } from './BrandTable.tsx'
import { CompletenessBar } from './CompletenessBar.tsx'
import styles from './Completeness.module.css'
import { useWorst } from './gap-name.ts'

/** On a phone: all brands together, then each brand, below each other. */
export function BrandCards({ all, brands, onNarrow }: BrandRowsProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('completeness.brands')}>
      <Card sums={all} onNarrow={onNarrow} />
      {brands.map((brand) => (
        <Card key={brand.id} sums={brand} brand={brand} onNarrow={onNarrow} />
      ))}
    </ul>
  )
}

function Card({ sums, brand, onNarrow }: { sums: BrandSums; brand?: BrandCompleteness; onNarrow: () => void }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const percent = usePercents()
  const worstOf = useWorst()
  const { products, complete, completeness, worst, facts } = sums
  return (
    <li className={styles['card']} data-all={brand === undefined || undefined}>
      <div className={styles['cardHead']}>
        <BrandName brand={brand} onNarrow={onNarrow} />
        <span className={styles['cardPercent']}>{percent(completeness)}</span>
      </div>
      <CompletenessBar percent={completeness} />
      <dl className={styles['cardFacts']}>
        <div>
          <dt>{t('completeness.products')}</dt>
          <dd>{figure(products)}</dd>
        </div>
        <div>
          <dt>{t('completeness.complete')}</dt>
          <dd>{figure(complete)}</dd>
        </div>
        <div>
          <dt>{t('completeness.factsStated')}</dt>
          <dd>{t('completeness.statedOf', { stated: figure(facts.stated), expected: figure(facts.expected) })}</dd>
        </div>
        <div>
          <dt>{t('completeness.worst')}</dt>
          <dd>{worstOf(worst)}</dd>
        </div>
      </dl>
    </li>
  )
}
