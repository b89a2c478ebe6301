import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, inject, it, onTestFinished } from 'vitest'
import { query } from '../../server/testing/postgres.ts'
import { startServer } from '../stage/server.ts'

const CLIENTS = 24
/** A limit on calls, so that the test ends whatever the server does. */
const MOST_CALLS = 20_000

it('resets nobody’s connection when it is asked to stop while many call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-stop-'))
  const socketFolder = inject('socketFolder')
  await query(socketFolder, 'postgres', 'DROP DATABASE IF EXISTS stopping WITH (FORCE)')
  await query(socketFolder, 'postgres', 'CREATE DATABASE stopping')
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: `postgres://quarry@localhost/stopping?host=${encodeURIComponent(socketFolder)}`,
  })
  onTestFinished(async () => {
    await server.stop('SIGKILL')
    await query(socketFolder, 'postgres', 'DROP DATABASE stopping WITH (FORCE)')
    await rm(folder, { recursive: true })
  })
  const clients = Array.from({ length: CLIENTS }, () => keepCalling(server.url))
  await Promise.all(clients.map(async ({ began }) => began))
  const stopped = server.stop('SIGTERM')
  const last = await Promise.all(clients.map(async ({ ended }) => ended))
  expect(last).toEqual(last.map(() => ({ code: expect.toSatisfy((code) => [200, 503].includes(code)), isLast: true })))
  expect(await stopped).toBe(0)
})

interface Answer {
  code: number
  isLast: boolean
}

/** Repeats calls on one connection until the server announces its end. */
function keepCalling(url: string): { began: Promise<void>; ended: Promise<Answer> } {
  const { promise: began, resolve: begin } = Promise.withResolvers<void>()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  async function call(): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    request(`${url}/app-api/product/brand/page`, { agent }, resolve).on('error', reject).end()
    const response = await promise
    const { code } = (await json(response)) as { code: number }
    return { code, isLast: response.headers.connection === 'close' }
  }
  async function goOn(): Promise<Answer> {
    for (let calls = 1; calls < MOST_CALLS; calls += 1) {
      const answer = await call()
      if (answer.isLast) return answer
      if (calls > 2) begin()
    }
    return { code: 0, isLast: false }
  }
  return { began, ended: goOn() }
}
