import '../locales/versions-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { linkFieldNames } from '../../contract/sharing/links.ts'
import type { SharedView } from '../../contract/sharing/shown-calls.ts'
import type { WholeVersion } from '../../contract/versions.ts'
import { FailureFace } from '../errors/FailureFace.tsx'
import { saysUnknown } from '../errors/message.ts'
import { SharedContent } from '../sharing/guest/SharedContent.tsx'
import { ProgressLine } from '../kit/ProgressLine.tsx'
import { useTitleName } from '../kit/window-title.ts'
import { versionOf } from './queries.ts'
import { UnknownVersion } from './UnknownVersion.tsx'
import { VersionBar } from './VersionBar.tsx'
import { versionName } from './words.ts'

/** The page of a named version: its content, and a bar that says which version it is. */
export function ShownVersion({ versionId }: { versionId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(versionOf(versionId))
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTitleName('page', data ? versionName(data.named, t) : nameOfNone)
  if (isUnknown) return <UnknownVersion />
  if (error && !data)
    return <FailureFace error={error} what={t('versions.shown.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  return (
    <SharedContent
      view={viewOf(data)}
      about={t(`versions.shown.${data.named.kind}`)}
      beside={<VersionBar named={data.named} thing={data.thing} />}
    />
  )
}

/** The content in the form in which links show it, with nothing hidden. */
function viewOf({ named, board, budget }: WholeVersion): SharedView {
  return {
    kind: named.kind,
    role: 'view',
    fields: [...linkFieldNames],
    ownerName: '',
    language: 'en',
    contentHash: '',
    ...(board && { board }),
    ...(budget && { budget }),
  }
}
