import { useTranslation } from 'react-i18next'
import { delimiters, MOST_HEADER_LINES } from '../../../contract/import-table.ts'
import type { AskedReading, Encoding, ReadingChoice, UploadFacts } from '../../../contract/import-table.ts'
import { readPlainNumber } from '../../../contract/values/figure.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { TypedInput } from '../../kit/typing/TypedInput.tsx'
import { EncodingField } from './EncodingField.tsx'
import styles from './ImportView.module.css'

const DELIMITER_NAMES: Record<string, 'comma' | 'semicolon' | 'tab' | 'bar'> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

const HEADER_LINES = Array.from({ length: MOST_HEADER_LINES }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

interface ReadingFieldsProps {
  facts: UploadFacts
  choice: AskedReading
  onChange: (part: Partial<ReadingChoice>) => void
  /** Another sheet has another header, which the server finds. */
  onReadOther: (part: Partial<ReadingChoice>) => void
}

/** Which table of the file is read, and how: guessed and editable. */
export function ReadingFields({ facts, choice, onChange, onReadOther }: ReadingFieldsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const sheetLabel = ({ name, rows, isHidden }: UploadFacts['sheets'][number]) => {
    if (isHidden) return t('import.sheetHidden', { name })
    return rows === null ? name : t('import.sheetRows', { name, rows: figure(rows) })
  }
  return (
    <div className={styles['fields']}>
      {facts.tables.length > 1 && (
        <SelectField
          label={t('import.table')}
          options={facts.tables.map((file) => ({ value: file, label: file }))}
          value={choice.file ?? ''}
          onChange={(file) => onReadOther({ file, sheet: null })}
        />
      )}
      {facts.sheets.length > 1 && (
        <SelectField
          label={t('import.sheet')}
          options={facts.sheets.map((sheet) => ({ value: sheet.name, label: sheetLabel(sheet) }))}
          value={choice.sheet ?? ''}
          onChange={(sheet) => onReadOther({ sheet })}
        />
      )}
      {facts.kind === 'csv' && (
        <>
          <EncodingField
            value={choice.encoding ?? 'utf-8'}
            facts={facts}
            onChoose={(encoding: Encoding) => onChange({ encoding })}
          />
          <SelectField
            label={t('import.delimiter')}
            options={delimiters.map((value) => ({
              value,
              label: t(`import.delimiters.${DELIMITER_NAMES[value] ?? 'comma'}`),
            }))}
            value={choice.delimiter ?? ','}
            onChange={(delimiter) => onReadOther({ delimiter })}
          />
        </>
      )}
      <HeaderRow value={choice.headerRow ?? 1} onChange={(headerRow) => onChange({ headerRow })} />
      <SelectField
        label={t('import.headerLines')}
        options={HEADER_LINES}
        value={String(choice.headerLines ?? 1)}
        onChange={(lines) => onChange({ headerLines: Number(lines) })}
      />
    </div>
  )
}

/** Applied on leaving the field: typing must not read the file again. */
function HeaderRow({ value, onChange }: { value: number; onChange: (row: number) => void }) {
  const { t } = useTranslation()
  return (
    <label className={styles['number']}>
      <span>{t('import.headerRow')}</span>
      <TypedInput
        inputMode="numeric"
        value={String(value)}
        onTake={(typed) => {
          const row = readPlainNumber(typed) ?? 0
          if (Number.isInteger(row) && row >= 1 && row <= 1000 && row !== value) onChange(row)
        }}
      />
    </label>
  )
}
