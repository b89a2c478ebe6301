import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerError, TransportError } from '../api.ts'
import { keepTokens } from '../tokens.ts'
import { untilAnswered } from './until-answered.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const lost = () => Promise.reject(new TransportError('network'))

test('a call without an answer is made again, later each time, and at once where the network comes back', async () => {
  const send = vi.fn<() => Promise<string>>(lost)
  const onWaiting = vi.fn()
  const answer = untilAnswered(send, onWaiting)
  await vi.advanceTimersByTimeAsync(999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(send).toHaveBeenCalledTimes(2)
  send.mockResolvedValueOnce('saved')
  window.dispatchEvent(new Event('online'))
  expect(await answer).toBe('saved')
  expect(onWaiting).toHaveBeenCalledTimes(1)
})

test('a refusal is an answer', async () => {
  const send = vi.fn(() => Promise.reject(new AnswerError(400, 'No.')))
  await expect(untilAnswered(send, vi.fn())).rejects.toThrow('No.')
  expect(send).toHaveBeenCalledTimes(1)
})

test('what somebody began who has signed out since is not done in the name of the next', async () => {
  const send = vi.fn(lost)
  const failure = untilAnswered(send, vi.fn()).catch((error: unknown) => error)
  keepTokens({ accessToken: 'of the next', refreshToken: 'of the next' }, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toMatchObject({ name: 'AbortError' })
  expect(send).toHaveBeenCalledTimes(1)
})
