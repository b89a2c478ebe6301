import { IconHistory, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useTypedWords } from '../../kit/fields/typed-words.ts'
import { currencyText } from './currency-text.ts'
import { ALIKE, sortingOf, sortings, type Sorting } from './list-address.ts'
import { kindsShown, namedKinds, type FieldShown } from './kinds.ts'
import { oneRecord, someRecords, type RecordListRequest } from './queries.ts'
import styles from './RecordList.module.css'
import { nameOfRecord, valueOf } from './record.ts'

interface ListToolsProps {
  kind: RecordKindName
  asked: RecordListRequest
  tickedCount: number
  onAsk: (changes: Readonly<Record<string, string>>) => void
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
  const [words, type] = useTypedWords(asked.keyword ?? '', (q) => onAsk({ q }))
  const { lacks, filter, fields } = kindsShown[kind]
  const filterField = fields.find(({ name }) => name === filter)
  return (
    <div className={styles['tools']}>
      <SearchField
        className={styles['find']}
        label={t('records.find')}
        clearLabel={t('records.clear')}
        most={200}
        value={words}
        onChange={type}
      />
      {filterField && (
        <FilterChoice
          field={filterField}
          value={asked.filters?.[filterField.name] ?? ''}
          onChoose={(value) => onAsk({ [filterField.name]: value })}
        />
      )}
      {(lacks.length > 0 || namedKinds.has(kind)) && (
        <SelectField
          label={t('records.filter')}
          value={asked.isAlike ? ALIKE : (asked.lacks ?? '')}
          options={[
            { value: '', label: t('records.whole') },
            ...(namedKinds.has(kind) ? [{ value: ALIKE, label: t('records.alike') }] : []),
            ...lacks.map((field) => ({
              value: field,
              label: t('records.lacking', { field: t(`records.field.${field}`) }),
            })),
          ]}
          onChange={(value) => onAsk({ lacks: value })}
        />
      )}
      <SelectField
        label={t('records.sort')}
        value={sortingOf(asked)}
        options={sortings.map((value) => ({ value, label: t(`records.sorting.${textKeys[value]}`) }))}
        onChange={(sort) => onAsk({ sort })}
      />
      <div className={styles['steps']}>
        {tickedCount > 0 && <span aria-live="polite">{t('records.ticked', { count: tickedCount })}</span>}
        <button type="button" className={buttons['plain']} onClick={onDelete}>
          <IconTrash aria-hidden />
          {t('records.delete')}
        </button>
        <button type="button" className={buttons['plain']} aria-haspopup="dialog" onClick={onTrash}>
          <IconHistory aria-hidden />
          {t('records.trash')}
        </button>
        <button type="button" className={buttons['filled']} aria-haspopup="dialog" onClick={onAdd}>
          <IconPlus aria-hidden />
          {t('records.add')}
        </button>
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
    ...(from ? (data?.list ?? []) : []).map((record) => ({
      value: String(valueOf(record, from?.by ?? 'id')),
      label:
        as === 'currency'
          ? currencyText(String(valueOf(record, from?.by ?? 'id')), t, i18n.language)
          : nameOfRecord(record, isChinese),
    })),
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
