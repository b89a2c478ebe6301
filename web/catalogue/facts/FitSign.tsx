import { IconAlertTriangle, IconCheck, IconMinus, IconQuestionMark, IconX } from '@tabler/icons-react'
import styles from './FitSign.module.css'
import type { FitMark } from './places.ts'

const ICONS = {
  fits: IconCheck,
  contested: IconAlertTriangle,
  not: IconX,
  unstated: IconQuestionMark,
  unjudged: IconMinus,
}

interface FitSignProps {
  /** `unjudged`: nothing is asked of it there. */
  mark: FitMark | 'unjudged'
  /** Where no words beside it say the same. */
  label?: string | undefined
}

/** The sign of an answer. */
export function FitSign({ mark, label }: FitSignProps) {
  const Icon = ICONS[mark]
  const told = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Icon className={styles['sign']} data-mark={mark} {...told} />
}
