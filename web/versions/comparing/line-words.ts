import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { imperialSymbol } from '../../../contract/budgets/units.ts'
import type { BudgetState } from '../../../contract/versions.ts'
import { rangeText } from '../../budgets/amount-text.ts'
import { priceText, quantityText } from '../../budgets/table/cells/shown-number.ts'
import { skuNameOf, useIsChinese } from '../../catalogue/names.ts'
import { useUnitName } from '../../catalogue/prices/price-text.ts'
import type { ComparedLine, StateLine } from './compared-lines.ts'

interface LineWords {
  name: (line: ComparedLine) => string
  /** Quantity, price and amount of a line in one state. */
  figures: (line: StateLine, list: BudgetState) => { quantity: string; price: string; amount: string }
}

/** Names and figures of the lines of both states, in words. */
export function useLineWords(): LineWords {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const unitName = useUnitName()
  const { language } = i18n
  return useMemo(
    () => ({
      name: ({ before, after }) => nameOf(after ?? before, isChinese) || t('versions.compared.unnamed'),
      figures: (line, list) => ({
        quantity: `${quantityText(line.figures.orderQty, line.unit, list.unitSystem)} ${
          (list.unitSystem === 'imperial' && imperialSymbol(line.unit)) || unitName(line.unit)
        }`,
        price: priceOf(line, t),
        amount: amountOf(line, list, { t, language }),
      }),
    }),
    // `unitName` is a new function at each render but means the same while the language and the dictionaries stay.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, language, isChinese, unitName('square_meter'), unitName('piece')],
  )
}

function nameOf(line: StateLine | null, isChinese: boolean): string {
  if (!line) return ''
  const { name, snapshot, docCode } = line
  const called = name || (snapshot ? skuNameOf(isChinese, snapshot, snapshot.variant) : '')
  return [docCode, called].filter(Boolean).join(' ')
}

function priceOf({ price: { low, high, chosen, currency, per } }: StateLine, t: TFunction): string {
  const figures = new Set((chosen === null ? [low ?? high, high ?? low] : [chosen]).flatMap((one) => one ?? []))
  if (figures.size === 0) return t('versions.compared.unpriced')
  return `${currency} ${[...figures].map(priceText).join(' – ')}${per ? ` / ${per.quantity} ${per.unit.replaceAll('_', ' ')}` : ''}`
}

function amountOf(
  { figures: { low, high } }: StateLine,
  { baseCurrency }: BudgetState,
  { t, language }: { t: TFunction; language: string },
): string {
  if (low === null || high === null) return t('versions.compared.unpriced')
  return rangeText(low, high, baseCurrency, language)
}
