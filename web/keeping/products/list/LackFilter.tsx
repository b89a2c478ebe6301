import { useTranslation } from 'react-i18next'
import { gaps, type Gap } from '../../../../contract/keeping/gaps.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { useFigures } from '../../../ui/figures.ts'
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
