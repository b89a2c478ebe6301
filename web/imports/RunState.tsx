import { useTranslation } from 'react-i18next'
import type { ImportRun } from '../../contract/imports.ts'
import { figureText } from '../kit/figures.ts'
import { durationText } from './run-texts.ts'
import styles from './RunState.module.css'

/** How long an import took, how far it is, or where it stopped. */
export function RunState({ run }: { run: ImportRun }) {
  const { t, i18n } = useTranslation()
  const figure = (value: number) => figureText(value, i18n.language)
  const { name, startTime, finishTime, isUnderWay, done, total } = run
  if (finishTime !== null) return durationText(finishTime - startTime, t)
  if (!isUnderWay) return <span className={styles['brokenOff']}>{t('operator.brokenOff', { line: figure(done) })}</span>
  return (
    <span className={styles['underWay']}>
      <progress
        className={styles['bar']}
        aria-label={t('operator.progressOf', { name })}
        value={total === null ? undefined : done}
        max={total ?? 1}
      />
      <span>
        {total === null
          ? t('operator.lines', { count: done, figure: figure(done) })
          : t('operator.linesOf', { done: figure(done), total: figure(total) })}
      </span>
    </span>
  )
}
