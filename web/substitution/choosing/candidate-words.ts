import { useTranslation } from 'react-i18next'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { currencyOf } from '../../../contract/budgets/offers.ts'
import type { Worsening } from '../../../contract/facts/ranks.ts'
import type { PanelMaterial } from '../../boards/adding/panel/material.ts'
import { dayText } from '../../budgets/amount-text.ts'
import { lostFacts, sharedProperties, type SharedProperty } from '../../budgets/line/differences.ts'
import { useWorseWords } from '../../catalogue/facts/worse-words.ts'
import { nameOf, pickName, useIsChinese } from '../../catalogue/names.ts'
import { comparableText } from '../../catalogue/prices/comparable-price.ts'
import { useSymbol, useUnitName } from '../../catalogue/prices/price-text.ts'
import { totalDifferenceText } from '../preview/amounts.ts'
import { totalDifferenceOf, isNoDifference } from '../preview/sums.ts'

/** Short texts about how one material differs from another. */
export function useCandidateWords() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const isChinese = useIsChinese()
  const symbolOf = useSymbol()
  const unitOf = useUnitName()
  const worseWords = useWorseWords()
  return {
    warnings: (own: Offer, { unit, now }: Offer): string[] => {
      const warnings: string[] = []
      if (now.status !== 'on_sale') warnings.push(t('substitution.note.withdrawn'))
      if (unit !== own.unit) warnings.push(t('substitution.note.otherUnit', { unit: unitOf(unit) }))
      if (now.certificatesExpired > 0) warnings.push(t('substitution.note.expired', { count: now.certificatesExpired }))
      return warnings
    },
    /** The difference of the prices; null where it cannot be computed. */
    dearer: (own: Offer, offer: Offer): string | null => {
      const [was, is] = [own, offer].map(({ snapshot }) => snapshot)
      if (
        !was ||
        !is ||
        was.unit !== is.unit ||
        was.priceQuantity !== is.priceQuantity ||
        currencyOf(was.currency) !== currencyOf(is.currency)
      )
        return null
      const [before, after] = [rangeOf(was), rangeOf(is)]
      if (!before || !after) return null
      const difference = totalDifferenceOf({ currency: currencyOf(is.currency), before, after })
      if (isNoDifference(difference)) return t('substitution.note.samePrice')
      return t('substitution.note.dearer', { difference: totalDifferenceText(difference, language) })
    },
    /** Null where the SKU's own price says it already, or the price belongs to the whole product. */
    perSquareMetre: ({ comparable, price, others }: PanelMaterial): string | null => {
      if (others > 0 || !comparable || (price?.measurementUnit === comparable.per && !price.statedPrice)) return null
      return comparableText(comparable, {
        t,
        language,
        symbol: symbolOf(comparable.currency),
        unit: unitOf(comparable.per),
      })
    },
    time: (own: Offer, { leadTimeDays: days }: Offer): string | null => {
      const than = own.leadTimeDays
      if (days === null || days === than) return null
      if (than === null) return t('substitution.days', { count: days })
      const count = Math.abs(days - than)
      return days < than ? t('substitution.note.sooner', { count }) : t('substitution.note.later', { count })
    },
    certificates: (own: Offer, { now }: Offer): string | null =>
      now.certificatesUntil === null || now.certificatesUntil === own.now.certificatesUntil
        ? null
        : t('substitution.note.certified', { date: dayText(now.certificatesUntil, language) }),
    /** Facts that are worse or lost, properties that both state and that differ, then those that only one states. */
    properties: (own: Offer, offer: Offer): string[] => {
      const shared = sharedProperties([own, offer])
      const worse = shared.flatMap((property) => (property.worse ? [worseOf(property, property.worse)] : []))
      const differing = shared.flatMap(({ isSame, values, ...property }) =>
        isSame || property.worse || !values[1] ? [] : [wordsOf('against', { ...property, ...values[1] })],
      )
      const gained = onlyIn(offer, own).map((one) => wordsOf('gained', one))
      const facts = new Set(lostFacts(own, offer).map(({ id }) => id))
      const [lostFirst, lost] = [true, false].map((isFact) =>
        onlyIn(own, offer).flatMap((one) => (facts.has(one.id) === isFact ? [wordsOf('lost', one)] : [])),
      )
      return [...worse, ...(lostFirst ?? []), ...differing, ...gained, ...(lost ?? [])]
    },
  }
  function worseOf({ values, ...property }: SharedProperty, worse: Worsening): string {
    const [from = '', to = ''] = values.map((value) => valueOf({ ...property, ...value }))
    const value = worseWords({ worse, from, to })
    return t('substitution.note.against', { name: nameOf(isChinese, property), value })
  }
  function valueOf({ value, enValue, unit }: Pick<Property, 'value' | 'enValue' | 'unit'>): string {
    return [pickName(isChinese, value, enValue), unit].filter(Boolean).join(' ')
  }
  function wordsOf(how: 'against' | 'gained' | 'lost', property: Omit<Property, 'id' | 'type'>): string {
    return t(`substitution.note.${how}`, { name: nameOf(isChinese, property), value: valueOf(property) })
  }
}

function rangeOf({ minPrice, maxPrice }: Offer['snapshot']) {
  const [low, high] = [minPrice ?? maxPrice, maxPrice ?? minPrice]
  return low === null || high === null ? null : { low, high }
}

type Property = Offer['attributes'][number]

function onlyIn({ attributes }: Offer, other: Offer): Property[] {
  const ids = new Set(other.attributes.map(({ id }) => id))
  return attributes.filter(({ id }) => !ids.has(id))
}
