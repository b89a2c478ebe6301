import { IconArrowsMove, IconCrop, IconX } from '@tabler/icons-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureEntry } from '../../../../../contract/keeping/product-record.ts'
import { reportFailure } from '../../../../errors/report.ts'
import { IconButton } from '../../../../kit/Button.tsx'
import { NumberField } from '../../../../kit/fields/NumberField.tsx'
import { LatePart } from '../../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../../kit/late/lazy-component.tsx'
import { Picture } from '../../../../kit/pictures/Picture.tsx'
import { useDraft } from '../use-product-form.ts'

const CropDialog = lazyComponent(async () => (await import('./CropDialog.tsx')).CropDialog)

interface PictureTileProps {
  entry: PictureEntry
  name: string
  /** The path in the API of its true width. */
  widthPath: string
  /** The element that gets the focus once the picture is replaced. */
  placeId: string
  /** Moves it, if there are others. */
  onStep: ((step: 1 | -1) => void) | undefined
  /** What carries it by pointer. */
  carrying: Pick<ComponentProps<'div'>, 'draggable' | 'onDragStart' | 'onDragEnter' | 'onDragEnd'>
  onChange: (entry: PictureEntry) => void
  onRemove: () => void
}

/** One picture: move it, crop it, state its real width, or remove it. */
export function PictureTile(props: PictureTileProps) {
  const { entry, name, widthPath, placeId, onStep, carrying, onChange, onRemove } = props
  const { t } = useTranslation()
  const { findPicture, mistakeAt } = useDraft()
  const [isCropping, setIsCropping] = useState(false)
  const facts = findPicture(entry.picture)
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
    if (step === undefined) return
    event.preventDefault()
    onStep?.(step)
  }
  const tool = { isSmall: true, look: 'framed' } as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what a pointer drags has its keys on the handle
    <div className="grid w-132 grid-cols-1 content-start gap-6" {...carrying}>
      <div className="relative overflow-hidden rounded-sm bg-skeleton">
        <Picture address={`/images/${entry.picture}`} alt={name} sizes="160px" fit="contain" />
        <div className="absolute inset-x-4 bottom-4 flex justify-end gap-2">
          {onStep && (
            <IconButton
              {...tool}
              icon={IconArrowsMove}
              label={t('keptProducts.form.picture.move', { name })}
              onKeyDown={press}
            />
          )}
          <IconButton
            {...tool}
            icon={IconCrop}
            label={t('keptProducts.form.picture.crop', { name })}
            onPress={() => setIsCropping(true)}
          />
          <IconButton
            {...tool}
            icon={IconX}
            label={t('keptProducts.form.picture.remove', { name })}
            onPress={onRemove}
          />
        </div>
      </div>
      <NumberField
        label={t('keptProducts.form.picture.width')}
        of={t('keptProducts.form.sku.of', { model: name, field: '' }).trim()}
        name={widthPath}
        unit="millimeter"
        value={entry.mmWidth}
        error={mistakeAt(widthPath)}
        onChange={(mmWidth) => onChange({ ...entry, mmWidth: mmWidth as number })}
      />
      {isCropping && facts && (
        <LatePart
          onFailure={(fault) => {
            reportFailure(fault)
            setIsCropping(false)
          }}
        >
          <CropDialog
            facts={facts}
            placeId={placeId}
            onClose={() => setIsCropping(false)}
            onCropped={(picture) => onChange({ ...entry, picture })}
          />
        </LatePart>
      )}
    </div>
  )
}
