import { IconCheck, IconMinus, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { hint } from '../../ui/hint/hint.ts'
import { fitReasons, fitSign, type Saying } from './fit-words.ts'
import type { RoomAnswer, RoomFit } from './fits.ts'
import styles from './FitSign.module.css'

interface FitSignProps {
  fits: readonly RoomFit[] | undefined
  words: Saying
  /** Whether there is room for words beside the icon. */
  hasWords?: boolean
}

/** Whether a line fits its rooms, for those who work on the list; why, on hover. */
export function FitSign({ fits, words, hasWords = false }: FitSignProps) {
  const [worst, ...others] = fits ?? []
  if (!worst) return null
  const told = [worst, ...others] as const
  const text = fitSign(told, words)
  const reasons = fitReasons(told, words).map((reason) => reason.text)
  return (
    <span className={styles['sign']} data-answer={worst.answer} {...hint(reasons.join('\n'))}>
      <FitIcon answer={worst.answer} label={hasWords ? undefined : text} />
      {hasWords && <span>{text}</span>}
    </span>
  )
}

/** Each reason with its answer as an icon. */
export function FitReasons({ fits, words, label }: Pick<FitSignProps, 'words'> & FitReasonsProps) {
  return (
    <ul className={styles['reasons']} aria-label={label}>
      {fitReasons(fits, words).map(({ answer, text }) => (
        <li key={text}>
          <FitIcon answer={answer} />
          {text}
        </li>
      ))}
    </ul>
  )
}

interface FitReasonsProps {
  fits: readonly RoomFit[]
  label: string
}

const ICONS = { fits: IconCheck, not: IconX, unstated: IconQuestionMark, unjudged: IconMinus } as const

/** Without a label it stands beside words that say the same. */
function FitIcon({ answer, label }: { answer: RoomAnswer; label?: string | undefined }): ReactNode {
  const Icon = ICONS[answer]
  const told = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Icon className={styles['icon']} data-answer={answer} {...told} />
}
