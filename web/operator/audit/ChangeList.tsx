import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { nameOf } from '../../../contract/audit.ts'
import type { AuditChange } from '../../../contract/audit.ts'
import { entityText, kindText, valueText } from '../../../contract/audit-words.ts'
import { useUser } from '../../members/session/current-user.ts'
import { withFilters, withoutFilters } from './audit-address.ts'
import { fromText, recordText, whoText } from './change-words.ts'
import { ChangedFields } from './ChangedFields.tsx'
import styles from './ChangeList.module.css'

/** The trail of changes as a list for staff: when, who, which record and fields, and the origin (an import, an undo, by hand …). */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <ol className={styles['list']}>
      {changes.map((change) => (
        <li key={change.version} className={styles['change']}>
          <Change change={change} />
        </li>
      ))}
    </ol>
  )
}

function Change({ change }: { change: AuditChange }) {
  const { t, i18n } = useTranslation()
  const ownId = useUser()?.id
  const language = i18n.resolvedLanguage ?? 'en'
  const tongue = { t, isChinese: language === 'zh-CN' }
  return (
    <>
      <p className={styles['when']}>
        <time className="figures" dateTime={new Date(change.time).toISOString()}>
          {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(change.time)}
        </time>
        <span className={styles['who']}>{whoText(change, ownId, tongue)}</span>
      </p>
      <div className={styles['what']}>
        <p>
          <span className={styles['kind']} data-kind={change.kind}>
            {kindText(change.kind, tongue.isChinese)}
          </span>{' '}
          <RecordName change={change} />
        </p>
        <ChangedFields change={change} />
      </div>
      <p className={styles['from']}>{fromText(change, tongue)}</p>
    </>
  )
}

/** Links to all changes of the record. */
function RecordName({ change }: { change: AuditChange }) {
  const { t, i18n } = useTranslation()
  const [address] = useSearchParams()
  const isChinese = i18n.resolvedLanguage === 'zh-CN'
  const { entity, entityId, of } = change
  const own = nameOf(change, isChinese)
  // A picture in the list has no other name than its role.
  const name =
    (entity === 'picture_use' ? valueText('role', own, isChinese) : own) ?? t('audit.unnamed', { id: entityId })
  const record = recordText({ ...change, id: entityId }, { t, isChinese })
  const owner = of && (nameOf(of, isChinese) ?? recordText(of, { t, isChinese }))
  return (
    <>
      {entityText(entity, isChinese)}{' '}
      <Link
        className={styles['name']}
        to={{ search: `?${withFilters(withoutFilters(address), { entity, entityId }).toString()}` }}
        title={t('audit.only', { record })}
      >
        {name}
      </Link>
      {owner && <span className={styles['owner']}> {t('audit.of', { owner })}</span>}
    </>
  )
}
