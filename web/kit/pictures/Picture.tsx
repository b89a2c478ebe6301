import { IconPhotoOff } from '@tabler/icons-react'
import type { CSSProperties, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { usePictureFailure } from './picture-failure.ts'
import { pictureOfWidth, pictureSources } from './picture-sources.ts'
import styles from './Picture.module.css'
import { placeholderAddress } from './placeholder.ts'
import { noteShown, shownSource } from './shown-pictures.ts'

export interface PictureProps {
  address: string | null
  /** Empty where the text beside it already describes it. */
  alt: string
  /** The `sizes` of an img: its rendered width. */
  sizes: string
  /** Shown before a picture that fills its box loads: its dominant colour, then its ThumbHash. */
  color?: string | null
  placeholder?: string | null
  /** Width over height of the box. */
  ratio?: number
  isEager?: boolean
  /** Loads with low priority. */
  isMinor?: boolean
  /** What somebody opened: loads with high priority, and a smaller version that the page has shown stands in for it. */
  isFirst?: boolean
  /** Shows its colour and loads nothing yet, so that others come first. */
  isHeld?: boolean
  boxRef?: Ref<HTMLSpanElement>
  /** It is there, or it failed: those that were held may load. */
  onSettled?: (() => void) | undefined
  /** `contain` for drawings, which must not be cut. */
  fit?: 'cover' | 'contain'
}

/** A picture in a box that has its size before the picture loads. */
export function Picture(props: PictureProps) {
  const { address, alt, sizes, color, placeholder, ratio = 1, isEager = false, fit = 'cover' } = props
  const { isFirst = false, isHeld = false, boxRef, onSettled } = props
  const { hasFailed, comesLater, onFailure } = usePictureFailure(address)
  const isMissing = address === null || hasFailed
  // Around a drawing they would stay. The server's pictures cannot be seen through (decisions/177).
  const isFilled = fit === 'cover'
  const smaller = isFirst && address !== null && shownSource(address)
  const standIn = smaller || (placeholder ? placeholderAddress(placeholder) : null)
  const box: CSSProperties = { aspectRatio: String(ratio) }
  if (color && isFilled) box.backgroundColor = color
  if (standIn && isFilled && (!isMissing || comesLater)) box.backgroundImage = `url("${standIn}")`
  const onLoaded = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
    if (address !== null) noteShown(address, currentTarget)
    onSettled?.()
  }
  return (
    <span
      ref={boxRef}
      className={styles['box']}
      data-fit={fit}
      data-held={(isHeld && !isMissing) || undefined}
      style={box}
    >
      {comesLater && <Later alt={alt} />}
      {isMissing && !comesLater && (
        <IconPhotoOff className={styles['missing']} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
      {!isMissing && !isHeld && (
        <img
          key={address}
          className={styles['picture']}
          style={{ objectFit: fit }}
          src={pictureSources(address) ? pictureOfWidth(address, 480) : address}
          srcSet={pictureSources(address)}
          sizes={sizes}
          alt={alt}
          fetchPriority={priorityOf(props)}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onLoad={onLoaded}
          onError={() => {
            onFailure()
            onSettled?.()
          }}
        />
      )}
    </span>
  )
}

/** Over the placeholder of a picture that will be tried again; too small a box shows the placeholder alone. */
function Later({ alt }: { alt: string }) {
  const { t } = useTranslation()
  const words = t('pictures.later')
  if (!alt)
    return (
      <span className={styles['later']} aria-hidden>
        <span>{words}</span>
      </span>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands for the img that failed
    <span className={styles['later']} role="img" aria-label={`${alt}. ${words}`}>
      <span>{words}</span>
    </span>
  )
}

function priorityOf({ isFirst, isMinor }: Pick<PictureProps, 'isFirst' | 'isMinor'>): 'high' | 'low' | 'auto' {
  if (isFirst) return 'high'
  return isMinor ? 'low' : 'auto'
}
