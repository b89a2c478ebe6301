import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters, useSteadyChange } from '../../filters/address-filters.ts'
import { usePriceNote } from '../../filters/price-note.ts'
import { usePriceFigure, usePriceText, useSymbol } from '../../../catalogue/prices/price-text.ts'
import { FacetGroup } from '../facet/FacetGroup.tsx'
import { CountsContext, useFacets } from '../facets.ts'
import type { NumberRange } from '../../filters/number-range.ts'
import { placesOfRange, rangeOfBar, rangeOfPlaces, type PriceBar } from './price-bars.ts'
import { PriceHistogram } from './PriceHistogram.tsx'
import { PriceUnitSelect } from './PriceUnitSelect.tsx'
import { RangeFields } from '../range/RangeFields.tsx'
import { TwoThumbs } from '../range/TwoThumbs.tsx'
import { readTypedPrice } from './typed-price.ts'
import '../../../locales/filters-texts.ts'
import styles from './PriceFilter.module.css'

/** Bars end at 1, 2, 5 and their powers of ten. */
const STEPS_PER_BAR = 5

/** The price filter: bars to choose, a slider below them, and fields for values between. */
export function PriceFilter() {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const changeSteadily = useSteadyChange()
  const tellPrice = usePriceText(filters)
  const figureOf = usePriceFigure(filters.priceIn)
  const symbol = useSymbol()(filters.priceIn)
  const note = usePriceNote(filters)
  const isCounted = use(CountsContext)
  const prices = useFacets()?.prices ?? []
  const bars = isCounted ? prices : []
  const [moved, setMoved] = useState<NumberRange | null>(null)
  const inForce = { low: filters.priceMin, high: filters.priceMax }
  const range = moved ?? inForce
  const take = ({ low, high }: NumberRange) => ({ priceMin: low, priceMax: high })
  const choose = (bar: PriceBar) => {
    const wanted = rangeOfBar(bar)
    const isChosen = wanted.priceMin === filters.priceMin && wanted.priceMax === filters.priceMax
    changeFilters(isChosen ? { priceMin: null, priceMax: null } : wanted)
  }
  const labels = { low: t('filters.priceMin'), high: t('filters.priceMax') }
  return (
    <FacetGroup
      name="price"
      title={t('filters.price')}
      hasTicked={inForce.low !== null || inForce.high !== null}
      action={<PriceUnitSelect />}
    >
      {bars.length > 0 && (
        <>
          <PriceHistogram
            bars={bars}
            range={range}
            tellRange={(one) => tellPrice(one) ?? t('filters.anyPrice')}
            onChoose={choose}
          />
          <TwoThumbs
            last={bars.length}
            openFrom={bars.length - 1}
            step={1 / STEPS_PER_BAR}
            places={placesOfRange(bars, inForce)}
            labels={labels}
            tellPlace={(place) => {
              const { high } = rangeOfPlaces(bars, [0, place])
              return high === null ? t('filters.noLimit') : figureOf(high)
            }}
            onMove={(places) => setMoved(places && rangeOfPlaces(bars, places))}
            onTake={(places) => changeSteadily(take(rangeOfPlaces(bars, places)))}
          />
        </>
      )}
      <RangeFields
        range={range}
        labels={labels}
        sign={symbol}
        crossedText={t('filters.crossedPrices')}
        readText={(text, field) => {
          const { price, problem } = readTypedPrice(text, { currency: filters.priceIn, symbol })
          return { number: price, problem: problem && t(`filters.priceProblem.${problem}`, { field }) }
        }}
        onTake={(wanted) => changeFilters(take(wanted))}
      />
      {note && <p className={styles['note']}>{note}</p>}
    </FacetGroup>
  )
}
