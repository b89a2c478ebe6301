import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportRun } from '../../contract/imports.ts'
import { Rejections } from './Rejections.tsx'
import { outcomes, RunFigure } from './RunFigure.tsx'
import { rejectionsId, RunName } from './RunName.tsx'
import { RunState } from './RunState.tsx'
import { momentText } from './run-texts.ts'
import styles from './ImportTable.module.css'

export interface ImportListProps {
  runs: readonly ImportRun[]
  /** The import whose rejected lines are shown. */
  openId: string | null
  onToggle: (id: string) => void
}

/** Imports as rows of a table; an open row shows its rejected lines. */
export function ImportTable({ runs, openId, onToggle }: ImportListProps) {
  const { t, i18n } = useTranslation()
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{t('operator.imports')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('operator.file')}</th>
          <th scope="col">{t('operator.started')}</th>
          <th scope="col">{t('operator.took')}</th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col" className={styles['figure']}>
              {t(`operator.${outcome}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <Fragment key={run.id}>
            <tr>
              <th scope="row">
                <RunName run={run} isOpen={run.id === openId} onToggle={onToggle} />
              </th>
              <td className="figures">{momentText(run.startTime, i18n.language)}</td>
              <td className="figures">
                <RunState run={run} />
              </td>
              {outcomes.map((outcome) => (
                <td key={outcome} className={styles['figure']}>
                  <RunFigure run={run} outcome={outcome} />
                </td>
              ))}
            </tr>
            {run.id === openId && run.rejected > 0 && (
              <tr id={rejectionsId(run.id)} className={styles['opened']}>
                <td colSpan={3 + outcomes.length}>
                  <Rejections run={run} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
