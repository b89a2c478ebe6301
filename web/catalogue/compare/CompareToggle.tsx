import { IconCheck, IconScale } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toast.ts'
import styles from './CompareToggle.module.css'
import { addToTray, removeFromTray, useIsInTray } from './tray.ts'

interface CompareToggleProps {
  skuId: string
  /** What it compares, for who does not see it. */
  description: string
  /** Over a card's picture, where it shows itself when the card is looked at; or with its word, in an open product. */
  place: 'card' | 'product'
}

/** Puts a SKU into the tray, or takes it out. A seventh is told why it cannot. */
export function CompareToggle({ skuId, description, place }: CompareToggleProps) {
  const { t } = useTranslation()
  const id = useId()
  const isInTray = useIsInTray(skuId)
  const toggle = () => {
    if (isInTray) removeFromTray(skuId)
    else if (!addToTray(skuId)) showToast(t('compare.full'))
  }
  const word = t('compare.compare')
  return (
    <button
      type="button"
      className={styles[place]}
      aria-label={word}
      aria-describedby={id}
      aria-pressed={isInTray}
      title={word}
      onClick={toggle}
    >
      {isInTray ? <IconCheck /> : <IconScale />}
      {place === 'product' && word}
      <span id={id} hidden>
        {description}
      </span>
    </button>
  )
}
