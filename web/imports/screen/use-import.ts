import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'

/** What a person does with an import; each answer is how it stands then. */
export function useImport(id: string) {
  const client = useQueryClient()
  const onSuccess = (data: OneImport) => {
    client.setQueryData(['import', id], data)
    void client.invalidateQueries({ queryKey: ['imports'] })
    void client.invalidateQueries({ queryKey: ['import-uploads'] })
  }
  const step = useMutation({ mutationFn: (endpoint: typeof calls.runImport) => call(endpoint, { id }), onSuccess })
  const map = useMutation({
    mutationFn: (input: Omit<InputOf<typeof calls.mapImport>, 'id'>) => call(calls.mapImport, { id, ...input }),
    onSuccess,
  })
  return { step: step.mutate, map: map.mutate, isPending: step.isPending || map.isPending }
}
