import { useTranslation } from 'react-i18next'
import type { Workplace } from '../../../contract/workplace.ts'
import { LinkButton } from '../../kit/Button.tsx'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { kindText } from '../work/work-words.ts'
import { WhyFailed } from '../WhyFailed.tsx'
import { Matter, MatterRow } from './Matter.tsx'

type Stuck = NonNullable<Workplace['stuck']>['list'][number]

/** A restored backup about which nobody has decided yet; the next step is its part of the page of background work. */
export function RestoredBackup({ backupTime, restoreTime }: NonNullable<Workplace['restored']>) {
  const { t, i18n } = useTranslation()
  const name = t('workplace.restored.what', { backup: momentOf(backupTime, i18n.language) })
  return (
    <Matter title={t('workplace.restored.title')} hint={t('workplace.restored.hint')} count={1} shown={1}>
      <MatterRow
        name={name}
        step={<LinkButton to="/operator/work#restored" label={t('workplace.restored.step')} about={name} />}
      >
        {t('workplace.restored.when', { when: momentOf(restoreTime, i18n.language) })}
      </MatterRow>
    </Matter>
  )
}

/** Background work that has failed for good or does not get done, one row for each kind; the next step is its page. */
export function FailingWork({ work, stuck }: Pick<Workplace, 'work' | 'stuck'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const failedByKind = new Map(work?.list.map(({ kind, count }) => [kind, count]))
  const stuckByKind = new Map(stuck?.list.map((one) => [one.kind, one]))
  const count = (work?.count ?? 0) + (stuck?.count ?? 0)
  return (
    <Matter title={t('workplace.work.title')} hint={t('workplace.work.hint')} count={count} shown={count}>
      {[...new Set([...stuckByKind.keys(), ...failedByKind.keys()])].map((kind) => {
        const name = kindText(kind, t)
        const failed = failedByKind.get(kind) ?? 0
        const waits = stuckByKind.get(kind)
        return (
          <MatterRow
            key={kind}
            name={name}
            step={<LinkButton to="/operator/work" label={t('workplace.work.step')} about={name} />}
          >
            {waits && <StuckWork stuck={waits} />}
            {failed > 0 && <p>{t('workplace.work.failed', { count: failed, figure: figure(failed) })}</p>}
          </MatterRow>
        )
      })}
    </Matter>
  )
}

function StuckWork({ stuck: { kind, count, waitsSince, problem } }: { stuck: Stuck }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  return (
    <p>
      {t('workplace.work.stuck', { count, figure: figure(count), when: momentOf(waitsSince, i18n.language) })}{' '}
      {problem !== null && <WhyFailed problem={problem} isMail={kind === 'mail'} />}
    </p>
  )
}
