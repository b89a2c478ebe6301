import '../../locales/room-fits-texts.ts'
import { FitSign } from '../facts/FitSign.tsx'
import { hint } from '../../kit/hint/hint.ts'
import { fitReasons, fitSign, type Saying } from './fit-words.ts'
import type { RoomFit } from './fits.ts'
import styles from './RoomFits.module.css'

interface RoomFitsProps {
  fits: readonly RoomFit[] | undefined
  words: Saying
  /** Whether there is room for words beside the sign. */
  hasWords?: boolean
}

/** Whether a material fits its rooms, for those who work on the list or the board; why, on hover. */
export function RoomFits({ fits, words, hasWords = false }: RoomFitsProps) {
  const [worst, ...others] = fits ?? []
  if (!worst) return null
  const told = [worst, ...others] as const
  const text = fitSign(told, words)
  const reasons = fitReasons(told, words).map((reason) => reason.text)
  return (
    <span className={styles['fit']} {...hint(reasons.join('\n'))}>
      <FitSign mark={worst.mark} label={hasWords ? undefined : text} />
      {hasWords && <span>{text}</span>}
    </span>
  )
}

interface FitReasonsProps extends Pick<RoomFitsProps, 'words'> {
  fits: readonly RoomFit[]
  label: string
}

/** Each reason with its sign. */
export function FitReasons({ fits, words, label }: FitReasonsProps) {
  return (
    <ul className={styles['reasons']} aria-label={label}>
      {fitReasons(fits, words).map(({ mark, text }) => (
        <li key={text}>
          <FitSign mark={mark} />
          {text}
        </li>
      ))}
    </ul>
  )
}
