import '../../../locales/sending-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { CommentPlace, OwnersComment } from '../../../../contract/sharing/discussion-calls.ts'
import { getProject, type Project } from '../../../../contract/projects.ts'
import { getSentPart, type SentPart, type SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { ErrorFace } from '../../../errors/ErrorFace.tsx'
import { LinkButton } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { momentOf } from '../../../kit/moments.ts'
import { Section } from '../../../kit/Section.tsx'
import { useTitleName } from '../../../kit/window-title.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import { SENT, workAddress } from '../../../workspace/work-address.ts'
import { OwnersAlone } from './OwnersAlone.tsx'
import { linksOf } from '../queries.ts'
import { useFollowingClients, versionsOf } from './queries.ts'
import { COMMENT } from './sending-address.ts'
import { SentComments, useCommentsOn } from './SentComments.tsx'
import { SentParts, ShownPart } from './SentParts.tsx'

interface SentVersionViewProps {
  projectId: string
  /** As the address says it. */
  number: string
}

/** A version as it was sent, for the owner of its project. */
export function SentVersionView({ projectId, number }: SentVersionViewProps) {
  const { t } = useTranslation()
  const project = useQuery(query(getProject, { id: projectId }, { isSilent: true }))
  const versions = useQuery(versionsOf(projectId))
  const links = useQuery(linksOf({ kind: 'project', refId: projectId }))
  useFollowingClients(projectId, (links.data?.length ?? 0) > 0)
  useTitleName('page', project.data?.name ?? (project.error ? null : undefined))
  return (
    <OwnersAlone query={project}>
      {(known) => (
        <Answer query={versions} failed={t('sending.versionsFailed')}>
          {(sent) => <Version project={known} version={sent.find((one) => `${one.number}` === number)} />}
        </Answer>
      )}
    </OwnersAlone>
  )
}

function Version({ project, version }: { project: Project; version: SentVersion | undefined }) {
  const { t } = useTranslation()
  const back = `${workAddress('project', project.id)}${SENT}`
  if (!version)
    return (
      <ErrorFace fault="missing" title={t('sending.noVersion')} hints={[t('sending.noVersionHint')]}>
        <LinkButton look="filled" label={project.name} to={back} />
      </ErrorFace>
    )
  return <Sent project={project} version={version} back={back} />
}

/** What is in sight of a version: a part, and what was asked for in it. */
interface InSight {
  place: number
  asked: { on: CommentPlace } | null
}

function Sent({ project, version, back }: { project: Project; version: SentVersion; back: string }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const [address] = useSearchParams()
  const comments = useCommentsOn(project.id, version.number)
  const [{ place, asked }, look] = useState<InSight>({ place: 1, asked: null })
  const lookAt = ({ on, sent }: OwnersComment) => sent?.place && look({ place: sent.place, asked: on && { on } })
  const [followed, follow] = useState<string>()
  const wanted = comments.find(({ id }) => id === address.get(COMMENT))
  if (wanted && wanted.id !== followed) {
    follow(wanted.id)
    lookAt(wanted)
  }
  const parts = useRef<HTMLDivElement>(null)
  const when = { when: momentOf(version.sendTime, i18n.language), name: version.senderName }
  return (
    <>
      <header className="mx-40 mb-24 grid grid-cols-1 gap-8 phone:mx-16">
        <p>
          <LinkButton look="inline" label={project.name} to={back} />
        </p>
        <h1 className="text-page leading-tight">{t('sending.version', { number: figure(version.number) })}</h1>
        <p className="wrap-anywhere text-second">
          {t('sending.sentBy', when)} · {t('sending.asSent')}
        </p>
        {comments.length > 0 && (
          <p>
            <LinkButton
              look="inline"
              label={t('sending.comments.some', { count: comments.length, figure: figure(comments.length) })}
              to="#comments"
            />
          </p>
        )}
      </header>
      <div ref={parts} className="scroll-mt-60">
        <SentParts
          letter={version.letter}
          language={version.language}
          parts={version.parts}
          at={place}
          onChoose={(next) => look({ place: next, asked: null })}
        >
          {(part) => <PartAsSent version={version} part={part} asked={part.place === place ? asked : null} />}
        </SentParts>
      </div>
      {comments.length > 0 && (
        <div className="mx-40 mt-40 phone:mx-16">
          <Section title={t('sending.comments.title')} anchor="comments">
            <SentComments
              projectId={project.id}
              version={version}
              onShow={(comment) => {
                lookAt(comment)
                parts.current?.scrollIntoView()
              }}
            />
          </Section>
        </div>
      )}
    </>
  )
}

interface PartAsSentProps extends Pick<InSight, 'asked'> {
  version: SentVersion
  part: SentPart
}

function PartAsSent({ version, part, asked }: PartAsSentProps) {
  const shown = useQuery(query(getSentPart, { id: version.id, place: part.place }, { isSilent: true }))
  return <ShownPart query={shown} asked={asked} />
}
