import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { useSteadyChange } from '../../filters/address-filters.ts'
import { placeOfClass, useBoundText, type AttributeFact, type ClassBound } from '../../filters/class-bound.ts'
import type { CatalogueFilters } from '../../filters/filters.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { counterOf } from '../facets.ts'
import type { AttributeGroup } from './attribute-groups.ts'
import styles from './ClassSelects.module.css'

interface ClassSelectsProps {
  /** The fact's. */
  name: string
  fact: AttributeFact
  atLeast: AttributeGroup['atLeast']
  bound: ClassBound
  take: (bound: ClassBound) => Partial<CatalogueFilters>
}

/** The least and the most of a fact's classes. A class of one scale leaves only its own scale to the other select. */
export function ClassSelects(props: ClassSelectsProps) {
  return (
    <div className={styles['selects']}>
      <EndSelect {...props} end="low" />
      <EndSelect {...props} end="high" />
    </div>
  )
}

const GRADES = { low: 'filters.atLeast', high: 'filters.atMost' } as const
const AMOUNTS = { low: 'filters.fromClass', high: 'filters.toClass' } as const

interface EndSelectProps extends ClassSelectsProps {
  end: keyof ClassBound
}

function EndSelect({ end, ...props }: EndSelectProps) {
  const { name, fact, bound, take } = props
  const { t } = useTranslation()
  // Keys step through a closed select: all steps in a row are one step back.
  const changeSteadily = useSteadyChange()
  const optionOf = useOption(end, props)
  const words = fact.isBetter === false ? AMOUNTS : GRADES
  return (
    <SelectField
      label={t(words[end])}
      of={name}
      options={[{ value: '', label: t('filters.anyClass') }, ...classesOf(end, props).map(optionOf)]}
      value={bound[end] ?? ''}
      onChange={(value) => changeSteadily(take({ ...bound, [end]: value || null }))}
    />
  )
}

/** The classes to choose from, in their order: those that list something, and the one in force. */
function classesOf(end: keyof ClassBound, { fact, atLeast, bound }: ClassSelectsProps): string[] {
  const own = bound[end]
  const other = bound[end === 'low' ? 'high' : 'low']
  const fixed = other === null ? undefined : placeOfClass(fact, other)
  const countOf = counterOf(atLeast)
  const listed = (fixed ? [fixed.scale] : fact.scales).flatMap(({ classes }) =>
    classes.filter((one, place) => {
      if (one === own) return true
      const isWithin = !fixed || (end === 'low' ? place <= fixed.place : place >= fixed.place)
      return isWithin && countOf(`${one}..`) !== 0
    }),
  )
  if (own === null || listed.includes(own)) return listed
  // With further classes behind it, or unknown: it is in force, and so it can be seen.
  const place = placeOfClass(fact, own)
  const before = place ? listed.indexOf(place.scale.classes[place.place] ?? '') : -1
  return listed.toSpliced(before + 1, 0, own)
}

/** "R11 or better, 14 products". Where the other end is in force too, no count is known. */
function useOption(end: keyof ClassBound, { fact, atLeast, bound }: ClassSelectsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figures = useFigures()
  const boundText = useBoundText()
  const countOf = counterOf(end === 'low' && bound.high === null ? atLeast : undefined)
  return (value: string) => {
    const text = boundText({ low: null, high: null, [end]: value }, fact.isBetter)
    const { scale, place = 0 } = placeOfClass(fact, value) ?? {}
    // Only whole classes are counted.
    const count = scale?.classes[place] === value ? countOf(`${value}..`) : undefined
    return {
      value,
      label: count === undefined ? text : t('filters.counted', { value: text, count, figure: figures(count) }),
      ...(scale && fact.scales.length > 1 && { group: nameOf(isChinese, scale) }),
    }
  }
}
