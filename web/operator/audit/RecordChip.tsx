import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AuditFilters } from '../../../contract/audit.ts'
import { Chip } from '../../kit/Chip.tsx'
import { recordText } from './change-words.ts'
import { auditPage } from './queries.ts'

/** The record whose changes are shown, and a button that shows all changes again. */
export function RecordChip({ filters, onRemove }: { filters: AuditFilters; onRemove: () => void }) {
  const { t, i18n } = useTranslation()
  const { entity, entityId } = filters
  // The name comes from the list, which has loaded it already.
  const { data } = useQuery({ ...auditPage(filters, undefined), enabled: false })
  if (entityId === undefined) return null
  const known = data?.list.find((change) => change.entityId === entityId && (!entity || change.entity === entity))
  const names = known ?? { entity: entity ?? '', name: null, enName: null }
  const record = recordText({ ...names, id: entityId }, { t, isChinese: i18n.resolvedLanguage === 'zh-CN' }).trim()
  return (
    <Chip removeLabel={t('audit.allRecords', { record })} onRemove={onRemove}>
      {t('audit.oneRecord', { record })}
    </Chip>
  )
}
