import { useTranslation } from 'react-i18next'
import { gaps, type Gap } from '../../../../contract/keeping/gaps.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { getKeptProductPage } from '../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { useWantedProducts } from '../wanted-products.ts'
import styles from './LackFilter.module.css'

/** Gaps with their numbers of products: products with any pressed one. Gaps without products are not shown. */
export function LackFilter({ lacking }: { lacking: Record<Gap, number> | undefined }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { wanted, change } = useWantedProducts()
  const offered = gaps.filter(({ value }) => wanted.lacks.includes(value) || (lacking?.[value] ?? 0) > 0)
  const toggle = (gap: Gap) => {
    const isOn = wanted.lacks.includes(gap)
    change({ lacks: isOn ? wanted.lacks.filter((one) => one !== gap) : [...wanted.lacks, gap] })
  }
  return (
    <fieldset className={styles['lacks']}>
      <legend className={styles['title']}>{t('keptProducts.lacks')}</legend>
      {offered.map((gap) => {
        const name = pickName(isChinese, gap.name, gap.enName)
        const count = figure(lacking?.[gap.value] ?? 0)
        return (
          <button
            key={gap.value}
            type="button"
            className={styles['lack']}
            aria-pressed={wanted.lacks.includes(gap.value)}
            aria-label={t('keptProducts.lackOf', { gap: name, figure: count })}
            onClick={() => toggle(gap.value)}
          >
            {name} <span className={styles['count']}>{count}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** Facts that products lack though their category expects them, with their numbers. Not shown where none is missing. */
export function LackedFacts({ lacking }: { lacking: OutputOf<typeof getKeptProductPage>['lackingFacts'] | undefined }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { wanted, change } = useWantedProducts()
  const { lacksFact } = wanted
  const { any, facts } = lacking ?? { any: 0, facts: [] }
  if (any === 0 && lacksFact === null) return null
  const option = (value: string, name: string, count: number) => ({
    value,
    label: t('keptProducts.lackFactOf', { fact: name, figure: figure(count) }),
  })
  const isKnown = lacksFact === null || lacksFact === 'any' || facts.some(({ code }) => code === lacksFact)
  return (
    <div className={styles['facts']}>
      <SelectField
        label={t('keptProducts.lacksFact')}
        value={lacksFact ?? ''}
        options={[
          { value: '', label: t('keptProducts.anyFacts') },
          option('any', t('keptProducts.lacksAnyFact'), any),
          ...facts.map(({ code, name, enName, count }) => option(code, pickName(isChinese, name, enName), count)),
          ...(isKnown ? [] : [option(lacksFact, lacksFact, 0)]),
        ]}
        onChange={(code) => change({ lacksFact: code || null })}
      />
    </div>
  )
}
