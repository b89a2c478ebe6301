import { useMutation } from '@tanstack/react-query'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { callForFile } from '../../file-call.ts'
import { saveFile } from '../../kit/files/save-file.ts'

/** Has the server make a file, and saves it. */
export function useSavedFile() {
  const { mutate } = useMutation({
    mutationFn: async ({ endpoint, input }: { endpoint: Endpoint; input: unknown }) => {
      const { signal } = new AbortController()
      const { name, content } = await callForFile(endpoint, input, { signal, onPlace: () => {}, onProgress: () => {} })
      saveFile(name, content)
    },
  })
  return <Input>(endpoint: Endpoint<Input>, input: NoInfer<Input>) => mutate({ endpoint, input })
}
