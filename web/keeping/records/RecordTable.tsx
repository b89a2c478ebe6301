import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import tickBox from '../../kit/fields/tick-box.module.css'
import buttons from '../../kit/buttons.module.css'
import { RecordCell } from './RecordCell.tsx'
import { isOpenToChange, kindsShown, labelKeyOf, type FieldShown, type RecordFieldName } from './kinds.ts'
import { FieldValueShown } from './FieldValueShown.tsx'
import type { Sorting } from './list-address.ts'
import { SortHeader } from './SortHeader.tsx'
import { RecordUses } from './RecordUses.tsx'
import styles from './RecordTable.module.css'
import { nameOfRecord, type KeptRecord } from './record.ts'

const NAMES: ReadonlySet<RecordFieldName> = new Set(['name', 'englishName', 'enName'])

export interface RecordRowsProps {
  kind: RecordKindName
  records: readonly KeptRecord[]
  ticked: ReadonlySet<string>
  onTick: (id: string, isRange: boolean) => void
  onTickAll: (areTicked: boolean) => void
  onEdit: (id: string) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** Records as the rows of a table, whose simple values are edited in place. */
export function RecordTable(props: RecordRowsProps) {
  const { kind, records, ticked, onTick, onEdit } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { fields } = kindsShown[kind]
  const columns = fields.filter(({ as }) => as !== 'lines')
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t(`records.kind.${kind}`)}</caption>
        <TableHead {...props} columns={columns} />
        <tbody>
          {records.map((record) => (
            <tr key={record.id} data-id={record.id} data-ticked={ticked.has(record.id) || undefined}>
              <td>
                <RecordTick record={record} ticked={ticked} onTick={onTick} />
              </td>
              {columns.map((field) => (
                <td key={field.name} className={classOf(field)}>
                  {field.inList && isOpenToChange(kind, record) ? (
                    <RecordCell kind={kind} record={record} field={field} />
                  ) : (
                    <FieldValueShown field={field} record={record} />
                  )}
                </td>
              ))}
              <td className="figures">
                <RecordUses kind={kind} record={record} />
              </td>
              {kindsShown[kind].lacks.length > 0 && (
                <td className={styles['quiet']}>
                  {record.lacks
                    .map((field) => t(`records.field.${field as RecordFieldName}`))
                    .join(isChinese ? '、' : ', ')}
                </td>
              )}
              <td>
                {isOpenToChange(kind, record) && (
                  <button
                    type="button"
                    className={buttons['plain']}
                    aria-label={t('records.editOne', { name: nameOfRecord(record, isChinese) })}
                    onClick={() => onEdit(record.id)}
                  >
                    {t('records.edit')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function classOf({ name, as }: FieldShown): string | undefined {
  return as === 'number' ? 'figures' : NAMES.has(name) ? styles['named'] : undefined
}

interface TableHeadProps extends RecordRowsProps {
  columns: (typeof kindsShown)[RecordKindName]['fields']
}

function TableHead({ kind, records, ticked, onTickAll, sorting, onSort, columns }: TableHeadProps) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">
          <input
            type="checkbox"
            className={tickBox['box']}
            aria-label={t('records.tickAll')}
            checked={ticked.size > 0 && records.every(({ id, isBuiltIn }) => isBuiltIn || ticked.has(id))}
            onChange={({ target }) => onTickAll(target.checked)}
          />
        </th>
        {columns.map((field, place) => {
          const by = field.name === 'sort' ? 'order' : place === 0 && 'name'
          return by ? (
            <SortHeader key={field.name} by={by} sorting={sorting} onSort={onSort}>
              {t(labelKeyOf(field))}
            </SortHeader>
          ) : (
            <th key={field.name} scope="col">
              {t(labelKeyOf(field))}
            </th>
          )
        })}
        <SortHeader by="uses" sorting={sorting} onSort={onSort}>
          {t('records.uses')}
        </SortHeader>
        {kindsShown[kind].lacks.length > 0 && <th scope="col">{t('records.lacks')}</th>}
        <th scope="col">
          <span className="visually-hidden">{t('records.edit')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface RecordTickProps extends Pick<RecordRowsProps, 'ticked' | 'onTick'> {
  record: KeptRecord
}

/** Ticks a record; with Shift, all from the last ticked one on. */
export function RecordTick({ record, ticked, onTick }: RecordTickProps) {
  const { t } = useTranslation()
  const name = nameOfRecord(record, useIsChinese())
  return (
    <input
      type="checkbox"
      className={tickBox['box']}
      aria-label={t('records.tick', { name })}
      disabled={record.isBuiltIn}
      checked={ticked.has(record.id)}
      onChange={({ nativeEvent }) => onTick(record.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
