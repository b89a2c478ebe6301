import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '../../../contract/endpoint.ts'
import type { RecordCalls } from '../../../contract/keeping/record-calls.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { call } from '../../api.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useRecordsChanged } from './queries.ts'
import { callsOf } from './record.ts'

/** Deletes records and reports it with an undo; restores records. */
export function useDeletion(kind: RecordKindName, onDeleted: () => void) {
  const { t } = useTranslation()
  const onChanged = useRecordsChanged()
  const restore = useMutation({
    mutationFn: (ids: readonly string[]) => call(callsOf(kind).restore, { ids } as InputOf<RecordCalls['restore']>),
    onSuccess: (count) => {
      onChanged()
      showToast(t('records.restored', { count }))
    },
  })
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => call(callsOf(kind).remove, { ids } as InputOf<RecordCalls['remove']>),
    onSuccess: (count, ids) => {
      onChanged()
      onDeleted()
      showToast(t('records.deleted', { count }), { label: t('records.undo'), act: () => restore.mutate(ids) })
    },
  })
  const askToDelete = (ids: readonly string[]) => {
    if (ids.length === 0) showToast(t('records.deleteNone'))
    else if (!remove.isPending) remove.mutate(ids)
  }
  return { remove: askToDelete, restore: restore.mutate }
}
