import { useTranslation } from 'react-i18next'
import type { CategoryAttribute } from '../../../../contract/lookups.ts'
import { useAttributes } from '../attribute-names.ts'
import type { FilterChip } from './filter-chip.ts'
import type { CatalogueFilters } from '../filters.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { readRange } from '../number-range.ts'
import { readBound, useBoundText } from '../class-bound.ts'
import { useRangeText } from '../range-text.ts'

/** A chip for each attribute value in force: "Species: Oak", "Thickness 5–20 mm", "Slip class: R11 or better". */
export function useAttributeChips(filters: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const valueText = useValueText()
  const { byId, isSettled } = useAttributes(filters)
  return Object.entries(filters.attrs).flatMap(([id, values]) => {
    const attribute = byId.get(id)
    const name = attribute
      ? nameOf(isChinese, attribute)
      : t(isSettled ? 'filters.unknownProperty' : 'filters.property')
    return values.map((value) => {
      const others = values.filter((other) => other !== value)
      const { [id]: _, ...attrs } = filters.attrs
      return {
        key: `attr-${id}-${value}`,
        text: t(attribute?.unit ? 'filters.measureIs' : 'filters.propertyIs', {
          name,
          value: valueText(attribute, value),
        }),
        without: { attrs: others.length > 0 ? { ...attrs, [id]: others } : attrs },
      }
    })
  })
}

/** A filter's value in words. */
export function useValueText(): (attribute: Partial<CategoryAttribute> | undefined, value: string) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const rangeText = useRangeText()
  const boundText = useBoundText()
  return (attribute, value) => {
    if (attribute?.type === 'boolean') return t(value === '1' ? 'drawer.yes' : 'drawer.no')
    const option = attribute?.options?.find((one) => one.value === value)
    if (option) return nameOf(isChinese, option)
    const unit = attribute?.unit ?? null
    const bound = readBound(attribute, value)
    if (bound) return boundText(bound, attribute?.fact?.isBetter ?? null)
    const range = readRange(value)
    if (range) return rangeText(range, unit)
    return unit ? `${value} ${unit}` : value
  }
}
