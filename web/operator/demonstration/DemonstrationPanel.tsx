import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Demonstration } from '../../../contract/demonstration.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { momentOf } from '../../kit/moments.ts'
import '../../locales/demonstration-texts.ts'
import { demonstration } from './queries.ts'
import { RemovalDialog } from './RemovalDialog.tsx'
import styles from './DemonstrationPanel.module.css'

/** For operators: whether the demonstration is still loaded, and the button that removes it. Nothing where it never was. */
export function DemonstrationPanel() {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { data, error, refetch } = useQuery(demonstration)
  if (data?.state === 'none' || (!data && !error)) return null
  const mayGo = data && (data.state === 'there' || data.state === 'failed' || data.state === 'rest')
  return (
    <section className={styles['panel']} aria-labelledby="demonstration">
      <h2 id="demonstration" className={styles['title']}>
        {t('demonstration.title')}
      </h2>
      {data ? (
        <State known={data} />
      ) : (
        <FailureFace isPart error={error} what={t('demonstration.stateFailed')} onRetry={() => void refetch()} />
      )}
      {mayGo && (
        <button type="button" className={buttons['plain']} onClick={() => setIsAsking(true)}>
          {t(data.state === 'rest' ? 'demonstration.removeRest' : 'demonstration.remove')}
        </button>
      )}
      <RemovalDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </section>
  )
}

function State({ known: { state, progress, endTime, outcome } }: { known: Demonstration }) {
  const { t, i18n } = useTranslation()
  const figure = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  if (state === 'removing')
    return (
      <>
        <output className={styles['hint']}>{t('demonstration.removing')}</output>
        <progress
          className={styles['progress']}
          aria-label={t('demonstration.progress')}
          value={progress?.total ? progress.done : undefined}
          max={progress?.total ?? undefined}
        />
      </>
    )
  if (state === 'removed' || state === 'rest')
    return (
      <output className={styles['hint']}>
        {t('demonstration.removed', { when: momentOf(endTime ?? 0, i18n.language) })}{' '}
        {outcome && t('demonstration.went', { count: outcome.removed, figure: figure(outcome.removed) })}{' '}
        {outcome &&
          outcome.kept > 0 &&
          t('demonstration.stayed', { count: outcome.kept, figure: figure(outcome.kept) })}{' '}
        {state === 'rest' && t('demonstration.rest')}
      </output>
    )
  if (state === 'failed') return <p className={styles['hint']}>{t('demonstration.failed')}</p>
  return <p className={styles['hint']}>{t(state === 'loading' ? 'demonstration.loading' : 'demonstration.hint')}</p>
}
