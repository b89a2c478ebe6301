import { useTranslation } from 'react-i18next'
import { Picture } from '../../kit/pictures/Picture.tsx'
import styles from './MorePictures.module.css'

const ROW = 3

interface MorePicturesProps {
  title: string
  pictures: readonly string[]
  fit: 'cover' | 'contain'
  /** They load once the product's first picture is there. */
  areHeld: boolean
  onView: (index: number) => void
}

/** A row of pictures, each opening in the viewer; nothing without pictures. */
export function MorePictures({ title, pictures, fit, areHeld, onView }: MorePicturesProps) {
  const { t } = useTranslation()
  if (pictures.length === 0) return null
  return (
    <section
      style={{ flexBasis: `calc(${Math.min(pictures.length, ROW) * 290} * var(--u))` }}
      className={styles['section']}
    >
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['pictures']}>
        {pictures.map((address, index) => (
          <button
            key={address}
            type="button"
            className={styles['picture']}
            aria-label={`${title}: ${t('drawer.viewPicture', { number: index + 1 })}`}
            onClick={() => onView(index)}
          >
            <Picture
              address={address}
              alt=""
              ratio={4 / 3}
              sizes="(max-width: 767px) 100vw, max(420px, 24vw)"
              fit={fit}
              isHeld={areHeld}
            />
          </button>
        ))}
      </div>
    </section>
  )
}
