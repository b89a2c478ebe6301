import '../../../locales/sending-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getProject, type Project } from '../../../../contract/projects.ts'
import { getSentPart, type SentPart, type SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { ErrorFace } from '../../../errors/ErrorFace.tsx'
import { LinkButton } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { momentOf } from '../../../kit/moments.ts'
import { useTitleName } from '../../../kit/window-title.ts'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import { workAddress } from '../../../workspace/work-address.ts'
import { OwnersAlone } from './OwnersAlone.tsx'
import { versionsOf } from './queries.ts'
import { SENT } from './sending-address.ts'
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
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const back = `${workAddress('project', project.id)}${SENT}`
  if (!version)
    return (
      <ErrorFace fault="missing" title={t('sending.noVersion')} hints={[t('sending.noVersionHint')]}>
        <LinkButton look="filled" label={project.name} to={back} />
      </ErrorFace>
    )
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
      </header>
      <SentParts letter={version.letter} language={version.language} parts={version.parts}>
        {(part) => <PartAsSent version={version} part={part} />}
      </SentParts>
    </>
  )
}

function PartAsSent({ version, part }: { version: SentVersion; part: SentPart }) {
  const shown = useQuery(query(getSentPart, { id: version.id, place: part.place }, { isSilent: true }))
  return <ShownPart query={shown} />
}
