import { useTranslation } from 'react-i18next'
import { figureText } from '../../kit/figures.ts'
import { peakOf, curveTotal, type Curves, type ChartInterval } from './curves.ts'
import { dayOfYear, longDay, longMonth } from './step-words.ts'

const MOST: Record<ChartInterval, 'most' | 'mostWeek' | 'mostMonth'> = {
  day: 'most',
  week: 'mostWeek',
  month: 'mostMonth',
}

/** The curves in words: each one's total, and its highest step. */
export function useSummaryOf({ step, starts, curves }: Curves): string {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const isOneYear = starts[0]?.slice(0, 4) === starts.at(-1)?.slice(0, 4)
  const dayText = isOneYear ? dayOfYear : longDay
  const told = curves.map((curve) => {
    const { name, counts } = curve
    const peak = peakOf(curve)
    if (peak === null) return t('analysis.noneOf', { name })
    const start = starts[peak] ?? ''
    return t(`analysis.${MOST[step]}`, {
      name,
      figure: figureText(curveTotal(curve), language),
      when: step === 'month' ? longMonth(start, language) : dayText(start, language),
      most: figureText(counts[peak] ?? 0, language),
    })
  })
  return `${told.join(language === 'zh-CN' ? '；' : '; ')}${language === 'zh-CN' ? '。' : '.'}`
}
