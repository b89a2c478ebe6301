import { useId, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { FailedJob } from '../../../contract/background-work.ts'
import tickBox from '../../kit/fields/tick-box.module.css'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { WhyFailed } from '../WhyFailed.tsx'
import { jobText } from './work-words.ts'
import styles from './WorkView.module.css'

interface FailedJobRowProps {
  job: FailedJob
  isTicked: boolean
  onTick: (isRange: boolean) => void
}

/** One failed job: what, when, how often it was tried, and why it failed. */
export function FailedJobRow({ job, isTicked, onTick }: FailedJobRowProps) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const { kind, failTime, attempts, problem, importId } = job
  return (
    <li className={styles['row']}>
      <input
        id={id}
        type="checkbox"
        className={tickBox['box']}
        checked={isTicked}
        aria-describedby={`${id}-why`}
        onClick={({ shiftKey }: MouseEvent) => onTick(shiftKey)}
        onChange={() => undefined}
      />
      <div className={styles['about']}>
        <label htmlFor={id}>{jobText(job, t)}</label>
        <p id={`${id}-why`} className={styles['problem']}>
          <WhyFailed problem={problem} isMail={kind === 'mail'} />
        </p>
        <p className={styles['meta']}>
          {t('backgroundWork.attempts', {
            count: attempts,
            figure: figure(attempts),
            when: momentOf(failTime, i18n.language),
          })}
          {importId !== null && (
            <>
              {' · '}
              <Link to={`/operator/import/${importId}`}>{t('backgroundWork.importLink')}</Link>
            </>
          )}
        </p>
      </div>
    </li>
  )
}
