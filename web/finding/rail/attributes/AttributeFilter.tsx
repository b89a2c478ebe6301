import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import type { AttributeGroup } from './attribute-groups.ts'
import { AttributeRange } from './AttributeRange.tsx'
import { byCount, withTick, type FacetValue } from '../facet/facet-values.ts'
import { counterOf } from '../facets.ts'
import { FacetList } from '../facet/FacetList.tsx'
import { numbersIn } from '../../filters/number-range.ts'

interface AttributeFilterProps {
  group: AttributeGroup
  isOpenAtFirst: boolean
}

/** One attribute, with the control for its type. */
export function AttributeFilter({ group, isOpenAtFirst }: AttributeFilterProps) {
  const { attribute, counts } = group
  const isChinese = useIsChinese()
  const { filters, changeFilters } = useAddressFilters()
  const valuesOf = useAttributeValues(group)
  const chosen = filters.attrs[attribute.id] ?? []
  const take = (values: readonly string[]) => {
    const { [attribute.id]: _, ...others } = filters.attrs
    return { attrs: values.length > 0 ? { ...others, [attribute.id]: values } : others }
  }
  const isNumeric = attribute.type === 'number' || attribute.type === 'range'
  const numbers = isNumeric ? numbersIn(counts.map(({ value }) => value)) : []
  // A single number is no range: it is ticked.
  const isRange = numbers.length > 1 || (isNumeric && chosen.some((value) => value.includes('..')))
  if (isRange) return <AttributeRange {...{ attribute, numbers, chosen, take, isOpenAtFirst }} />
  return (
    <FacetList
      name={`attr-${attribute.id}`}
      title={nameOf(isChinese, attribute)}
      values={valuesOf(chosen)}
      ticked={chosen}
      isOpenAtFirst={isOpenAtFirst}
      onTick={(value, isTicked) => changeFilters(take(withTick(chosen, value, isTicked)))}
    />
  )
}

/** The options of an attribute, and values in force or counted besides them, most first. */
function useAttributeValues({ attribute, counts }: AttributeGroup): (chosen: readonly string[]) => FacetValue[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const countOf = counterOf(counts)
  const { type, unit, options } = attribute
  const optionByValue = new Map(options.map((option) => [option.value, option]))
  const nameOfValue = (value: string) => {
    if (type === 'boolean') return t(value === '1' ? 'drawer.yes' : 'drawer.no')
    const option = optionByValue.get(value)
    if (option) return nameOf(isChinese, option)
    return unit ? `${value} ${unit}` : value
  }
  return (chosen) => {
    const all = type === 'boolean' ? ['1', '0'] : [...optionByValue.keys()]
    const values = [...new Set([...all, ...counts.map(({ value }) => value), ...chosen])].map((value) => ({
      id: value,
      name: nameOfValue(value),
      otherNames: optionByValue.get(value)?.name ?? '',
      count: countOf(value),
    }))
    return type === 'boolean' ? values : byCount(values)
  }
}
