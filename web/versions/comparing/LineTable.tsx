import { useTranslation } from 'react-i18next'
import type { BudgetState } from '../../../contract/versions.ts'
import styles from './ComparedBudgets.module.css'
import type { ComparedLine } from './compared-lines.ts'
import { useLineWords } from './line-words.ts'
import { MARK_SIGNS } from './marks.ts'

export interface LinesProps {
  lines: readonly ComparedLine[]
  before: BudgetState
  after: BudgetState
  pointedAt: string | null
}

const FIGURES = ['quantity', 'price', 'amount'] as const

/** The compared lines as a table with two halves: before and after. */
export function LineTable({ lines, before, after, pointedAt }: LinesProps) {
  const { t } = useTranslation()
  const words = useLineWords()
  return (
    // A scrollable element must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} aria-label={t('versions.compared.lines')} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('versions.compared.lines')}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('versions.compared.line')}
            </th>
            <th scope="colgroup" colSpan={3}>
              {t('versions.compared.before')}
            </th>
            <th scope="colgroup" colSpan={3}>
              {t('versions.compared.after')}
            </th>
          </tr>
          <tr>
            {(['before', 'after'] as const).flatMap((side) =>
              FIGURES.map((figure) => (
                <th key={`${side} ${figure}`} scope="col" className={styles['figure']}>
                  {t(`versions.compared.${figure}`)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const [was, is] = [
              line.before && words.figures(line.before, before),
              line.after && words.figures(line.after, after),
            ]
            return (
              <tr key={line.id} data-line={line.id} data-mark={line.mark} data-pointed={line.id === pointedAt}>
                <th scope="row">
                  {line.mark && (
                    <span className={styles['sign']} title={t(`versions.compared.marks.${line.mark}`)}>
                      <b aria-hidden>{MARK_SIGNS[line.mark]}</b>
                      <span className="visually-hidden">{t(`versions.compared.marks.${line.mark}`)}: </span>
                    </span>
                  )}
                  {words.name(line)}
                </th>
                {[was, is].flatMap((figures, side) =>
                  FIGURES.map((figure) => (
                    <td
                      key={`${side} ${figure}`}
                      className={styles['figure']}
                      data-differs={was !== null && is !== null && was[figure] !== is[figure]}
                    >
                      {figures?.[figure] ?? '–'}
                    </td>
                  )),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
