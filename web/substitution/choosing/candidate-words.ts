import { useTranslation } from 'react-i18next'
import type { Offer } from '../../../contract/budgets/calls.ts'
import type { Material } from '../../boards/adding/panel/material.ts'
import { dayText } from '../../budgets/amount-text.ts'
import { sharedProperties } from '../../budgets/line/differences.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { comparableText } from '../../catalogue/prices/comparable-price.ts'
import { useSymbol, useUnitName } from '../../catalogue/prices/price-text.ts'

/** How one material differs from another, each of it a few words. */
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
    /** Null where the card's own price says as much. */
    perSquareMetre: ({ comparable, price }: Material): string | null => {
      if (!comparable || price?.measurementUnit === comparable.per) return null
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
    /** Those that both state and that differ. */
    properties: (own: Offer, offer: Offer): string[] =>
      sharedProperties([own, offer])
        .filter(({ isSame }) => !isSame)
        .map(({ name, enName, unit, values }) => {
          const is = values[1] ?? { value: '', enValue: '' }
          return t('substitution.note.against', {
            name: pickName(isChinese, name, enName),
            value: [pickName(isChinese, is.value, is.enValue), unit].filter(Boolean).join(' '),
          })
        }),
  }
}
