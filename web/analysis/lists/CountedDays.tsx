import { useTranslation } from 'react-i18next'
import { longDay } from '../charts/step-words.ts'
import type { Days } from '../period/period.ts'
import styles from './lists.module.css'

interface CountedDaysProps {
  asked: Days
  counted: Days
  /** Of words none are kept of days long ago; of all else their months are. */
  isOfWords?: boolean
}

/** Says which days were counted, where they are others than those that were asked for. */
export function CountedDays({ asked, counted, isOfWords = false }: CountedDaysProps) {
  const { t, i18n } = useTranslation()
  if (asked.from === counted.from && asked.to === counted.to) return null
  const [from, to] = [counted.from, counted.to].map((day) => longDay(day, i18n.language))
  return <p className={styles['note']}>{t(isOfWords ? 'analysis.countedWords' : 'analysis.counted', { from, to })}</p>
}
