import { queryOptions, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  deleteProjectFile,
  downloadProjectFile,
  getDeletedProjectFiles,
  getProjectFiles,
  renameProjectFile,
  restoreProjectFile,
  type ProjectFile,
} from '../../../contract/project-files.ts'
import { callForFile } from '../../file-call.ts'
import { saveFile } from '../../kit/files/save-file.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { change, useChange } from '../../query.ts'

const reads = [getProjectFiles, getDeletedProjectFiles]

export const fileRenaming = change(renameProjectFile, reads)
export const fileRestoration = change(restoreProjectFile, reads)
const deletion = change(deleteProjectFile, reads)

type Named = Pick<ProjectFile, 'id' | 'name'>

/** Deletes a file, with the way back. */
export function useDeleteFile(): (file: Named) => void {
  const { t } = useTranslation()
  const { mutateAsync: restore } = useChange(fileRestoration)
  const { mutateAsync: remove } = useChange(deletion)
  const takeBack = async ({ id, name }: Named) => {
    await restore({ id })
    showToast(t('projectFiles.restored', { name }))
  }
  const deleteOne = async (file: Named) => {
    await remove({ id: file.id })
    const undo = () => void takeBack(file).catch(told)
    showToast(t('projectFiles.deleted', { name: file.name }), { label: t('projectFiles.undo'), act: undo })
  }
  // The row has left by then.
  return (file) => void deleteOne(file).catch(told)
}

/** The query client has reported the failure. */
function told(): void {}

/** Saves a file to the member's downloads. */
export function useSaveFile() {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: string) => fetchFile(id, new AbortController().signal),
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('fileLine.saved', { file: name }))
    },
  })
  return { save: mutate, isPending }
}

/** A file's content; it has no address that the browser could open by itself. */
export const fileContent = (id: string) =>
  queryOptions({
    queryKey: [downloadProjectFile.path, { id }],
    queryFn: async ({ signal }) => (await fetchFile(id, signal)).content,
    meta: { isMembers: true, isSilent: true },
    // It never changes, and is not cached after it is closed.
    staleTime: Infinity,
    gcTime: 0,
  })

async function fetchFile(id: string, signal: AbortSignal) {
  return callForFile(downloadProjectFile, { id }, { signal, onPlace: () => {}, onProgress: () => {} })
}
