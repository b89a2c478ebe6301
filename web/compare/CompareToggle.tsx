import { IconCheck, IconScale } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { atOnce, type Leave } from '../finding/cards/card-actions.ts'
import { showToast } from '../ui/toasts/toast.ts'
import styles from '../finding/cards/card-actions.module.css'
import { addToTray, removeFromTray, useIsInTray } from './tray/tray.ts'

interface CompareToggleProps {
  skuId: string
  /** Of the product, where many stand side by side. */
  name?: string
  /** Over a card's picture, where it shows itself when the card is looked at; or with its word, in an open product or a card's menu. */
  place: 'card' | 'product' | 'menu'
  /** Of the menu that it stands in. */
  leave?: Leave
}

/** Puts a SKU into the tray, or takes it out. A seventh is told why it cannot. */
export function CompareToggle({ skuId, name, place, leave = atOnce }: CompareToggleProps) {
  const { t } = useTranslation()
  const isInTray = useIsInTray(skuId)
  const toggle = () => {
    if (isInTray) removeFromTray(skuId)
    else if (!addToTray(skuId)) showToast(t('compare.full'))
  }
  const word = t('compare.compare')
  return (
    <button
      type="button"
      tabIndex={place === 'card' ? -1 : undefined}
      className={styles[place]}
      aria-label={word}
      aria-pressed={isInTray}
      title={name === undefined ? word : t('compare.compareOne', { name })}
      onClick={() => leave(toggle)}
    >
      {isInTray ? <IconCheck /> : <IconScale />}
      {place !== 'card' && word}
    </button>
  )
}
