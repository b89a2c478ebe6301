import { useParams } from 'react-router'
import { BoardList } from '../boards/gallery/BoardList.tsx'
import { BudgetList } from '../budgets/list/BudgetList.tsx'
import { ProjectFolders } from '../favourites/folders/ProjectFolders.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { MembersOnly } from '../members/MembersOnly.tsx'
import { ProjectView, type ListProps, type NewOneProps } from '../projects/page/ProjectView.tsx'
import { SentSection } from '../sharing/owner/sending/SentSection.tsx'
import styles from './FavouritesPage.module.css'

const NewBoardDialog = lazyComponent(async () => (await import('../boards/gallery/NewBoardDialog.tsx')).NewBoardDialog)
const NewBudgetDialog = lazyComponent(async () => (await import('../budgets/list/NewBudgetDialog.tsx')).NewBudgetDialog)
const NewFolderDialog = lazyComponent(
  async () => (await import('../favourites/folders/NewFolderDialog.tsx')).NewFolderDialog,
)

/** /projects/:id: one project, with the cards of what it holds. */
export function ProjectPage() {
  const { id = '' } = useParams()
  return (
    <MembersOnly page="project">
      {(user) => (
        <div className={styles['page']}>
          <ProjectView key={`${user.id}-${id}`} projectId={id} memberId={user.id} things={THINGS} Sent={SentSection} />
        </div>
      )}
    </MembersOnly>
  )
}

const THINGS = {
  board: { List: Boards, New: NewBoard },
  budget: { List: Budgets, New: NewBudget },
  folder: { List: Folders, New: NewFolder },
}

const ALL_BOARDS = {
  isMine: false,
  isShared: false,
  keyword: null,
  sort: 'updated',
  colorHex: null,
  skuId: null,
} as const

function Boards({ project, memberId, onCreate, none }: ListProps) {
  const wanted = { ...ALL_BOARDS, projectId: project.id }
  return <BoardList wanted={wanted} viewerId={memberId} onCreate={onCreate} none={none} />
}

function Budgets({ project, memberId, onCreate, onLeft, none }: ListProps) {
  return (
    <BudgetList memberId={memberId} onCreate={onCreate} onLeft={onLeft} inProject={{ projectId: project.id, none }} />
  )
}

function Folders({ project, none }: ListProps) {
  return <ProjectFolders projectId={project.id} none={none} />
}

function NewBoard({ project, isOpen, onClose }: NewOneProps) {
  return <NewBoardDialog projectId={project.id} isOpen={isOpen} onClose={onClose} />
}

function NewBudget({ project, memberId, isOpen, onClose }: NewOneProps) {
  return <NewBudgetDialog memberId={memberId} project={project} isOpen={isOpen} onClose={onClose} />
}

function NewFolder({ project, isOpen, onClose }: NewOneProps) {
  return <NewFolderDialog projectId={project.id} isOpen={isOpen} onClose={onClose} />
}
