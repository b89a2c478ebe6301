import { useTranslation } from 'react-i18next'
import type { ReadingChoice, UploadFacts } from '../../../contract/import-table.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { figureText } from '../../ui/figures.ts'
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
  const { t, i18n } = useTranslation()
  const figure = (count: number) => figureText(count, i18n.language)
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
        <p className={styles['hint']}>{t('import.leftOut.none', { below })}</p>
      ) : (
        <details className={styles['novelties']} open={leftOut.some(({ kind }) => kind !== 'blank')}>
          <summary>{t('import.leftOut.title', { below, figure: figure(count) })}</summary>
          <dl>
            {leftOut.map(({ kind, count: all, rows }) => (
              <div key={kind}>
                <dt>{t(`import.leftOut.${kind}`, { figure: figure(all) })}</dt>
                {rows.slice(0, SHOWN).map(({ row, text }) => (
                  <dd key={row}>{`${t('import.row')} ${row}: ${text}`}</dd>
                ))}
                {kind !== 'blank' && all > SHOWN && (
                  <dd>{t('import.leftOut.more', { figure: figure(all - SHOWN) })}</dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
      {onChoose &&
        choices.map((kind) => (
          <CheckField
            key={kind}
            name={`reads-${kind}`}
            isChecked={reads.includes(kind)}
            onCheck={(isRead) => onChoose(isRead ? [...reads, kind] : reads.filter((one) => one !== kind))}
          >
            {t(`import.reads.${kind}`)}
          </CheckField>
        ))}
    </div>
  )
}

const SHOWN = 12
