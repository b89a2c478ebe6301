import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { followShared } from '../../../../contract/sharing/activity-calls.ts'
import { ErrorFace } from '../../../errors/ErrorFace.tsx'
import { GuestFailure } from '../page/GuestFailure.tsx'
import { Button } from '../../../kit/Button.tsx'
import { useLive } from '../../live.ts'
import { Unsent } from '../page/ClosedLink.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { PageSkeleton } from '../page/PageSkeleton.tsx'
import { headersOf, passTo } from '../pass.ts'
import { readDiscussionAgain } from '../queries.ts'
import { readAllAgain, readLastAgain, type Shown } from './queries.ts'
import { useReadVersion } from './read-version.ts'
import { SentVersion } from './SentVersion.tsx'

interface SentProjectProps {
  token: string
  shown: Shown
}

/** What was sent of a project, kept up to date. */
export function SentProject({ token, shown }: SentProjectProps) {
  const client = useQueryClient()
  useLive(token, {
    endpoint: followShared,
    input: {},
    headers: headersOf(passTo(token)),
    onHint: (hint) => {
      void (hint === 'link' ? readAllAgain : readLastAgain)(client, token)
      // Those on a version that was withdrawn are told no more.
      void readDiscussionAgain(client, token)
    },
  })
  const { t } = useTranslation()
  const { number, version, error, onRetry, choose } = useReadVersion(token, shown)
  if (number === undefined || !shown.versions.some((one) => one.number === number))
    return <NothingHere token={token} shown={shown} number={number} onChoose={choose} />
  if (version) return <SentVersion key={number} token={token} shown={shown} version={version} onChoose={choose} />
  if (!error) return <PageSkeleton />
  return (
    <>
      <PageHead studio={shown.studio ?? null} />
      <GuestFailure error={error} what={t('shared.failed')} onRetry={onRetry} />
    </>
  )
}

interface NothingProps extends SentProjectProps {
  /** Undefined where nothing was read. */
  number: number | undefined
  onChoose: (number: number) => void
}

/** Stands in place of a version that was withdrawn, or before the first one is sent. */
function NothingHere({ token, shown, number, onChoose }: NothingProps) {
  const { t } = useTranslation()
  const { version: last, ownerName: name } = shown
  return (
    <>
      <PageHead studio={shown.studio ?? null} />
      {number !== undefined && last ? (
        <ErrorFace fault="missing" title={t('sent.withdrawn', { number })} hints={[t('sent.withdrawnHint', { name })]}>
          <Button
            look="filled"
            label={t('sent.seeVersion', { number: last.number })}
            onPress={() => onChoose(last.number)}
          />
        </ErrorFace>
      ) : (
        <ErrorFace fault="missing" title={t('sent.nothing')} hints={[t('sent.nothingHint', { name })]}>
          {null}
        </ErrorFace>
      )}
      <Unsent token={token} />
    </>
  )
}
