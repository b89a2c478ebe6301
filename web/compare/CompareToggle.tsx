import { IconCheck, IconScale } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CardActionProps } from '../finding/cards/card-actions.ts'
import { CardButton } from '../finding/cards/CardButton.tsx'
import { showToast } from '../kit/toasts/toast.ts'
import { addToTray, removeFromTray, useIsInTray } from './tray/tray.ts'

/** Puts a SKU into the tray or takes it out. At six SKUs it says why it cannot add another. */
export function CompareToggle({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const isInTray = useIsInTray(skuId)
  const toggle = () => {
    if (isInTray) removeFromTray(skuId)
    else if (!addToTray(skuId)) showToast(t('compare.full'))
  }
  const word = t('compare.compare')
  return (
    <CardButton
      place={place}
      leave={leave}
      aria-label={word}
      aria-pressed={isInTray}
      title={name === undefined ? word : t('compare.compareOne', { name })}
      onPress={toggle}
    >
      {isInTray ? <IconCheck /> : <IconScale />}
      {place !== 'card' && word}
    </CardButton>
  )
}
