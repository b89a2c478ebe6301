import { memo, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { drawBoard } from '../../../contract/boards/layout/draw-board.ts'
import type { DrawnBoard } from '../../../contract/boards/layout/draw-board.ts'
import type { Drawing } from '../../../contract/boards/layout/marks.ts'
import type { Size } from '../../../contract/boards/scale.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import styles from './Drawing.module.css'
import { PX_PER_MM } from './drawn-size.ts'
import { Marks } from './Marks.tsx'
import type { OwnPictureAddresses } from './picture-address.ts'

interface BoardDrawingProps {
  board: DrawnBoard
  pictures: OwnPictureAddresses
  /** What screen readers say of the drawing. Without it they skip it. */
  label?: string
}

/** A whole paper as a still drawing, as wide as its container. */
export const BoardDrawing = memo(function BoardDrawing({ board, ...shown }: BoardDrawingProps) {
  const language = useIsChinese() ? 'zh-CN' : 'en'
  const drawings = useMemo(() => drawBoard(board, language), [board, language])
  const { width: w, height: h } = board.canvas
  return <StillDrawing {...shown} drawings={drawings} size={{ w, h }} />
})

interface StillDrawingProps extends Omit<BoardDrawingProps, 'board'> {
  drawings: readonly Drawing[]
  /** In mm. */
  size: Size
}

/** Drawings on a page, as wide as their container. */
export function StillDrawing({ drawings, size: { w: width, h: height }, pictures, label }: StillDrawingProps) {
  const box = useRef<HTMLDivElement>(null)
  const [shownWidth, setShownWidth] = useState(0)
  useLayoutEffect(() => {
    const { current: element } = box
    if (!element) return undefined
    const measure = () => setShownWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  const zoom = shownWidth / (width * PX_PER_MM)
  return (
    <div
      ref={box}
      className={styles['board']}
      style={{ aspectRatio: `${width} / ${height}`, ...printedSize(width, height) }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {zoom > 0 && (
        <div
          className={styles['paper']}
          style={{ width: width * PX_PER_MM, height: height * PX_PER_MM, transform: `scale(${zoom})` }}
        >
          {drawings.map(({ id, x, y, w, h, rotation, opacity, marks }) => (
            <div
              key={id}
              className={styles['item']}
              style={{
                left: x * PX_PER_MM,
                top: y * PX_PER_MM,
                width: w * PX_PER_MM,
                height: h * PX_PER_MM,
                opacity,
                transform: rotation === 0 ? undefined : `rotate(${rotation}deg)`,
              }}
            >
              <span className={styles['drawing']}>
                <Marks marks={marks} pictures={pictures} zoom={zoom} />
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** An A4 or Letter page without the margins of any printer, in mm. */
const PRINTED = { width: 180, height: 235 }
const PX_PER_PRINTED_MM = 96 / 25.4

/** Nobody measures the print, so the whole paper fits a page (Drawing.module.css). */
function printedSize(width: number, height: number): CSSProperties {
  const factor = Math.min(PRINTED.width / width, PRINTED.height / height)
  return {
    '--printed-width': `${width * factor}mm`,
    '--printed-height': `${height * factor}mm`,
    '--printed-zoom': (factor * PX_PER_PRINTED_MM) / PX_PER_MM,
  } as CSSProperties
}
