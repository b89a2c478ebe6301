import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { auditEntities, auditKinds, auditOrigins, getAuditChoices, isInOrder } from '../../../contract/audit.ts'
import { entityText, kindText, originText } from '../../../contract/audit-words.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { Button } from '../../kit/Button.tsx'
import { Chip } from '../../kit/Chip.tsx'
import { DayField } from '../../kit/fields/DayField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useUser } from '../../members/session/current-user.ts'
import { query } from '../../query.ts'
import { recordText, staffText } from './change-words.ts'
import { auditPage, NO_FILTERS, useAudit } from './queries.ts'

/** The filters of changes; all of them stand in the address. */
export function AuditFields() {
  const { t } = useTranslation()
  const { filters, ask } = useAudit()
  const crossed = isInOrder(filters) ? undefined : t('audit.crossed')
  return (
    <section aria-label={t('audit.filters')}>
      <div className="grid columns-fit-156 items-start gap-x-16 gap-y-14 phone:grid-cols-2 phone:gap-12">
        {useChoices().map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            options={[{ value: '', label: t('audit.any') }, ...withAsked(options, filters[name])]}
            value={filters[name] ?? ''}
            onChange={(chosen) => ask({ [name]: chosen, ...(name === 'entity' && { entityId: null }) })}
          />
        ))}
        {/* A date does not fit in half of the narrowest screens. */}
        <div className="max-[359px]:col-span-2">
          <DayField label={t('audit.since')} error={crossed} value={filters.from} onChange={(from) => ask({ from })} />
        </div>
        <div className="max-[359px]:col-span-2">
          <DayField label={t('audit.until')} value={filters.to} onChange={(to) => ask({ to })} />
        </div>
      </div>
      {Object.keys(filters).length > 0 && (
        <div className="mt-14 flex flex-wrap items-center gap-10">
          <RecordChip />
          <Button label={t('kit.clearFilters')} onPress={() => ask(NO_FILTERS)} />
        </div>
      )}
    </section>
  )
}

interface Option {
  value: string
  label: string
}

function useChoices(): {
  name: 'entity' | 'kind' | 'origin' | 'memberId' | 'runId'
  label: string
  options: Option[]
}[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data } = useQuery(query(getAuditChoices, {}))
  const ownId = useUser()?.id
  const { memberIds = [], runs = [] } = data ?? {}
  const worded = <Value extends string>(values: readonly Value[], word: (value: Value, isChinese: boolean) => string) =>
    values.map((value) => ({ value, label: word(value, isChinese) }))
  return [
    { name: 'entity', label: t('audit.what'), options: worded(auditEntities, entityText) },
    { name: 'kind', label: t('audit.kind'), options: worded(auditKinds, kindText) },
    { name: 'origin', label: t('audit.from'), options: worded(auditOrigins, originText) },
    { name: 'memberId', label: t('audit.who'), options: worded(memberIds, (id) => staffText(id, ownId, t)) },
    {
      name: 'runId',
      label: t('audit.run'),
      options: runs.map(({ id, name }) => ({ value: id, label: `${name} (#${id})` })),
    },
  ]
}

/** A filter of the address that is not among the choices is shown all the same. */
function withAsked(options: Option[], value: string | undefined): Option[] {
  if (value === undefined || options.some((option) => option.value === value)) return options
  return [...options, { value, label: `#${value}` }]
}

/** The record whose changes are shown, and a button that shows all changes again. */
function RecordChip() {
  const { t } = useTranslation()
  const { filters, ask } = useAudit()
  const isChinese = useIsChinese()
  const { entity, entityId } = filters
  // The name comes from the list, which has loaded it already.
  const { data } = useQuery({ ...auditPage(filters), enabled: false })
  if (entityId === undefined) return null
  const known = data?.list.find((change) => change.entityId === entityId && (!entity || change.entity === entity))
  const names = known ?? { entity: entity ?? '', name: null, enName: null }
  const record = recordText({ ...names, id: entityId }, { t, isChinese }).trim()
  return (
    <Chip removeLabel={t('audit.allRecords', { record })} onRemove={() => ask({ entityId: null })}>
      {t('audit.oneRecord', { record })}
    </Chip>
  )
}
