import { useTranslation } from 'react-i18next'
import { Rejections } from './Rejections.tsx'
import type { ImportListProps } from './ImportTable.tsx'
import { outcomes, RunFigure } from './RunFigure.tsx'
import { rejectionsId, RunName } from './RunName.tsx'
import { RunState } from './RunState.tsx'
import { momentText } from './run-texts.ts'
import styles from './ImportCards.module.css'

/** The list of imports on a phone, which is too narrow for a table. */
export function ImportCards({ runs, openId, onToggle }: ImportListProps) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles['cards']} aria-label={t('operator.imports')}>
      {runs.map((run) => (
        <li key={run.id} className={styles['card']}>
          <RunName run={run} isOpen={run.id === openId} onToggle={onToggle} />
          <p className={styles['when']}>
            <span className="figures">{momentText(run.startTime, i18n.language)}</span>
            <span className="figures">
              <RunState run={run} />
            </span>
          </p>
          <dl className={styles['figures']}>
            {outcomes.map((outcome) => (
              <div key={outcome}>
                <dt>{t(`operator.${outcome}`)}</dt>
                <dd>
                  <RunFigure run={run} outcome={outcome} />
                </dd>
              </div>
            ))}
          </dl>
          {run.id === openId && run.rejected > 0 && (
            <div id={rejectionsId(run.id)}>
              <Rejections run={run} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
