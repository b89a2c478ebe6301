import { useTranslation } from 'react-i18next'
import { figureText } from '../../kit/figures.ts'
import { startOfDay } from '../period.ts'
import { curveTotal, peakOf, type ChartInterval, type Curves } from './curves.ts'

/** A step's full name in the reader's language: a day, "Week from …", a month. */
export function useStepWords(): (start: string, step: ChartInterval) => string {
  const { t, i18n } = useTranslation()
  return (start, step) => {
    if (step === 'month') return longMonth(start, i18n.language)
    const day = longDay(start, i18n.language, { hasWeekday: step === 'day' })
    return step === 'week' ? t('analysis.weekFrom', { day }) : day
  }
}

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

const formats = new Map<string, Intl.DateTimeFormat>()

/** A step's short name on the axis: "12 Nov", "Nov 2026". */
export function shortStep(start: string, step: ChartInterval, language: string): string {
  const short: Intl.DateTimeFormatOptions =
    step === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }
  return format(start, short, language)
}

/** A day in full: "12 November 2026", and with its weekday. */
export function longDay(day: string, language: string, { hasWeekday = false } = {}): string {
  return format(day, { dateStyle: hasWeekday ? 'full' : 'long' }, language)
}

/** A day of a year that is known: "12 November". */
export function dayOfYear(day: string, language: string): string {
  return format(day, { day: 'numeric', month: 'long' }, language)
}

/** The month of a day in full. */
export function longMonth(day: string, language: string): string {
  return format(day, { month: 'long', year: 'numeric' }, language)
}

/** Making a formatter takes a hundred times as long as using it, and a table uses hundreds. */
function format(day: string, options: Intl.DateTimeFormatOptions, language: string): string {
  const key = JSON.stringify([language, options])
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(startOfDay(day))
}
