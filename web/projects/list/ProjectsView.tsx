import '../../locales/projects-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getDeletedProjects } from '../../../contract/projects.ts'
import { openLogin } from '../../members/login/login-dialog.ts'
import { MembersOnly } from '../../members/MembersOnly.tsx'
import { currentUser } from '../../members/session/current-user.ts'
import { ReceivedInvitations } from '../../collaboration/people/ReceivedInvitations.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { query } from '../../query.ts'
import { useLateDialog } from '../../workspace/late-dialog.tsx'
import { RecentlyDeleted } from '../../workspace/trash/RecentlyDeleted.tsx'
import { WorkHead } from '../../workspace/WorkHead.tsx'
import { projectAddress } from '../project-address.ts'
import { useReadProjectsAgain } from '../queries.ts'
import { ProjectList } from './ProjectList.tsx'

const NewProject = lazyComponent(async () => (await import('./NewProject.tsx')).NewProject)
const DeletedProjects = lazyComponent(async () => (await import('./DeletedProjects.tsx')).DeletedProjects)

/** The page of a member's projects, and of those that others share with them. */
export function ProjectsView() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const readAgain = useReadProjectsAgain()
  const createButton = useRef<HTMLButtonElement>(null)
  const { create, gather, dialog } = useNewProject()
  const focusCreate = () => createButton.current?.focus()
  return (
    <>
      <WorkHead
        title={t('routes.projects')}
        place="projects"
        createLabel={t('projects.create')}
        createButton={createButton}
        onCreate={create}
      />
      <MembersOnly page="projects" isPart>
        {({ id }) => (
          <>
            <ReceivedInvitations
              kind="project"
              onAccepted={readAgain}
              onOpen={(refId) => void navigate(projectAddress(refId))}
            />
            <ProjectList key={id} onCreate={create} onGather={gather} onLeft={focusCreate} />
            <DeletedLately onEmptied={focusCreate} />
          </>
        )}
      </MembersOnly>
      {dialog}
    </>
  )
}

function DeletedLately({ onEmptied }: { onEmptied: () => void }) {
  const deleted = useQuery(query(getDeletedProjects, {}, { isSilent: true }))
  return <RecentlyDeleted query={deleted} Dialog={DeletedProjects} onEmptied={onEmptied} />
}

/** The dialog of a new project. A visitor logs in first. */
function useNewProject() {
  const { isOpen, open, close, draw } = useLateDialog()
  const [isGathering, setIsGathering] = useState(false)
  const begin = (isToGather: boolean) => {
    setIsGathering(isToGather)
    if (currentUser() === null) openLogin({ purpose: 'project', onSignedIn: open })
    else open()
  }
  const dialog = draw((openings) => (
    <NewProject key={openings} isGathering={isGathering} isOpen={isOpen} onClose={close} />
  ))
  return { create: () => begin(false), gather: () => begin(true), dialog }
}
