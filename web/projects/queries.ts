import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  archiveProject,
  createProject,
  deleteProjects,
  getDeletedProjects,
  getProject,
  getProjectNews,
  getProjectPage,
  restoreProjects,
  updateProject,
  type ProjectCard,
} from '../../contract/projects.ts'
import { showToast } from '../kit/toasts/toast.ts'
import { change, useChange } from '../query.ts'
import { readProjectsAgain, readThingsAgain } from '../workspace/project-reads.ts'

const reads = [getProjectPage, getProject, getProjectNews, getDeletedProjects]

export const projectCreation = change(createProject, reads)
export const projectUpdate = change(updateProject, reads)
const archiving = change(archiveProject, reads)
const deletion = change(deleteProjects, reads)
const restoration = change(restoreProjects, reads)

type Named = Pick<ProjectCard, 'id' | 'name'>

/** Restores a project. What it holds names it again. */
export function useRestoreProject({ isSilent = false } = {}) {
  const client = useQueryClient()
  return useChange(restoration, { isSilent, onDone: () => readThingsAgain(client) })
}

/** Reads all projects again, and what names one: the member's right to one has changed. */
export function useReadProjectsAgain(): () => void {
  const client = useQueryClient()
  return () => {
    readProjectsAgain(client)
    readThingsAgain(client)
  }
}

/** Puts projects into the archive and takes them out, and deletes them; each can be undone. */
export function useProjectDeeds() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutateAsync: archive } = useChange(archiving)
  const { mutateAsync: remove } = useChange(deletion, { onDone: () => readThingsAgain(client) })
  const { mutateAsync: restore } = useRestoreProject()
  const putAway = async ({ id, name }: Named, isArchived: boolean, isUndo = false) => {
    await archive({ id, isArchived })
    const back = () => void putAway({ id, name }, !isArchived, true).catch(told)
    const words = t(isArchived ? 'projects.isArchived' : 'projects.isBack', { name })
    showToast(words, isUndo ? undefined : { label: t('projects.undo'), act: back })
  }
  const takeBack = async ({ id, name }: Named) => {
    await restore({ ids: [id] })
    showToast(t('projects.restored', { name }))
  }
  return {
    archive: (project: Named, isArchived: boolean) => void putAway(project, isArchived).catch(told),
    /** Resolves to whether it is deleted. */
    remove: async (project: Named) => {
      try {
        await remove({ ids: [project.id] })
      } catch {
        return false
      }
      const undo = () => void takeBack(project).catch(told)
      showToast(t('projects.deleted', { name: project.name }), { label: t('projects.undo'), act: undo })
      return true
    },
  }
}

/** The query client has reported the failure. */
function told(): void {}
