import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Item } from '../../../../contract/boards/item.ts'
import { boundsOfAll, cornersOf, type TurnedBox } from '../geometry/boxes.ts'
import { handles, handlePoint } from '../geometry/resizing.ts'
import type { Guide } from '../geometry/snapping.ts'
import { TRUE_PX_PER_MM } from '../geometry/viewing.ts'
import { useCropped } from '../state/cropping.ts'
import { isGroup } from '../state/choosing.ts'
import { useEdited } from '../state/board-editor.ts'
import { shiftOfSelection, shownGuides, useArea, useShownItems } from '../state/passing.ts'
import { endPointing, usePointedAt } from '../state/pointed.ts'
import { useChosenIds } from '../state/selection.ts'
import { useTextInHand } from '../state/text-in-hand.ts'
import { isDrawing, useTool } from '../state/tool.ts'
import { useDeskZoom, viewOfPaper } from '../state/view.ts'
import { useWalkedTo } from '../state/walked.ts'
import { CropFrame } from './CropFrame.tsx'
import { HandleAt, ROOM_FOR_MIDDLE } from './HandleAt.tsx'
import styles from './Overlay.module.css'
import { OthersChoices } from './OthersChoices.tsx'

/** Distance between an item and its turn handle; px. */
const TURN_ABOVE = 26

/** At most two alignments, and the gaps of both axes. */
const MOST_GUIDES = 4

/** Frames, handles and guides over the paper, in lines of one screen px at every zoom. */
export function Overlay() {
  const zoom = useDeskZoom()
  const scale = zoom * TRUE_PX_PER_MM
  const overlay = useRef<HTMLDivElement>(null)
  // The overlay follows the paper without React while the paper is pushed.
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = viewOfPaper.get()
      if (overlay.current) overlay.current.style.transform = `translate(${x}px, ${y}px)`
    }
    place()
    return viewOfPaper.subscribe(place)
  }, [])
  return (
    <div ref={overlay} className={styles['overlay']} aria-hidden>
      <OthersChoices scale={scale} />
      <Chosen scale={scale} />
      <Walked scale={scale} />
      <Guides scale={scale} />
      <Area scale={scale} />
      <CropFrame scale={scale} />
      <Pointed scale={scale} />
    </div>
  )
}

function useChosenItems(): Item[] {
  const ids = useChosenIds()
  const items = useEdited(({ draft }) => draft.items)
  const shown = useShownItems()
  return useMemo(() => ids.flatMap((id) => shown.get(id) ?? items.get(id) ?? []), [ids, items, shown])
}

function Chosen({ scale }: { scale: number }) {
  const chosen = useChosenItems()
  const tool = useTool()
  const textInHand = useTextInHand()
  const isCropping = useCropped() !== null
  const place = useRef<HTMLDivElement>(null)
  // The frames of dragged items follow without React in every frame.
  useLayoutEffect(() => {
    const shift = () => {
      const { x, y } = shiftOfSelection.get()
      const { style } = place.current ?? {}
      if (!style) return
      const isMoved = x !== 0 || y !== 0
      style.willChange = isMoved ? 'transform' : ''
      style.transform = isMoved ? `translate3d(${x * scale}px, ${y * scale}px, 0)` : ''
    }
    shift()
    return shiftOfSelection.subscribe(shift)
  }, [scale])
  const [only] = chosen
  const around = boundsOfAll(chosen)
  const box = chosen.length === 1 && only ? only : around && { ...around, rotation: 0 }
  const isOne = isGroup(chosen)
  const isHeld = chosen.some(({ locked }) => locked) || isDrawing(tool) || textInHand !== null
  if (isCropping) return null
  return (
    <div ref={place}>
      <svg className={styles['frames']}>
        {chosen.map((item) => (
          <Outline key={item.id} box={item} scale={scale} name={item.locked ? 'locked' : isOne ? 'member' : 'frame'} />
        ))}
        {chosen.length > 1 && box && <Outline box={box} scale={scale} name={isOne ? 'group' : 'around'} />}
      </svg>
      {box && !isHeld && <Handles box={box} scale={scale} isOne={chosen.length === 1} />}
    </div>
  )
}

function Walked({ scale }: { scale: number }) {
  const id = useWalkedTo()
  const item = useEdited(({ draft }) => (id === null ? undefined : draft.items.get(id)))
  return (
    <svg className={styles['frames']}>
      {item && <Outline box={grown(item, 4 / scale)} scale={scale} name="walked" />}
    </svg>
  )
}

/** A ring of the same size at every zoom. */
function Pointed({ scale }: { scale: number }) {
  const at = usePointedAt()
  // The pointed place belongs to this paper.
  useEffect(() => endPointing, [])
  if (!at) return null
  return (
    <svg className={styles['frames']} data-pointed>
      <circle className={styles['halo']} cx={at.x * scale} cy={at.y * scale} r={18} />
      <circle className={styles['pointed']} cx={at.x * scale} cy={at.y * scale} r={18} />
    </svg>
  )
}

function grown(item: Item, by: number): TurnedBox {
  return { x: item.x - by, y: item.y - by, w: item.w + 2 * by, h: item.h + 2 * by, rotation: item.rotation }
}

function Outline({ box, scale, name }: { box: TurnedBox; scale: number; name: string }) {
  const points = cornersOf(box).map(({ x, y }) => `${x * scale},${y * scale}`)
  return <polygon className={styles[name]} points={points.join(' ')} />
}

function Handles({ box, scale, isOne }: { box: TurnedBox; scale: number; isOne: boolean }) {
  const [wide, high] = [box.w * scale, box.h * scale]
  const top = handlePoint(
    { across: 0, down: -1 },
    { ...box, y: box.y - TURN_ABOVE / scale, h: box.h + (2 * TURN_ABOVE) / scale },
  )
  return (
    <>
      {handles.map((handle, index) => {
        const isMiddle = handle.across === 0 || handle.down === 0
        const side = handle.across === 0 ? wide : high
        if (isMiddle && (!isOne || side < ROOM_FOR_MIDDLE)) return null
        return (
          <HandleAt
            key={`${handle.across} ${handle.down}`}
            name={String(index)}
            kind={isMiddle ? 'middle' : 'corner'}
            at={handlePoint(handle, box)}
            scale={scale}
            box={box}
          />
        )
      })}
      <HandleAt name="turn" kind="turn" at={top} scale={scale} box={box} />
    </>
  )
}

/**
 * Guides that always exist and are only moved, stretched and shown. Adding and removing them doubled the time of each frame, because the
 * browser sorts the paper's layers anew.
 */
function Guides({ scale }: { scale: number }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const shown = shownGuides.get()
      for (const [index, line] of [...(place.current?.children ?? [])].entries())
        if (line instanceof HTMLElement) layLine(line, shown[index], scale)
    }
    show()
    return shownGuides.subscribe(show)
  }, [scale])
  return (
    <div ref={place}>
      {Array.from({ length: MOST_GUIDES }, (_, index) => (
        <div key={index} className={styles['guide']} />
      ))}
    </div>
  )
}

/** Places a guide: one px thick, a gap three. A guide of the x axis stands upright, because it marks an x value. */
function layLine({ style }: HTMLElement, guide: Guide | undefined, scale: number): void {
  style.opacity = !guide ? '0' : guide.kind === 'gap' ? '0.55' : '1'
  if (!guide) return
  const { kind, axis, at, from, to } = guide
  const isUpright = (kind === 'line') === (axis === 'x')
  const [thick, long] = [kind === 'gap' ? 3 : 1, Math.max((to - from) * scale, 1)]
  const [across, along] = [at * scale - thick / 2, from * scale]
  style.transform = isUpright
    ? `translate3d(${across}px, ${along}px, 0) scale(${thick}, ${long})`
    : `translate3d(${along}px, ${across}px, 0) scale(${long}, ${thick})`
}

function Area({ scale }: { scale: number }) {
  const area = useArea()
  return area && <div className={styles['area']} style={inPx(area, scale)} />
}

function inPx({ x, y, w, h, rotation }: TurnedBox, scale: number) {
  const place = { left: x * scale, top: y * scale, width: w * scale, height: h * scale }
  return { ...place, transform: rotation === 0 ? undefined : `rotate(${rotation}deg)` }
}
