import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { Trash } from '../../lists/Trash.tsx'
import { query, useChange } from '../../query.ts'
import { A_LOT, recordChange } from './queries.ts'
import { callsOf } from './record.ts'

/** The deleted records of a list. */
export function RecordTrash({ kind, onClose }: { kind: RecordKindName; onClose: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const deleted = useQuery(query(callsOf(kind).deleted, { pageSize: A_LOT }, { isSilent: true }))
  const restore = useChange(recordChange(callsOf(kind).restore), { isSilent: true })
  return (
    <Trash
      query={deleted}
      rowsOf={({ list }) => list.map((one) => ({ ...one, name: pickName(isChinese, one.name, one.enName) }))}
      hint={t('records.trashHint')}
      emptyHint={t('records.trashEmpty')}
      onRestore={async ({ id }) => {
        const count = await restore.mutateAsync({ ids: [id] })
        return count ? t('records.restored', { count }) : null
      }}
      onClose={onClose}
    />
  )
}
