import { useTranslation } from 'react-i18next'
import { useIsExchanged } from '../deciding/line-parts.ts'
import { LineFace } from './LineFace.tsx'
import { textIn, type ScheduleProps, type SumProps } from './schedule.ts'
import { sumTexts } from './sum-texts.ts'
import styles from './ScheduleTable.module.css'

/** A code of up to this many letters is not wrapped. */
const SHORT = 12

/** A schedule as it is printed: thin rules, amounts aligned right, and a heading and a sum for each group. */
export function ScheduleTable({ groups, columns, words, terms, subjectByKey, onOpen }: ScheduleProps) {
  const { t } = useTranslation()
  const subjects = [...subjectByKey.values()]
  const hasCovers = subjects.some(({ cover }) => cover !== null)
  return (
    // With many columns it scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['frame']} aria-label={t('shared.kinds.budget')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('shared.facts.name')}</th>
            {columns.map(({ name, heading, isNumeric }) => (
              <th key={name} scope="col" data-numeric={isNumeric}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, name, rows, sum }) => (
          <tbody key={key}>
            {name && (
              <tr className={styles['group']}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => {
              const { line } = row
              return (
                <tr key={line.id}>
                  <th scope="row">
                    <LineFace
                      line={line}
                      words={words}
                      subject={subjectByKey.get(`line ${line.id}`)}
                      hasCovers={hasCovers}
                      onOpen={() => onOpen({ lineId: line.id })}
                    />
                  </th>
                  {columns.map((column) => {
                    const text = textIn(column, row)
                    return (
                      <td key={column.name} data-numeric={column.isNumeric} data-short={text.length <= SHORT}>
                        {text}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
            {sum && <SumRow {...{ sum, name, rows, columns, words, terms }} />}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** The sum of a group, below the amounts that it adds up. */
function SumRow({ sum, name, rows, columns, words, terms }: SumProps) {
  const texts = sumTexts(sum, { name, isProposed: useIsExchanged(rows) }, terms, words)
  const before = columns.findIndex((column) => column.name === 'amount')
  return (
    <tr className={styles['sum']}>
      <th scope="row" colSpan={before + 1}>
        {texts.name}
        {texts.without && <span className={styles['without']}>{texts.without}</span>}
      </th>
      {columns.slice(before).map((column) => (
        <td key={column.name} data-numeric={column.isNumeric}>
          {texts.byColumn[column.name]}
        </td>
      ))}
    </tr>
  )
}
