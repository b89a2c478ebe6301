import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './LockCover.module.css'

const MINUTE_MS = 60_000

/** Time and date, in the page's language. */
export function LockClock() {
  const { i18n } = useTranslation()
  const now = useMinute()
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  // In the format used everywhere else.
  const day = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (
    <div className={styles['clock']}>
      <time className={styles['time']}>{time.format(now)}</time>
      <p className={styles['day']}>{day.format(now)}</p>
    </div>
  )
}

/** The start of this minute, epoch ms. */
function useMinute(): number {
  const [minute, setMinute] = useState(thisMinute)
  // Time passes outside React. Checked each second: a machine that has slept is right at once.
  useEffect(() => {
    const timer = setInterval(() => setMinute(thisMinute()), 1000)
    return () => clearInterval(timer)
  }, [])
  return minute
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
