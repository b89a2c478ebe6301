import { useTranslation } from 'react-i18next'
import { longDay } from './charts/curve-words.ts'
import type { Days } from './period.ts'

interface CountedDaysProps {
  asked: Days
  counted: Days
  /** Old days keep no words; of everything else their months are kept. */
  isOfWords?: boolean
}

/** Says which days were counted, where they differ from the days that were asked for. */
export function CountedDays({ asked, counted, isOfWords = false }: CountedDaysProps) {
  const { t, i18n } = useTranslation()
  if (asked.from === counted.from && asked.to === counted.to) return null
  const [from, to] = [counted.from, counted.to].map((day) => longDay(day, i18n.language))
  return (
    <p className="mt-12 max-w-[80ch] text-meta text-second">
      {t(isOfWords ? 'analysis.countedWords' : 'analysis.counted', { from, to })}
    </p>
  )
}
