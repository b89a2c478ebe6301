import '../../locales/projects-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getProject, type Project } from '../../../contract/projects.ts'
import { sharedKinds, type SharedKind } from '../../../contract/sharing/links.ts'
import { ErrorFace } from '../../errors/ErrorFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { Section } from '../../kit/Section.tsx'
import { useTitleName } from '../../kit/window-title.ts'
import { Answer } from '../../lists/Answer.tsx'
import { oneOf, useAsked } from '../../lists/asked.ts'
import { query } from '../../query.ts'
import { useLateDialog } from '../../workspace/late-dialog.tsx'
import { ProjectInSight } from '../../workspace/placing.ts'
import { PROJECTS } from '../../workspace/work-address.ts'
import { ProjectFiles } from '../files/ProjectFiles.tsx'
import { openings } from '../project-address.ts'
import { ProjectHead } from './ProjectHead.tsx'
import { ProjectNews } from './ProjectNews.tsx'
import { ProjectRooms } from './ProjectRooms.tsx'

const DetailsDialog = lazyComponent(async () => (await import('./DetailsDialog.tsx')).DetailsDialog)
const BringIn = lazyComponent(async () => (await import('../placing/BringIn.tsx')).BringIn)
const DuplicateDialog = lazyComponent(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog)

export interface ListProps {
  project: Project
  memberId: string
  onCreate: () => void
  /** The last of them has gone, and the focus with it. */
  onLeft: () => void
  /** In place of cards where there are none. */
  none: ReactNode
}

export interface NewOneProps {
  project: Project
  memberId: string
  isOpen: boolean
  onClose: () => void
}

/** What a page puts into a project's page for each kind of thing: its cards, and the dialog of a new one. */
export type ThingsOfProject = Record<SharedKind, { List: ComponentType<ListProps>; New: ComponentType<NewOneProps> }>

interface ProjectViewProps {
  projectId: string
  memberId: string
  things: ThingsOfProject
  /** What was sent of it to clients; for its owner. */
  Sent: ComponentType<{ projectId: string }>
}

const FIELDS = { open: oneOf(openings) }

/** One project: what it is, what waits, and all that it holds. */
export function ProjectView({ projectId, memberId, ...parts }: ProjectViewProps) {
  const { t } = useTranslation()
  const answer = useQuery(query(getProject, { id: projectId }, { isSilent: true, isFresh: true }))
  const { data, error } = answer
  useTitleName('page', data?.name ?? (error ? null : undefined))
  if (saysUnknown(error)) return <Gone />
  return (
    <Answer query={answer} failed={t('projects.opening')} skeletonHeight={420}>
      {(project) => (
        <ProjectInSight
          value={{ id: project.id, isOwner: project.right === 'own', mayEdit: project.right !== 'comment' }}
        >
          <OpenProject project={project} memberId={memberId} {...parts} />
        </ProjectInSight>
      )}
    </Answer>
  )
}

interface OpenProjectProps extends Omit<ProjectViewProps, 'projectId'> {
  project: Project
}

function OpenProject({ project, memberId, things, Sent }: OpenProjectProps) {
  const { asked, ask } = useAsked(FIELDS)
  const [isHeld, setIsHeld] = useState(false)
  const open = (what: (typeof openings)[number]) => ask({ open: what })
  const close = () => ask({ open: null })
  return (
    <>
      <ProjectHead project={project} onOpen={open} />
      <div className="grid grid-cols-1 gap-48 phone:gap-36">
        <ProjectNews projectId={project.id} />
        {project.right === 'own' && <Sent projectId={project.id} />}
        <ProjectRooms project={project} onEdit={() => open('details')} />
        {SECTIONS.map((kind) => (
          <ThingsSection key={kind} kind={kind} project={project} memberId={memberId} {...things[kind]} />
        ))}
        <ProjectFiles projectId={project.id} right={project.right} />
      </div>
      <LatePart onFailure={reportFailure}>
        {(asked.open === 'details' || isHeld) && project.right !== 'comment' && (
          <DetailsDialog
            project={project}
            isLeft={isHeld && asked.open !== 'details'}
            onHold={setIsHeld}
            onStay={() => open('details')}
            onClose={close}
          />
        )}
        {asked.open === 'gather' && project.right !== 'comment' && <BringIn project={project} onClose={close} />}
        {asked.open === 'duplicate' && <DuplicateDialog project={project} onClose={close} />}
      </LatePart>
    </>
  )
}

const SECTIONS = sharedKinds

interface ThingsSectionProps extends Pick<OpenProjectProps, 'project' | 'memberId'> {
  kind: SharedKind
  List: ComponentType<ListProps>
  New: ComponentType<NewOneProps>
}

/** The things of one kind, and the button that makes another one. */
function ThingsSection({ kind, project, memberId, List, New }: ThingsSectionProps) {
  const { t } = useTranslation()
  const { isOpen, open, close, draw } = useLateDialog()
  const create = useRef<HTMLButtonElement>(null)
  const button = project.right !== 'comment' && (
    <Button ref={create} label={t(`projects.newOne.${kind}`)} icon={IconPlus} isSmall opens="dialog" onPress={open} />
  )
  return (
    <Section title={t(`projects.sections.${kind}`)} actions={button}>
      <List
        project={project}
        memberId={memberId}
        onCreate={open}
        onLeft={() => create.current?.focus()}
        none={<p className="text-second">{t(`projects.noOnes.${kind}`)}</p>}
      />
      {draw((openings) => (
        <New key={openings} project={project} memberId={memberId} isOpen={isOpen} onClose={close} />
      ))}
    </Section>
  )
}

/** The project was deleted, or the member may not see it. */
function Gone() {
  const { t } = useTranslation()
  return (
    <ErrorFace fault="missing" title={t('projects.gone')} hints={[t('projects.goneHint')]}>
      <LinkButton look="filled" label={t('projects.toProjects')} to={PROJECTS} />
    </ErrorFace>
  )
}
