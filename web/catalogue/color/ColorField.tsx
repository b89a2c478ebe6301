import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ColorField.module.css'
import { ColorDot } from './ColorDot.tsx'
import { readTypedColor } from './typed-color.ts'

interface ColorFieldProps {
  /** `#rrggbb`. */
  color: string | null
  onTake: (color: string | null) => void
}

interface Draft {
  /** The colour in force when it was typed; another makes it outdated. */
  base: string | null
  text: string
  isRefused: boolean
}

/** A colour in figures, taken by Enter or on leaving the field; what is none stays typed, and the list as it was. */
export function ColorField({ color, onTake }: ColorFieldProps) {
  const { t } = useTranslation()
  const [kept, setKept] = useState<Draft | null>(null)
  const id = useId()
  const draft = kept?.base === color ? kept : null
  const text = draft?.text ?? color ?? ''
  const take = () => {
    if (!draft) return
    const typed = readTypedColor(draft.text)
    const isRefused = typed === null && draft.text.trim() !== ''
    setKept(isRefused ? { ...draft, isRefused } : null)
    if (!isRefused && typed !== color) onTake(typed)
  }
  return (
    <>
      <label className={styles['field']}>
        <ColorDot hex={readTypedColor(text)} />
        <input
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-label={t('filters.colorHex')}
          aria-invalid={draft?.isRefused || undefined}
          aria-describedby={draft?.isRefused ? id : undefined}
          placeholder="#a6492b"
          onChange={(event) => setKept({ base: color, text: event.target.value, isRefused: false })}
          onKeyDown={(event) => event.key === 'Enter' && take()}
          onBlur={take}
        />
      </label>
      <div role="alert">
        {draft?.isRefused && (
          <p id={id} className={styles['problem']}>
            {t('filters.noColor')}
          </p>
        )}
      </div>
    </>
  )
}
