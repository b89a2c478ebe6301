import { IconArrowsMove, IconCrop, IconX } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureEntry } from '../../../../../contract/keeping/product-record.ts'
import { reportFailure } from '../../../../errors/report.ts'
import { LatePart } from '../../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../../kit/late/lazy-component.tsx'
import { Picture } from '../../../../kit/pictures/Picture.tsx'
import { useForm } from '../form-context.ts'
import { useTypedNumber } from '../../../../kit/fields/NumberField.tsx'
import styles from './Pictures.module.css'

const CropDialog = lazyComponent(async () => (await import('./CropDialog.tsx')).CropDialog)

interface PictureTileProps {
  entry: PictureEntry
  name: string
  /** The element that gets the focus once the picture is replaced. */
  placeId: string
  canMove: boolean
  onStep: (step: 1 | -1) => void
  onCarry: () => void
  onCarriedOver: () => void
  onPutDown: () => void
  onChange: (entry: PictureEntry) => void
  onRemove: () => void
}

/** One picture: move it, crop it, state its real width, or remove it. */
export function PictureTile(props: PictureTileProps) {
  const { entry, name, placeId, canMove, onStep, onCarry, onCarriedOver, onPutDown, onChange, onRemove } = props
  const { t } = useTranslation()
  const { findPicture } = useForm()
  const [isCropping, setIsCropping] = useState(false)
  const facts = findPicture(entry.picture)
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what a pointer drags has its keys on the handle
    <div
      className={styles['tile']}
      draggable={canMove}
      onDragStart={onCarry}
      onDragEnter={onCarriedOver}
      onDragEnd={onPutDown}
    >
      <div className={styles['picture']}>
        <Picture address={`/images/${entry.picture}`} alt={name} sizes="160px" fit="contain" />
        <div className={styles['tools']}>
          {canMove && (
            <button
              type="button"
              aria-label={t('keptProducts.form.picture.move', { name })}
              title={t('keptProducts.form.picture.moveHint')}
              onKeyDown={press}
            >
              <IconArrowsMove />
            </button>
          )}
          <button
            type="button"
            aria-label={t('keptProducts.form.picture.crop', { name })}
            onClick={() => setIsCropping(true)}
          >
            <IconCrop />
          </button>
          <button type="button" aria-label={t('keptProducts.form.picture.remove', { name })} onClick={onRemove}>
            <IconX />
          </button>
        </div>
      </div>
      <WidthField entry={entry} name={name} onChange={onChange} />
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

function WidthField({ entry, name, onChange }: Pick<PictureTileProps, 'entry' | 'name' | 'onChange'>) {
  const { t } = useTranslation()
  const [text, type] = useTypedNumber(entry.mmWidth, (mmWidth) => onChange({ ...entry, mmWidth: mmWidth as number }), {
    unit: 'millimeter',
  })
  return (
    <input
      className={styles['width']}
      inputMode="decimal"
      aria-label={t('keptProducts.form.picture.widthOf', { name })}
      placeholder={t('keptProducts.form.picture.width')}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  )
}
