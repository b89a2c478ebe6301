import { IconLayoutBoardSplit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { askForBoard } from './ask-for-board.ts'

interface AddSomeToBoardProps {
  skuIds: readonly string[]
  className?: string | undefined
}

/** A button that adds several SKUs to a board, which it asks for. */
export function AddSomeToBoard({ skuIds, className }: AddSomeToBoardProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={className}
      disabled={skuIds.length === 0}
      aria-haspopup="dialog"
      onClick={() => askForBoard(skuIds)}
    >
      <IconLayoutBoardSplit /> <span>{t('toBoard.add')}</span>
    </button>
  )
}
