import { Tooltip } from '@mantine/core'
import { IconScan, IconZoomIn } from '@tabler/icons-react'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import buttons from '../../ui/buttons.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { writeStored } from '../../ui/storage.ts'
import styles from './PictureCarousel.module.css'

/** Where the AI page looks for the picture to begin with (specification §2). */
const IMAGE_KEY = 'image'

interface PictureCarouselProps {
  sku: SkuDetail
  pictures: readonly string[]
  onView: (index: number) => void
}

export function PictureCarousel({ sku, pictures, onView }: PictureCarouselProps) {
  const { t } = useTranslation()
  const [viewport, carousel] = useEmblaCarousel({ containScroll: false, duration: 18 })
  const [current, setCurrent] = useState(0)
  const picture = pictures[current]

  // The carousel moves by dragging too, outside React, and tells where it came to rest.
  useEffect(() => {
    const follow = () => setCurrent(carousel?.selectedScrollSnap() ?? 0)
    carousel?.on('select', follow)
    return () => {
      carousel?.off('select', follow)
    }
  }, [carousel])

  const searchByImage = () => {
    if (picture) writeStored(IMAGE_KEY, picture)
    window.open('/ai', '_blank', 'noopener')
  }
  const tools = [
    { name: t('drawer.searchByImage'), Icon: IconScan, act: searchByImage },
    { name: t('drawer.zoom'), Icon: IconZoomIn, act: () => onView(current) },
  ]

  return (
    <section className={styles['carousel']} aria-label={t('drawer.pictures')}>
      <div className={styles['stage']}>
        <div ref={viewport} className={styles['viewport']}>
          <div className={styles['slides']}>
            {(pictures.length > 0 ? pictures : [null]).map((address, index) => (
              <div key={address} className={styles['slide']} aria-hidden={index !== current}>
                <Picture
                  address={address}
                  alt={t('drawer.picture', { number: index + 1, count: pictures.length })}
                  sizes="(max-width: 767px) 100vw, max(288px, 16.7vw)"
                  color={index === 0 ? sku.coverColor : null}
                  placeholder={index === 0 ? sku.coverPlaceholder : null}
                  fit={index === 0 ? 'cover' : 'contain'}
                  isEager={index === 0}
                />
              </div>
            ))}
          </div>
        </div>
        {picture && (
          <div className={styles['tools']}>
            {tools.map(({ name, Icon, act }) => (
              <Tooltip key={name} label={name}>
                <button type="button" className={buttons['framed']} aria-label={name} onClick={act}>
                  <Icon />
                </button>
              </Tooltip>
            ))}
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <div className={styles['thumbnails']}>
          {pictures.map((address, index) => (
            <button
              key={address}
              type="button"
              className={styles['thumbnail']}
              aria-label={t('drawer.picture', { number: index + 1, count: pictures.length })}
              aria-current={index === current || undefined}
              onClick={() => {
                setCurrent(index)
                carousel?.scrollTo(index)
              }}
            >
              <Picture address={address} alt="" sizes="max(60px, 3.2vw)" />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
