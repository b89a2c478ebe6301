import { useTranslation } from 'react-i18next'
import type { GroupSum } from '../../../../contract/sharing/group-sums.ts'
import { LineFace } from './LineFace.tsx'
import { textIn, type ScheduleProps } from './schedule.ts'
import { sumTexts } from './sum-texts.ts'
import styles from './ScheduleTable.module.css'

/** Letters of a code that no line has to be broken for. */
const SHORT = 12

/** A schedule as it is printed: hairlines, amounts at the right, for each group a heading and what it comes to. */
export function ScheduleTable({ groups, columns, words, terms, subjectByKey, onOpen }: ScheduleProps) {
  const { t } = useTranslation()
  const subjects = [...subjectByKey.values()]
  const hasCovers = subjects.some(({ cover }) => cover !== null)
  return (
    // Where there are many columns it scrolls by itself, also by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['frame']} aria-label={t('shared.kinds.budget')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('shared.facts.name')}</th>
            {columns.map(({ name, isNumeric }) => (
              <th key={name} scope="col" data-numeric={isNumeric}>
                {t(`shared.facts.${name}`)}
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
            {sum && <SumRow sum={sum} name={name} columns={columns} words={words} terms={terms} />}
          </tbody>
        ))}
      </table>
    </section>
  )
}

interface SumRowProps extends Pick<ScheduleProps, 'columns' | 'words' | 'terms'> {
  sum: GroupSum
  name: string
}

/** What a group comes to, below the amounts that it is the sum of. */
function SumRow({ sum, name, columns, words, terms }: SumRowProps) {
  const texts = sumTexts(sum, name, terms, words)
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
