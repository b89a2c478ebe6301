import '../../locales/filters-texts.ts'
import { useTranslation } from 'react-i18next'
import type { OtherScale } from '../../../contract/facts/fact-schemas.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { useAttributeChips, useValueText } from '../filters/chips/attribute-chips.ts'
import { useUnderstoodChips } from '../filters/chips/understood-chips.ts'
import { boundIn, useBoundText } from '../filters/class-bound.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import { readRange } from '../filters/number-range.ts'
import { useProductPages } from './product-pages.ts'

/** What is asked for, and other scales on which products state such a thing. */
export interface AskedOnScales {
  asked: string
  offers: ScaleOffer[]
}

export interface ScaleOffer {
  key: string
  text: string
  /** Products that only it would list. */
  more: number
  change: Partial<CatalogueFilters>
}

/** Further scales would take a phone's first screen. */
const MOST_OFFERS = 3

/** For each filter and each condition of the words that products meet by another scale too. */
export function useOtherScales(filters: CatalogueFilters): AskedOnScales[] {
  const askedOf = useAsked(filters)
  const textOf = useScaleText()
  const scales = useProductPages(filters).data?.pages[0]?.otherScales ?? []
  const useful = scales.filter(({ more }) => more > 0)
  return [...Map.groupBy(useful, ({ instead }) => JSON.stringify(instead)).values()].flatMap((others) => {
    const asked = others[0] && askedOf(others[0].instead)
    if (!asked) return []
    const offers = others.slice(0, MOST_OFFERS).map((other) => ({
      key: `${other.attributeId} ${other.value}`,
      text: textOf(other),
      more: other.more,
      change: {
        ...asked.without,
        attrs: { ...(asked.without.attrs ?? filters.attrs), [other.attributeId]: [other.value] },
      },
    }))
    return [{ asked: asked.text, offers }]
  })
}

/** The filter or the condition that another scale would stand for, in words; undefined if it is no longer in force. */
function useAsked(filters: CatalogueFilters) {
  const ofFilters = useAttributeChips(filters)
  const { chips: ofWords } = useUnderstoodChips(filters)
  return (instead: OtherScale['instead']): { text: string; without: Partial<CatalogueFilters> } | undefined => {
    if ('start' in instead) {
      // A scale that the catalogue does not have is not read.
      const keys = ['attribute', 'unread'].map((kind) => `understood-${kind}-${instead.start}`)
      return ofWords.find(({ key }) => keys.includes(key))
    }
    const own = ofFilters.filter(({ key }) => key.startsWith(`attr-${instead.attributeId}-`))
    if (own.length === 0) return undefined
    const { [instead.attributeId]: _, ...attrs } = filters.attrs
    return { text: own.map(({ text }) => text).join(', '), without: { attrs } }
  }
}

/** "Sound absorption from 0.8 αw", "Barefoot slip class: B or better", "Pendulum value, wet: any value". */
function useScaleText(): (scale: OtherScale) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const valueText = useValueText()
  const boundText = useBoundText()
  return (scale) => {
    const name = nameOf(isChinese, scale)
    if (scale.isAny) return t('filters.isStated', { name })
    const bound = readRange(scale.value) ? null : boundIn(scale.value)
    const value = bound ? boundText(bound, null) : valueText({ unit: scale.unit || null }, scale.value)
    return t(scale.unit ? 'filters.measureIs' : 'filters.propertyIs', { name, value })
  }
}
