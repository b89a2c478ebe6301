import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { askForBudget } from './ask-for-budget.ts'

interface AddSomeToBudgetProps {
  skuIds: readonly string[]
  className?: string | undefined
}

/** A button that adds several SKUs to a budget list, which it asks for. */
export function AddSomeToBudget({ skuIds, className }: AddSomeToBudgetProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={className}
      disabled={skuIds.length === 0}
      aria-haspopup="dialog"
      onClick={() => askForBudget({ skuIds })}
    >
      <IconReceipt /> <span>{t('toBudget.add')}</span>
    </button>
  )
}
