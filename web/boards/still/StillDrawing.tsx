import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Board } from '../../../contract/boards/calls.ts'
import buttons from '../../ui/buttons.module.css'
import { BoardDrawing } from '../drawing/BoardDrawing.tsx'
import { SampleLinks } from './SampleLinks.tsx'
import styles from './StillDrawing.module.css'
import { useHand } from './use-hand.ts'
import { useZoom } from './use-zoom.ts'
import { closer, CLOSEST, farther } from './zooming.ts'

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
