import type { GroupSum } from '../../../../contract/sharing/group-sums.ts'
import type { GuestFormats } from '../subject/words.ts'
import type { ColumnName } from './columns.ts'
import { amountOf, chosenOf, type ListTerms } from './line-texts.ts'

interface SumTexts {
  name: string
  /** What it is without; empty where everything is in it. */
  without: string
  /** In the columns of what lines come to. */
  byColumn: Partial<Record<ColumnName, string>>
}

/** What a group comes to, as its lines say what they come to. */
export function sumTexts(
  { unpriced, untold, ...figures }: GroupSum,
  name: string,
  terms: ListTerms,
  words: GuestFormats,
): SumTexts {
  const { t, isChinese } = words
  return {
    name: t('shared.subtotal', { name }),
    without: [
      unpriced > 0 ? t('shared.withoutUnpriced', { count: unpriced }) : '',
      untold > 0 ? t('shared.withoutShared', { count: untold }) : '',
    ]
      .filter(Boolean)
      .join(isChinese ? '；' : '; '),
    byColumn: { amount: amountOf({ figures }, terms, words), chosen: chosenOf({ figures }, terms, words) },
  }
}
