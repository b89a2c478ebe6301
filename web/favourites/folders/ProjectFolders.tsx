import '../../locales/folders-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaving } from '../../collaboration/people/leaving.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { useRestoredFocus } from '../../kit/lists/restored-focus.ts'
import { folders as allFolders, foldersOfProject, type Folder } from '../queries.ts'
import { focusFolder } from './card/folder-link.ts'
import { useFolderDeletion } from './deletion.ts'
import { FoldersSkeleton } from './FoldersSkeleton.tsx'
import { FoldersInRows } from './shared/SharedFolders.tsx'

// The same list in each render: it is a dependency of an effect.
const NONE: readonly Folder[] = []

interface ProjectFoldersProps {
  projectId: string
  /** In place of folders where there are none. */
  none: ReactNode
}

/** The folders of a project, the member's own and others'. */
export function ProjectFolders({ projectId, none }: ProjectFoldersProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data: folders, error, dataUpdatedAt, refetch } = useQuery(foldersOfProject(projectId))
  const leaving = useLeaving(() => void client.invalidateQueries({ queryKey: allFolders.queryKey }))
  const focusRestored = useRestoredFocus(folders ?? NONE, focusFolder)
  const remove = useFolderDeletion(folders ?? NONE, ([first]) => first !== undefined && focusRestored(first))
  if (error && !folders)
    return <FailureFace isPart error={error} what={t('folders.failed')} onRetry={() => void refetch()} />
  if (!folders) return <FoldersSkeleton />
  return (
    <>
      <div aria-live="polite">{folders.length === 0 && none}</div>
      {folders.length > 0 && (
        <FoldersInRows
          label={t('folders.inProject')}
          folders={folders}
          now={dataUpdatedAt}
          onLeave={({ id: refId, name }) => leaving.ask({ kind: 'folder', refId, name })}
          onDelete={({ id }) => remove([id])}
        />
      )}
      {leaving.dialog}
    </>
  )
}
