import { useTranslation } from 'react-i18next'
import type { WorkOfKind } from '../../../contract/background-work.ts'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { WhyFailed } from '../WhyFailed.tsx'
import { kindText } from './work-words.ts'
import styles from './WorkView.module.css'

/** How much of each kind of work waits, runs and has failed. */
export function KindTable({ kinds }: { kinds: readonly WorkOfKind[] }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const busy = kinds.filter(({ waiting, running, failed }) => waiting + running + failed > 0)
  if (!busy.length) return <p>{t('backgroundWork.nothing')}</p>
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('backgroundWork.kind')}</th>
          <th scope="col">{t('backgroundWork.waiting')}</th>
          <th scope="col">{t('backgroundWork.running')}</th>
          <th scope="col">{t('backgroundWork.failed')}</th>
        </tr>
      </thead>
      <tbody>
        {busy.map((work) => (
          <tr key={work.kind}>
            <th scope="row">
              {kindText(work.kind, t)}
              <Waits work={work} />
            </th>
            <td>{figure(work.waiting)}</td>
            <td>{figure(work.running)}</td>
            <td data-bad={work.failed > 0 || undefined}>{figure(work.failed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Waits({ work: { kind, waitsSince, retrying, problem } }: { work: WorkOfKind }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  return (
    <>
      {waitsSince !== null && (
        <span className={styles['meta']}>
          {t('backgroundWork.waitsSince', { when: momentOf(waitsSince, i18n.language) })}
        </span>
      )}
      {problem !== null && (
        <span className={styles['meta']}>
          {t('backgroundWork.retrying', { count: retrying, figure: figure(retrying) })}{' '}
          <WhyFailed problem={problem} isMail={kind === 'mail'} />
        </span>
      )}
    </>
  )
}
