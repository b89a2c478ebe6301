import { useTranslation } from 'react-i18next'
import type { Encoding, ReadingChoice } from '../../../contract/import-table.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { DoubtfulRows } from './EncodingField.tsx'
import styles from './ImportView.module.css'
import { LeftOut } from './LeftOut.tsx'
import { columnName } from './mapping/target-names.ts'
import { ReadingFields } from './ReadingFields.tsx'
import { useImport } from './use-import.ts'

/** How the file is read, with its first rows. Where a person has to compare two readings, they stand first. */
export function ReadingForm({ data, isOpen }: { data: OneImport; isOpen: boolean }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { map } = useImport(data.id)
  const { facts, choice } = data
  if (!facts || !choice) return null
  const change = (part: Partial<ReadingChoice>) => map((now) => ({ choice: { ...(now.choice ?? choice), ...part } }))
  const readOther = (part: Partial<ReadingChoice>) =>
    map((now) => {
      const { headerRow: _row, headerLines: _lines, ...others } = now.choice ?? choice
      return { choice: { ...others, ...part } }
    })
  const isTable = facts.kind !== 'jsonl'
  return (
    <section className={styles['section']}>
      <h2>{t('import.reading')}</h2>
      <ul className={styles['hint']}>
        <li>
          {[
            t(`import.kind.${facts.kind}`),
            facts.isArchive && t('import.files', { count: facts.files, figure: figure(facts.files) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
        {facts.warnings.map((warning) => (
          <li key={warning}>{t(`import.warning.${warning}`)}</li>
        ))}
      </ul>
      {isOpen && isTable && <ReadingFields facts={facts} choice={choice} onChange={change} onReadOther={readOther} />}
      {isOpen && facts.kind === 'csv' && (
        <DoubtfulRows
          value={choice.encoding ?? 'utf-8'}
          facts={facts}
          onChoose={(encoding: Encoding) => change({ encoding })}
        />
      )}
      {isTable && (
        <LeftOut
          facts={facts}
          reads={choice.reads ?? []}
          onChoose={isOpen ? (reads) => change({ reads }) : undefined}
        />
      )}
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
            {columns?.map((column) => (
              <th key={column.name} scope="col">
                {columnName(column, t)}
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
