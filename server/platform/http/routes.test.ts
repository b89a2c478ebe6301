import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Routes that are neither served in their client's turn, nor as files or forms; and the test that holds each to bounds of its own. */
const OTHERS: Record<string, string> = {
  // Pictures are made in turn; what is kept is sent as it is.
  'GET /images/:key': 'server/platform/pictures/pictures.test.ts',
  'GET /private/:key': 'server/sharing/unseen-pictures.test.ts',
  'GET /private/board/:id/:version': 'server/boards/thumbnails.test.ts',
  'GET /files/:key/:name': 'server/platform/http/slow-readers.test.ts',
  // One statement at a time, whoever asks.
  'GET /healthz': 'server/platform/http/http.test.ts',
  'GET /readyz': 'server/platform/http/http.test.ts',
  // Streams are counted by member and client.
  'GET /app-api/project/live/follow': 'server/workspace/live/hub.test.ts',
  'GET /app-api/project/share/live': 'server/sharing/live/live.test.ts',
  'GET /app-api/project/share/own-live': 'server/sharing/live/live.test.ts',
  // Places and queues of their own.
  'GET /app-api/product/feed': 'server/feed/keys.test.ts',
  'GET /app-api/member/user/data': 'server/platform/http/file-queue.test.ts',
  'POST /app-api/project/board/duplicate': 'server/boards/pictures.test.ts',
  'POST /app-api/project/board/import': 'server/boards/import-board.test.ts',
}

const CREATED = 'fastify.initialization'
const bound = new Set<string>()
const others = new Set<string>()
let quarry: TestApp

beforeAll(async () => {
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }) => {
      const routes = config?.isInTurn || config?.isBoundBy ? bound : others
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`)
    })
  }
  subscribe(CREATED, watch)
  quarry = await createTestApp()
  unsubscribe(CREATED, watch)
})
afterAll(() => quarry.close())

describe('every route', () => {
  it('is served in its client’s turn, as a file or a form, or is one of those with bounds of their own', () => {
    expect(bound.size).toBeGreaterThan(100)
    expect([...others].toSorted()).toEqual(Object.keys(OTHERS).toSorted())
  })

  it.each(Object.entries(OTHERS))('%s is held to its bounds by %s', (_route, test) => {
    expect(existsSync(test)).toBe(true)
  })
})
