import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { AnswerError, TransportError } from '../api.ts'
import { reportFailure } from '../errors/report.ts'

interface CallMeta extends Record<string, unknown> {
  /** Fails without a word from here: only by a written decision (a product's detail says "Error" itself). */
  isSilent?: boolean
  /** Nobody asked for it: silent, and nobody is shown that it loads. */
  isBackground?: boolean
  /** The member has read something of which a notice told them too. */
  readsNotices?: boolean
  /** The answer is the member's own: it goes when they sign out, even from under what shows it. */
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
/** For as long as a server may start, each second. */
const MOST_REPEATS_OF_STARTING = 90
const STARTING_PAUSE_MS = 1000
const PASSING = new Set<unknown>(['network', 502, 503, 504])

// An answer is shown in the same turn: a timer's would wait behind whatever else is due, as the answers that are less urgent.
notifyManager.setScheduler(queueMicrotask)

/** Every call of the page goes through it: what fails is told once, here. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => reportUnlessSilent(error, meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => reportUnlessSilent(error, meta),
  }),
  defaultOptions: {
    queries: {
      retry: isWorthRepeating,
      retryDelay: (failures, error) => (saysStarting(error) ? STARTING_PAUSE_MS : FIRST_PAUSE_MS * 2 ** failures),
      // An offline browser shows the failure, not an endless skeleton; what failed loads once it is online again.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Nothing that a member was shown stays when they sign out, but what the page in sight shows of the public catalogue. The answer
 * brings it back for them, to be read again.
 */
export function forgetAnswers(): () => void {
  const answers = queryClient.getQueryCache()
  const held = answers.getAll().filter(({ state }) => state.data !== undefined)
  queryClient.removeQueries({ predicate: (query) => !query.isActive() || query.meta?.isMembers === true })
  for (const mutation of queryClient.getMutationCache().getAll()) {
    // What is under way will fail, and would put back what it found.
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
 * Whether a read is repeated after so many failures: only what may pass by itself. A refusal would be refused again, an error of the
 * server made again, and after a timeout half a minute has been waited already.
 */
export function isWorthRepeating(failures: number, error: unknown): boolean {
  const reason = error instanceof TransportError ? error.status : error instanceof AnswerError ? error.code : null
  return failures < (saysStarting(error) ? MOST_REPEATS_OF_STARTING : MOST_REPEATS) && PASSING.has(reason)
}

/** Whether the answer was that the server starts, or its database after a crash: it will be there by itself. */
export function saysStarting(error: unknown): boolean {
  return error instanceof AnswerError && Object(error.data).isStarting === true
}

function reportUnlessSilent(error: unknown, meta: CallMeta | undefined): void {
  if (!meta?.isSilent && !meta?.isBackground) reportFailure(error)
}
