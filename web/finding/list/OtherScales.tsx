import { useTranslation } from 'react-i18next'
import { useFigures } from '../../kit/figures.ts'
import { focusPage } from '../../kit/focus/focus.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import { useOtherScales } from './other-scales.ts'
import styles from './OtherScales.module.css'

/** How many products meet what is asked for, and how many more state it on another scale: a press asks for that instead. */
export function OtherScales({ filters, total }: { filters: CatalogueFilters; total: number }) {
  const { t } = useTranslation()
  const figures = useFigures()
  const { changeFilters } = useAddressFilters()
  return useOtherScales(filters).map(({ asked, offers }) => (
    <p key={asked} className={styles['note']}>
      <span>{t('filters.onOtherScales', { asked, figure: figures(total) })}</span>
      {offers.map(({ key, text, more, change }) => (
        <button
          key={key}
          type="button"
          className={styles['offer']}
          onClick={() => {
            changeFilters(change)
            focusPage()
          }}
        >
          {t('filters.moreOnScale', { scale: text, figure: figures(more) })}
        </button>
      ))}
    </p>
  ))
}
