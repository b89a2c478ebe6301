import { queryOptions, useMutation, useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { InputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import {
  compareShown,
  decideOnVersion,
  getShownPart,
  getShownVersion,
  reckonShown,
  type Shown,
} from '../../../../contract/sharing/sending-calls.ts'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { AnswerError, call } from '../../../api.ts'
import { endAnswers } from '../deciding/answers.ts'
import { endDraft } from '../discussion/drafts.ts'
import { keepGuestName } from '../discussion/guest-name.ts'
import { headersOf, passTo, type Opening, type Pass } from '../pass.ts'
import { sentKey } from '../queries.ts'

export type { Decision, Shown } from '../../../../contract/sharing/sending-calls.ts'
export type ShownVersion = NonNullable<Shown['version']>
export type ShownPart = ShownVersion['parts'][number]
export type Verdict = Shown['decisions'][number]['verdict']

/** Addresses of the owner's pictures are valid for an hour. */
const PICTURES_MS = 50 * 60_000

// In memory only; nothing of the cache is stored.
const keys = {
  all: sentKey,
  last: (token: string) => [...sentKey(token), 'last'] as const,
}
/** Everything is read anew by the stream's news alone; failures are shown in its place. */
const KEPT = { staleTime: Infinity, gcTime: 0, meta: { isBackground: true } } as const

/** What a link opens by default: the last version that may be seen. A repeated read does not count as another view. */
export function sentOf(token: string) {
  return queryOptions({
    ...KEPT,
    queryKey: keys.last(token),
    queryFn: ({ signal, client }) => {
      const isAgain = client.getQueryData(keys.last(token)) !== undefined
      return readSent(passTo(token), { signal, input: isAgain ? { again: '1' } : {} })
    },
  })
}

export function openingOfSent(token: string): Opening<Shown> {
  return { queryKey: keys.last(token), read: async (pass) => readSent(pass, {}) }
}

function readSent(
  pass: Pass,
  { input = {}, signal }: { input?: InputOf<typeof getShownVersion>; signal?: AbortSignal },
): Promise<Shown> {
  return call(getShownVersion, input, { headers: headersOf(pass), ...(signal && { signal }) })
}

/** One that is not the last. */
export function earlierVersion(token: string, number: number) {
  return queryOptions({
    ...KEPT,
    queryKey: [...keys.all(token), 'version', number],
    queryFn: async ({ signal }) => (await readSent(passTo(token), { signal, input: { number, again: '1' } })).version,
  })
}

/** A part of a version; its hash tells what the link showed of it then. */
export function partOf(token: string, number: number, { place, contentHash }: ShownPart) {
  return queryOptions({
    ...KEPT,
    queryKey: [...keys.all(token), 'part', number, place, contentHash],
    queryFn: ({ signal }) => call(getShownPart, { number, place }, { signal, headers: headersOf(passTo(token)) }),
    refetchInterval: ({ state }) => (state.data?.board?.pictures && !state.error ? PICTURES_MS : false),
  })
}

export function changesOf(token: string, number: number) {
  return queryOptions({
    ...KEPT,
    queryKey: [...keys.all(token), 'changes', number],
    queryFn: ({ signal }) => call(compareShown, { number }, { signal, headers: headersOf(passTo(token)) }),
  })
}

/** What a list of a version comes to with a choice. */
export function totalOfChoice(token: string, choice: InputOf<typeof reckonShown>) {
  return queryOptions({
    ...KEPT,
    queryKey: [...keys.all(token), 'total', choice],
    queryFn: ({ signal }) => call(reckonShown, choice, { signal, headers: headersOf(passTo(token)) }),
  })
}

/** The lists of a version that have been loaded, by place. */
export function useShownLists(token: string, { number, parts }: ShownVersion): ReadonlyMap<number, SharedBudget> {
  return useQueries({
    queries: parts
      .filter(({ kind }) => kind === 'budget')
      .map((part) => ({ ...partOf(token, number, part), enabled: false })),
    combine: (found) => {
      const places = parts.filter(({ kind }) => kind === 'budget').map(({ place }) => place)
      return new Map(
        found.flatMap(({ data }, index) => (data?.budget ? [[places[index] ?? 0, data.budget] as const] : [])),
      )
    },
  })
}

/** After a version was sent or withdrawn, or something was decided. */
export function readLastAgain(client: QueryClient, token: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.last(token) })
}

/** After the link's rights changed, or it ended. */
export function readAllAgain(client: QueryClient, token: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.all(token) })
}

type Decided = ParsedInputOf<typeof decideOnVersion> & { key: string }

/** Decides on the version that was seen. The form shows refusals. */
export function useDecide(token: string, draftPlace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key: _key, ...decision }: Decided) =>
      call(decideOnVersion, decision, { headers: headersOf(passTo(token)) }),
    onSuccess: (_id, { name, key, number, lines }) => {
      keepGuestName(name)
      endAnswers(token, number, lines)
      endDraft(draftPlace, key)
      void readLastAgain(client, token)
    },
    // The link may have ended, show less, or show a newer version.
    onError: (error) => {
      if (error instanceof AnswerError) void readAllAgain(client, token)
    },
    meta: { isSilent: true },
  })
}
