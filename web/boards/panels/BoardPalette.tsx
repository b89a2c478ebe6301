import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../catalogue/names.ts'
import { AreaButton } from '../../kit/Button.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { tellIfCrowded } from '../adding/crowded.ts'
import { freePlaces } from '../adding/places.ts'
import { boardColors } from '../board-colors.ts'
import { Swatch, SWATCHES } from '../Swatch.tsx'
import { topOf } from '../editor/copies.ts'
import { newDrawn } from '../editor/new-drawn.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { select } from '../editor/state/selection.ts'

/** The size of a new colour chip, in mm. */
const SIDES = { w: 24, h: 24 }

/** The board's colours, one for each material with its number in the legend. A press adds one as a chip and copies its `#rrggbb`. */
export function BoardPalette() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const language = useIsChinese() ? 'zh-CN' : 'en'
  const draft = useEdited((state) => state.draft)
  // The palette may lag while something is dragged or typed.
  const shown = useDeferredValue(draft)
  const colors = useMemo(
    () => boardColors({ ...shown.fields, items: [...shown.items.values()] }, language),
    [shown, language],
  )
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
    <section className="mb-24" aria-labelledby="board-palette">
      <h2 id="board-palette" className="mb-8 text-meta font-regular text-second">
        {t('boardPanels.palette')}
      </h2>
      <ul className={SWATCHES}>
        {colors.map(({ color, material }) => (
          <li key={material ? material.number : color}>
            <AreaButton
              className="block w-full rounded-sm"
              label={
                material ? t('boardPanels.layColorOf', { ...material, color }) : t('boardPanels.layColor', { color })
              }
              note={material ? `${material.number} · ${material.name}` : t('boardPanels.ofOthers')}
              onPress={() => lay(color)}
            >
              <Swatch color={color} number={material?.number} />
            </AreaButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
