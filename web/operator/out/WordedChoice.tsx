import { useId } from 'react'
import styles from './WordedChoice.module.css'

interface WordedChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; hint: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice from a few options, each with an explanation. */
export function WordedChoice<Value extends string>({ label, options, value, onChoose }: WordedChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={id}
              className={styles['mark']}
              checked={option.value === value}
              aria-describedby={`${id}-${option.value}`}
              onChange={() => onChoose(option.value)}
            />
            <span className={styles['name']}>{option.label}</span>
            <span id={`${id}-${option.value}`} className={styles['hint']} aria-hidden>
              {option.hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
