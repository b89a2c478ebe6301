import { useTranslation } from 'react-i18next'
import type { CategoryAttribute } from '../../../contract/lookups.ts'

/** Classes of a fact from one to another, the better one last; either end may be open. */
export interface ClassBound {
  low: string | null
  high: string | null
}

export type AttributeFact = NonNullable<CategoryAttribute['fact']>

/** `R11..`, `..R11` and `R10..R11` of an attribute with classes; null for any other value. */
export function readBound(attribute: Partial<CategoryAttribute> | undefined, value: string): ClassBound | null {
  return attribute?.fact?.scales.length ? boundIn(value) : null
}

/** What a value states of classes, if it is of a fact that has them. */
export function boundIn(value: string): ClassBound | null {
  const [, low, high] = /^(.*?)\.\.(.*)$/.exec(value) ?? []
  return low || high ? { low: low || null, high: high || null } : null
}

/** The bound as a value for the address; null where both ends are open. */
export function writeBound({ low, high }: ClassBound): string | null {
  return low === null && high === null ? null : `${low ?? ''}..${high ?? ''}`
}

/** The scale of a class and its place there; further classes may stand behind it: `Bfl-s1` is of floors. */
export function placeOfClass({ scales }: Pick<AttributeFact, 'scales'>, text: string): ClassPlace | undefined {
  const isOf = (own: string) => text.startsWith(own) && !/^[\p{L}\p{N}]/u.test(text.slice(own.length))
  return scales.map((scale) => ({ scale, place: scale.classes.findIndex(isOf) })).find(({ place }) => place >= 0)
}

interface ClassPlace {
  scale: AttributeFact['scales'][number]
  place: number
}

/** A bound in words: "R11 or better", "up to R10", "R10 to R11", "R10". At least one end is closed. */
export function useBoundText(): (bound: ClassBound, isBetter: boolean | null) => string {
  const { t } = useTranslation()
  return ({ low, high }, isBetter) => {
    if (low === null) return t('filters.upTo', { value: high ?? '' })
    if (low === high) return low
    if (high !== null) return t('filters.classes', { low, high })
    return t(isBetter === false ? 'filters.orMore' : 'filters.orBetter', { value: low })
  }
}
