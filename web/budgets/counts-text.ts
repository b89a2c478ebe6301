import '../locales/budget-counts-texts.ts'
import type { TFunction } from 'i18next'
import type { WhatCounts } from '../../contract/budgets/what-counts.ts'

interface Said {
  t: TFunction
  language: string
}

const PRICES = ['agreed', 'list', 'highest', 'unpriced'] as const

/** "Chosen is made of: 3 agreed prices, 9 list prices." Empty where the reader may not see prices, or nothing counts. */
export function chosenText(counts: WhatCounts, { t, language }: Said): string {
  const parts = PRICES.filter((one) => counts[one] > 0).map((one) => countedText(counts, one, { t, language }))
  return parts.length === 0 ? '' : t('budgetCounts.chosen', { parts: parts.join(t('budgetCounts.pause')) })
}

/** "2 lines have no amount yet and count nothing". */
export function countedText(counts: WhatCounts, one: keyof WhatCounts, { t, language }: Said): string {
  const count = counts[one]
  return t(`budgetCounts.${one}`, { count, figure: new Intl.NumberFormat(language).format(count) })
}
