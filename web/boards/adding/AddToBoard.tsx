import { IconLayoutBoardSplit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CardActionProps } from '../../finding/cards/card-actions.ts'
import { CardButton } from '../../finding/cards/CardButton.tsx'
import { askForBoard } from './ask-for-board.ts'

/** A button that adds a SKU to a board, which it asks for. */
export function AddToBoard({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const word = t('toBoard.add')
  return (
    <CardButton
      place={place}
      leave={leave}
      aria-label={word}
      aria-haspopup="dialog"
      title={name === undefined ? word : `${word}: ${name}`}
      onPress={() => askForBoard([skuId])}
    >
      <IconLayoutBoardSplit />
      {place === 'product' && t('toBoard.short')}
      {place === 'menu' && word}
    </CardButton>
  )
}
