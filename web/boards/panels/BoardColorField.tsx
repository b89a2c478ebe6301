import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../kit/typing/use-typed.ts'
import styles from './fields.module.css'

interface ColorFieldProps {
  label: string
  /** `#rrggbb`; null for none, or where several differ. */
  value: string | null
  mayBeNone?: boolean
  onSet: (color: string | null) => void
}

const HEX = /^#?([0-9a-f]{6})$/i

/** A field for a colour, chosen in the browser's dialog or typed. */
export function BoardColorField({ label, value, mayBeNone = false, onSet }: ColorFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const { typed, type, take, giveUp } = useTyped((text) => {
    const hex = HEX.exec(text.trim())?.[1]
    if (hex) onSet(`#${hex.toLowerCase()}`)
    else if (mayBeNone && text.trim() === '') onSet(null)
    return true
  })
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['colors']}>
        <input
          className={styles['well']}
          type="color"
          aria-label={t('boardPanels.choose', { what: label })}
          value={value ?? '#808080'}
          data-none={value === null}
          onChange={({ target }) => onSet(target.value)}
        />
        <input
          id={id}
          className={styles['hex']}
          autoComplete="off"
          spellCheck={false}
          placeholder={t(mayBeNone ? 'boardPanels.none' : 'boardPanels.mixed')}
          value={typed ?? value ?? ''}
          onChange={({ target }) => type(target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
            if (event.key !== 'Escape' || typed === null) return
            event.stopPropagation()
            giveUp()
          }}
        />
        {mayBeNone && value !== null && (
          <button type="button" className={styles['none']} onClick={() => onSet(null)}>
            {t('boardPanels.none')}
          </button>
        )}
      </span>
    </div>
  )
}
