import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue } from '../fair-queue.ts'
import { noteClients } from '../http/client-network.ts'
import { createLog } from './log.ts'
import { noteCalls } from './noted-calls.ts'
import { logSlowCalls } from './slow-calls.ts'
import { noteStatement } from './statement.ts'
import { noteConnecting, noteWaiting } from './waits.ts'

const SLOW_MS = 1000

let app: FastifyInstance
let lines: Record<string, unknown>[] = []
let work: (request: FastifyRequest) => Promise<unknown>
let begun: PromiseWithResolvers<void>
let ended: PromiseWithResolvers<void>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  lines = []
  begun = Promise.withResolvers()
  ended = Promise.withResolvers()
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) }) as never
  noteCalls(app)
  noteClients(app)
  logSlowCalls(app, SLOW_MS)
  app.whenCallEnds(() => ended.resolve())
  app.route({
    method: 'GET',
    url: '/lists',
    handler: async (request) => {
      begun.resolve()
      await work(request)
      return {}
    },
  })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** Makes a call that works like this for ten seconds at most; answers the line of the log, if there is one. */
async function lineOf(doing: typeof work): Promise<Record<string, unknown> | undefined> {
  work = doing
  const answer = app.inject('/lists')
  await begun.promise
  await vi.advanceTimersByTimeAsync(10 * SLOW_MS)
  await answer
  await ended.promise
  return lines[0]
}

const later = async (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('a call that has only waited is not slow', () => {
  it('for its turn', async () => {
    const waits = async ({ notes }: FastifyRequest) => {
      await later(5000)
      if (notes) notes.turnMs = 5000
    }
    expect(await lineOf(waits)).toBeUndefined()
  })

  it('for a connection to the database', async () => {
    expect(await lineOf(() => noteConnecting(later(5000)))).toBeUndefined()
  })

  it('for a place in a queue', async () => {
    const queue = noteWaiting(createFairQueue({ atOnce: 1 }))
    void queue('another', () => later(5000))
    expect(await lineOf(() => queue('own', () => later(500)))).toBeUndefined()
  })
})

describe('a call that has worked is slow', () => {
  it('and its waits stand beside its work', async () => {
    const queue = noteWaiting(createFairQueue({ atOnce: 1 }))
    void queue('another', () => later(3000))
    const works = async () => {
      await noteConnecting(later(2000))
      await queue('own', () => later(1500))
    }
    expect(await lineOf(works)).toMatchObject({
      msg: 'a call was slow',
      ms: 1500,
      wholeMs: 4500,
      turnMs: 0,
      queueMs: 1000,
      database: { connectionMs: 2000 },
    })
  })

  it('though several of its statements waited at the same time', async () => {
    const works = async () => {
      await Promise.all([1, 2, 3].map(() => noteConnecting(later(1000))))
      await later(1200)
    }
    expect(await lineOf(works)).toMatchObject({ ms: 1200, wholeMs: 2200, database: { connectionMs: 3000 } })
  })

  it('while a statement of its own ran, though another one waited', async () => {
    const works = async () => {
      const answer = later(1200)
      noteStatement('SELECT pg_sleep(1.2)', { answer, backend: 1 })
      await Promise.all([answer, noteConnecting(later(1500))])
    }
    expect(await lineOf(works)).toMatchObject({ ms: 1200, wholeMs: 1500 })
  })
})
