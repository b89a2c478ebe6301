import { useTranslation } from 'react-i18next'
import { nameOf, type AuditChange } from '../../../contract/audit.ts'
import { entityText, fieldText, kindText, valueText } from '../../../contract/audit-words.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { useUser } from '../../members/session/current-user.ts'
import { fromText, recordText, whoText } from './change-words.ts'
import { NO_FILTERS, useAudit } from './queries.ts'

/** How many fields are shown unfolded. */
const OPEN = 4

/** The trail of changes as a list for staff: when, who, which record and fields, and the origin (an import, an undo, by hand …). */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <ol>
      {changes.map((change) => (
        <li
          key={change.version}
          className="grid grid-cols-[calc(210*var(--u))_minmax(0,1fr)_calc(260*var(--u))] gap-x-28 gap-y-6 border-t py-14 wrap-anywhere last:border-b phone:grid-cols-1"
        >
          <Change change={change} />
        </li>
      ))}
    </ol>
  )
}

const kindColors = { added: 'text-good', changed: 'text-second', removed: 'text-bad' }

function Change({ change }: { change: AuditChange }) {
  const { t, i18n } = useTranslation()
  const ownId = useUser()?.id
  const language = i18n.resolvedLanguage ?? 'en'
  const tongue = { t, isChinese: language === 'zh-CN' }
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <p className="grid content-start gap-2 text-meta text-second phone:flex phone:flex-wrap phone:justify-between phone:gap-x-12">
        <time className="figures" dateTime={new Date(change.time).toISOString()}>
          {moment.format(change.time)}
        </time>
        <span className="text-ink">{whoText(change, ownId, tongue)}</span>
      </p>
      <div className="min-w-0">
        <p>
          <span className={`mr-6 text-meta ${kindColors[change.kind]}`}>{kindText(change.kind, tongue.isChinese)}</span>{' '}
          <RecordName change={change} />
        </p>
        <ChangedFields change={change} />
      </div>
      <p className="text-meta text-second">{fromText(change, tongue)}</p>
    </>
  )
}

/** Links to all changes of the record. */
function RecordName({ change }: { change: AuditChange }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { to } = useAudit()
  const { entity, entityId, of } = change
  const own = nameOf(change, isChinese)
  // A picture in the list has no other name than its role.
  const name =
    (entity === 'picture_use' ? valueText('role', own, isChinese) : own) ?? t('audit.unnamed', { id: entityId })
  const owner = of && (nameOf(of, isChinese) ?? recordText(of, { t, isChinese }))
  return (
    <>
      {entityText(entity, isChinese)}{' '}
      <LinkButton look="name" to={to({ ...NO_FILTERS, entity, entityId })} label={name} />
      {owner && <span className="text-second"> {t('audit.of', { owner })}</span>}
    </>
  )
}

/** The fields before and after; for a record added or deleted, unfolded on demand. */
function ChangedFields({ change: { kind, fields } }: { change: AuditChange }) {
  const { t } = useTranslation()
  const figure = useFigures()
  if (!fields.length) return null
  if (kind === 'changed' && fields.length <= OPEN) return <Fields fields={fields} />
  return (
    <details className="mt-6 text-meta">
      <summary className="w-fit cursor-pointer text-second phone:py-8">
        {t('audit.allFields', { count: fields.length, figure: figure(fields.length) })}
      </summary>
      <Fields fields={fields} />
    </details>
  )
}

function Fields({ fields }: Pick<AuditChange, 'fields'>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return (
    <dl className="mt-6 grid gap-4 text-meta">
      {fields.map(({ field, was, is }) => {
        const [before, after] = [valueText(field, was, isChinese), valueText(field, is, isChinese)]
        return (
          <div
            key={field}
            className="grid grid-cols-[minmax(calc(120*var(--u)),calc(190*var(--u)))_minmax(0,1fr)] gap-16 phone:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-second">{fieldText(field, isChinese)}</dt>
            <dd className="figures line-clamp-6">
              {before !== null && (
                <>
                  <span className="visually-hidden">{t('audit.was')} </span>
                  <del className="text-second">{before}</del>
                  <span aria-hidden> → </span>
                  <span className="visually-hidden"> {t('audit.becomes')} </span>
                </>
              )}
              {(before !== null || after !== null) && <ins className="no-underline">{after ?? t('audit.nothing')}</ins>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
