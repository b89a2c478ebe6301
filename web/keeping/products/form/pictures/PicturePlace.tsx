import { IconPlus } from '@tabler/icons-react'
import { useId, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureEntry } from '../../../../../contract/keeping/product-record.ts'
import { FileButton } from '../../../../kit/files/FileButton.tsx'
import { movedTo } from '../../../../kit/lists/order.ts'
import { showFault } from '../../../../kit/toasts/toast.ts'
import { useForm } from '../form-context.ts'
import styles from './Pictures.module.css'
import { PictureTile } from './PictureTile.tsx'
import { useUploads } from './use-uploads.ts'

interface PicturePlaceProps {
  /** The role of the pictures: "Cover", "Rooms". */
  role: string
  pictures: readonly PictureEntry[]
  most?: number
  /** The path in the API, for their mistakes. */
  path: string
  /** A heading above names the role. */
  isHeaded?: boolean
  onChange: (pictures: PictureEntry[]) => void
}

const ANY_MANY = 100

/** The pictures of one role, in order: a button or a drop adds some, dragging or keys move them. */
export function PicturePlace({ role, pictures, most = ANY_MANY, path, isHeaded = false, onChange }: PicturePlaceProps) {
  const { t } = useTranslation()
  const { mistakeWithin } = useForm()
  const id = useId()
  const [carried, setCarried] = useState<string | null>(null)
  const { sending, upload } = useUploads(onChange)
  const take = (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith('image/'))
    if (files.length > images.length) showFault(t('keptProducts.form.picture.wrongKind'))
    void upload(images.slice(0, most === 1 ? 1 : most - pictures.length), pictures, most)
  }
  const { isHeldOver, dropHandlers } = useDroppedFiles(take)
  const move = (picture: string, place: number) => {
    const order = movedTo(
      pictures.map((one) => one.picture),
      picture,
      place,
    )
    onChange(order.flatMap((key) => pictures.find((one) => one.picture === key) ?? []))
  }
  const nameOf = (place: number) =>
    most === 1
      ? t('keptProducts.form.picture.single', { role })
      : t('keptProducts.form.picture.one', { role, place: place + 1, count: pictures.length })
  const isFull = most !== 1 && pictures.length >= most
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped on it comes by the button as well
    <fieldset
      id={id}
      tabIndex={-1}
      data-field={path}
      className={styles['place']}
      data-held={isHeldOver || undefined}
      {...dropHandlers}
    >
      <legend className={isHeaded ? 'visually-hidden' : styles['role']}>{role}</legend>
      <div className={styles['tiles']}>
        {pictures.map((entry, place) => (
          <PictureTile
            key={entry.picture}
            entry={entry}
            name={nameOf(place)}
            placeId={id}
            canMove={pictures.length > 1}
            onStep={(step) => move(entry.picture, Math.min(Math.max(place + step, 0), pictures.length - 1))}
            onCarry={() => setCarried(entry.picture)}
            onCarriedOver={() => carried !== null && carried !== entry.picture && move(carried, place)}
            onPutDown={() => setCarried(null)}
            onChange={(next) => onChange(pictures.map((one) => (one === entry ? next : one)))}
            onRemove={() => onChange(pictures.filter((one) => one !== entry))}
          />
        ))}
        {!isFull && (
          <FileButton
            className={styles['add']}
            icon={IconPlus}
            label={t(
              most === 1 && pictures.length ? 'keptProducts.form.picture.replace' : 'keptProducts.form.picture.add',
            )}
            onFile={(file) => take([file])}
          />
        )}
      </div>
      <p className={styles['mistake']} role="alert">
        {mistakeWithin(path)}
      </p>
      <output className={styles['sending']}>
        {sending && t('keptProducts.form.picture.sending', { ...sending })}
        {isHeldOver && t('keptProducts.form.picture.drop')}
      </output>
    </fieldset>
  )
}

function useDroppedFiles(take: (files: readonly File[]) => void) {
  const [isHeldOver, setIsHeldOver] = useState(false)
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsHeldOver(event.dataTransfer.types.includes('Files'))
    },
    onDragLeave: () => setIsHeldOver(false),
    onDrop: (event: DragEvent) => {
      setIsHeldOver(false)
      const files = [...event.dataTransfer.files]
      if (!files.length) return
      // Otherwise the window would open the file.
      event.preventDefault()
      take(files)
    },
  }
  return { isHeldOver, dropHandlers }
}
