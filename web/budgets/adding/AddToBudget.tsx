import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CardActionProps } from '../../finding/cards/card-actions.ts'
import { CardButton } from '../../finding/cards/CardButton.tsx'
import { askForBudget } from './ask-for-budget.ts'

/** A button that adds a SKU to a budget list, which it asks for. */
export function AddToBudget({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const word = t('toBudget.add')
  return (
    <CardButton
      place={place}
      leave={leave}
      aria-label={word}
      aria-haspopup="dialog"
      title={name === undefined ? word : `${word}: ${name}`}
      onPress={() => askForBudget({ skuIds: [skuId] })}
    >
      <IconReceipt />
      {place === 'product' && t('toBudget.short')}
      {place === 'menu' && word}
    </CardButton>
  )
}
