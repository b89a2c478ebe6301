import '../../locales/demonstration-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getDemonstration, type Demonstration } from '../../../contract/demonstration.ts'
import { Button } from '../../kit/Button.tsx'
import { Progress } from '../../kit/Progress.tsx'
import { useFigures } from '../../kit/figures.ts'
import { momentOf } from '../../kit/moments.ts'
import { Section } from '../../kit/Section.tsx'
import { Answer } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

const PANEL_ID = 'demonstration'
const POLL_MS = 1000
const QUIET_POLL_MS = 15_000

/** For operators: whether the demonstration is still loaded, and the button that removes it. Nothing where it never was. */
export function DemonstrationPanel() {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const demonstration = useQuery({
    ...query(getDemonstration, {}),
    // While it is being loaded or removed.
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return false
      if (data?.state === 'removing') return POLL_MS
      return data?.state === 'loading' ? QUIET_POLL_MS : false
    },
  })
  const { data, isPending } = demonstration
  if (isPending || data?.state === 'none') return null
  return (
    <div id={PANEL_ID} tabIndex={-1} className="mt-48 border-t pt-24 outline-none">
      <Section title={t('demonstration.title')}>
        <Answer query={demonstration} failed={t('demonstration.stateFailed')}>
          {(known) => (
            <div className="grid justify-items-start gap-14">
              <State known={known} />
              {(known.state === 'there' || known.state === 'failed' || known.state === 'rest') && (
                <Button
                  label={t(known.state === 'rest' ? 'demonstration.removeRest' : 'demonstration.remove')}
                  opens="dialog"
                  onPress={() => setIsAsking(true)}
                />
              )}
            </div>
          )}
        </Answer>
      </Section>
      <RemovalDialog isOpen={isAsking} elseFocusId={PANEL_ID} onClose={() => setIsAsking(false)} />
    </div>
  )
}

function State({ known: { state, progress, endTime, outcome } }: { known: Demonstration }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  if (state === 'removing')
    return (
      <>
        <output className="max-w-[70ch] text-second">{t('demonstration.removing')}</output>
        <Progress label={t('demonstration.progress')} done={progress?.done} most={progress?.total ?? undefined} />
      </>
    )
  if (state === 'removed' || state === 'rest')
    return (
      <output className="max-w-[70ch] text-second">
        {t('demonstration.removed', { when: momentOf(endTime ?? 0, i18n.language) })}{' '}
        {outcome && t('demonstration.went', { count: outcome.removed, figure: figure(outcome.removed) })}{' '}
        {outcome &&
          outcome.kept > 0 &&
          t('demonstration.stayed', { count: outcome.kept, figure: figure(outcome.kept) })}{' '}
        {state === 'rest' && t('demonstration.rest')}
      </output>
    )
  const said = { failed: 'failed', loading: 'loading', there: 'hint', none: 'hint' } as const
  return <p className="max-w-[70ch] text-second">{t(`demonstration.${said[state]}`)}</p>
}
