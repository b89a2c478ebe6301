import { IconChevronLeft, IconChevronRight, IconPhotoOff, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Lightbox } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/styles.css'
import './PictureViewer.css'
import { pictureOfWidth, pictureSources } from '../../ui/picture-sources.ts'
import type { Viewing } from './viewing.ts'

const FULL_WIDTH = 1920
const MOTION_MS = 180

interface PictureViewerProps {
  viewing: Viewing
  onClose: () => void
}

/** Pictures over the whole screen, down to their own pixels. Esc closes this, and only this. */
export function PictureViewer({ viewing: { pictures, index }, onClose }: PictureViewerProps) {
  const { t } = useTranslation()
  const isSingle = pictures.length < 2
  const nothing = () => null
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map((address, place) => ({
        src: pictureSources(address) ? pictureOfWidth(address, FULL_WIDTH) : address,
        alt: t('drawer.picture', { number: place + 1, count: pictures.length }),
      }))}
      plugins={isSingle ? [Zoom] : [Zoom, Counter]}
      // Twice its own pixels, so that on any screen one of them is one of the screen's at least.
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      carousel={{ finite: isSingle, padding: '4%' }}
      controller={{ closeOnBackdropClick: true }}
      animation={{
        fade: MOTION_MS,
        swipe: MOTION_MS,
        zoom: MOTION_MS,
        easing: { fade: 'ease-out', swipe: 'ease-out' },
      }}
      render={{
        iconClose: () => <IconX className="viewer-icon" />,
        iconZoomIn: () => <IconZoomIn className="viewer-icon" />,
        iconZoomOut: () => <IconZoomOut className="viewer-icon" />,
        iconPrev: () => <IconChevronLeft className="viewer-icon" />,
        iconNext: () => <IconChevronRight className="viewer-icon" />,
        iconError: () => <Failure text={t('drawer.pictureFailed')} />,
        ...(isSingle && { buttonPrev: nothing, buttonNext: nothing }),
      }}
      labels={{
        Lightbox: t('drawer.viewer'),
        'Photo gallery': t('drawer.pictures'),
        Carousel: t('drawer.carousel'),
        Slide: t('drawer.slide'),
        '{index} of {total}': t('drawer.picture', { number: '{index}', count: '{total}' }),
        Close: t('drawer.close'),
        Previous: t('drawer.previous'),
        Next: t('drawer.next'),
        'Zoom in': t('drawer.zoomIn'),
        'Zoom out': t('drawer.zoomOut'),
      }}
    />
  )
}

function Failure({ text }: { text: string }) {
  return (
    <span className="viewer-failure" role="alert">
      <IconPhotoOff aria-hidden />
      {text}
    </span>
  )
}
