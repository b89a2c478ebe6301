import '../../locales/filters-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveInRow } from '../../kit/focus/row-keys.ts'
import styles from './ColorHues.module.css'
import { hueNames, hues } from './hues.ts'

interface ColorHuesProps {
  /** `#rrggbb`. */
  color: string | null
  onTake: (color: string | null) => void
}

/** Common colours to choose from, one tab stop, and the browser's own picker for any other colour. */
export function ColorHues({ color, onTake }: ColorHuesProps) {
  const { t } = useTranslation()
  const [stop, setStop] = useState(0)
  const isOther = color !== null && !hueNames.some((name) => hues[name] === color)
  return (
    <div className={styles['hues']}>
      <ul aria-label={t('filters.commonColors')}>
        {hueNames.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles['hue']}
              style={{ backgroundColor: hues[name] }}
              aria-label={t(`filters.hues.${name}`)}
              title={t(`filters.hues.${name}`)}
              aria-pressed={hues[name] === color}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onKeyDown={moveInRow}
              onClick={() => onTake(hues[name] === color ? null : hues[name])}
            />
          </li>
        ))}
      </ul>
      <OtherColor color={isOther ? color : null} onTake={onTake} />
    </div>
  )
}

/** Takes the colour when the picker closes: each shade on the way there would load a list. */
function OtherColor({ color, onTake }: ColorHuesProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  // React's onChange is the browser's input event; closing the picker fires its change event.
  useEffect(() => {
    const field = input.current
    const take = () => field && onTake(field.value)
    field?.addEventListener('change', take)
    return () => field?.removeEventListener('change', take)
  })
  return (
    <label
      className={styles['other']}
      data-chosen={color !== null || undefined}
      title={t('filters.otherColor')}
      style={color ? { backgroundColor: color } : undefined}
    >
      {color === null && <IconPlus />}
      <input
        key={color}
        ref={input}
        type="color"
        className={styles['picker']}
        defaultValue={color ?? hues.terracotta}
        aria-label={t('filters.otherColor')}
      />
    </label>
  )
}
