import '../../../locales/filters-texts.ts'
import '../../../locales/looks-texts.ts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { usualColorDistance } from '../../../../contract/colors/usual-distance.ts'
import type { UnderstoodCondition } from '../../../../contract/conditions.ts'
import { nameOfLook } from '../../../../contract/looks/look-names.ts'
import { nameOfPlace } from '../../../../contract/places/place-names.ts'
import type { FilterChip } from './filter-chip.ts'
import { near } from './color-chips.ts'
import { boundIn, useBoundText } from '../class-bound.ts'
import type { CatalogueFilters } from '../filters.ts'
import { ListSourceContext } from '../../list/list-source.ts'
import { nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { formatQuantity } from '../../../catalogue/prices/price.ts'
import { usePriceText } from '../../../catalogue/prices/price-text.ts'
import { useProductPages } from '../../list/product-pages.ts'
import { useSupplyNames } from '../supply-names.ts'
import { piecesOf, tellApart, keywordWithout, withoutWords } from '../understood.ts'

/** The conditions that the server read in the list's keyword. */
export function useToldApart(filters: CatalogueFilters) {
  const source = use(ListSourceContext)
  const { data } = useProductPages(filters, source === null && filters.keyword !== null)
  const understood = source ? source.understood : data?.pages[0]?.understood
  return tellApart(filters.keyword ?? '', understood ?? [])
}

/** A chip for each condition read in the keyword, with the words that remain without it. */
export function useUnderstoodChips(filters: CatalogueFilters) {
  const { t } = useTranslation()
  const told = useToldApart(filters)
  const textOf = useConditionText(filters, told.conditions)
  // What is not understood comes first: on a phone the rest may be folded.
  const rank = ({ kind }: UnderstoodCondition) => (kind === 'unread' ? 0 : 1)
  // The chip of a keyword that is all unknown would be there twice; the empty list says what is not understood.
  const isAll = (one: UnderstoodCondition) =>
    one.kind === 'unread' && one.isWord && /^[的\s\p{P}]*$/u.test(keywordWithout(filters.keyword ?? '', one))
  const conditions = told.conditions.filter((one) => !isAll(one)).toSorted((one, other) => rank(one) - rank(other))
  const chips = conditions.map((condition): FilterChip => ({
    key: `understood-${condition.kind}-${condition.start}`,
    text: textOf(condition),
    inWords: condition.kind === 'unread' ? 'unread' : 'read',
    ...(condition.kind === 'color' && { hex: condition.hex }),
    note: t(noteKey(condition), {
      text: piecesOf(condition)
        .map(({ text }) => text)
        .join(' … '),
    }),
    without: { keyword: keywordWithout(filters.keyword ?? '', condition) || null },
  }))
  return { words: told.words, chips, withoutWords: { keyword: withoutWords(told) || null } }
}

function noteKey(condition: UnderstoodCondition) {
  if (condition.kind === 'third') return 'filters.thirdNote'
  if (condition.kind !== 'unread') return 'filters.readIn'
  return condition.isWord ? 'filters.unknownNote' : 'filters.unreadNote'
}

/** What a condition asks for, in words. */
export function useConditionText(
  filters: Pick<CatalogueFilters, 'priceIn'>,
  conditions: readonly UnderstoodCondition[],
) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const names = useSupplyNames()
  const boundText = useBoundText()
  const price = conditions.find((condition) => condition.kind === 'price')
  const priceText = usePriceText({ priceIn: price?.priceIn ?? filters.priceIn, priceUnit: price?.priceUnit ?? null })
  const figure = (quantity: number) => formatQuantity(quantity, i18n.language)
  return (condition: UnderstoodCondition): string => {
    switch (condition.kind) {
      case 'price':
        return priceText({ low: condition.priceMin, high: condition.priceMax }) ?? condition.text
      case 'size': {
        const { width, length, unit, limit } = condition
        const said = { length: figure(length), unit: t(`filters.lengthUnits.${unit}`) }
        if (limit) return t(`filters.sideLimits.${limit.side}.${limit.way}`, said)
        return width === null ? t('filters.sideIs', said) : t('filters.sizeIs', { ...said, width: figure(width) })
      }
      case 'thickness': {
        const { thicknessMin, thicknessMax } = condition
        if (thicknessMin === null) return t('filters.thickTo', { thickness: figure(thicknessMax ?? 0) })
        const thickness = figure(thicknessMin)
        if (thicknessMax === null) return t('filters.thickFrom', { thickness })
        const isRange = thicknessMax !== thicknessMin
        return t('filters.thick', { thickness: isRange ? `${thickness}–${figure(thicknessMax)}` : thickness })
      }
      case 'attribute': {
        const { low, high, value, unit, isYes } = condition
        if (isYes !== undefined)
          return t('filters.propertyIs', {
            name: nameOf(isChinese, condition),
            value: t(isYes ? 'drawer.yes' : 'drawer.no'),
          })
        const range = low !== null && high !== null && low !== high ? `${figure(low)}–${figure(high)}` : null
        const amount = (range ?? figure(low ?? high ?? 0)) + (unit && ` ${unit}`)
        const limited = low === null ? t('filters.to', { price: amount }) : t('filters.from', { price: amount })
        const bound = value === null ? null : boundIn(condition.orBetter ? `${value}..` : value)
        const ofClass = bound ? boundText(bound, true) : value
        const said = ofClass ?? (range !== null || low === high ? amount : limited)
        return t(unit ? 'filters.measureIs' : 'filters.propertyIs', { name: nameOf(isChinese, condition), value: said })
      }
      case 'color':
        return near({ hex: condition.hex, name: condition.name ?? null, distance: usualColorDistance(condition.hex) })
      case 'place':
        return t('filters.fitsPlace', { place: nameOfPlace(condition.place, isChinese) })
      case 'look': {
        const look = nameOfLook(condition, isChinese)
        const name = condition.isNot ? t('looks.isNot', { name: look }) : look
        return condition.orByName ? t('looks.orByName', { name }) : name
      }
      case 'stock':
        return names.inStock
      case 'refused':
        return t('filters.notWish', { name: `“${condition.word}”` })
      case 'third':
        return t(`filters.thirds.${condition.of}`)
      case 'either':
        return `“${condition.text}”`
      case 'thing':
        return nameOf(isChinese, condition)
      case 'unread':
        return t('filters.unread', { text: condition.text })
      case 'origin':
        return t('filters.fromArea', { name: nameOf(isChinese, condition) })
    }
  }
}
