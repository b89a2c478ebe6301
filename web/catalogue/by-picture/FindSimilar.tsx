import { IconPhotoSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import toggles from '../compare/CompareToggle.module.css'
import { similarAddress } from './similar-address.ts'

interface FindSimilarProps {
  skuId: string
  /** Of the product, where many stand side by side. */
  name?: string
  place: 'card' | 'product'
}

/** Leads to what looks like a SKU; a link, so that it opens in another tab as well. */
export function FindSimilar({ skuId, name, place }: FindSimilarProps) {
  const { t } = useTranslation()
  const word = t('byPicture.findSimilar')
  return (
    <Link
      className={toggles[place]}
      tabIndex={place === 'card' ? -1 : undefined}
      to={similarAddress(skuId)}
      aria-label={word}
      title={name === undefined ? word : `${word}: ${name}`}
    >
      <IconPhotoSearch />
      {place === 'product' && t('byPicture.similar')}
    </Link>
  )
}
