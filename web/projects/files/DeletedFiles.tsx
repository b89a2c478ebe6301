import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getDeletedProjectFiles } from '../../../contract/project-files.ts'
import { Trash } from '../../lists/Trash.tsx'
import { query, useChange } from '../../query.ts'
import { fileRestoration } from './queries.ts'

/** The files of a project that the member can restore. */
export function DeletedFiles({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const deleted = useQuery(query(getDeletedProjectFiles, { projectId }, { isSilent: true, isFresh: true }))
  const { mutateAsync: restore } = useChange(fileRestoration, { isSilent: true })
  return (
    <Trash
      query={deleted}
      rowsOf={(files) => files}
      hint={t('projectFiles.trashHint')}
      emptyHint={t('projectFiles.trashEmptyHint')}
      onRestore={async ({ id, name }) => {
        await restore({ id })
        return t('projectFiles.restored', { name })
      }}
      onClose={onClose}
    />
  )
}
