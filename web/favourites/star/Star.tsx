import { IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CardActionProps } from '../../finding/cards/card-actions.ts'
import { CardButton } from '../../finding/cards/CardButton.tsx'
import { useMemberships, useStarOf } from '../collection/memberships.ts'
import { pressStar } from './pressed-star.ts'
import styles from './Star.module.css'

/** Shows whether a SKU is in one of the member's folders; a press opens the folders. */
export function Star({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const held = useMemberships(skuId)
  useStarOf(skuId)
  const isCollected = held !== undefined && Object.keys(held).length > 0
  const isWritten = place !== 'card'
  const word = t(isWritten && isCollected ? 'favourites.saved' : 'favourites.save')
  return (
    <CardButton
      place={place}
      leave={leave}
      look={styles['star']}
      data-star={skuId}
      aria-label={word}
      aria-pressed={isCollected}
      aria-haspopup="dialog"
      title={name === undefined ? word : `${word}: ${name}`}
      onPress={(star) => pressStar({ skuId, star })}
    >
      <IconStar />
      {place === 'product' && t(isCollected ? 'favourites.shortSaved' : 'favourites.short')}
      {place === 'menu' && word}
    </CardButton>
  )
}
