import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeletedBudget } from '../../../contract/budgets/calls.ts'
import { AnswerError } from '../../api.ts'
import { DeletedDialog, type DeletedDialogProps } from '../../workspace/trash/DeletedDialog.tsx'
import { DeletedList, type DeletedRowOf } from '../../workspace/trash/DeletedList.tsx'
import { DeletedRow } from '../../workspace/trash/DeletedRow.tsx'
import { useDeletedBudgets, useRestoreBudgets } from '../queries.ts'

/** Codes from here on say why a list cannot be restored. Other failures are reported. */
const FIRST_BUSINESS_CODE = 1_000_000_000

/** A member's deleted budget lists, to restore. */
export function DeletedBudgets(props: DeletedDialogProps) {
  const { t } = useTranslation()
  return (
    <DeletedDialog {...props}>
      <DeletedList
        query={useDeletedBudgets()}
        keyOf={({ id }) => id}
        Row={Row}
        hint={t('budgets.deleted.hint')}
        emptyHint={t('budgets.deleted.emptyHint')}
      />
    </DeletedDialog>
  )
}

function Row({ one, now, onRestored }: DeletedRowOf<DeletedBudget>) {
  const { t, i18n } = useTranslation()
  const { mutateAsync: restore } = useRestoreBudgets({ isSilent: true })
  const { id, name, lineCount, until } = one
  const figure = new Intl.NumberFormat(i18n.language).format(lineCount)
  const bringBack = async () => {
    await restore({ ids: [id] })
    return t('budgets.deleted.back', { name })
  }
  return (
    <DeletedRow
      name={name}
      picture={<IconReceipt />}
      what={t('budgets.lines', { count: lineCount, figure })}
      until={until}
      now={now}
      onRestore={bringBack}
      refusalOf={(error) => (error instanceof AnswerError && error.code >= FIRST_BUSINESS_CODE ? error.message : null)}
      onRestored={onRestored}
    />
  )
}
