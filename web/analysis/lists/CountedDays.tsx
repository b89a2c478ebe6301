import { useTranslation } from 'react-i18next'
import { longDay } from '../charts/step-words.ts'
import type { Days } from '../period/period.ts'
import styles from './lists.module.css'

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
  return <p className={styles['note']}>{t(isOfWords ? 'analysis.countedWords' : 'analysis.counted', { from, to })}</p>
}
