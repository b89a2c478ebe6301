import { useElementSize } from '@mantine/hooks'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Cropper } from '../../kit/Cropper.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import styles from './CropWork.module.css'
import type { CropChange } from './crop-change.ts'
import type { OpenPicture } from './open-picture.ts'
import { turnOfPlacement, MOST_AVATAR_ZOOM, zoomed, type Placement } from './placement.ts'

/** The round opening's diameter, in sides of the stage. */
const OPENING = 0.9
/** In sides of the stage; with Shift a fifth of it. */
const KEY_STEP = 0.03

export interface CropStageProps extends CropChange {
  picture: OpenPicture
  /** As a pointer or a key requests it. */
  onMove: (part: Partial<Placement>) => void
}

/** The picture under a round opening, moved and zoomed by pointer, wheel, fingers and keys. */
export function CropStage({ picture, placement, onChange, onMove }: CropStageProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const hint = useId()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [shown, setShown] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)

  // The button that chose the picture may have left: the focus moves to the stage.
  useEffect(() => {
    if (shown) frame.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  }, [shown])

  const diameter = width * OPENING
  const angle = turnOfPlacement(placement)
  const [x, y, zoom] = [placement.x * diameter, placement.y * diameter, placement.zoom * OPENING]
  const zoomAcross = placement.isMirrored ? -zoom : zoom
  return (
    <div ref={frame} className={styles['frame']}>
      <div ref={ref} className={styles['stage']}>
        {width > 0 && (
          <Cropper
            // The gestures use pixels: another stage size is another stage.
            key={`${picture.address} ${width}`}
            label={t('avatar.crop')}
            hintId={hint}
            image={picture.address}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            cropSize={{ width: diameter, height: diameter }}
            restrictPosition={false}
            crop={{ x, y }}
            zoom={zoom}
            minZoom={OPENING}
            maxZoom={MOST_AVATAR_ZOOM * OPENING}
            rotation={angle}
            transform={`translate(${x}px, ${y}px) rotate(${angle}deg) scale(${zoomAcross}, ${zoom})`}
            keyboardStep={width * KEY_STEP}
            onCropChange={(next) => onMove({ x: next.x / diameter, y: next.y / diameter })}
            onZoomChange={(next) => onMove({ zoom: next / OPENING })}
            onMediaLoaded={() => setShown(picture.address)}
            onZoomBy={(factor) => onChange((last) => zoomed(last, last.zoom * factor))}
          />
        )}
      </div>
      <p id={hint} className={styles['hint']}>
        {t(isPhone ? 'avatar.cropHowTouch' : 'avatar.cropHow')}
      </p>
    </div>
  )
}
