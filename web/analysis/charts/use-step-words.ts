import { useTranslation } from 'react-i18next'
import type { ChartInterval } from './curves.ts'
import { longDay, longMonth } from './step-words.ts'

/** A step's full name in the reader's language: a day, "Week from …", a month. */
export function useStepWords(): (start: string, step: ChartInterval) => string {
  const { t, i18n } = useTranslation()
  return (start, step) => {
    if (step === 'month') return longMonth(start, i18n.language)
    const day = longDay(start, i18n.language, { hasWeekday: step === 'day' })
    return step === 'week' ? t('analysis.weekFrom', { day }) : day
  }
}
