import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useController, useLightboxState } from 'yet-another-react-lightbox'
import { usePictureNames } from '../pictures/picture-names.ts'
import { viewerScaleBar } from './scale-bar.ts'
import { shownWidth } from './viewer-slides.ts'
import type { PictureSize, ViewedPicture } from './viewing.ts'

interface ViewerCaptionProps {
  pictures: readonly ViewedPicture[]
  sizeOf: (address: string) => PictureSize | undefined
  /** The names of product and model, for the caption. */
  name: string
  model: string
  zoom: number
}

/** What the picture shows, and its scale: the bar is as many millimetres long as it says, however enlarged. */
export function ViewerCaption({ pictures, sizeOf, name, model, zoom }: ViewerCaptionProps) {
  const { t, i18n } = useTranslation()
  const { currentIndex } = useLightboxState()
  const { slideRect, containerRef } = useController()
  const names = usePictureNames()
  const picture = pictures[currentIndex]
  const pictureName = picture ? names.nameOf(picture, currentIndex, pictures.length) : ''
  // The library's own element gets the focus first, for its keys, and has no accessible name.
  useEffect(() => {
    containerRef.current?.setAttribute('role', 'group')
    containerRef.current?.setAttribute('aria-label', pictureName)
    // Leaving a thumbnail leads on from the thumbnail of the picture in view.
    if (!document.activeElement?.closest('.yarl__thumbnails_track')) return
    document.querySelector<HTMLElement>('.yarl__thumbnails_thumbnail_active')?.focus({ preventScroll: true })
  }, [containerRef, pictureName])
  if (!picture) return null
  const size = sizeOf(picture.address)
  const bar = size?.mmWidth ? viewerScaleBar((shownWidth(size, slideRect) * zoom) / size.mmWidth) : null
  const figure = bar && new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 }).format(bar.mm)
  return (
    <div className="viewer-caption">
      <p className="visually-hidden" aria-live="polite">
        {pictureName}
      </p>
      <p>
        <span className="viewer-subject">{names.captionOf(picture)}</span>
        <span>
          {name} · <span className="viewer-model">{model}</span>
        </span>
      </p>
      {bar && (
        <p className="viewer-scale">
          <span style={{ width: bar.length }} aria-hidden />
          <span aria-hidden>{figure} mm</span>
          <span className="visually-hidden">{t('drawer.scale', { figure })}</span>
        </p>
      )}
    </div>
  )
}
