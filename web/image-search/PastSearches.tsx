import { useQueryClient } from '@tanstack/react-query'
import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pictureOfWidth } from '../ui/picture-sources.ts'
import { forgetPictures, MOST_KEPT, type KeptPicture } from './kept-pictures.ts'
import styles from './PastSearches.module.css'
import type { AddressSource } from './search-address.ts'
import { useKeptPictures } from './searched-picture.ts'

interface PastSearchesProps {
  /** The picture in sight. */
  currentId: string | null
  onChoose: (source: AddressSource) => void
}

/** Pictures that were searched with before, in this browser alone. */
export function PastSearches({ currentId, onChoose }: PastSearchesProps) {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  const pictures = useKeptPictures().slice(0, MOST_KEPT)
  if (!pictures.some(({ id }) => id !== currentId)) return null
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const forget = async () => {
    await forgetPictures(currentId)
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
              aria-current={picture.id === currentId || undefined}
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
  return <img src={address} alt="" draggable={false} />
}
