import type { CategoryAttribute } from '../../../../contract/lookups.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import type { CatalogueFilters } from '../../filters/filters.ts'
import { readRange, writeRange, type NumberRange } from '../../filters/number-range.ts'
import { RangeFilter } from '../range/RangeFilter.tsx'

interface AttributeRangeProps {
  attribute: CategoryAttribute
  note: string | undefined
  /** Numbers of the listed products, rising. */
  numbers: readonly number[]
  chosen: readonly string[]
  take: (values: readonly string[]) => Partial<CatalogueFilters>
  isOpenAtFirst: boolean
}

/** An attribute that is a measure. */
export function AttributeRange({ attribute, note, numbers, chosen, take, isOpenAtFirst }: AttributeRangeProps) {
  const isChinese = useIsChinese()
  return (
    <RangeFilter
      name={`attr-${attribute.id}`}
      title={nameOf(isChinese, attribute)}
      unit={attribute.unit}
      note={note}
      numbers={numbers}
      inForce={readChosen(chosen)}
      take={(wanted) => {
        const written = writeRange(wanted)
        return take(written === null ? [] : [written])
      }}
      isOpenAtFirst={isOpenAtFirst}
      hasTicked={chosen.length > 0}
    />
  )
}

/** The values in force as one range; single numbers count as a range from lowest to highest. */
function readChosen(chosen: readonly string[]): NumberRange {
  const [first] = chosen
  const range = first === undefined || chosen.length > 1 ? null : readRange(first)
  if (range) return range
  const numbers = chosen.map(Number).filter(Number.isFinite)
  return numbers.length > 0 ? { low: Math.min(...numbers), high: Math.max(...numbers) } : { low: null, high: null }
}
