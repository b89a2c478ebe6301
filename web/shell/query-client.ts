import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { AnswerError, TransportError } from '../api.ts'
import { reportFailure } from '../errors/report.ts'

interface CallMeta extends Record<string, unknown> {
  /** The query client does not report its failure: only by a written decision (a product's detail says "Error" itself). */
  isSilent?: boolean
  /** A background request: neither failures nor loading are shown. */
  isBackground?: boolean
  /** The mutation reads something that a notice announced. */
  readsNotices?: boolean
  /** Private data: it is dropped when the member signs out, even while it is shown. */
  isMembers?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

const MOST_REPEATS = 2
const FIRST_PAUSE_MS = 300
/** How long a server may take to start; retried each second. */
const MOST_REPEATS_OF_STARTING = 90
const STARTING_PAUSE_MS = 1000
const PASSING = new Set<unknown>(['network', 502, 503, 504])

// Answers are shown synchronously: a timer would wait behind other due work.
notifyManager.setScheduler(queueMicrotask)

/** All calls of the page go through it: it reports each failure once. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => reportUnlessSilent(error, meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => reportUnlessSilent(error, meta),
  }),
  defaultOptions: {
    queries: {
      retry: isWorthRepeating,
      retryDelay: (failures, error) => (saysStarting(error) ? STARTING_PAUSE_MS : FIRST_PAUSE_MS * 2 ** failures),
      // An offline browser shows the failure instead of loading for ever; failed queries load once it is online again.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Drops everything shown to a member when they sign out, except the public data of the page in sight. Answers a function that restores
 * it, to be read again.
 */
export function forgetAnswers(): () => void {
  const answers = queryClient.getQueryCache()
  const held = answers.getAll().filter(({ state }) => state.data !== undefined)
  queryClient.removeQueries({ predicate: (query) => !query.isActive() || query.meta?.isMembers === true })
  for (const mutation of queryClient.getMutationCache().getAll()) {
    // Running calls will fail, and would restore old data.
    const { onError: _fail, onSuccess: _succeed, onSettled: _settle, ...options } = mutation.options
    mutation.setOptions(options)
  }
  queryClient.getMutationCache().clear()
  return () => {
    for (const { options, queryKey, queryHash, state } of held) {
      const other = answers.get(queryHash)
      if (other?.state.data !== undefined) continue
      if (other) answers.remove(other)
      answers.build(queryClient, { ...options, queryKey }, { ...state, fetchStatus: 'idle', isInvalidated: true })
    }
  }
}

/**
 * Whether a failed read is repeated: only failures that may pass. A refusal or a server error would repeat, and a timeout has waited
 * half a minute already.
 */
export function isWorthRepeating(failures: number, error: unknown): boolean {
  const reason = error instanceof TransportError ? error.status : error instanceof AnswerError ? error.code : null
  return failures < (saysStarting(error) ? MOST_REPEATS_OF_STARTING : MOST_REPEATS) && PASSING.has(reason)
}

/** Whether the server, or its database after a crash, is starting: it will answer in a moment. */
export function saysStarting(error: unknown): boolean {
  return error instanceof AnswerError && Object(error.data).isStarting === true
}

function reportUnlessSilent(error: unknown, meta: CallMeta | undefined): void {
  if (!meta?.isSilent && !meta?.isBackground) reportFailure(error)
}
