import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BoardNumberField.module.css'
import { unitsNamed } from '../../../contract/values/words.ts'
import { useTyped } from '../../kit/typing/use-typed.ts'
import { readArithmetic } from './typed-number.ts'

interface NumberFieldProps {
  label: string
  /** The name for screen readers, where the label is a letter. */
  name?: string
  /** Null where several differ. */
  value: number | null
  /** Shown behind the number. */
  unit: string
  least: number
  most: number
  /** The step of the arrow keys; ten times as much with Shift. */
  step?: number
  isOff?: boolean
  onSet: (value: number) => void
}

/** A field for a number, which may be typed as arithmetic. Enter or leaving saves it; a text that is not a number stays, with a message. */
export function BoardNumberField({
  label,
  name,
  value,
  unit,
  least,
  most,
  step = 1,
  isOff = false,
  onSet,
}: NumberFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [fault, setFault] = useState<string | null>(null)
  const rounded = value === null ? null : Math.round(value * 100) / 100
  const shown = rounded === null ? '' : String(rounded)

  const { typed, type, take, giveUp } = useTyped((text) => {
    setFault(null)
    if (text.trim() === shown || (text.trim() === '' && value === null)) return true
    const number = readIn(text, unit)
    const isOutside = number !== null && (number < least || number > most)
    if (number === null || isOutside) {
      setFault(isOutside ? t('boardPanels.outside', { least, most, unit }) : t('boardPanels.noNumber'))
      return false
    }
    // What is shown, typed again in another way, changes nothing.
    if (number !== value && number !== rounded) onSet(number)
    return true
  })
  const forget = () => {
    giveUp()
    setFault(null)
  }
  const stepBy = (by: number) => {
    const from = readIn(typed ?? shown, unit)
    if (from === null) return
    const next = Math.min(Math.max(Math.round((from + by) * 100) / 100, least), most)
    forget()
    if (next !== value) onSet(next)
  }

  return (
    <div className={styles['field']} data-off={isOff}>
      <label className={styles['box']} htmlFor={id}>
        <span className={styles['label']} aria-hidden>
          {label}
        </span>
        <input
          id={id}
          className={styles['input']}
          inputMode="decimal"
          autoComplete="off"
          aria-label={name ?? label}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`${id}-fault`}
          disabled={isOff}
          placeholder={value === null ? t('boardPanels.mixed') : undefined}
          value={typed ?? shown}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
            if (event.key === 'Escape' && typed !== null) {
              event.stopPropagation()
              forget()
            }
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            stepBy((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1))
          }}
        />
        <span className={styles['unit']} aria-hidden>
          {unit}
        </span>
      </label>
      <p id={`${id}-fault`} className={styles['fault']} role="alert">
        {fault}
      </p>
    </div>
  )
}

/** Degrees are no unit of values. */
function readIn(text: string, unit: string): number | null {
  return unit === '°' ? readArithmetic(text.replaceAll('°', ' ')) : readArithmetic(text, unitsNamed(unit)[0])
}
