import { useTranslation } from 'react-i18next'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { currencyOf } from '../../../contract/budgets/offers.ts'
import type { PanelMaterial } from '../../boards/adding/panel/material.ts'
import { dayText } from '../../budgets/amount-text.ts'
import { sharedProperties } from '../../budgets/line/differences.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
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
    /** Properties that both state and that differ, then those that only one states. */
    properties: (own: Offer, offer: Offer): string[] => {
      const differing = sharedProperties([own, offer]).flatMap(({ isSame, values, ...property }) =>
        isSame || !values[1] ? [] : [wordsOf('against', { ...property, ...values[1] })],
      )
      const gained = onlyIn(offer, own).map((one) => wordsOf('gained', one))
      const lost = onlyIn(own, offer).map((one) => wordsOf('lost', one))
      return [...differing, ...gained, ...lost]
    },
  }
  function wordsOf(how: 'against' | 'gained' | 'lost', property: Omit<Property, 'id' | 'type'>): string {
    const { name, enName, value, enValue, unit } = property
    return t(`substitution.note.${how}`, {
      name: pickName(isChinese, name, enName),
      value: [pickName(isChinese, value, enValue), unit].filter(Boolean).join(' '),
    })
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
