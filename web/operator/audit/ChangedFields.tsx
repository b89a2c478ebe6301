import { useTranslation } from 'react-i18next'
import type { AuditChange } from '../../../contract/audit.ts'
import { fieldText, valueText } from '../../../contract/audit-words.ts'
import styles from './ChangeList.module.css'

/** How many fields are shown unfolded. */
const OPEN = 4

/** The fields before and after; for a record added or deleted, unfolded on demand. */
export function ChangedFields({ change: { kind, fields } }: { change: AuditChange }) {
  const { t, i18n } = useTranslation()
  if (!fields.length) return null
  if (kind === 'changed' && fields.length <= OPEN) return <Fields fields={fields} />
  const figure = new Intl.NumberFormat(i18n.language).format(fields.length)
  return (
    <details className={styles['details']}>
      <summary>{t('audit.allFields', { count: fields.length, figure })}</summary>
      <Fields fields={fields} />
    </details>
  )
}

function Fields({ fields }: Pick<AuditChange, 'fields'>) {
  const { t, i18n } = useTranslation()
  const isChinese = i18n.resolvedLanguage === 'zh-CN'
  return (
    <dl className={styles['fields']}>
      {fields.map(({ field, was, is }) => {
        const [before, after] = [valueText(field, was, isChinese), valueText(field, is, isChinese)]
        return (
          <div key={field}>
            <dt>{fieldText(field, isChinese)}</dt>
            <dd>
              {before !== null && (
                <>
                  <span className="visually-hidden">{t('audit.was')} </span>
                  <del>{before}</del>
                </>
              )}
              {before !== null && <span aria-hidden> → </span>}
              {(before !== null || after !== null) && (
                <>
                  {before !== null && <span className="visually-hidden"> {t('audit.becomes')} </span>}
                  <ins>{after ?? t('audit.nothing')}</ins>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
