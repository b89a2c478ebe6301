import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../catalogue/names.ts'
import { FieldValueShown } from './FieldValueShown.tsx'
import { isOpenToChange, kindsShown, labelKeyOf, type RecordFieldName } from './kinds.ts'
import { RecordTick, type RecordRowsProps } from './RecordTable.tsx'
import styles from './RecordTable.module.css'
import { RecordUses } from './RecordUses.tsx'
import { nameOfRecord } from './record.ts'

/** Records on a phone: the name opens the form. */
export function RecordCards({ kind, records, ticked, onTick, onEdit }: RecordRowsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [first, ...others] = kindsShown[kind].fields.filter(({ as }) => as !== 'lines')
  return (
    <ul className={styles['cards']} aria-label={t(`records.kind.${kind}`)}>
      {records.map((record) => (
        <li
          key={record.id}
          data-id={record.id}
          className={styles['card']}
          data-ticked={ticked.has(record.id) || undefined}
        >
          <RecordTick record={record} ticked={ticked} onTick={onTick} />
          <div className={styles['words']}>
            <button
              type="button"
              className={styles['name']}
              aria-label={t('records.editOne', { name: nameOfRecord(record, isChinese) })}
              disabled={!isOpenToChange(kind, record)}
              onClick={() => onEdit(record.id)}
            >
              {nameOfRecord(record, isChinese)}
            </button>
            <dl className={styles['facts']}>
              {[...(first?.as === 'words' ? [first] : []), ...others]
                .filter(({ name }) => record[name] !== null && record[name] !== '')
                .map((field) => (
                  <div key={field.name}>
                    <dt>{t(labelKeyOf(field))}</dt>
                    <dd>
                      <FieldValueShown field={field} record={record} />
                    </dd>
                  </div>
                ))}
              <div>
                <dt>{t('records.uses')}</dt>
                <dd>
                  <RecordUses kind={kind} record={record} />
                </dd>
              </div>
              {record.lacks.length > 0 && (
                <div>
                  <dt>{t('records.lacks')}</dt>
                  <dd>
                    {record.lacks
                      .map((field) => t(`records.field.${field as RecordFieldName}`))
                      .join(isChinese ? '、' : ', ')}
                  </dd>
                </div>
              )}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}
