import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint.ts'
import { compareVersions, getVersion, getVersionPage, type VersionKind } from '../../contract/versions.ts'
import { call } from '../api.ts'

/** An answer that is younger is not loaded again when it comes into sight. */
const FRESH_MS = 3000
/** The member's own data; failures are shown in place. */
const meta = { isMembers: true, isBackground: true }

const allKey = ['versions'] as const

export function versionsOf({ kind, refId }: { kind: VersionKind; refId: string }) {
  return queryOptions({
    queryKey: [...allKey, 'of', kind, refId],
    queryFn: ({ signal }) => call(getVersionPage, { kind, refId }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

export function versionOf(id: string) {
  return queryOptions({
    queryKey: [...allKey, 'one', id],
    queryFn: ({ signal }) => call(getVersion, { id }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** Two versions side by side; without a second one, a version and the present state. */
export function comparisonOf(id: string, otherId: string | undefined) {
  return queryOptions({
    queryKey: [...allKey, 'compared', id, otherId ?? null],
    queryFn: ({ signal }) => call(compareVersions, { id, ...(otherId !== undefined && { otherId }) }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** Reads all visible versions again. */
export function readVersionsAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: allKey })
}

interface ChangeOptions {
  /** The form shows failures. */
  isSilent?: boolean
}

/** A change of versions. Afterwards the lists of versions are read again. */
export function useVersionChange<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  { isSilent = false }: ChangeOptions = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: Input & { key?: string }) =>
      call(endpoint, input as Input, key === undefined ? {} : { idempotencyKey: key }),
    meta: { isSilent },
    onSettled: () => readVersionsAgain(client),
  })
}
