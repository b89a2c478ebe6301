import { useTranslation } from 'react-i18next'
import type { ReadingChoice, UploadFacts } from '../../../contract/import-table.ts'
import { TickField } from '../../kit/fields/TickField.tsx'
import { useFigures } from '../../kit/figures.ts'
import styles from './ImportView.module.css'

type Reads = NonNullable<ReadingChoice['reads']>

interface LeftOutProps {
  facts: UploadFacts
  reads: Reads
  /** Absent once nothing can be chosen any more. */
  onChoose?: ((reads: Reads) => void) | undefined
}

/** The rows below the header that are no products, listed by kind; hidden and struck-out ones may be read all the same. */
export function LeftOut({ facts, reads, onChoose }: LeftOutProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { rowsBelow, leftOut } = facts
  if (rowsBelow === undefined || !leftOut) return null
  const count = leftOut.reduce((sum, one) => sum + one.count, 0)
  const below = figure(rowsBelow)
  const choices = (['hidden', 'struck'] as const).filter(
    (kind) => reads.includes(kind) || leftOut.some((one) => one.kind === kind),
  )
  return (
    <div id="import-left-out">
      {count === 0 ? (
        <p className={styles['hint']}>{t('import.leftOut.none', { count: rowsBelow, below })}</p>
      ) : (
        // After the run it is no longer anybody's to decide.
        <details
          className={styles['novelties']}
          open={onChoose !== undefined && leftOut.some(({ kind }) => kind !== 'blank')}
        >
          <summary>{t('import.leftOut.title', { count: rowsBelow, below, figure: figure(count) })}</summary>
          {leftOut.map(({ kind, count: all, rows }) =>
            rows.length === 0 ? (
              <p key={kind} className={styles['hint']}>
                {t(`import.leftOut.${kind}`, { figure: figure(all) })}
              </p>
            ) : (
              <details key={kind} open={all <= MOST_OPEN}>
                <summary>{t(`import.leftOut.${kind}`, { figure: figure(all) })}</summary>
                <ul>
                  {rows.map(({ row, text }) => (
                    <li key={row}>{t('import.ofRow', { row: figure(row), text })}</li>
                  ))}
                  {all > rows.length && <li>{t('import.leftOut.more', { figure: figure(all - rows.length) })}</li>}
                </ul>
              </details>
            ),
          )}
        </details>
      )}
      {onChoose &&
        choices.map((kind) => (
          <TickField
            key={kind}
            label={t(`import.reads.${kind}`)}
            name={`reads-${kind}`}
            value={reads.includes(kind)}
            onChange={(isRead) => onChoose(isRead ? [...reads, kind] : reads.filter((one) => one !== kind))}
          />
        ))}
    </div>
  )
}

/** Of more rows only the count is seen at first. */
const MOST_OPEN = 6
