import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isImageSlide, Lightbox, type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import 'yet-another-react-lightbox/styles.css'
import './PictureViewer.css'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { pictureOfWidth, pictureSources } from '../../kit/pictures/picture-sources.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { useBackdropTap } from './backdrop-tap.ts'
import { usePictureNames } from '../pictures/picture-names.ts'
import { keepTabWithin } from '../tab-within.ts'
import { sourcesFor } from './viewer-slides.ts'
import { ViewerCaption } from './ViewerCaption.tsx'
import { ViewerFailure } from './ViewerFailure.tsx'
import { ViewerThumbnail } from './ViewerThumbnail.tsx'
import type { PictureSize, Viewing } from './viewing.ts'

const THUMBNAIL_WIDTH = 200
/** As many thumbnails as are rendered at once, less one. */
const MOST_FEW = 4
/** CSS px: a lower window shows the picture alone. */
const LOW_WINDOW = 560
const MOTION_MS = 180

interface PictureViewerProps {
  viewing: Viewing
  detail: ProductDetail
  model: string
  onClose: () => void
}

/** Pictures over the whole screen, enlarged up to their own pixels. Esc closes only this. */
export function PictureViewer({ viewing: { pictures, index }, detail, model, onClose }: PictureViewerProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const labels = useLabels()
  const names = usePictureNames()
  const [zoom, setZoom] = useState(1)
  const controller = useRef<ControllerRef>(null)
  const glass = useRef<ZoomRef>(null)
  // The library handles them only on the picture itself.
  const enlargeByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return
    if (key === '+') glass.current?.zoomIn()
    if (key === '-') glass.current?.zoomOut()
  }
  useBackdropTap(() => controller.current?.close())
  const isSingle = pictures.length < 2
  const isFew = pictures.length <= MOST_FEW
  const hasThumbnails = !isSingle && window.innerHeight >= LOW_WINDOW
  const sizeOf = (address: string) => sizeIn(detail, address)
  // A new array, even with equal slides, would begin with the first picture again.
  const slides = useMemo(
    () =>
      pictures.map((picture, place) => ({
        ...sourcesFor(picture.address, sizeIn(detail, picture.address)),
        thumbnail: pictureSources(picture.address) ? pictureOfWidth(picture.address, THUMBNAIL_WIDTH) : picture.address,
        alt: names.nameOf(picture, place, pictures.length),
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- the names change with the language alone, as `t` does
    [pictures, detail, t],
  )
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      portal={{
        container: {
          onKeyDown: (event) => {
            keepTabWithin(event)
            enlargeByKey(event)
          },
        },
      }}
      plugins={isSingle ? [Zoom] : hasThumbnails ? [Zoom, Counter, Thumbnails] : [Zoom, Counter]}
      on={{ zoom: ({ zoom: now }) => setZoom(now) }}
      thumbnails={{ width: 64, height: 48, border: 0, padding: 0, gap: 8, imageFit: 'cover', vignette: false }}
      // Enlarges to the slide's stated size: one pixel of the picture is then at least one of the screen's.
      zoom={{ ref: glass, maxZoomPixelRatio: 1, scrollToZoom: true }}
      // A few pictures have an end: going round, each would need two thumbnails.
      carousel={{ finite: isFew, padding: '4%', ...(isFew && { preload: pictures.length }) }}
      controller={{ ref: controller }}
      className={[zoom > 1 && 'viewer-enlarged', isFew && 'viewer-few'].filter(Boolean).join(' ')}
      animation={{
        fade: MOTION_MS,
        swipe: MOTION_MS,
        zoom: MOTION_MS,
        easing: { fade: 'ease-out', swipe: 'ease-out' },
      }}
      render={{
        controls: () => (
          <ViewerCaption
            pictures={pictures}
            sizeOf={sizeOf}
            name={nameOf(isChinese, detail)}
            model={model}
            zoom={zoom}
          />
        ),
        thumbnail: ({ slide }) =>
          isImageSlide(slide) && slide.thumbnail !== undefined ? (
            <ViewerThumbnail address={slide.thumbnail} name={slide.alt ?? ''} />
          ) : null,
        iconClose: () => <IconX className="viewer-icon" />,
        iconZoomIn: () => <IconZoomIn className="viewer-icon" />,
        iconZoomOut: () => <IconZoomOut className="viewer-icon" />,
        iconPrev: () => <IconChevronLeft className="viewer-icon" />,
        iconNext: () => <IconChevronRight className="viewer-icon" />,
        iconError: () => <ViewerFailure />,
        ...(isSingle && { buttonPrev: nothing, buttonNext: nothing }),
      }}
      labels={labels}
    />
  )
}

/** The library's labels, by its English ones. */
function useLabels() {
  const { t } = useTranslation()
  return {
    Lightbox: t('drawer.viewer'),
    'Photo gallery': t('drawer.pictures'),
    Thumbnails: t('drawer.thumbnails'),
    Carousel: t('drawer.carousel'),
    Slide: t('drawer.slide'),
    '{index} of {total}': t('drawer.picture', { number: '{index}', count: '{total}' }),
    Close: t('drawer.close'),
    Previous: t('drawer.previous'),
    Next: t('drawer.next'),
    'Zoom in': t('drawer.zoomIn'),
    'Zoom out': t('drawer.zoomOut'),
  }
}

function sizeIn({ pictureSizes }: ProductDetail, address: string): PictureSize | undefined {
  return pictureSizes.find(({ picture }) => picture === address)
}

function nothing(): null {
  return null
}
