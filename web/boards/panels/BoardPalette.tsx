import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../kit/toasts/toast.ts'
import { tellIfCrowded } from '../adding/crowded.ts'
import { freePlaces } from '../adding/places.ts'
import { topOf } from '../editor/copies.ts'
import { newDrawn } from '../editor/new-drawn.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { select } from '../editor/state/selection.ts'
import { boardColors } from './board-colors.ts'
import styles from './BoardPalette.module.css'

/** The size of a new colour chip, in mm. */
const SIDES = { w: 24, h: 24 }

/** The board's colours, the largest share first. A press adds one as a chip and copies its `#rrggbb`. */
export function BoardPalette() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const draft = useEdited((state) => state.draft)
  // The palette may lag while something is dragged or typed.
  const shown = useDeferredValue(draft)
  const colors = useMemo(() => boardColors(shown.fields, shown.items.values()), [shown])
  if (colors.length === 0) return null
  const lay = (color: string) => {
    const { fields, items } = board.get().draft
    const { canvas, scale } = fields
    const surface = { canvas, scale, items: [...items.values()] }
    const drawn = newDrawn('chip', { x: 0, y: 0, ...SIDES, rotation: 0 }, { z: topOf(items.values()) + 1, canvas, t })
    if (drawn.type !== 'chip') return
    const named = { ...drawn, color, name: color }
    const chip = { ...named, ...freePlaces(surface, [named])[0] }
    board.edit({ put: [chip] })
    select([chip.id])
    tellIfCrowded([chip], surface)
    showToast(t('boardPanels.laidColor', { color }))
    // The browser may refuse it.
    navigator.clipboard?.writeText(color).catch(() => undefined)
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
              aria-label={t('boardPanels.layColor', { color })}
              title={color}
              onClick={() => lay(color)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
