import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import type { AttributeGroup } from './attribute-groups.ts'
import { AttributeRange } from './AttributeRange.tsx'
import { ClassSelects } from './ClassSelects.tsx'
import { byCount, withTick, type FacetValue } from '../facet/facet-values.ts'
import { counterOf } from '../facets.ts'
import { FacetList } from '../facet/FacetList.tsx'
import { readBound, writeBound } from '../../filters/class-bound.ts'
import { numbersIn } from '../../filters/number-range.ts'

interface AttributeFilterProps {
  group: AttributeGroup
  isOpenAtFirst: boolean
}

/** One attribute, with the control for its type. */
export function AttributeFilter({ group, isOpenAtFirst }: AttributeFilterProps) {
  const { attribute, counts, atLeast } = group
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
  const { fact } = attribute
  const note = (fact && pickName(isChinese, fact.norm, fact.enNorm)) || undefined
  if (isRange) return <AttributeRange {...{ attribute, note, numbers, chosen, take, isOpenAtFirst }} />
  const ticked = chosen.filter((value) => !readBound(attribute, value))
  const bound = chosen.map((value) => readBound(attribute, value)).find((one) => one !== null)
  const title = nameOf(isChinese, attribute)
  return (
    <FacetList
      name={`attr-${attribute.id}`}
      title={title}
      note={note}
      above={
        fact && fact.scales.length > 0 && (attribute.options.length > 1 || bound) ? (
          <ClassSelects
            name={title}
            fact={fact}
            atLeast={atLeast}
            bound={bound ?? { low: null, high: null }}
            take={(wanted) => {
              const written = writeBound(wanted)
              return take(written === null ? [] : [written])
            }}
          />
        ) : undefined
      }
      values={valuesOf(ticked)}
      ticked={ticked}
      hasTicked={chosen.length > 0}
      isOpenAtFirst={isOpenAtFirst}
      onTick={(value, isTicked) => changeFilters(take(withTick(ticked, value, isTicked)))}
    />
  )
}

/** The options of an attribute, and values in force or counted besides them: classes in their order, others with most first. */
function useAttributeValues({ attribute, counts }: AttributeGroup): (chosen: readonly string[]) => FacetValue[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const countOf = counterOf(counts)
  const { type, unit, options, fact } = attribute
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
    return type === 'boolean' || fact?.scales.length ? values : byCount(values)
  }
}
