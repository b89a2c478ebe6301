import { IconX } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { pictureOfWidth, pictureSources } from '../../kit/pictures/picture-sources.ts'
import { ColorDot } from '../../kit/ColorDot.tsx'
import styles from './ColorLoupe.module.css'
import { CENTRE, movedPoint, pointIn, type PicturePoint } from './loupe-place.ts'
import { colorAt, drawPicture, magnify, SIDE } from './picture-canvas.ts'

/** Pixels of the loupe's canvas. */
const LOUPE_SIDE = 90

interface ColorLoupeProps {
  picture: string
  /** As the picture below is fitted. */
  fit: 'cover' | 'contain'
  /** `#rrggbb`. */
  onTake: (hex: string) => void
  onClose: () => void
  /** The picture cannot be read. */
  onFailure: () => void
}

/** A loupe over a picture: the pointer or arrow keys move it, a click or Enter takes the colour under it. */
export function ColorLoupe({ picture, fit, onTake, onClose, onFailure }: ColorLoupeProps) {
  const { t } = useTranslation()
  const { canvas, loupe, point, hex, begin, moveTo } = useLoupe(fit, onFailure)
  const follow = (event: PointerEvent) => hex && moveTo(pointIn(event.currentTarget.getBoundingClientRect(), event))
  const move = (event: KeyboardEvent) => {
    const next = movedPoint(point, event)
    if (!next || !hex) return
    event.preventDefault()
    moveTo(next)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape from either of its buttons
    <div className={styles['layer']} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className={styles['surface']}
        aria-label={t('color.take', { color: hex ?? '' })}
        aria-busy={hex === null}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because its button was pressed
        autoFocus
        onPointerMove={follow}
        onPointerDown={follow}
        onKeyDown={move}
        onClick={() => hex && onTake(hex)}
      >
        <img
          className={styles['picture']}
          style={{ objectFit: fit }}
          src={pictureSources(picture) ? pictureOfWidth(picture, SIDE) : picture}
          alt=""
          draggable={false}
          onLoad={(event) => begin(event.currentTarget)}
          onError={onFailure}
        />
        <canvas ref={canvas} hidden />
        <span
          className={styles['loupe']}
          hidden={hex === null}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%`, borderColor: hex ?? undefined }}
        >
          <canvas ref={loupe} width={LOUPE_SIDE} height={LOUPE_SIDE} />
        </span>
      </button>
      <div className={styles['bar']}>
        <output className={styles['color']}>
          <ColorDot hex={hex} />
          {hex ?? t('loading')}
        </output>
        <button type="button" className={buttons['icon']} aria-label={t('color.cancel')} onClick={onClose}>
          <IconX />
        </button>
        <button
          type="button"
          className={`${buttons['filled']} ${styles['find']}`}
          disabled={hex === null}
          onClick={() => hex && onTake(hex)}
        >
          {t('color.find')}
        </button>
      </div>
      <p className="visually-hidden">{t('color.hint')}</p>
    </div>
  )
}

/** Where the loupe stands, the colour there, and the two canvases: the whole picture, and what the loupe enlarges of it. */
function useLoupe(fit: ColorLoupeProps['fit'], onFailure: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const loupe = useRef<HTMLCanvasElement>(null)
  const [point, setPoint] = useState(CENTRE)
  const [hex, setHex] = useState<string | null>(null)
  const moveTo = (at: PicturePoint) => {
    setPoint(at)
    if (!canvas.current || !loupe.current) return
    magnify(canvas.current, at, loupe.current)
    setHex(colorAt(canvas.current, at))
  }
  const begin = (image: HTMLImageElement) => {
    if (!canvas.current) return
    try {
      drawPicture(canvas.current, image, fit)
      moveTo(CENTRE)
    } catch {
      // The browser shows a picture of another site, but lets no script read it.
      onFailure()
    }
  }
  return { canvas, loupe, point, hex, begin, moveTo }
}
