import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CategoryAttribute } from '../../../../contract/lookups.ts'
import { useAddressFilters, useSteadyChange } from '../../filters/address-filters.ts'
import type { CatalogueFilters } from '../../filters/filters.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { formatQuantity } from '../../../catalogue/prices/price.ts'
import { FacetGroup } from '../facet/FacetGroup.tsx'
import { readRange, writeRange, type NumberRange } from '../../filters/number-range.ts'
import { RangeFields } from '../range/RangeFields.tsx'
import { numberAt, placeOn } from '../range/scale.ts'
import { TwoThumbs } from '../range/TwoThumbs.tsx'
import { readTypedNumber } from '../range/typed-number.ts'

interface AttributeRangeProps {
  attribute: CategoryAttribute
  /** That products of the list have, rising. */
  numbers: readonly number[]
  chosen: readonly string[]
  take: (values: readonly string[]) => Partial<CatalogueFilters>
  isOpenAtFirst: boolean
}

/** A measure from and to: two fields, and a slider that stops at the numbers there are. */
export function AttributeRange({ attribute, numbers, chosen, take, isOpenAtFirst }: AttributeRangeProps) {
  const { t, i18n } = useTranslation()
  const name = nameOf(useIsChinese(), attribute)
  const { changeFilters } = useAddressFilters()
  const changeSteadily = useSteadyChange()
  const [moved, setMoved] = useState<NumberRange | null>(null)
  const last = numbers.length - 1
  const inForce = readChosen(chosen)
  const range = moved ?? inForce
  const rangeOf = ([low, high]: readonly [number, number]): NumberRange => ({
    low: low <= 0 ? null : numberAt(numbers, low),
    high: high >= last ? null : numberAt(numbers, high),
  })
  const write = (wanted: NumberRange) => {
    const written = writeRange(wanted)
    return take(written === null ? [] : [written])
  }
  const labels = { low: t('filters.lowest', { name }), high: t('filters.highest', { name }) }
  const tell = (number: number) =>
    `${formatQuantity(number, i18n.language)}${attribute.unit ? ` ${attribute.unit}` : ''}`
  return (
    <FacetGroup
      name={`attr-${attribute.id}`}
      title={attribute.unit ? `${name}, ${attribute.unit}` : name}
      hasTicked={chosen.length > 0}
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
          onTake={(places) => changeSteadily(write(rangeOf(places)))}
        />
      )}
      <RangeFields
        range={range}
        labels={labels}
        unit={attribute.unit ?? undefined}
        crossedText={t('filters.crossedNumbers')}
        readText={(text, field) => {
          const { number, isWrong } = readTypedNumber(text)
          return { number, problem: isWrong ? t('filters.notANumber', { field }) : null }
        }}
        onTake={(wanted) => changeFilters(write(wanted))}
      />
    </FacetGroup>
  )
}

/** What is in force as one range; single numbers count as a range from the lowest to the highest of them. */
function readChosen(chosen: readonly string[]): NumberRange {
  const [first] = chosen
  const range = first === undefined || chosen.length > 1 ? null : readRange(first)
  if (range) return range
  const numbers = chosen.map(Number).filter(Number.isFinite)
  return numbers.length > 0 ? { low: Math.min(...numbers), high: Math.max(...numbers) } : { low: null, high: null }
}
