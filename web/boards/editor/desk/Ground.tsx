import { useMemo } from 'react'
import type { Drawing } from '../../../../contract/boards/layout/marks.ts'
import { drawBackground, drawScaleBar } from '../../../../contract/boards/layout/draw-board.ts'
import type { Setting } from '../../../../contract/boards/layout/setting.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import { Marks } from '../../drawing/Marks.tsx'
import { useEdited } from '../state/board-editor.ts'
import { useDeskZoom, useZoomStep } from '../state/view.ts'
import { TRUE_PX_PER_MM } from '../geometry/viewing.ts'
import styles from './DeskPaper.module.css'

/** The background: the paper's colour, and a picture or material over it. */
export function Ground() {
  const fields = useEdited(({ draft }) => draft.fields)
  const { canvas, scale, background } = fields
  const drawing = useMemo(() => drawBackground({ canvas, scale, background }), [canvas, scale, background])
  return <Drawn drawing={drawing} />
}

/** The scale bar in the paper's corner, above everything. */
export function ScaleBar({ setting }: { setting: Setting }) {
  const { canvas, scale, background } = useEdited(({ draft }) => draft.fields)
  const drawing = useMemo(
    () => drawScaleBar({ canvas, scale, background }, setting),
    [canvas, scale, background, setting],
  )
  return <Drawn drawing={drawing} />
}

function Drawn({ drawing: { x, y, w, h, marks } }: { drawing: Drawing }) {
  const pictures = useEdited((state) => state.pictures)
  const zoom = useZoomStep()
  return (
    <div
      className={styles['drawn']}
      aria-hidden
      style={{ left: x * PX_PER_MM, top: y * PX_PER_MM, width: w * PX_PER_MM, height: h * PX_PER_MM }}
    >
      <Marks marks={marks} pictures={pictures} zoom={zoom} />
    </div>
  )
}

/** The grid, in lines of one screen px. */
export function GridLines() {
  const grid = useEdited(({ draft }) => draft.fields.grid)
  const zoom = useDeskZoom()
  if (!grid.show) return null
  const side = grid.size * PX_PER_MM
  const line = PX_PER_MM / (zoom * TRUE_PX_PER_MM)
  // A finer grid would only make the paper grey.
  if (side / line < 5) return null
  const color = 'rgb(33 31 27 / 12%)'
  return (
    <div
      className={styles['grid']}
      style={{
        backgroundImage: `linear-gradient(to right, ${color} ${line}px, transparent ${line}px), linear-gradient(to bottom, ${color} ${line}px, transparent ${line}px)`,
        backgroundSize: `${side}px ${side}px`,
      }}
    />
  )
}
