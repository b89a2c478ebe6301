import { IconFolderPlus, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Project } from '../../../contract/projects.ts'
import { useLeaving } from '../../collaboration/people/leaving.tsx'
import { PeopleButton } from '../../collaboration/people/PeopleButton.tsx'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { Menu } from '../../kit/Menu.tsx'
import { dayOf } from '../../kit/moments.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { PROJECTS } from '../../workspace/work-address.ts'
import type { openings } from '../project-address.ts'
import { datesText, whoseText } from '../project-facts.ts'
import { useProjectDeeds, useReadProjectsAgain } from '../queries.ts'

interface ProjectHeadProps {
  project: Project
  onOpen: (what: (typeof openings)[number]) => void
}

/** The head of a project's page: what it is, for whom, when and where; and what can be done with it. */
export function ProjectHead({ project, onOpen }: ProjectHeadProps) {
  const { t, i18n } = useTranslation()
  const { name, clientMail, address, right, ownerName, archiveTime } = project
  const leaving = useLeavingProject()
  const { isPhone } = usePageUnit()
  const mayEdit = right !== 'comment'
  const facts = [
    whoseText(project),
    clientMail,
    datesText(project, t, i18n.language),
    address,
    right !== 'own' && t('projects.by', { name: ownerName, right: t(`projects.rights.${right}`) }),
  ]
  return (
    <header className="mb-32 grid grid-cols-1 gap-8 phone:mb-24">
      <p>
        <LinkButton look="inline" label={t('routes.projects')} to={PROJECTS} />
      </p>
      <div className="flex flex-wrap items-start gap-x-24 gap-y-12">
        <h1 className="min-w-240 flex-1 text-page leading-tight wrap-anywhere" dir="auto">
          {name}
        </h1>
        <div className="flex flex-wrap items-center gap-10">
          <PeopleButton thing={{ kind: 'project', refId: project.id }} onLeft={leaving.leave} />
          {mayEdit && !isPhone && (
            <Button label={t('projects.edit')} icon={IconPencil} opens="dialog" onPress={() => onOpen('details')} />
          )}
          {mayEdit && (
            <Button
              label={t('projects.bringIn')}
              icon={IconFolderPlus}
              opens="dialog"
              onPress={() => onOpen('gather')}
            />
          )}
          <DeedsMenu project={project} onOpen={onOpen} onLeave={() => leaving.ask(project)} />
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-20 gap-y-4 wrap-anywhere text-second">
        {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
      </ul>
      {archiveTime !== null && (
        <p className="text-meta text-warning">{t('projects.inArchive', { day: dayOf(archiveTime, i18n.language) })}</p>
      )}
      {leaving.dialog}
    </header>
  )
}

/** Leaving a project of somebody else leads back to the list. */
function useLeavingProject() {
  const navigate = useNavigate()
  const readAgain = useReadProjectsAgain()
  const leave = () => {
    void navigate(PROJECTS)
    readAgain()
  }
  const { ask, dialog } = useLeaving(leave)
  return { leave, dialog, ask: ({ id, name }: Project) => ask({ kind: 'project', refId: id, name }) }
}

function DeedsMenu({ project, onOpen, onLeave }: ProjectHeadProps & { onLeave: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { archive, remove } = useProjectDeeds()
  const isOwner = project.right === 'own'
  const { isPhone } = usePageUnit()
  const isArchived = project.archiveTime !== null
  const removeIt = async () => {
    if (await remove(project)) void navigate(PROJECTS)
  }
  return (
    <Menu
      label={t('projects.more')}
      items={[
        isPhone && project.right !== 'comment' && { label: t('projects.edit'), onPress: () => onOpen('details') },
        { label: t('projects.duplicate'), onPress: () => onOpen('duplicate') },
        isOwner && {
          label: t(isArchived ? 'projects.takeOutOfArchive' : 'projects.archive'),
          onPress: () => archive(project, !isArchived),
        },
        isOwner && { label: t('projects.delete'), onPress: () => void removeIt() },
        !isOwner && { label: t('projects.leave'), onPress: onLeave },
      ]}
    />
  )
}
