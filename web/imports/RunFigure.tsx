import { useTranslation } from 'react-i18next'
import type { ImportRun } from '../../contract/imports.ts'
import { figureText } from '../kit/figures.ts'
import styles from './RunFigure.module.css'

/** The outcomes of an import's lines, in the order of display. */
export const outcomes = ['added', 'changed', 'unchanged', 'rejected', 'incomplete'] as const

/** How many lines an import added, rejected, and so on; figures never go down. */
export function RunFigure({ run, outcome }: { run: ImportRun; outcome: (typeof outcomes)[number] }) {
  const { i18n } = useTranslation()
  return (
    <span className={`figures ${styles[outcome] ?? ''}`} data-none={run[outcome] === 0}>
      {figureText(run[outcome], i18n.language)}
    </span>
  )
}
