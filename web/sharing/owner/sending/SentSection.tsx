import '../../../locales/sending-texts.ts'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Section } from '../../../kit/Section.tsx'
import { Answer } from '../../../lists/Answer.tsx'
import { sendAddress } from '../../../workspace/work-address.ts'
import { hasEnded } from '../links/link-words.ts'
import { threadsOf } from '../news/comments/threads.ts'
import { commentsOf, linksOf } from '../queries.ts'
import { useFollowingClients, useNewDecisions, versionsOf } from './queries.ts'
import { Recipients } from './Recipients.tsx'
import { VersionItem } from './VersionItem.tsx'

/** What was sent of a project, what clients decided, and who gets it; for its owner. */
export function SentSection({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const versions = useQuery(versionsOf(projectId))
  const links = useQuery(linksOf({ kind: 'project', refId: projectId }))
  useFollowingClients(projectId, (links.data?.length ?? 0) > 0)
  const [now] = useState(() => Date.now())
  const hasReaders = links.data?.some((link) => !hasEnded(link, now)) ?? true
  const last = versions.data?.[0]
  const preparing = last && (
    <LinkButton
      label={t('sending.prepare', { number: figure(last.number + 1) })}
      icon={IconSend}
      isSmall
      to={sendAddress(projectId)}
    />
  )
  return (
    <Section title={t('sending.title')} anchor="sent" actions={preparing}>
      <Answer query={versions} failed={t('sending.versionsFailed')} skeletonHeight={140}>
        {(sent) =>
          sent.length === 0 ? (
            <NothingYet projectId={projectId} />
          ) : (
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-48 gap-y-28 max-[1023px]:grid-cols-1 phone:grid-cols-1">
              <Versions projectId={projectId} versions={sent} hasReaders={hasReaders} />
              <Recipients projectId={projectId} versions={sent} />
            </div>
          )
        }
      </Answer>
    </Section>
  )
}

function NothingYet({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-1 justify-items-start gap-14">
      <p className="max-w-[70ch] leading-loose text-second">{t('sending.whatFor')}</p>
      <LinkButton label={t('sending.prepareFirst')} icon={IconSend} to={sendAddress(projectId)} />
    </div>
  )
}

interface VersionsProps {
  projectId: string
  versions: readonly SentVersion[]
  /** Somebody has a link that opens them. */
  hasReaders: boolean
}

/** The version that clients see, else the latest; those with comments that wait, and on request the others. */
function Versions({ projectId, versions, hasReaders }: VersionsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { areNew, read } = useNewDecisions(projectId, versions)
  const [areAll, setAreAll] = useState(false)
  const ordered = versions.toSorted((one, other) => Number(other.isShown) - Number(one.isShown))
  const [first, ...others] = ordered
  const said = useVersionsInTalk(projectId)
  // What is marked as read has been in sight.
  const hasNew = others.some(({ decisions }) => decisions.some(({ id }) => areNew.has(id)))
  const shown = areAll || hasNew ? ordered : ordered.filter((one) => one === first || said.has(one.number))
  const rest = versions.length - shown.length
  const beforeOf = (version: SentVersion) =>
    versions.find((one) => one.number < version.number && one.withdrawTime === null)?.number ?? null
  return (
    <div>
      <ul className="grid grid-cols-1 gap-24" aria-label={t('sending.versions')}>
        {shown.map((version) => (
          <VersionItem
            key={version.id}
            projectId={projectId}
            version={version}
            hasReaders={hasReaders}
            before={beforeOf(version)}
            areNew={areNew}
            onRead={read}
          />
        ))}
      </ul>
      {rest > 0 && (
        <p className="pt-14">
          <Button
            look="inline"
            label={t('sending.otherVersions', { count: rest, figure: figure(rest) })}
            onPress={() => setAreAll(true)}
          />
        </p>
      )}
    </div>
  )
}

/** The numbers of versions with comments that are new or wait for the owner; they stay in sight after that. */
function useVersionsInTalk(projectId: string): ReadonlySet<number> {
  const { data = [] } = useQuery(commentsOf({ kind: 'project', refId: projectId }))
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const waiting = [...data.filter(({ isRead }) => !isRead), ...threadsOf(data, 'open').map(({ first }) => first)]
  const numbers = waiting.flatMap(({ sent }) => sent?.number ?? [])
  if (numbers.some((number) => !seen.has(number))) setSeen(new Set([...seen, ...numbers]))
  return seen
}
