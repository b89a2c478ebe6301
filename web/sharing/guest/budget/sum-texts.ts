import type { GroupSum } from '../../../../contract/sharing/group-sums.ts'
import { isOneFigure } from '../../../../contract/sharing/group-sums.ts'
import type { GuestFormats } from '../subject/words.ts'
import type { ColumnName } from './columns.ts'
import { amountOf, chosenOf, type ListTerms } from './line-texts.ts'

interface SumTexts {
  name: string
  /** What the sum leaves out; empty where it is complete. */
  without: string
  /** Sums by the columns of the lines' amounts. */
  byColumn: Partial<Record<ColumnName, string>>
}

/** The sums of a group in the same format as its lines. `isProposed`: another was chosen instead of one of them. */
export function sumTexts(
  { unpriced, untold, ...figures }: GroupSum,
  { name, isProposed }: { name: string; isProposed: boolean },
  terms: ListTerms,
  words: GuestFormats,
): SumTexts {
  const { t, isChinese } = words
  return {
    name: t(isProposed ? 'shared.proposedSubtotal' : 'shared.subtotal', { name }),
    without: [
      unpriced > 0
        ? t(isOneFigure(terms.totals) ? 'shared.withoutOpen' : 'shared.withoutUnpriced', { count: unpriced })
        : '',
      untold > 0 ? t('shared.withoutShared', { count: untold }) : '',
    ]
      .filter(Boolean)
      .join(isChinese ? '；' : '; '),
    byColumn: { amount: amountOf({ figures }, terms, words), chosen: chosenOf({ figures }, terms, words) },
  }
}
