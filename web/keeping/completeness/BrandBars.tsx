import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { useFigures, usePercents } from '../../ui/figures.ts'
import { Face } from '../../ui/Face.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import { usePageUnit } from '../../ui/page-unit.ts'
import { BrandCards } from './BrandCards.tsx'
import { BrandTable } from './BrandTable.tsx'
import styles from './Completeness.module.css'
import { BRANDS_A_PAGE, completenessOfBrands } from './queries.ts'
import { useWantedWork } from './wanted-work.ts'

/** A bar for each brand, with its figures beside it; pressed, the list of work below is of that brand. */
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

function BrandRow({ brand }: { brand: BrandCompleteness }) {
  const isChinese = useIsChinese()
  const name = brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })
  return <Bar sums={brand} name={name} brandId={brand.id} />
}

interface BarProps {
  sums: Omit<BrandCompleteness, 'id' | 'name' | 'englishName'>
  name: string
  brandId?: string
}

function Bar({ sums: { products, complete, completeness, worst }, name, brandId }: BarProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const percent = usePercents()
  const gapName = useGapName()
  const { wanted, change } = useWantedWork()
  const isChosen = brandId !== undefined && brandId === wanted.brandId
  return (
    <tr data-all={brandId === undefined || undefined}>
      <th scope="row" className={styles['brand']}>
        {brandId === undefined ? (
          name
        ) : (
          <button
            type="button"
            className={styles['choose']}
            aria-pressed={isChosen}
            title={t('completeness.show', { brand: name })}
            onClick={() => change({ brandId: isChosen ? undefined : brandId })}
          >
            {name}
          </button>
        )}
      </th>
      <td className={styles['percent']}>{percent(completeness)}</td>
      <td className={styles['bar']} aria-hidden>
        <span className={styles['track']}>
          <span className={styles['fill']} style={{ width: `${completeness}%` }} />
        </span>
      </td>
      <td className={styles['figure']}>{figure(products)}</td>
      <td className={styles['figure']}>{figure(complete)}</td>
      <td className={styles['worst']}>
        {worst
          ? t('completeness.worstOf', { gap: gapName(worst.gap), figure: figure(worst.count) })
          : t('completeness.nothing')}
      </td>
    </tr>
  )
}
