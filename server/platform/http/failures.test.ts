import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { sendError } from './failures.ts'

it('what the people who run the server must mend is one line of the log, and not available for the moment', async () => {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  const app = Fastify({ logger: { level: 'error', stream } })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  const told = 'The image encoder’s file x.onnx is damaged.'
  app.get('/app-api/search', async () => Promise.reject(new SetupError(told)))
  const answer = await app.inject('/app-api/search')
  expect(answer.json()).toEqual({
    code: 503,
    msg: 'The service is unavailable for the moment; please try again shortly.',
    data: null,
  })
  expect(lines).toEqual([expect.objectContaining({ msg: told })])
  expect(lines[0]).not.toHaveProperty('err')
})
