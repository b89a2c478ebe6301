import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '../../../catalogue/prices/price.ts'
import { useAddressFilters, useSteadyChange } from '../../filters/address-filters.ts'
import type { CatalogueFilters } from '../../filters/filters.ts'
import type { NumberRange } from '../../filters/number-range.ts'
import { FacetGroup } from '../facet/FacetGroup.tsx'
import { RangeFields } from './RangeFields.tsx'
import { numberAt, placeOn } from './scale.ts'
import { TwoThumbs } from './TwoThumbs.tsx'
import { readTypedNumber } from './typed-number.ts'

interface RangeFilterProps {
  /** The key under which the fold is remembered. */
  name: string
  /** The measure's unit. */
  title: string
  unit: string | null
  note?: string | undefined
  /** Numbers of the listed products, rising. */
  numbers: readonly number[]
  inForce: NumberRange
  /** The filter for a range. */
  take: (range: NumberRange) => Partial<CatalogueFilters>
  isOpenAtFirst?: boolean
  /** Whether values that are no range may be in force. */
  hasTicked?: boolean
}

/** A measure from and to: two fields, and a slider that stops at existing numbers. */
export function RangeFilter(props: RangeFilterProps) {
  const { name, title, unit, note, numbers, inForce, take, isOpenAtFirst = true } = props
  const { hasTicked = inForce.low !== null || inForce.high !== null } = props
  const { t, i18n } = useTranslation()
  const { changeFilters } = useAddressFilters()
  const changeSteadily = useSteadyChange()
  const [moved, setMoved] = useState<NumberRange | null>(null)
  const last = numbers.length - 1
  const range = moved ?? inForce
  const rangeOf = ([low, high]: readonly [number, number]): NumberRange => ({
    low: low <= 0 ? null : numberAt(numbers, low),
    high: high >= last ? null : numberAt(numbers, high),
  })
  const labels = { low: t('filters.lowest', { name: title }), high: t('filters.highest', { name: title }) }
  const tell = (number: number) => `${formatQuantity(number, i18n.language)}${unit ? ` ${unit}` : ''}`
  return (
    <FacetGroup
      name={name}
      title={unit ? `${title}, ${unit}` : title}
      note={note}
      hasTicked={hasTicked}
      isOpenAtFirst={isOpenAtFirst}
    >
      {last > 0 && (
        <TwoThumbs
          last={last}
          step={1}
          places={[
            inForce.low === null ? 0 : placeOn(numbers, inForce.low),
            inForce.high === null ? last : placeOn(numbers, inForce.high),
          ]}
          labels={labels}
          tellPlace={(place) => tell(numberAt(numbers, place))}
          onMove={(places) => setMoved(places && rangeOf(places))}
          onTake={(places) => changeSteadily(take(rangeOf(places)))}
        />
      )}
      <RangeFields
        range={range}
        labels={labels}
        unit={unit ?? undefined}
        crossedText={t('filters.crossedNumbers')}
        readText={(text, field) => {
          const { number, isWrong } = readTypedNumber(text, unit)
          return { number, problem: isWrong ? t('filters.notANumber', { field }) : null }
        }}
        onTake={(wanted) => changeFilters(take(wanted))}
      />
    </FacetGroup>
  )
}
