import { useTranslation } from 'react-i18next'
import { pricePerOf } from '../../../contract/budgets/price-per.ts'
import '../../locales/budget-counts-texts.ts'
import { amountText } from '../amount-text.ts'
import { priceText } from '../table/cells/shown-number.ts'
import { perText } from '../table/words.ts'
import type { Effects } from './differences.ts'
import type { LineContext } from './line-context.ts'

interface AgreedLostProps {
  context: LineContext
  effects: Effects
}

/** That an agreed price goes with the material that it was agreed for. */
export function AgreedLost({ context: { fields, line, words }, effects }: AgreedLostProps) {
  const { t, i18n } = useTranslation()
  const { chosen, currency } = line.price
  if (chosen === null) return null
  const counted = effects.figures(line.id)?.chosen ?? null
  const amount =
    counted !== null && /[1-9]/.test(counted)
      ? `${fields.baseCurrency} ${amountText(counted, fields.baseCurrency, i18n.language)}`
      : `${currency} ${priceText(chosen)} / ${perText(pricePerOf(line), words)}`
  return <p className="my-10 text-meta text-warning">{t('budgetCounts.losesAgreed', { amount })}</p>
}
