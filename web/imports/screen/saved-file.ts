import { useMutation } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { callForFile } from '../../file-call.ts'
import { saveFile } from '../../ui/files/save-file.ts'

/** Has the server make a file, and saves it. */
export function useSavedFile() {
  const { mutate } = useMutation({
    mutationFn: async ({ endpoint, input }: { endpoint: Endpoint & { answersFile?: true }; input: unknown }) => {
      const { signal } = new AbortController()
      const { name, content } = await callForFile(endpoint, input, { signal, onPlace: () => {}, onProgress: () => {} })
      saveFile(name, content)
    },
  })
  return <E extends Endpoint & { answersFile?: true }>(endpoint: E, input: InputOf<E>) => mutate({ endpoint, input })
}
