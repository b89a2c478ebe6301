import { useTranslation } from 'react-i18next'
import { LineFace } from './LineFace.tsx'
import { textIn, type ScheduleProps } from './schedule.ts'
import styles from './ScheduleTable.module.css'

/** A schedule as it is printed: hairlines, amounts at the right, a heading for each group. */
export function ScheduleTable({ groups, columns, words, subjectByKey, onOpen }: ScheduleProps) {
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
        {groups.map(({ key, name, rows }) => (
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
                  {columns.map((column) => (
                    <td key={column.name} data-numeric={column.isNumeric}>
                      {textIn(column, row)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </section>
  )
}
