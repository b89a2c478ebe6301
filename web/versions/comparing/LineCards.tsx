import { useTranslation } from 'react-i18next'
import styles from './ComparedBudgets.module.css'
import { useLineWords } from './line-words.ts'
import type { LinesProps } from './LineTable.tsx'
import { MARK_SIGNS } from './marks.ts'

const FIGURES = ['quantity', 'price', 'amount'] as const

/** The compared lines on a phone, each with its old figures above the new ones. */
export function LineCards({ lines, before, after, pointedAt }: LinesProps) {
  const { t } = useTranslation()
  const words = useLineWords()
  return (
    <ul className={styles['cards']} aria-label={t('versions.compared.lines')}>
      {lines.map((line) => {
        const was = line.before && words.figures(line.before, before)
        const is = line.after && words.figures(line.after, after)
        return (
          <li key={line.id} data-line={line.id} data-mark={line.mark} data-pointed={line.id === pointedAt}>
            <p className={styles['cardName']}>
              {line.mark && (
                <span className={styles['sign']}>
                  <b aria-hidden>{MARK_SIGNS[line.mark]}</b> {t(`versions.compared.marks.${line.mark}`)}
                </span>
              )}
              {words.name(line)}
            </p>
            <dl>
              {FIGURES.map((figure) => {
                const [from, to] = [was?.[figure], is?.[figure]]
                return (
                  <div key={figure} data-differs={was !== null && is !== null && from !== to}>
                    <dt>{t(`versions.compared.${figure}`)}</dt>
                    <dd>{from === to ? from : `${from ?? '–'} → ${to ?? '–'}`}</dd>
                  </div>
                )
              })}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
