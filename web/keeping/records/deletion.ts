import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useChange } from '../../query.ts'
import { recordChange } from './queries.ts'
import { callsOf } from './record.ts'

/** Deletes records and reports it with an undo. */
export function useDeletion(kind: RecordKindName, onDeleted?: () => void): (ids: string[]) => void {
  const { t } = useTranslation()
  const restore = useChange(recordChange(callsOf(kind).restore), {
    onDone: (count) => showToast(t('records.restored', { count })),
  })
  const remove = useChange(recordChange(callsOf(kind).remove), {
    onDone: (count, { ids }) => {
      onDeleted?.()
      showToast(t('records.deleted', { count }), { label: t('records.undo'), act: () => restore.mutate({ ids }) })
    },
  })
  return (ids) => {
    if (ids.length === 0) showToast(t('records.deleteNone'))
    else if (!remove.isPending) remove.mutate({ ids })
  }
}
