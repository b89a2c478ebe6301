import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { recordPage } from './queries.ts'
import { nameOfRecord, type KeptRecord } from './record.ts'

const MOST_SHOWN = 12

interface RecordChooserProps {
  kind: RecordKindName
  filters?: Readonly<Record<string, string>> | undefined
  label: string
  name?: string
  /** The text of the empty choice, where it is allowed. */
  noneLabel?: string | undefined
  /** The id of a record that cannot be chosen. */
  exceptId?: string | undefined
  error?: string | undefined
  value: string
  idOf?: (record: KeptRecord) => string
  onChange: (id: string, record: KeptRecord | null) => void
}

/** One of many records, found by words: the first matches stand below. */
export function RecordChooser(props: RecordChooserProps) {
  const { kind, filters, noneLabel, exceptId, idOf = ({ id }) => id, onChange, ...choice } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [words, setWords] = useState('')
  const { data } = useQuery(recordPage(kind, { keyword: words.trim(), pageSize: MOST_SHOWN, sort: 'name' }, filters))
  const found = (data?.list ?? []).filter(({ id }) => id !== exceptId)
  const options = found.map((record) => ({
    value: idOf(record),
    label: nameOfRecord(record, isChinese),
    ...(record.of && { note: nameOf(isChinese, record.of) }),
  }))
  const none = noneLabel === undefined ? [] : [{ value: '', label: noneLabel }]
  return (
    <ChoiceField
      {...choice}
      isList
      search={
        <SearchField
          label={`${choice.label}: ${t('records.find')}`}
          placeholder={t('records.find')}
          value={words}
          most={200}
          onChange={setWords}
        />
      }
      options={[...none, ...options]}
      note={data && found.length === 0 ? t('records.nothingFound') : undefined}
      onChange={(id) => onChange(id, found.find((record) => idOf(record) === id) ?? null)}
    />
  )
}
