import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'

/** Makes a change from the import's state when its turn comes: of two quick changes none is lost. */
export type ImportChange = (data: OneImport) => Omit<InputOf<typeof calls.mapImport>, 'id'>

/** The steps of an import; each answer is its new state. */
export function useImport(id: string) {
  const client = useQueryClient()
  const onSuccess = (data: OneImport) => {
    client.setQueryData(['import', id], data)
    void client.invalidateQueries({ queryKey: ['imports'] })
    void client.invalidateQueries({ queryKey: ['import-uploads'] })
    void client.invalidateQueries({ queryKey: ['imports-under-way'] })
    void client.invalidateQueries({ queryKey: ['import-publishing', id] })
  }
  // One after the other: a step may depend on the one before.
  const scope = { id: `import ${id}` }
  const step = useMutation({
    scope,
    mutationFn: (endpoint: typeof calls.runImport) => call(endpoint, { id }),
    onSuccess,
  })
  const map = useMutation({
    scope,
    mutationFn: async (change: ImportChange) => {
      const data = client.getQueryData<OneImport>(['import', id]) ?? (await call(calls.getImport, { id }))
      return call(calls.mapImport, { id, ...change(data) })
    },
    onSuccess,
  })
  return { step: step.mutate, map: map.mutate, isPending: step.isPending }
}
