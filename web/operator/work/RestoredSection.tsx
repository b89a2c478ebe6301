import '../../locales/restored-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { revivedKinds } from '../../../contract/restored-backup.ts'
import type { RestoredBackup, RevivedCounts } from '../../../contract/restored-backup.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Permitted } from '../../members/Permitted.tsx'
import { AskFirst } from '../../kit/AskFirst.tsx'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { MarginSection } from '../../kit/MarginSection.tsx'
import { momentOf } from '../../kit/moments.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { restoredBackup, useRestoreDecision } from './restored-queries.ts'
import { RevivedList } from './RevivedList.tsx'
import styles from './WorkView.module.css'

/** What a restored backup brought back, for an operator to end or to keep. Nothing where none was restored. */
export function RestoredSection() {
  return (
    <Permitted permission="backup:decide">
      <Restored />
    </Permitted>
  )
}

function Restored() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(restoredBackup)
  const place = useRef<HTMLDivElement>(null)
  if (!data && error)
    return <FailureFace isPart error={error} what={t('restored.failed')} onRetry={() => void refetch()} />
  if (!data) return null
  const when = {
    restored: momentOf(data.restoreTime, i18n.language),
    backup: momentOf(data.backupTime, i18n.language),
  }
  return (
    <MarginSection title={t('restored.title')} hint={t('restored.hint')} anchor="restored" content={styles['content']}>
      {/* The pressed button leaves the page, so that the focus needs another place. */}
      <div ref={place} tabIndex={-1} className={styles['failures']}>
        <p>{t('restored.when', when)}</p>
        {data.decision ? (
          <Decided decision={data.decision} />
        ) : (
          <Undecided restored={data} onDecided={() => place.current?.focus()} />
        )}
      </div>
    </MarginSection>
  )
}

function Decided({ decision: { what, actor, time, ended } }: { decision: NonNullable<RestoredBackup['decision']> }) {
  const { t, i18n } = useTranslation()
  const listed = useListed()
  const told = {
    who: actor ?? t('restored.gone'),
    when: momentOf(time, i18n.language),
    list: (ended && listed(ended)) || t('restored.none'),
  }
  return <p className={styles['meta']}>{t(`restored.did.${what}`, told)}</p>
}

function Undecided({ restored: { id, open }, onDecided }: { restored: RestoredBackup; onDecided: () => void }) {
  const { t } = useTranslation()
  const listed = useListed()
  const figure = useFigures()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useRestoreDecision(id, (ended) => {
    const list = ended && listed(ended)
    const outcome = list ? t('restored.ended', { list }) : t('restored.endedNone')
    showToast(ended ? outcome : t('restored.kept'))
    onDecided()
  })
  const kinds = revivedKinds.filter((kind) => open[kind] > 0)
  return (
    <>
      <p>{t('restored.undecided')}</p>
      {kinds.length === 0 && <p>{t('restored.nothing')}</p>}
      {kinds.map((kind) => (
        <RevivedList
          key={kind}
          kind={kind}
          title={t('restored.kindCount', { kind: t(`restored.kinds.${kind}`), figure: figure(open[kind]) })}
        />
      ))}
      {isAsking ? (
        <div className={styles['asked']}>
          <AskFirst
            question={t('restored.ask', { list: listed(open) })}
            deed={t('restored.confirm')}
            cancelLabel={t('restored.cancel')}
            isFinal
            isBusy={isPending}
            onDo={() => mutate('end')}
            onCancel={() => setIsAsking(false)}
          />
        </div>
      ) : (
        <div className={styles['deeds']}>
          {kinds.length > 0 && (
            <button type="button" className={buttons['filled']} onClick={() => setIsAsking(true)}>
              {t('restored.end')}
            </button>
          )}
          <button
            type="button"
            className={buttons['plain']}
            aria-busy={isPending}
            onClick={() => isPending || mutate('keep')}
          >
            {t('restored.keep')}
          </button>
        </div>
      )}
    </>
  )
}

/** "3 sessions and 1 share link"; empty for nothing. */
function useListed(): (counts: RevivedCounts) => string {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  return (counts) =>
    new Intl.ListFormat(i18n.language).format(
      revivedKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => t(`restored.counted.${kind}`, { count: counts[kind], figure: figure(counts[kind]) })),
    )
}
