import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { sendError } from './failures.ts'

const linesOf = () => {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  return { app, lines }
}

it('a client that left while its answer was made is no error', async () => {
  const { app, lines } = linesOf()
  const left = Promise.withResolvers<void>()
  app.get('/app-api/slow', async ({ raw }) => {
    raw.socket.once('close', () => left.resolve())
    raw.socket.destroy()
    await left.promise
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  lines.length = 0
  await expect(fetch(`${url}/app-api/slow`)).rejects.toThrow('fetch failed')
  await expect
    .poll(() => lines.map(({ level, msg }) => [level, msg]))
    .toEqual([[30, 'a request was broken off by its sender']])
  await app.close()
})

it('what the people who run the server must mend is one line of the log, and not available for the moment', async () => {
  const { app, lines } = linesOf()
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
