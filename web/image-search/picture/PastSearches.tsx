import { useQueryClient } from '@tanstack/react-query'
import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pictureOfWidth } from '../../kit/pictures/picture-sources.ts'
import { RetriedImage } from '../../kit/pictures/RetriedImage.tsx'
import {
  distinctPictures,
  forgetPictures,
  isSameContent,
  MOST_KEPT_PICTURES,
  type KeptPicture,
} from './kept-pictures.ts'
import styles from './PastSearches.module.css'
import type { AddressSource } from '../search-address.ts'
import { useKeptPictures } from './searched-picture.ts'

interface PastSearchesProps {
  /** The picture in sight. */
  current: KeptPicture | null
  onChoose: (source: AddressSource) => void
}

/** Pictures searched with before, in this browser alone. */
export function PastSearches({ current, onChoose }: PastSearchesProps) {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  const pictures = distinctPictures(useKeptPictures()).slice(0, MOST_KEPT_PICTURES)
  const isCurrent = (picture: KeptPicture) => current !== null && isSameContent(picture, current)
  if (pictures.every(isCurrent)) return null
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const forget = async () => {
    await forgetPictures(current?.id ?? null)
    document.getElementById('content')?.focus({ preventScroll: true })
    await queryClient.invalidateQueries({ queryKey: ['searched-pictures'] })
  }
  return (
    <section className={styles['past']} aria-label={t('imageSearch.past')}>
      <div className={styles['head']}>
        <h2>{t('imageSearch.past')}</h2>
        <button type="button" onClick={() => void forget()}>
          {t('imageSearch.forget')}
        </button>
      </div>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={t('imageSearch.pastOne', { when: when.format(picture.keptAt) })}
              aria-current={isCurrent(picture) || undefined}
              onClick={() => onChoose(picture.skuId === undefined ? { picture: picture.id } : { like: picture.skuId })}
            >
              <Thumbnail picture={picture} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thumbnail({ picture: { thumbnail } }: { picture: KeptPicture }) {
  if (thumbnail === null) return <IconPhoto aria-hidden />
  const address = thumbnail.startsWith('data:') ? thumbnail : pictureOfWidth(thumbnail, 200)
  return <RetriedImage src={address} />
}
