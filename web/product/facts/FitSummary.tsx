import { useTranslation } from 'react-i18next'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import type { PlaceFit } from '../../../contract/places/place-schemas.ts'
import { FitSign } from '../../catalogue/facts/FitSign.tsx'
import { markOf } from '../../catalogue/facts/places.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { isAsked, useAskedPlaces } from './asked-places.ts'
import styles from './FitSummary.module.css'

/** Where a SKU fits, in one line that leads to the reasons below; null if its category is asked for no place. */
export function FitSummary({ sku, onMore }: { sku: SkuDetail; onMore: () => void }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const asked = useAskedPlaces()
  const places = (sku.places ?? []).toSorted(
    (one, other) => Number(isAsked(other, asked)) - Number(isAsked(one, asked)),
  )
  if (places.length === 0) return null
  const countries = new Intl.DisplayNames(i18n.language, { type: 'region', style: 'short' })
  const nameOf = (fit: PlaceFit) => {
    const borne = [...(fit.regions?.fits ?? []), ...(fit.regions?.partly ?? [])].map(
      (code) => countries.of(code) ?? code,
    )
    const name = nameOfPlace(fit.place, isChinese)
    return fit.isContested && borne.length > 0 ? t('drawer.onlyIn', { name, countries: borne.join(isChinese ? '、' : ', ') }) : name // prettier-ignore
  }
  return (
    <button type="button" className={styles['summary']} title={t('drawer.whereItFits')} onClick={onMore}>
      {(['fits', 'contested', 'not', 'unstated'] as const).map((mark) => {
        const own = places.filter((fit) => markOf(fit) === mark)
        if (own.length === 0) return null
        const names = own.map(nameOf).join(isChinese ? '、' : ', ')
        return (
          <span key={mark} className={styles['answer']}>
            <FitSign mark={mark} />
            <span>{t(`drawer.fit.${mark}`, { names: mark === 'unstated' ? own.length : names })}</span>
          </span>
        )
      })}
    </button>
  )
}
