import { useMutation } from '@tanstack/react-query'
import { getOwnCompanyDocument, type CompanyDocument } from '../../../../contract/company.ts'
import { callForFile } from '../../../file-call.ts'
import { saveFile } from '../../../kit/files/save-file.ts'

/** Saves a document of the member. */
export function useOwnDocument() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, name }: CompanyDocument) => {
      const { signal } = new AbortController()
      const waiting = { signal, onPlace: () => {}, onProgress: () => {} }
      const { content } = await callForFile(getOwnCompanyDocument, { id }, waiting)
      saveFile(name, content)
    },
  })
  return { save: mutate, isPending }
}
