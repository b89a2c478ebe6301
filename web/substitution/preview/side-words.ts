import { unitsText } from '../../../contract/plural.ts'
import { useTranslation } from 'react-i18next'
import type { Substituted } from '../../../contract/substitution.ts'
import { formatComparable } from '../../catalogue/prices/comparable-price.ts'
import { useSymbol, useUnitName } from '../../catalogue/prices/price-text.ts'
import { moneyText } from './amounts.ts'

type Side = Substituted['from']

/** Facts of one SKU, for a comparison side by side; null where unknown. */
export function useSideWords() {
  const { t, i18n } = useTranslation()
  const symbolOf = useSymbol()
  const unitOf = useUnitName()
  return {
    price: ({ low, high, currency, per }: Side): string | null => {
      const [least, most] = [low ?? high, high ?? low]
      if (least === null || most === null) return null
      const price = moneyText(currency, { low: least, high: most }, i18n.language)
      return t('substitution.note.price', { price, unit: unitsText(unitOf(per.unit), per.quantity, i18n.language) })
    },
    perSquareMetre: ({ perSquareMetre }: Side): string | null =>
      perSquareMetre && formatComparable(perSquareMetre, symbolOf(perSquareMetre.currency), i18n.language),
    leadTime: ({ leadTimeDays }: Side): string | null =>
      leadTimeDays === null ? null : t('substitution.days', { count: leadTimeDays }),
  }
}
