import { useTranslation } from 'react-i18next'
import { MOST_USES } from '../../../contract/keeping/record-calls.ts'
import { faultsOf, nameFaultOf } from '../../../contract/keeping/record-rules.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { reasonOf } from '../../errors/message.ts'
import { refusalsIn } from '../../errors/refusals.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { ColorDot } from '../../kit/ColorDot.tsx'
import { useFigures } from '../../kit/figures.ts'
import { InPlace } from '../../kit/InPlace.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import type { Column } from '../../kit/Table.tsx'
import { FieldValueShown } from './FieldValueShown.tsx'
import { textOfField, valueOfText } from './field-text.ts'
import { isOpenToChange, kindsShown, labelKeyOf, type FieldShown, type RecordFieldName } from './kinds.ts'
import { nameOfRecord, valueOf, type KeptRecord, type RecordEdit } from './record.ts'
import { isConflict } from './saving.tsx'

const NAMES: ReadonlySet<RecordFieldName> = new Set(['name', 'englishName', 'enName'])

interface Ways {
  save: (edit: RecordEdit) => Promise<void>
  onEdit: (id: string) => void
}

/** The columns of a kind's list. At the desk simple values are edited in place; a phone's cards leave out what is empty. */
export function useRecordColumns(kind: RecordKindName, { save, onEdit }: Ways): Column<KeptRecord>[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { isPhone } = usePageUnit()
  const { fields, lacks } = kindsShown[kind]
  const isEdited = (field: FieldShown, record: KeptRecord) => field.inList && !isPhone && isOpenToChange(kind, record)
  const cellOf = (field: FieldShown, isFirst: boolean) => (record: KeptRecord) => {
    if (isEdited(field, record)) return <RecordCell kind={kind} record={record} field={field} save={save} />
    if (isPhone && isFirst && field.as === 'line') return nameOfRecord(record, isChinese)
    return isPhone && !textOfField(valueOf(record, field.name)) ? null : (
      <FieldValueShown field={field} record={record} />
    )
  }
  const ofFields = fields
    .filter(({ as }) => as !== 'lines')
    .map((field, place): Column<KeptRecord> => {
      const sort = field.name === 'sort' ? 'order' : place === 0 ? 'name' : undefined
      const alike = field.as === 'number' ? 'figure' : 'text'
      return {
        name: t(labelKeyOf(field)),
        as: place === 0 ? 'name' : alike,
        ...(sort !== undefined && { sort }),
        // A name of six Chinese characters is on one line, however long the other columns are.
        ...(NAMES.has(field.name) && { width: 148 }),
        cell: cellOf(field, place === 0),
      }
    })
  const lacksOf = (record: KeptRecord) => {
    const words = record.lacks.map((field) => t(`records.field.${field as RecordFieldName}`))
    return words.length > 0 && <span className="text-meta text-second">{words.join(isChinese ? '、' : ', ')}</span>
  }
  return [
    ...ofFields,
    { name: t('records.uses'), sort: 'uses', cell: (record) => <RecordUses kind={kind} record={record} /> },
    ...(lacks.length > 0 ? [{ name: t('records.lacks'), cell: (record: KeptRecord) => lacksOf(record) || null }] : []),
    {
      name: t('records.edit'),
      as: 'actions',
      cell: (record) =>
        isOpenToChange(kind, record) && (
          <Button
            label={t('records.edit')}
            about={nameOfRecord(record, isChinese)}
            isSmall
            onPress={() => onEdit(record.id)}
          />
        ),
    },
  ]
}

interface RecordCellProps extends Pick<Ways, 'save'> {
  kind: RecordKindName
  record: KeptRecord
  field: FieldShown
}

/** A value that is edited in place. */
function RecordCell({ kind, record, field, save }: RecordCellProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const tongue = isChinese ? 'zh' : 'en'
  const was = valueOf(record, field.name)
  const text = textOfField(was)
  const check = (typed: string) => {
    const is = { [field.name]: valueOfText(field, typed) }
    const wrong = { ...nameFaultOf(kind, { ...record, ...is }, tongue), ...faultsOf(kind, is, tongue) }
    return Object.values(wrong)[0] ?? null
  }
  const send = async (typed: string) => {
    try {
      await save({ id: record.id, was: { [field.name]: was }, is: { [field.name]: valueOfText(field, typed) } })
      return null
    } catch (error) {
      if (isConflict(error)) return t('keeping.conflict.title')
      return Object.values(refusalsIn(error) ?? {})[0] ?? reasonOf(error, t)
    }
  }
  return (
    <span className="flex items-center">
      {field.as === 'color' && text && <ColorDot hex={text} />}
      {/* Its words stand below the column's name, not its frame. */}
      <span
        className={`min-w-0 flex-1 ${field.as === 'number' ? '-mr-7' : field.as === 'color' && text ? '' : '-ml-7'}`}
      >
        <InPlace
          label={t('records.changeField', { field: t(labelKeyOf(field)), name: nameOfRecord(record, isChinese) })}
          text={text}
          emptyText={t('records.empty')}
          emptyMark="–"
          isNumber={field.as === 'number'}
          isDate={field.as === 'date'}
          check={check}
          onSave={send}
        />
      </span>
    </span>
  )
}

/** How many use a record, with links to them: "12 products". */
function RecordUses({ kind, record }: { kind: RecordKindName; record: KeptRecord }) {
  const { t } = useTranslation()
  const figureOf = useFigures()
  const { productsBy, recordsBy } = kindsShown[kind]
  const { uses, isBuiltIn, id } = record
  const text = (key: 'products' | 'skus' | 'records') => {
    const figure = figureOf(Math.min(uses[key], MOST_USES))
    return t(`records.${key}`, {
      count: uses[key],
      figure: uses[key] > MOST_USES ? t('records.over', { figure }) : figure,
    })
  }
  const by = recordsBy && String(valueOf(record, recordsBy.by) ?? id)
  const used = [
    uses.products + uses.skus > 0 && {
      label: text(uses.products ? 'products' : 'skus'),
      to: productsBy && `/operator/products?${productsBy}=${id}`,
    },
    uses.records > 0 && {
      label: text('records'),
      to: recordsBy && by && `/operator/records/${recordsBy.kind}?${new URLSearchParams({ [recordsBy.filter]: by })}`,
    },
  ].filter((one) => one !== false)
  if (used.length === 0)
    return <span className="text-meta text-second">{t(isBuiltIn ? 'records.builtIn' : 'records.unused')}</span>
  return (
    <span className="figures flex flex-wrap gap-x-12 text-meta whitespace-nowrap">
      {used.map(({ label, to }) =>
        to ? <LinkButton key={label} look="inline" label={label} to={to} /> : <span key={label}>{label}</span>,
      )}
    </span>
  )
}
