import '../../locales/projects-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getDeletedProjects } from '../../../contract/projects.ts'
import { Trash } from '../../lists/Trash.tsx'
import { query } from '../../query.ts'
import type { DeletedDialogProps } from '../../workspace/trash/DeletedDialog.tsx'
import { useRestoreProject } from '../queries.ts'

/** A member's deleted projects, to restore. */
export function DeletedProjects({ isOpen, onClose }: DeletedDialogProps) {
  const { t } = useTranslation()
  const deleted = useQuery(query(getDeletedProjects, {}, { isSilent: true }))
  const { mutateAsync: restore } = useRestoreProject({ isSilent: true })
  return (
    <Trash
      query={deleted}
      rowsOf={(projects) => projects}
      hint={t('projects.trashHint')}
      emptyHint={t('projects.trashEmptyHint')}
      onRestore={async ({ id, name }) => {
        await restore({ ids: [id] })
        return t('projects.restored', { name })
      }}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
