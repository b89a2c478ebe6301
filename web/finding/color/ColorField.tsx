import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import styles from './ColorField.module.css'
import { ColorDot } from '../../kit/ColorDot.tsx'
import { readTypedColor } from '../../../contract/colors/typed-color.ts'
import { loadNames, useColorName } from './color-name.ts'

interface ColorFieldProps {
  /** `#rrggbb`. */
  color: string | null
  onTake: (color: string | null) => void
}

interface Draft {
  /** The colour in force when the text was typed; another colour makes the text outdated. */
  base: string | null
  text: string
  isRefused: boolean
}

/** The tables of colour names and numbers load when the first text is typed. */
async function findColor(text: string): Promise<string | null> {
  const typed = readTypedColor(text)
  if (typed !== null) return typed
  return (await loadNames()).findNamedColor(text)
}

/**
 * A colour as a number or a name, shown by its name where it has one, applied by Enter or on leaving the field; unknown text stays in the field, and the list does not
 * change.
 */
export function ColorField({ color, onTake }: ColorFieldProps) {
  const { t } = useTranslation()
  const [kept, setKept] = useState<Draft | null>(null)
  const latest = useRef<Draft | null>(null)
  const id = useId()
  const draft = kept?.base === color ? kept : null
  const name = useColorName(color)
  const text = draft?.text ?? name ?? color ?? ''
  const keep = (next: Draft | null) => {
    latest.current = next
    setKept(next)
  }
  const take = async () => {
    if (!draft) return
    const isBlank = draft.text.trim() === ''
    const typed = isBlank ? null : await findColor(draft.text)
    // While the table loaded, other text was typed or applied.
    if (latest.current !== draft) return
    const isRefused = typed === null && !isBlank
    keep(isRefused ? { ...draft, isRefused } : null)
    if (!isRefused && typed !== color) onTake(typed)
  }
  const tryToTake = () => void take().catch(reportFailure)
  return (
    <>
      <label className={styles['field']}>
        <ColorDot hex={draft ? readTypedColor(text) : color} />
        <input
          value={text}
          title={draft ? undefined : (color ?? undefined)}
          autoComplete="off"
          spellCheck={false}
          aria-label={t('filters.colorHex')}
          aria-invalid={draft?.isRefused || undefined}
          aria-describedby={draft?.isRefused ? id : undefined}
          placeholder={t('filters.colorExample')}
          onChange={(event) => keep({ base: color, text: event.target.value, isRefused: false })}
          onKeyDown={(event) => event.key === 'Enter' && tryToTake()}
          onBlur={tryToTake}
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
