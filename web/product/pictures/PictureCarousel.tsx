import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { LoupeLayer } from '../../finding/color/LoupeLayer.tsx'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { stepInRow } from '../../kit/focus/row-keys.ts'
import styles from './PictureCarousel.module.css'
import { usePictureNames } from './picture-names.ts'
import { PictureStrip, type PictureStripProps } from './PictureStrip.tsx'
import { PictureTools } from './PictureTools.tsx'
import { COVER_SIZES } from './pictures.ts'
import type { ViewedPicture } from '../viewer/viewing.ts'

/** How many neighbours of the current picture load once somebody turns to the pictures. */
const NEIGHBOURS = 2

/** A cover fills its box; drawings and room scenes must not be cut. */
function fitOf(index: number): 'cover' | 'contain' {
  return index === 0 ? 'cover' : 'contain'
}

interface PictureCarouselProps {
  sku: SkuDetail
  pictures: readonly ViewedPicture[]
  /** The first picture is there, or failed. */
  onSettled: () => void
  onView: (index: number) => void
}

/**
 * One picture at a time, in a box that the browser scrolls: a finger or trackpad swipes, thumbnails and arrow keys choose. A press
 * enlarges the picture.
 */
export function PictureCarousel({ sku, pictures, onSettled, onView }: PictureCarouselProps) {
  const { t } = useTranslation()
  const viewport = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isTurnedTo, setIsTurnedTo] = useState(false)
  const [isSettled, setIsSettled] = useState(false)
  const [isPicking, setIsPicking] = useState(false)
  const picker = useRef<HTMLButtonElement>(null)
  const names = usePictureNames()
  const picture = pictures[current]?.address
  const nameOf = (one: ViewedPicture, index: number) => names.nameOf(one, index, pictures.length)
  const show = (index: number) => {
    setCurrent(index)
    const box = viewport.current
    box?.scrollTo({ left: index * box.clientWidth, behavior: 'instant' })
  }
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = viewport.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const step = (event: KeyboardEvent) => {
    const target = stepInRow(event.key, current, pictures.length)
    if (target === null) return
    event.preventDefault()
    show(target)
    viewport.current?.querySelectorAll('button')[target]?.focus({ preventScroll: true })
  }
  const endPicking = () => {
    setIsPicking(false)
    picker.current?.focus()
  }
  const settle = () => {
    setIsSettled(true)
    onSettled()
  }
  const turnTo = () => setIsTurnedTo(true)
  return (
    <section className={styles['carousel']} aria-label={t('drawer.pictures')}>
      <div className={styles['stage']}>
        {pictures.length === 0 && (
          <div className={styles['viewport']}>
            <Picture address={null} alt={t('drawer.noPicture')} sizes={COVER_SIZES} color={sku.coverColor} />
          </div>
        )}
        {pictures.length > 0 && (
          <div ref={viewport} className={styles['viewport']} onScroll={follow}>
            {pictures.map((one, index) => (
              <Slide
                key={one.address}
                sku={sku}
                address={one.address}
                name={nameOf(one, index)}
                index={index}
                isCurrent={index === current}
                isEager={index === 0 || (isTurnedTo && Math.abs(index - current) <= NEIGHBOURS)}
                onView={onView}
                onSettled={settle}
                onKey={step}
                onApproach={turnTo}
              />
            ))}
          </div>
        )}
        <PictureTools
          picture={picture}
          onZoom={() => onView(current)}
          onPickColor={() => setIsPicking(true)}
          pickerRef={picker}
        />
        {isPicking && picture !== undefined && (
          <LoupeLayer picture={picture} fit={fitOf(current)} onClose={endPicking} />
        )}
      </div>
      <Thumbnails {...{ pictures, nameOf, current }} areHeld={!isSettled} onChoose={show} onApproach={turnTo} />
    </section>
  )
}

interface ThumbnailsProps
  extends Pick<PictureCarouselProps, 'pictures'>, Omit<PictureStripProps, 'label' | 'kind' | 'pictures'> {
  nameOf: (one: ViewedPicture, index: number) => string
}

function Thumbnails({ pictures, nameOf, ...strip }: ThumbnailsProps) {
  const { t } = useTranslation()
  if (pictures.length < 2) return null
  const named = pictures.map((one, index) => ({ id: one.address, name: nameOf(one, index), address: one.address }))
  return <PictureStrip {...strip} label={t('drawer.thumbnails')} kind="thumbnails" pictures={named} />
}

interface SlideProps {
  sku: SkuDetail
  address: string
  name: string
  index: number
  isCurrent: boolean
  isEager: boolean
  onView: (index: number) => void
  onSettled: () => void
  onKey: (event: KeyboardEvent) => void
  onApproach: () => void
}

function Slide({ sku, address, name, index, isCurrent, isEager, onView, onSettled, onKey, onApproach }: SlideProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles['slide']}
      aria-label={t('drawer.enlarge', { name })}
      aria-hidden={!isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onView(index)}
      onKeyDown={onKey}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <Picture
        address={address}
        alt={name}
        sizes={COVER_SIZES}
        color={index === 0 ? sku.coverColor : null}
        placeholder={index === 0 ? sku.coverPlaceholder : null}
        fit={fitOf(index)}
        isEager={isEager}
        isFirst={index === 0}
        onSettled={index === 0 ? onSettled : undefined}
      />
    </button>
  )
}
