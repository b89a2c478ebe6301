import { IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { atOnce, type Leave } from '../../finding/cards/card-actions.ts'
import toggles from '../../finding/cards/card-actions.module.css'
import { useHeld, useStarOf } from '../collection/held.ts'
import { pressStar } from './pressed-star.ts'
import styles from './Star.module.css'

interface StarProps {
  skuId: string
  /** Of the product, where many stand side by side. */
  name?: string
  place: 'card' | 'product' | 'menu'
  /** Of the menu that it stands in. */
  leave?: Leave
}

/** Whether a SKU is in a folder of the member's; pressing it opens the folders. */
export function Star({ skuId, name, place, leave = atOnce }: StarProps) {
  const { t } = useTranslation()
  const held = useHeld(skuId)
  useStarOf(skuId)
  const isCollected = held !== undefined && Object.keys(held).length > 0
  const isWritten = place !== 'card'
  const word = t(isWritten && isCollected ? 'favourites.saved' : 'favourites.save')
  return (
    <button
      type="button"
      tabIndex={place === 'card' ? -1 : undefined}
      className={`${toggles[place]} ${styles['star']}`}
      data-star={skuId}
      aria-label={word}
      aria-pressed={isCollected}
      aria-haspopup="dialog"
      title={name === undefined ? word : `${word}: ${name}`}
      onClick={({ currentTarget }) => leave(() => pressStar({ skuId, star: currentTarget }))}
    >
      <IconStar />
      {place === 'product' && t(isCollected ? 'favourites.shortSaved' : 'favourites.short')}
      {place === 'menu' && word}
    </button>
  )
}
