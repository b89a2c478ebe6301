import { IconPhotoSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { isPlainClick } from '../../ui/pointer/plain-click.ts'
import type { CardActionProps } from '../cards/card-actions.ts'
import toggles from '../cards/card-actions.module.css'

/** Leads to what looks like a SKU; a link, so that it opens in another tab as well. */
export function FindSimilar({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const word = t('byPicture.findSimilar')
  return (
    <Link
      className={toggles[place]}
      tabIndex={place === 'card' ? -1 : undefined}
      to={similarAddress(skuId)}
      onClick={(event) => {
        if (!leave || !isPlainClick(event)) return
        event.preventDefault()
        leave(() => void navigate(similarAddress(skuId)))
      }}
      aria-label={word}
      title={name === undefined ? word : `${word}: ${name}`}
    >
      <IconPhotoSearch />
      {place === 'product' && t('byPicture.similar')}
      {place === 'menu' && word}
    </Link>
  )
}

/** Where the search by picture begins with a SKU's cover. */
export function similarAddress(skuId: string): string {
  return `/ai?like=${encodeURIComponent(skuId)}`
}
