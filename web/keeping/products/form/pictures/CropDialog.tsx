import 'react-easy-crop/react-easy-crop.css'
import { useMutation } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { cropPicture, type PictureFacts } from '../../../../../contract/keeping/products.ts'
import { call } from '../../../../api.ts'
import buttons from '../../../../kit/buttons.module.css'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx'
import { pictureOfWidth } from '../../../../kit/pictures/picture-sources.ts'
import { useForm } from '../form-context.ts'
import styles from './CropDialog.module.css'

const SHAPES = { own: null, square: 1, wide: 4 / 3, tall: 3 / 4 } as const
type Shape = keyof typeof SHAPES
const shapes = Object.keys(SHAPES) as Shape[]
const MOST_ZOOM = 8
const ZOOM_STEP = 0.05
const KEY_ZOOM = 1.1
const SHOWN_WIDTH = 1280

interface CropDialogProps {
  facts: PictureFacts
  placeId: string
  onClose: () => void
  /** The key of the cropped picture, or of the whole one. */
  onCropped: (picture: string) => void
}

/** Crops a picture by hand; always from the original, which is kept. */
export function CropDialog({ facts, placeId, onClose, onCropped }: CropDialogProps) {
  const { t } = useTranslation()
  const { notePicture } = useForm()
  const { picture, width, height } = facts.cutFrom ?? facts
  const { shape, reshape, crop, setCrop, zoom, setZoom, area, setArea } = useCrop()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ x, y, width: w, height: h }: Area) =>
      call(cropPicture, { picture, x: shareOf(x), y: shareOf(y), w: shareOf(w), h: shareOf(h) }),
    onSuccess: (cut) => {
      notePicture(cut)
      onCropped(cut.picture)
      onClose()
    },
  })
  const before = facts.cutFrom
  const zoomByKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setZoom(Math.min(zoom * KEY_ZOOM, MOST_ZOOM))
    if (key === '-') setZoom(Math.max(zoom / KEY_ZOOM, 1))
  }
  return (
    <Dialog
      title={t('keptProducts.form.picture.cropTitle')}
      closeLabel={t('keptProducts.cancel')}
      width={760}
      isOpen
      isHeld
      elseFocusId={placeId}
      onClose={onClose}
    >
      <div className={styles['stage']}>
        <Cropper
          key={shape}
          image={pictureOfWidth(`/images/${picture}`, SHOWN_WIDTH)}
          disableAutomaticStylesInjection
          aspect={SHAPES[shape] ?? width / height}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          onCropAreaChange={setArea}
          {...(before && { initialCroppedAreaPercentages: percentOf(before) })}
          cropperProps={{
            role: 'application',
            'aria-label': t('keptProducts.form.picture.cropTitle'),
            onKeyDownCapture: zoomByKey,
          }}
        />
      </div>
      <p className={styles['hint']}>{t('keptProducts.form.picture.cropHow')}</p>
      <CropTools shape={shape} onShape={reshape} zoom={zoom} onZoom={setZoom} />
      <p className={styles['steps']}>
        {before && (
          <button
            type="button"
            className={buttons['plain']}
            onClick={() => {
              notePicture({ picture, width, height, color: facts.color, cutFrom: null })
              onCropped(picture)
              onClose()
            }}
          >
            {t('keptProducts.form.picture.cropWhole')}
          </button>
        )}
        <button
          type="button"
          className={buttons['filled']}
          disabled={area === null}
          aria-busy={isPending}
          onClick={() => area && !isPending && mutate(area)}
        >
          {t(isPending ? 'keptProducts.form.picture.cropping' : 'keptProducts.form.picture.cropTake')}
        </button>
      </p>
    </Dialog>
  )
}

function useCrop() {
  const [shape, setShape] = useState<Shape>('own')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  // An area of one shape does not fit another.
  const reshape = (next: Shape) => {
    if (next === shape) return
    setShape(next)
    setArea(null)
    setCrop({ x: 0, y: 0 })
    setZoom(1)
  }
  return { shape, reshape, crop, setCrop, zoom, setZoom, area, setArea }
}

interface CropToolsProps {
  shape: Shape
  onShape: (shape: Shape) => void
  zoom: number
  onZoom: (zoom: number) => void
}

function CropTools({ shape, onShape, zoom, onZoom }: CropToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['tools']}>
      <ChoiceField
        label={t('keptProducts.form.picture.shape')}
        options={shapes.map((value) => ({ value, label: t(`keptProducts.form.picture.shapes.${value}`) }))}
        value={shape}
        onChange={onShape}
      />
      <label className={styles['zoom']}>
        {t('keptProducts.form.picture.zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={({ target }) => onZoom(Number(target.value))}
        />
      </label>
    </div>
  )
}

function percentOf({ x, y, w, h }: NonNullable<PictureFacts['cutFrom']>) {
  return { x: x * 100, y: y * 100, width: w * 100, height: h * 100 }
}

/** Percent as a share; rounding must not lead past the edge. */
function shareOf(percent: number): number {
  return Math.min(Math.max(percent / 100, 0), 1)
}
