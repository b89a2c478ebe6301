import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { AnswerError, TransportError } from '../api.ts'
import { forgetAnswers, isWorthRepeating, queryClient } from './query-client.ts'

const FOLDERS = ['folders']
const folders = { queryKey: FOLDERS, queryFn: () => ['Lobby'], meta: { isMembers: true } }
const foldersNow = () => queryClient.getQueryData(FOLDERS)

afterEach(() => queryClient.clear())

test('a member’s answers go with them, also from under what shows them, and come back for them to be read again', async () => {
  const shown = new QueryObserver(queryClient, folders)
  const unsubscribe = shown.subscribe(() => undefined)
  await expect.poll(foldersNow).toEqual(['Lobby'])
  const giveBack = forgetAnswers()
  unsubscribe()
  expect(foldersNow()).toBeUndefined()
  // A component mounted meanwhile has requested nothing, and has no data.
  queryClient.getQueryCache().build(queryClient, folders)
  giveBack()
  expect(foldersNow()).toEqual(['Lobby'])
  expect(queryClient.getQueryState(FOLDERS)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
  expect(queryClient.getQueryCache().find({ queryKey: FOLDERS })?.meta).toEqual({ isMembers: true })
})

test('data read meanwhile is newer than restored data', () => {
  queryClient.setQueryData(FOLDERS, ['Lobby'])
  const giveBack = forgetAnswers()
  queryClient.setQueryData(FOLDERS, ['Office'])
  giveBack()
  expect(foldersNow()).toEqual(['Office'])
})

test('a change that fails because its member has gone puts nothing of theirs back', async () => {
  const refusal = Promise.withResolvers<void>()
  const change = new MutationObserver(queryClient, {
    mutationFn: () => refusal.promise,
    onMutate: () => ['Lobby'],
    onError: (_error, _input, before) => queryClient.setQueryData(FOLDERS, before),
  })
  const changed = change.mutate()
  await expect.poll(() => queryClient.isMutating()).toBe(1)
  forgetAnswers()
  refusal.reject(new AnswerError(401, 'Please sign in.', { isSilent: true }))
  await expect(changed).rejects.toThrow('Please sign in.')
  expect(foldersNow()).toBeUndefined()
})

test('of a server that starts it is asked for as long as that may take', () => {
  const error = new AnswerError(503, 'The server is starting.', { data: { retryAfter: 1, isStarting: true } })
  expect([0, 1, 2, 60, 90].map((failures) => isWorthRepeating(failures, error))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test.each([
  new TransportError('network'),
  new TransportError(502),
  new TransportError(503),
  new TransportError(504),
  new AnswerError(503, 'The service is unavailable for the moment.'),
])('what may pass by itself is tried twice more ($message)', (error) => {
  expect([0, 1, 2, 3].map((failures) => isWorthRepeating(failures, error))).toEqual([true, true, false, false])
})

test.each([
  new TransportError('timeout'),
  new TransportError('unreadable'),
  new TransportError(500),
  new TransportError(418),
  new AnswerError(500, 'broken'),
  new AnswerError(401, 'refused'),
  new AnswerError(1_008_006_000, 'unknown'),
  new TypeError('a mistake of ours'),
])('what would fail again is not asked again ($message)', (error) => {
  expect(isWorthRepeating(0, error)).toBe(false)
})
