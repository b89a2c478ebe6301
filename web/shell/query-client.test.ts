import { expect, test } from 'vitest'
import { AnswerError, TransportError } from '../api.ts'
import { isWorthRepeating } from './query-client.ts'

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
