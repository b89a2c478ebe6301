import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Face } from '../../kit/Face.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { BrandCards } from './BrandCards.tsx'
import { BrandTable } from './BrandTable.tsx'
import styles from './Completeness.module.css'
import { BRANDS_A_PAGE, completenessOfBrands } from './queries.ts'
import { useWantedWork } from './wanted-work.ts'

/** A bar for each brand, with its figures; pressed, it narrows the work list to that brand. */
export function BrandBars({ onNarrow }: { onNarrow: () => void }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const { wanted, change } = useWantedWork()
  const section = useRef<HTMLElement>(null)
  const turn = (brands: number) => {
    change({ brands })
    section.current?.scrollIntoView()
  }
  const { data, error, isPlaceholderData, refetch } = useQuery(completenessOfBrands(wanted.brands))
  const Rows = isPhone ? BrandCards : BrandTable
  return (
    <section ref={section} className={styles['part']} aria-labelledby="completeness-brands">
      <h2 id="completeness-brands" className={styles['heading']}>
        {t('completeness.brands')}
      </h2>
      <p className={styles['hint']}>{t('completeness.brandsHint')}</p>
      {!data && error && (
        <FailureFace isPart error={error} what={t('completeness.brandsFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <output className={styles['skeleton']} aria-label={t('loading')} />}
      {data?.total === 0 && <Face title={t('completeness.empty')} />}
      {data && data.total > 0 && (
        <div className={styles['scroll']} aria-busy={isPlaceholderData}>
          <Rows all={data.all} brands={data.list} onNarrow={onNarrow} />
        </div>
      )}
      {data && (
        <Pager
          what={t('completeness.brands')}
          pageNo={wanted.brands}
          pageSize={BRANDS_A_PAGE}
          total={data.total}
          onTurn={turn}
        />
      )}
    </section>
  )
}
