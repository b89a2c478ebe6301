import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { call } from './api.ts'

interface Reading<Output> {
  /** The page shows the failure itself. */
  isSilent?: boolean
  /** Another input shows the last one's answer until its own is there: a list stays in sight while its next page loads. */
  keepsLast?: boolean
  /** Read each time that it is shown. */
  isFresh?: boolean
  /** Dropped as soon as nothing shows it, such as what a form begins with. */
  isForgotten?: boolean
  /** After how many milliseconds it is read again, by what it answered; false ends that. */
  pollMs?: (data: Output | undefined) => number | false
}

/** What an endpoint answers to an input. Its key is the endpoint's path and the input, so whoever asks the same shares the answer. */
export function query<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  { isSilent = false, keepsLast = false, isFresh = false, isForgotten = false, pollMs }: Reading<NoInfer<Output>> = {},
) {
  return queryOptions({
    queryKey: [endpoint.path, input] as readonly unknown[],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { isMembers: endpoint.access !== 'public', isSilent },
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(isFresh && { staleTime: 0 }),
    ...(isForgotten && { gcTime: 0 }),
    ...(pollMs && {
      refetchInterval: ({ state }: { state: { data: unknown } }) => pollMs(state.data as Output | undefined),
    }),
  })
}

/** A call that changes something, with the reads that it makes stale. */
export interface Change<Input, Output> {
  endpoint: Endpoint<Input, Output>
  stale: Stale
}

/** Endpoints whose answers are read again at once, whatever their input; `everything` else when it is next shown. */
type Stale = readonly (Pick<Endpoint, 'path'> | 'everything')[]

/** Names what a call makes stale, beside the domain's reads. */
export function change<Input, Output>(endpoint: Endpoint<Input, Output>, stale: Stale): Change<Input, Output> {
  return { endpoint, stale }
}

interface Changing<Input, Output> {
  /** The page shows the failure itself. */
  isSilent?: boolean
  /** In milliseconds, for a call that may last. */
  timeoutMs?: number
  /** Of a call that makes something: sent twice with the same key, it makes it once. */
  keyOf?: (input: Input) => string
  /** Told even where what asked has left the page by then. */
  onDone?: (output: Output, input: Input) => void
  onFailed?: (error: Error, input: Input) => void
}

/** Makes a change; what it made stale is read again, also after a failure, which may have come too late. */
export function useChange<Input, Output>(
  { endpoint, stale }: Change<Input, Output>,
  { isSilent = false, timeoutMs, keyOf, onDone, onFailed }: Changing<NoInfer<Input>, NoInfer<Output>> = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) =>
      call(endpoint, input, {
        ...(timeoutMs !== undefined && { timeoutMs }),
        ...(keyOf && { idempotencyKey: keyOf(input) }),
      }),
    meta: { isSilent },
    onSuccess: (output, input) => onDone?.(output, input),
    onError: (error, input) => onFailed?.(error, input),
    onSettled: () => readAgain(client, stale),
  })
}

/** Reads again what is in sight of these endpoints. */
export async function readAgain(client: QueryClient, stale: Stale): Promise<void> {
  if (stale.includes('everything')) await client.invalidateQueries({ refetchType: 'none' })
  const endpoints = stale.filter((one) => one !== 'everything')
  await Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
