import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsExchanged } from '../deciding/line-parts.ts'
import type { GuestColumn } from './columns.ts'
import type { LineGroup, GuestLineRow } from './line-groups.ts'
import { LineFace } from './LineFace.tsx'
import { textIn, type ScheduleProps, type SumProps } from './schedule.ts'
import { sumTexts } from './sum-texts.ts'
import styles from './ScheduleList.module.css'

/** A schedule for narrow windows: each line with its figures below it, and the sum of each group. */
export function ScheduleList({ groups, ...parts }: ScheduleProps) {
  return groups.map((group) => <Group key={group.key} group={group} {...parts} />)
}

function Group({
  group: { name, rows, sum },
  columns,
  words,
  terms,
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
      <ul className={sum && styles['isSummed']}>
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
      {sum && <Sum {...{ sum, name, rows, columns, words, terms }} />}
    </section>
  )
}

function Figures({ row, columns }: { row: GuestLineRow; columns: readonly GuestColumn[] }) {
  const told = columns.map((column) => ({ ...column, text: textIn(column, row) })).filter(({ text }) => text)
  if (told.length === 0) return null
  return (
    <dl className={styles['figures']}>
      {told.map(({ name, heading, text }) => (
        <div key={name}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sum({ sum, name, rows, columns, words, terms }: SumProps) {
  const texts = sumTexts(sum, { name, isProposed: useIsExchanged(rows) }, terms, words)
  const chosen = columns.find(({ name }) => name === 'chosen')
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>{texts.name}</dt>
        <dd>{texts.byColumn.amount}</dd>
        {texts.without && <dd className={styles['without']}>{texts.without}</dd>}
      </div>
      {chosen && texts.byColumn.chosen && (
        <div>
          <dt>{chosen.heading}</dt>
          <dd>{texts.byColumn.chosen}</dd>
        </div>
      )}
    </dl>
  )
}
