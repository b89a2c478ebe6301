import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toast.ts'
import { useEdited } from '../editor/state/board-editor.ts'
import { boardColors } from './board-colors.ts'
import styles from './BoardPalette.module.css'

/** The board's colours, the widest first; one that is pressed is copied as `#rrggbb`. */
export function BoardPalette() {
  const { t } = useTranslation()
  const draft = useEdited((state) => state.draft)
  // While something is dragged or typed it waits.
  const shown = useDeferredValue(draft)
  const colors = useMemo(() => boardColors(shown.fields, shown.items.values()), [shown])
  if (colors.length === 0) return null
  const copy = async (color: string) => {
    try {
      await navigator.clipboard.writeText(color)
      showToast(t('boardPanels.copied', { color }))
    } catch {
      showToast(color)
    }
  }
  return (
    <section aria-labelledby="board-palette">
      <h2 id="board-palette" className={styles['title']}>
        {t('boardPanels.palette')}
      </h2>
      <ul className={styles['colors']}>
        {colors.map((color) => (
          <li key={color}>
            <button
              type="button"
              style={{ backgroundColor: color }}
              aria-label={t('boardPanels.copyColor', { color })}
              title={color}
              onClick={() => void copy(color)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
