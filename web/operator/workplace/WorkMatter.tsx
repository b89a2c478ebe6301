import { useTranslation } from 'react-i18next'
import type { Workplace } from '../../../contract/workplace.ts'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { kindText } from '../work/work-words.ts'
import { WhyFailed } from '../WhyFailed.tsx'
import { Matter } from './Matter.tsx'
import { MatterRow } from './MatterRow.tsx'

type Stuck = NonNullable<Workplace['stuck']>['list'][number]

/** Background work that has failed for good or does not get done, one row for each kind; the next step is its page. */
export function FailingWork({ work, stuck }: Pick<Workplace, 'work' | 'stuck'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  const failedByKind = new Map(work?.list.map(({ kind, count }) => [kind, count]))
  const stuckByKind = new Map(stuck?.list.map((one) => [one.kind, one]))
  const count = (work?.count ?? 0) + (stuck?.count ?? 0)
  if (!count) return null
  return (
    <Matter title={t('workplace.work.title')} hint={t('workplace.work.hint')} count={count} shown={count}>
      {[...new Set([...stuckByKind.keys(), ...failedByKind.keys()])].map((kind) => {
        const name = kindText(kind, t)
        const failed = failedByKind.get(kind) ?? 0
        const waits = stuckByKind.get(kind)
        const step = {
          to: '/operator/work',
          words: t('workplace.work.step'),
          label: t('workplace.work.stepOf', { name }),
        }
        return (
          <MatterRow key={kind} name={name} step={step}>
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
  const when = momentOf(waitsSince, i18n.language)
  return (
    <p>
      {t('workplace.work.stuck', { count, figure: figure(count), when })}
      {problem !== null && (
        <>
          {' '}
          <WhyFailed problem={problem} isMail={kind === 'mail'} />
        </>
      )}
    </p>
  )
}
