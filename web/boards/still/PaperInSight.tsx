import '../../locales/boards-texts.ts'
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import {
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnBoard } from '../../../contract/boards/layout/draw-board.ts'
import buttons from '../../kit/buttons.module.css'
import { BoardDrawing } from '../drawing/BoardDrawing.tsx'
import type { OwnPictureAddresses } from '../drawing/picture-address.ts'
import styles from './StillDrawing.module.css'
import { useHand } from './use-hand.ts'
import { useZoom } from './use-zoom.ts'
import { closer, CLOSEST, farther } from './zooming.ts'

interface PaperInSightProps {
  name: string
  board: DrawnBoard
  pictures: OwnPictureAddresses
  /** Drawn over the paper, in shares of its size. `wasHeld`: the pointer dragged the paper, so the press is no click. */
  renderOver: (wasHeld: () => boolean) => ReactNode
  /** Stands before the zoom buttons. */
  tools?: ReactNode
}

/** A board's paper for viewers: zoomed by buttons, keys, Ctrl and the wheel, or two fingers; moved by scrolling or dragging. */
export function PaperInSight({ name, board, pictures, renderOver, tools }: PaperInSightProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const { canvas } = board
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  usePlaceOnPage(drawing)
  const { zoom, zoomTo } = useZoom(frame)
  const hand = useHand(frame)
  const press = (event: KeyboardEvent) => {
    const next = { '+': closer(zoom), '=': closer(zoom), '-': farther(zoom), '0': 1 }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    zoomTo(next)
  }
  return (
    <div
      ref={drawing}
      className={styles['drawing']}
      style={{ '--ratio': canvas.width / canvas.height } as CSSProperties}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what it listens to only moves the paper */}
      <section
        ref={frame}
        className={styles['frame']}
        aria-label={t('boards.drawing', { name })}
        aria-describedby={hintId}
        // A scrollable element must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoomed={zoom > 1}
        onKeyDown={press}
        {...hand.handlers}
      >
        <div className={styles['paper']} style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          <BoardDrawing board={board} pictures={pictures} />
          {renderOver(hand.wasHeld)}
        </div>
      </section>
      <p id={hintId} hidden>
        {t('boards.drawingHint')}
      </p>
      <div className={styles['zoom']}>
        {tools}
        <ZoomButton
          label={t('boards.zoomOut')}
          icon={<IconZoomOut />}
          isOff={zoom <= 1}
          onPress={() => zoomTo(farther(zoom))}
        />
        <ZoomButton
          label={t('boards.zoomIn')}
          icon={<IconZoomIn />}
          isOff={zoom >= CLOSEST}
          onPress={() => zoomTo(closer(zoom))}
        />
        <ZoomButton label={t('boards.zoomFit')} icon={<IconMaximize />} isOff={zoom <= 1} onPress={() => zoomTo(1)} />
      </div>
    </div>
  )
}

/** Tells the styles how much of the page lies above, so that the whole paper is in sight together with it. */
function usePlaceOnPage(drawing: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = drawing
      const top = current ? Math.round(current.getBoundingClientRect().top + window.scrollY) : 0
      current?.style.setProperty('--above', `${top}px`)
    }
    let frame = 0
    // In the next frame, because the answer changes what is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(document.body)
    measure()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [drawing])
}

interface ZoomButtonProps {
  label: string
  icon: ReactNode
  isOff: boolean
  onPress: () => void
}

function ZoomButton({ label, icon, isOff, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className={buttons['framed']}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
