import { useTranslation } from 'react-i18next'
import type { SubstitutionSummary } from '../../../contract/substitution.ts'
import { useSkuWords } from '../words.ts'

/** A summary of a substitution in two lines. */
export function useSummaryWords() {
  const { t, i18n } = useTranslation()
  const skuWords = useSkuWords()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    title: ({ from, to }: Pick<SubstitutionSummary, 'from' | 'to'>): string =>
      t('substitution.fromTo', { from: skuWords(from).name, to: skuWords(to).name }),
    facts: ({ time, undoTime, counts }: SubstitutionSummary): string => {
      const count = counts.board + counts.budget + counts.folder
      const figure = new Intl.NumberFormat(i18n.language).format(count)
      return [
        format.format(time),
        t('substitution.inPlaces', { count, figure }),
        undoTime === null ? '' : t('substitution.takenBack', { date: format.format(undoTime) }),
      ]
        .filter(Boolean)
        .join(' · ')
    },
  }
}
