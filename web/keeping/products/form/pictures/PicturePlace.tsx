import { IconPlus } from '@tabler/icons-react'
import { useId, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureEntry } from '../../../../../contract/keeping/product-record.ts'
import { uploadPicture } from '../../../../../contract/keeping/products.ts'
import { call } from '../../../../api.ts'
import { reportFailure } from '../../../../errors/report.ts'
import { FileButton } from '../../../../kit/files/FileButton.tsx'
import { createTellingTransport } from '../../../../kit/files/telling-transport.ts'
import { movedTo } from '../../../../kit/lists/order.ts'
import { showFault } from '../../../../kit/toasts/toast.ts'
import { useDraft } from '../use-product-form.ts'
import { PictureTile } from './PictureTile.tsx'

interface PicturePlaceProps {
  /** The role of the pictures: "Cover", "Rooms". */
  role: string
  pictures: readonly PictureEntry[]
  most?: number | undefined
  /** The path in the API, for their mistakes. */
  path: string
  /** A heading above names the role. */
  isHeaded?: boolean
  onChange: (pictures: PictureEntry[]) => void
}

const ANY_MANY = 100
/** Long enough for a large picture on a slow line. */
const TIMEOUT_MS = 5 * 60_000

/** The pictures of one role, in order: a button or a drop adds some, dragging or keys move them. */
export function PicturePlace({ role, pictures, most = ANY_MANY, path, isHeaded = false, onChange }: PicturePlaceProps) {
  const { t } = useTranslation()
  const { mistakeAt, mistakeWithin } = useDraft()
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
    const keys = pictures.map((one) => one.picture)
    const order = movedTo(keys, picture, Math.min(Math.max(place, 0), keys.length - 1))
    onChange(order.flatMap((key) => pictures.find((one) => one.picture === key) ?? []))
  }
  const nameOf = (place: number) =>
    most === 1 ? role : t('keptProducts.form.picture.one', { role, place: place + 1, count: pictures.length })
  const widthPath = (place: number) => `${path}[${place}].mmWidth`
  const isTold = pictures.some((_entry, place) => mistakeAt(widthPath(place)) !== undefined)
  const isFull = most !== 1 && pictures.length >= most
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped on it comes by the button as well
    <fieldset
      id={id}
      tabIndex={-1}
      data-field={path}
      className={`-m-6 grid min-w-0 gap-7 rounded-lg border border-dashed p-6 ${isHeldOver ? 'border-accent' : 'border-transparent'}`}
      {...dropHandlers}
    >
      <legend className={isHeaded ? 'visually-hidden' : 'p-0 pb-7 text-meta text-second'}>{role}</legend>
      <div className="flex flex-wrap gap-10">
        {pictures.map((entry, place) => (
          <PictureTile
            key={entry.picture}
            entry={entry}
            name={nameOf(place)}
            widthPath={widthPath(place)}
            placeId={id}
            onStep={pictures.length > 1 ? (step) => move(entry.picture, place + step) : undefined}
            carrying={{
              draggable: pictures.length > 1,
              onDragStart: () => setCarried(entry.picture),
              onDragEnter: () => carried !== null && carried !== entry.picture && move(carried, place),
              onDragEnd: () => setCarried(null),
            }}
            onChange={(next) => onChange(pictures.map((one) => (one === entry ? next : one)))}
            onRemove={() => onChange(pictures.filter((one) => one !== entry))}
          />
        ))}
        {!isFull && (
          <FileButton
            className="grid size-132 place-content-center justify-items-center gap-6 rounded-sm border border-dashed border-control text-meta text-second hover:bg-wash hover:text-ink print:hidden"
            icon={IconPlus}
            label={t(
              most === 1 && pictures.length ? 'keptProducts.form.picture.replace' : 'keptProducts.form.picture.add',
            )}
            onFile={(file) => take([file])}
          />
        )}
      </div>
      <p className="text-meta text-bad empty:hidden" role="alert">
        {isTold ? undefined : mistakeWithin(path)}
      </p>
      <output className="text-meta text-second empty:hidden">
        {sending && t('keptProducts.form.picture.sending', { ...sending })}
        {isHeldOver && t('keptProducts.form.picture.drop')}
      </output>
    </fieldset>
  )
}

/** Uploads pictures one after the other; each appears once the server has it. */
function useUploads(onPictures: (pictures: PictureEntry[]) => void) {
  const { note } = useDraft()
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const send = async (file: File): Promise<PictureEntry> => {
    const tell = (share: number | null) => setSending({ name: file.name, percent: Math.floor((share ?? 1) * 100) })
    const options = { file, timeoutMs: TIMEOUT_MS, transport: createTellingTransport(tell) }
    const facts = await call(uploadPicture, {}, options)
    note({ pictures: [facts] })
    return { picture: facts.picture, mmWidth: null }
  }
  const upload = async (files: readonly File[], standing: readonly PictureEntry[], most: number) => {
    let pictures = [...standing]
    for (const file of files) {
      try {
        const entry = await send(file)
        const isThere = pictures.some(({ picture }) => picture === entry.picture)
        if (most === 1) pictures = [entry]
        else if (!isThere) pictures = [...pictures, entry]
        onPictures(pictures)
      } catch (error) {
        reportFailure(error)
      }
    }
    setSending(null)
  }
  return { sending, upload }
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
