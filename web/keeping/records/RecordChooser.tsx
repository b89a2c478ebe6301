import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import styles from './RecordChooser.module.css'
import { recordPage } from './queries.ts'
import { nameOfRecord, type KeptRecord } from './record.ts'

const MOST_SHOWN = 12

interface RecordChooserProps {
  kind: RecordKindName
  filters?: Readonly<Record<string, string>> | undefined
  label: string
  /** The text of the empty choice, where it is allowed. */
  noneLabel?: string | undefined
  /** The id of a record that cannot be chosen. */
  exceptId?: string | undefined
  chosenId: string
  idOf?: (record: KeptRecord) => string
  onChoose: (id: string, record: KeptRecord | null) => void
}

/** One of many records, found by words: the first matches stand below. */
export function RecordChooser(props: RecordChooserProps) {
  const { kind, filters, label, noneLabel, exceptId, chosenId, idOf = ({ id }) => id, onChoose } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [words, setWords] = useState('')
  const name = useId()
  const { data } = useQuery(
    recordPage(kind, { keyword: words.trim(), pageSize: MOST_SHOWN, sort: 'name', ...(filters && { filters }) }),
  )
  const found = (data?.list ?? []).filter(({ id }) => id !== exceptId)
  const option = (id: string, text: string, record: KeptRecord | null) => (
    <label key={id || 'none'} className={styles['option']}>
      <input type="radio" name={name} checked={id === chosenId} onChange={() => onChoose(id, record)} />
      <span>{text}</span>
      {record?.of && <span className={styles['of']}>{isChinese ? record.of.name : record.of.enName}</span>}
    </label>
  )
  return (
    <fieldset className={styles['chooser']}>
      <legend className={styles['label']}>{label}</legend>
      <SearchField
        className={styles['find']}
        label={`${label}: ${t('records.find')}`}
        placeholder={t('records.find')}
        value={words}
        most={200}
        onChange={setWords}
      />
      <div className={styles['options']}>
        {noneLabel !== undefined && option('', noneLabel, null)}
        {found.map((record) => option(idOf(record), nameOfRecord(record, isChinese), record))}
        {data && found.length === 0 && <p className={styles['of']}>{t('records.nothingFound')}</p>}
      </div>
    </fieldset>
  )
}
