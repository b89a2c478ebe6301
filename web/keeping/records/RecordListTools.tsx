import { IconHistory, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { Button } from '../../kit/Button.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import { ALIKE, FIELDS, sortings, type ListAsked, type Sorting } from './asked.ts'
import { currencyText } from './FieldValueShown.tsx'
import { kindsShown, namedKinds, type FieldShown } from './kinds.ts'
import { oneRecord, someRecords } from './queries.ts'
import { nameOfRecord, valueOf } from './record.ts'

interface ListToolsProps {
  kind: RecordKindName
  asked: ListAsked
  tickedCount: number
  onAsk: (changes: { [Name in keyof typeof FIELDS]?: string }) => void
  onAdd: () => void
  onDelete: () => void
  onTrash: () => void
}

const textKeys = {
  '': 'order',
  '-order': 'orderDown',
  name: 'name',
  '-name': 'nameDown',
  '-uses': 'usesDown',
  uses: 'uses',
  '-changed': 'changedDown',
  changed: 'changed',
} as const satisfies Record<Sorting, string>

/** The list's filters and actions. */
export function RecordListTools({ kind, asked, tickedCount, onAsk, onAdd, onDelete, onTrash }: ListToolsProps) {
  const { t } = useTranslation()
  const [words, type] = useTypedWords(asked.q ?? '', (q) => onAsk({ q }))
  const { lacks, filter, fields } = kindsShown[kind]
  const filterField = fields.find(({ name }) => name === filter)
  const alike = namedKinds.has(kind) ? [{ value: ALIKE, label: t('records.alike') }] : []
  const lacking = lacks.map((field) => ({
    value: field as string,
    label: t('records.lacking', { field: t(`records.field.${field}`) }),
  }))
  const shown = [{ value: '', label: t('records.whole') }, ...alike, ...lacking]
  return (
    <div className="mb-24 flex flex-wrap items-end gap-x-16 gap-y-12">
      <SearchField label={t('records.find')} most={200} value={words} onChange={type} />
      {filter && filterField && (
        <FilterChoice
          field={filterField}
          value={asked[filter] ?? ''}
          onChoose={(value) => onAsk({ [filter]: value })}
        />
      )}
      {shown.length > 1 && (
        <SelectField
          label={t('records.filter')}
          value={shown.find(({ value }) => value === asked.lacks)?.value ?? ''}
          options={shown}
          onChange={(value) => onAsk({ lacks: value })}
        />
      )}
      <SelectField
        label={t('records.sort')}
        value={asked.sort}
        options={sortings.map((value) => ({ value, label: t(`records.sorting.${textKeys[value]}`) }))}
        onChange={(sort) => onAsk({ sort })}
      />
      <div className="ml-auto flex flex-wrap items-center gap-8 phone:ml-0 phone:w-full">
        {tickedCount > 0 && <span aria-live="polite">{t('records.ticked', { count: tickedCount })}</span>}
        <Button label={t('records.delete')} icon={IconTrash} onPress={onDelete} />
        <Button label={t('deleted.title')} icon={IconHistory} opens="dialog" onPress={onTrash} />
        <Button label={t('records.add')} icon={IconPlus} look="filled" opens="dialog" onPress={onAdd} />
      </div>
    </div>
  )
}

interface FilterChoiceProps {
  field: FieldShown
  value: string
  onChoose: (value: string) => void
}

/** A filter by an owning record or a type. */
function FilterChoice({ field: { name, as, choices, from }, value, onChoose }: FilterChoiceProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const { data } = useQuery({ ...someRecords(from?.kind ?? 'brand', from?.filters), enabled: from !== undefined })
  const chosen = useQuery({ ...oneRecord(from?.kind ?? 'brand', value), enabled: from?.by === 'id' && value !== '' })
  const known = [
    ...(choices ?? []).map((choice) => ({ value: choice as string, label: t(`records.choice.${choice}`) })),
    ...(from ? (data?.list ?? []) : []).map((record) => {
      const said = String(valueOf(record, from?.by ?? 'id'))
      return {
        value: said,
        label: as === 'currency' ? currencyText(said, t, i18n.language) : nameOfRecord(record, isChinese),
      }
    }),
  ]
  const isKnown = value === '' || known.some((option) => option.value === value)
  const other = { value, label: chosen.data ? nameOfRecord(chosen.data, isChinese) : value }
  return (
    <SelectField
      label={t(`records.field.${name}`)}
      value={value}
      options={[{ value: '', label: t('records.ofAll') }, ...known, ...(isKnown ? [] : [other])]}
      onChange={onChoose}
    />
  )
}
