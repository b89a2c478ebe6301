import { useTranslation } from 'react-i18next'
import { Lightbox } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import './PictureViewer.css'
import { pictureOfWidth, pictureSources } from '../../ui/picture-sources.ts'

const FULL_WIDTH = 1920

interface PictureViewerProps {
  pictures: readonly string[]
  index: number
  onClose: () => void
}

/** Pictures over the whole screen, down to their own pixels. Esc closes this, and only this. */
export function PictureViewer({ pictures, index, onClose }: PictureViewerProps) {
  const { t } = useTranslation()
  const isSingle = pictures.length < 2
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map((address) => ({
        src: pictureSources(address) ? pictureOfWidth(address, FULL_WIDTH) : address,
      }))}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      carousel={{ finite: isSingle, padding: '4%' }}
      controller={{ closeOnBackdropClick: true }}
      animation={{ fade: 160, swipe: 240 }}
      {...(isSingle ? { render: { buttonPrev: () => null, buttonNext: () => null } } : {})}
      labels={{
        Lightbox: t('drawer.viewer'),
        Close: t('drawer.close'),
        Previous: t('drawer.previous'),
        Next: t('drawer.next'),
        'Zoom in': t('drawer.zoomIn'),
        'Zoom out': t('drawer.zoomOut'),
      }}
    />
  )
}
