import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { cropPicture, type PictureFacts } from '../../../../../contract/keeping/products.ts'
import { call } from '../../../../api.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Cropper } from '../../../../kit/Cropper.tsx'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx'
import { usePercents } from '../../../../kit/figures.ts'
import { pictureOfWidth } from '../../../../kit/pictures/picture-sources.ts'
import { OneThumb } from '../../../../kit/slider/OneThumb.tsx'
import { useDraft } from '../use-product-form.ts'

const SHAPES = { own: null, square: 1, wide: 4 / 3, tall: 3 / 4 } as const
type Shape = keyof typeof SHAPES
const shapes = Object.keys(SHAPES) as Shape[]
const MOST_ZOOM = 8
const ZOOM_STEP = 0.05
const SHOWN_WIDTH = 1280
const BEGUN = { shape: 'own' as Shape, crop: { x: 0, y: 0 }, zoom: 1, area: null as Area | null }

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
  const { note } = useDraft()
  const hintId = useId()
  const [state, setState] = useState(BEGUN)
  const set = (changes: Partial<typeof BEGUN>) => setState((before) => ({ ...before, ...changes }))
  const { shape, crop, zoom, area } = state
  const { cutFrom } = facts
  const { picture, width, height } = cutFrom ?? facts
  const take = (taken: PictureFacts) => {
    note({ pictures: [taken] })
    onCropped(taken.picture)
    onClose()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ x, y, width: w, height: h }: Area) =>
      call(cropPicture, { picture, x: shareOf(x), y: shareOf(y), w: shareOf(w), h: shareOf(h) }),
    onSuccess: take,
  })
  return (
    <Dialog
      title={t('keptProducts.form.picture.cropTitle')}
      closeLabel={t('kit.cancel')}
      width={760}
      isOpen
      isHeld
      elseFocusId={placeId}
      onClose={onClose}
    >
      <div className="h-[min(calc(460*var(--u)),50vh)]">
        <Cropper
          key={shape}
          label={t('keptProducts.form.picture.cropTitle')}
          hintId={hintId}
          image={pictureOfWidth(`/images/${picture}`, SHOWN_WIDTH)}
          aspect={SHAPES[shape] ?? width / height}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          onCropChange={(next) => set({ crop: next })}
          onZoomChange={(next) => set({ zoom: next })}
          onZoomBy={(factor) => set({ zoom: Math.min(Math.max(zoom * factor, 1), MOST_ZOOM) })}
          onCropComplete={(next) => set({ area: next })}
          onCropAreaChange={(next) => set({ area: next })}
          {...(cutFrom && { initialCroppedAreaPercentages: percentOf(cutFrom) })}
        />
      </div>
      <p id={hintId} className="my-8 text-meta text-second">
        {t('keptProducts.form.picture.cropHow')}
      </p>
      <CropTools state={state} onChange={setState} />
      <div className="mt-16 flex flex-wrap justify-end gap-10">
        {cutFrom && (
          <Button
            label={t('keptProducts.form.picture.cropWhole')}
            onPress={() => take({ picture, width, height, color: facts.color, cutFrom: null })}
          />
        )}
        <Button
          look="filled"
          label={t(isPending ? 'keptProducts.form.picture.cropping' : 'keptProducts.form.picture.cropTake')}
          isBusy={isPending || area === null}
          onPress={() => area && mutate(area)}
        />
      </div>
    </Dialog>
  )
}

interface CropToolsProps {
  state: typeof BEGUN
  onChange: (state: typeof BEGUN) => void
}

/** The shape of the part, and how near it is seen. */
function CropTools({ state, onChange }: CropToolsProps) {
  const { t } = useTranslation()
  const percent = usePercents()
  return (
    <div className="grid grid-cols-[1fr_minmax(0,calc(220*var(--u)))] items-end gap-x-24 gap-y-12 phone:grid-cols-1">
      <ChoiceField
        label={t('keptProducts.form.picture.shape')}
        options={shapes.map((value) => ({ value, label: t(`keptProducts.form.picture.shapes.${value}`) }))}
        value={state.shape}
        // An area of one shape does not fit another.
        onChange={(next) => next !== state.shape && onChange({ ...BEGUN, shape: next })}
      />
      <div>
        <p className="text-meta text-second">{t('keptProducts.form.picture.zoom')}</p>
        <OneThumb
          label={t('keptProducts.form.picture.zoom')}
          value={state.zoom}
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          tell={(value) => percent(value * 100)}
          onMove={(next) => onChange({ ...state, zoom: next })}
        />
      </div>
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
