import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Board } from '../../../contract/boards/calls.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import buttons from '../../ui/buttons.module.css'
import { isPlainClick } from '../../ui/pointer/plain-click.ts'
import { BoardDrawing } from '../drawing/BoardDrawing.tsx'
import styles from './StillDrawing.module.css'
import { bound, closer, CLOSEST, farther, scrolledAbout } from './zooming.ts'

/** A wheel's step or a finger's way in CSS px that doubles the size. */
const WHEEL_TO_DOUBLE = 400
/** A pointer that goes farther before it is let go was looking around, and opens nothing. CSS px. */
const SLIP = 4

interface StillDrawingProps {
  board: Board
  /** The SKU whose samples are shown where they lie. */
  pointedAt: string | null
  onPointAt: (skuId: string | null) => void
}

/** The paper, to be looked at closely: each sample opens its product. The legend beside it says the same in words. */
export function StillDrawing({ board, pointedAt, onPointAt }: StillDrawingProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const { canvas, items, name, pictures } = board
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, zoomTo } = useZoom(frame)
  const hand = useHand(frame)
  const press = (event: KeyboardEvent) => {
    const next = { '+': closer(zoom), '=': closer(zoom), '-': farther(zoom), '0': 1 }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    zoomTo(next)
  }
  return (
    <div className={styles['drawing']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what it listens to only moves the paper */}
      <section
        ref={frame}
        className={styles['frame']}
        aria-label={t('boards.drawing', { name })}
        aria-describedby={hintId}
        // What scrolls is come to by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoomed={zoom > 1}
        style={{ '--ratio': canvas.width / canvas.height } as CSSProperties}
        onKeyDown={press}
        {...hand.handlers}
      >
        <div className={styles['paper']} style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          <BoardDrawing board={board} pictures={pictures} />
          <SampleLinks
            canvas={canvas}
            samples={items.filter((item) => item.type === 'sku')}
            pointedAt={pointedAt}
            onPointAt={onPointAt}
            wasHeld={hand.wasHeld}
          />
        </div>
      </section>
      <p id={hintId} hidden>
        {t('boards.drawingHint')}
      </p>
      <div className={styles['zoom']}>
        <button
          type="button"
          className={buttons['framed']}
          aria-label={t('boards.zoomOut')}
          title={t('boards.zoomOut')}
          aria-disabled={zoom <= 1}
          onClick={() => zoomTo(farther(zoom))}
        >
          <IconZoomOut />
        </button>
        <button
          type="button"
          className={buttons['framed']}
          aria-label={t('boards.zoomIn')}
          title={t('boards.zoomIn')}
          aria-disabled={zoom >= CLOSEST}
          onClick={() => zoomTo(closer(zoom))}
        >
          <IconZoomIn />
        </button>
        <button
          type="button"
          className={buttons['framed']}
          aria-label={t('boards.zoomFit')}
          title={t('boards.zoomFit')}
          aria-disabled={zoom <= 1}
          onClick={() => zoomTo(1)}
        >
          <IconMaximize />
        </button>
      </div>
    </div>
  )
}

interface SampleLinksProps extends Pick<StillDrawingProps, 'pointedAt' | 'onPointAt'> {
  canvas: Board['canvas']
  samples: readonly Extract<Board['items'][number], { type: 'sku' }>[]
  wasHeld: () => boolean
}

/** Over each sample a link of its shape, for pointers; who comes by keys or hears the page has the legend. */
function SampleLinks({ canvas, samples, pointedAt, onPointAt, wasHeld }: SampleLinksProps) {
  const addressOf = useProductAddress()
  const open = useProductOpening()
  return (
    <div className={styles['links']} aria-hidden>
      {samples.map(({ id, refId, x, y, w, h, rotation }) => (
        <Link
          key={id}
          className={styles['link']}
          tabIndex={-1}
          draggable={false}
          to={addressOf(refId)}
          data-pointed={refId === pointedAt}
          style={{
            left: `${(x / canvas.width) * 100}%`,
            top: `${(y / canvas.height) * 100}%`,
            width: `${(w / canvas.width) * 100}%`,
            height: `${(h / canvas.height) * 100}%`,
            rotate: `${rotation}deg`,
          }}
          onPointerEnter={() => onPointAt(refId)}
          onPointerLeave={() => onPointAt(null)}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (!wasHeld()) open(refId)
          }}
        />
      ))}
    </div>
  )
}

/** How much larger than its frame the paper is, by buttons, keys, the wheel with Ctrl, or two fingers. */
function useZoom(frame: { current: HTMLDivElement | null }) {
  const [zoom, setZoom] = useState(1)
  const target = useRef<{ left: number; top: number }>(undefined)
  const zoomTo = (next: number, point?: { x: number; y: number }) => {
    const { current: box } = frame
    const bounded = bound(next)
    if (!box || bounded === zoom) return
    const about = point ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    target.current = scrolledAbout(box, about, bounded / zoom)
    setZoom(bounded)
  }
  // Only then does the frame have what it is scrolled to.
  useLayoutEffect(() => {
    if (target.current) frame.current?.scrollTo({ ...target.current, behavior: 'instant' })
    target.current = undefined
  })
  const zoomBy = useEffectEvent((factor: number, point: { x: number; y: number }) => zoomTo(zoom * factor, point))
  // React's own listeners cannot keep the browser from enlarging the whole page.
  useEffect(() => {
    const { current: box } = frame
    if (!box) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const within = (x: number, y: number) => {
      const { left, top } = box.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    let span = 0
    const spanOf = ([one, other]: Touch[]) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    const pinch = (event: TouchEvent) => {
      const touches = [...event.touches]
      const next = spanOf(touches)
      const [one, other] = touches
      if (event.touches.length !== 2 || !one || !other || next === 0) {
        span = 0
        return
      }
      event.preventDefault()
      const middle = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      if (span > 0) zoomBy(next / span, middle)
      span = next
    }
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomBy(2 ** (-event.deltaY / WHEEL_TO_DOUBLE), within(event.clientX, event.clientY))
    }
    const end = () => {
      span = 0
    }
    box.addEventListener('wheel', turn, { passive: false, signal })
    box.addEventListener('touchstart', pinch, { passive: false, signal })
    box.addEventListener('touchmove', pinch, { passive: false, signal })
    box.addEventListener('touchend', end, { signal })
    return () => ended.abort()
  }, [frame])
  return { zoom, zoomTo }
}

/** A mouse drags what is larger than its frame, as a finger does by itself. */
function useHand(frame: { current: HTMLDivElement | null }) {
  const held = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const hasMoved = useRef(false)
  const letGo = () => {
    held.current = undefined
  }
  const handlers = {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      hasMoved.current = false
      const { current: box } = frame
      if (pointerType !== 'mouse' || button !== 0 || !box) return
      held.current = { x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop }
    },
    onPointerMove: ({ clientX, clientY, buttons: pressed }: PointerEvent) => {
      const { current: from } = held
      if (!from) return
      if (pressed === 0) return letGo()
      const [across, down] = [clientX - from.x, clientY - from.y]
      if (Math.hypot(across, down) > SLIP) hasMoved.current = true
      frame.current?.scrollTo({ left: from.left - across, top: from.top - down, behavior: 'instant' })
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
  }
  return { handlers, wasHeld: () => hasMoved.current }
}
