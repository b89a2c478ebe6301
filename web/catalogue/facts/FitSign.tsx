import { IconAlertTriangle, IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import styles from './FitSign.module.css'
import type { FitMark } from './places.ts'

const ICONS = { fits: IconCheck, contested: IconAlertTriangle, not: IconX, unstated: IconQuestionMark }

/** The sign of an answer, beside the words that say it. */
export function FitSign({ mark }: { mark: FitMark }) {
  const Icon = ICONS[mark]
  return <Icon aria-hidden className={styles['sign']} data-mark={mark} />
}
