import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandCompleteness } from '../../../contract/keeping/completeness.ts'
import { brandNameOf, useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { useFigures } from '../../ui/figures.ts'
import { Face } from '../../ui/Face.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import styles from './Completeness.module.css'
import { useGapName } from './gap-name.ts'
import { BRANDS_A_PAGE, completenessOfBrands } from './queries.ts'
import { useWantedWork } from './wanted-work.ts'

/** A bar for each brand, with its figures beside it; pressed, the list of work below is of that brand. */
export function BrandBars() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedWork()
  const section = useRef<HTMLElement>(null)
  const turn = (brands: number) => {
    change({ brands })
    section.current?.scrollIntoView()
  }
  const { data, error, isPlaceholderData, refetch } = useQuery(completenessOfBrands(wanted.brands))
  return (
    <section ref={section} className={styles['part']} aria-labelledby="completeness-brands">
      <h2 id="completeness-brands" className={styles['heading']}>
        {t('completeness.brands')}
      </h2>
      {!data && error && (
        <FailureFace isPart error={error} what={t('completeness.brandsFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <output className={styles['skeleton']} aria-label={t('loading')} />}
      {data?.total === 0 && <Face title={t('completeness.empty')} />}
      {data && data.total > 0 && (
        <div className={styles['scroll']} aria-busy={isPlaceholderData}>
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
                <th scope="col">{t('completeness.worst')}</th>
              </tr>
            </thead>
            <tbody>
              <Bar sums={data.all} name={t('completeness.all')} />
              {data.list.map((brand) => (
                <BrandRow key={brand.id} brand={brand} />
              ))}
            </tbody>
          </table>
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
      <td className={styles['percent']}>{t('completeness.percent', { percent: figure(completeness) })}</td>
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
