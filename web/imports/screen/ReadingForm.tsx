import { useTranslation } from 'react-i18next'
import { delimiters, MOST_HEADER_LINES } from '../../../contract/import-table.ts'
import type { Encoding, ReadingChoice } from '../../../contract/import-table.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { readPlainNumber } from '../../../contract/values/figure.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { figureText } from '../../ui/figures.ts'
import { TypedInput } from '../../ui/typing/TypedInput.tsx'
import buttons from '../../ui/buttons.module.css'
import { DoubtfulRows, EncodingField } from './EncodingField.tsx'
import styles from './ImportView.module.css'
import { LeftOut } from './LeftOut.tsx'
import { useImport } from './use-import.ts'

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

/** How the file is read, guessed and editable, with its first rows. */
export function ReadingForm({ data, isOpen }: { data: OneImport; isOpen: boolean }) {
  const { t, i18n } = useTranslation()
  const { map } = useImport(data.id)
  const { facts, choice } = data
  if (!facts || !choice) return null
  const change = (part: Partial<ReadingChoice>) => map((now) => ({ choice: { ...(now.choice ?? choice), ...part } }))
  // Another sheet has another header, which the server finds.
  const readOther = (part: Partial<ReadingChoice>) =>
    map((now) => {
      const { headerRow: _row, headerLines: _lines, ...others } = now.choice ?? choice
      return { choice: { ...others, ...part } }
    })
  const figure = (count: number) => figureText(count, i18n.language)
  const encodingField = {
    value: choice.encoding ?? 'utf-8',
    facts,
    onChoose: (encoding: Encoding) => change({ encoding }),
  }
  return (
    <section className={styles['section']}>
      <h2>{t('import.reading')}</h2>
      <p className={styles['hint']}>
        {[
          t(`import.kind.${facts.kind}`),
          facts.isArchive && t('import.files', { count: facts.files, figure: figure(facts.files) }),
          ...facts.warnings.map((warning) => t(`import.warning.${warning}`)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOpen && facts.kind !== 'jsonl' && (
        <div className={styles['fields']}>
          {facts.tables.length > 1 && (
            <SelectField
              label={t('import.table')}
              options={facts.tables.map((file) => ({ value: file, label: file }))}
              value={choice.file ?? ''}
              onChoose={(file) => readOther({ file, sheet: null })}
            />
          )}
          {facts.sheets.length > 1 && (
            <SelectField
              label={t('import.sheet')}
              options={facts.sheets.map(({ name, rows, isHidden }) => ({
                value: name,
                label: sheetLabel({ name, rows, isHidden }),
              }))}
              value={choice.sheet ?? ''}
              onChoose={(sheet) => readOther({ sheet })}
            />
          )}
          {facts.kind === 'csv' && (
            <>
              <EncodingField {...encodingField} />
              <SelectField
                label={t('import.delimiter')}
                options={delimiters.map((value) => ({
                  value,
                  label: t(`import.delimiters.${DELIMITER_NAMES[value] ?? 'comma'}`),
                }))}
                value={choice.delimiter ?? ','}
                onChoose={(delimiter) => readOther({ delimiter })}
              />
            </>
          )}
          <HeaderRow value={choice.headerRow} onChange={(headerRow) => change({ headerRow })} />
          <SelectField
            label={t('import.headerLines')}
            options={HEADER_LINES}
            value={String(choice.headerLines ?? 1)}
            onChoose={(lines) => change({ headerLines: Number(lines) })}
          />
        </div>
      )}
      {facts.kind !== 'jsonl' && (
        <LeftOut
          facts={facts}
          reads={choice.reads ?? []}
          onChoose={isOpen ? (reads) => change({ reads }) : undefined}
        />
      )}
      {isOpen && facts.kind === 'csv' && <DoubtfulRows {...encodingField} />}
      {isOpen && data.state === 'refused' && (
        <div className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={() => change({})}>
            {t('import.readAgain')}
          </button>
        </div>
      )}
      {isOpen && data.preview && <Preview data={data} />}
    </section>
  )

  function sheetLabel({ name, rows, isHidden }: { name: string; rows: number | null; isHidden: boolean }): string {
    if (isHidden) return t('import.sheetHidden', { name })
    return rows === null ? name : t('import.sheetRows', { name, rows: figure(rows) })
  }
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

function Preview({ data: { columns, preview } }: { data: OneImport }) {
  const { t, i18n } = useTranslation()
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh' : 'en'
  return (
    // Wider than the page, it scrolls sideways; by keyboard only while it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} aria-label={t('import.preview')} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('import.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            {columns?.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview?.map(({ row, cells, problem }) => (
            <tr key={row}>
              <td className="figures">{row}</td>
              {problem ? (
                <td colSpan={columns?.length}>{problem[language]}</td>
              ) : (
                columns?.map(({ name }, index) => <td key={name}>{cells[index]}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
