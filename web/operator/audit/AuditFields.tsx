import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { auditEntities, auditKinds, auditOrigins } from '../../../contract/audit.ts'
import type { AuditFilters } from '../../../contract/audit.ts'
import { entityText, kindText, originText } from '../../../contract/audit-words.ts'
import { useUser } from '../../members/session/current-user.ts'
import buttons from '../../kit/buttons.module.css'
import { DayField } from '../../kit/fields/DayField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { filtersIn, withFilters, withoutFilters } from './audit-address.ts'
import { staffText } from './change-words.ts'
import { auditChoices } from './queries.ts'
import { RecordChip } from './RecordChip.tsx'
import styles from './AuditFields.module.css'

/** The filters of changes; all of them stand in the address. */
export function AuditFields() {
  const { t, i18n } = useTranslation()
  const isChinese = i18n.resolvedLanguage === 'zh-CN'
  const [address, setAddress] = useSearchParams()
  const { data: choices } = useQuery(auditChoices)
  const ownId = useUser()?.id
  const filters = filtersIn(address)
  const choose = (changed: Parameters<typeof withFilters>[1]) =>
    setAddress((now) => withFilters(now, changed), { replace: true })

  const select = (name: keyof AuditFilters, label: string, options: { value: string; label: string }[]) => {
    const value = filters[name] ?? ''
    const any = { value: '', label: t('audit.any') }
    // A filter of the address that is not among the choices is shown all the same.
    const asked = value && !options.some((option) => option.value === value) ? [{ value, label: `#${value}` }] : []
    return (
      <SelectField
        label={label}
        options={[any, ...options, ...asked]}
        value={value}
        onChange={(chosen) => choose(name === 'entity' ? { entity: chosen, entityId: '' } : { [name]: chosen })}
      />
    )
  }
  return (
    <section aria-label={t('audit.filters')}>
      <div className={styles['fields']}>
        {select(
          'entity',
          t('audit.what'),
          auditEntities.map((value) => ({ value, label: entityText(value, isChinese) })),
        )}
        {select(
          'kind',
          t('audit.kind'),
          auditKinds.map((value) => ({ value, label: kindText(value, isChinese) })),
        )}
        {select(
          'origin',
          t('audit.from'),
          auditOrigins.map((value) => ({ value, label: originText(value, isChinese) })),
        )}
        {select(
          'memberId',
          t('audit.who'),
          (choices?.memberIds ?? []).map((value) => ({ value, label: staffText(value, ownId, t) })),
        )}
        {select(
          'runId',
          t('audit.run'),
          (choices?.runs ?? []).map(({ id, name }) => ({ value: id, label: `${name} (#${id})` })),
        )}
        <DayField label={t('audit.since')} value={filters.from} onChange={(from) => choose({ from })} />
        <DayField label={t('audit.until')} value={filters.to} onChange={(to) => choose({ to })} />
      </div>
      {Object.keys(filters).length > 0 && (
        <p className={styles['chosen']}>
          <RecordChip filters={filters} onRemove={() => choose({ entityId: '' })} />
          <button
            type="button"
            className={buttons['plain']}
            onClick={() => setAddress((now) => withoutFilters(now), { replace: true })}
          >
            {t('audit.clear')}
          </button>
        </p>
      )}
    </section>
  )
}
