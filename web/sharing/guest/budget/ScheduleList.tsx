import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './columns.ts'
import type { LineGroup, LineRow } from './line-groups.ts'
import { LineFace } from './LineFace.tsx'
import { textIn, type ScheduleProps } from './schedule.ts'
import styles from './ScheduleList.module.css'

/** A schedule where there is no room for columns: each line with its figures below it. */
export function ScheduleList({ groups, ...parts }: ScheduleProps) {
  return groups.map((group) => <Group key={group.key} group={group} {...parts} />)
}

function Group({
  group: { name, rows },
  columns,
  words,
  subjectByKey,
  onOpen,
}: Omit<ScheduleProps, 'groups'> & { group: LineGroup }) {
  const id = useId()
  const { t } = useTranslation()
  return (
    <section aria-label={name ? undefined : t('shared.kinds.budget')} aria-labelledby={name ? id : undefined}>
      {name && (
        <h2 id={id} className={styles['title']}>
          {name}
        </h2>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.line.id} className={styles['line']}>
            <LineFace
              line={row.line}
              words={words}
              subject={subjectByKey.get(`line ${row.line.id}`)}
              hasCovers={subjectByKey.get(`line ${row.line.id}`)?.cover != null}
              onOpen={() => onOpen({ lineId: row.line.id })}
            />
            <Figures row={row} columns={columns} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ row, columns }: { row: LineRow; columns: readonly Column[] }) {
  const { t } = useTranslation()
  const told = columns.map((column) => ({ name: column.name, text: textIn(column, row) })).filter(({ text }) => text)
  if (told.length === 0) return null
  return (
    <dl className={styles['figures']}>
      {told.map(({ name, text }) => (
        <div key={name}>
          <dt>{t(`shared.facts.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
