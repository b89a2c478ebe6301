import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { signInByPassword } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { serve } from '../http/serve.ts'
import { createLog } from './log.ts'

const ID = 'k3x9-from-the-page'
const PAGE = '/app-api/product/spu/page'

const ownStatement = endpoint({
  method: 'POST',
  path: '/app-api/test/own-statement',
  access: 'public',
  summary: 'Says what PostgreSQL shows of its statements',
  input: z.object({ secret: z.string().default('') }),
  output: z.object({ plain: z.string(), prepared: z.string() }),
})

let quarry: TestApp
let lines: Record<string, unknown>[] = []
let networks = 0

/** Each request comes from a network of its own, because the lines of one are summed. */
const from = (headers: Record<string, string> = {}) => ({
  'x-forwarded-for': `198.51.100.${(networks += 1)}`,
  ...headers,
})

/** Every call takes longer than this. */
const AT_ONCE_MS = Number.MIN_VALUE

beforeAll(async () => {
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(
        ...chunk
          .toString()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      )
      done()
    },
  })
  quarry = await createTestApp({ logger: createLog('info', log), slowCallMs: AT_ONCE_MS })
  const { app, deps } = quarry
  serve({ app, deps }, ownStatement, async ({ db, log: ownLog }, { secret }) => {
    ownLog.info('looked')
    const shown = sql<{ query: string }>`SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()`
    const plain = await shown.execute(db)
    const prepared = await sql<{ query: string }>`${shown} AND ${secret}::text IS NOT NULL`.execute(db)
    return { plain: plain.rows[0]?.query ?? '', prepared: prepared.rows[0]?.query ?? '' }
  })
  app.get('/app-api/test/too-many', async () => {
    throw new Problem(429)
  })
  app.get('/app-api/test/broken', async () => {
    throw new Error('a mistake of ours')
  })
})
afterAll(() => quarry.close())
beforeEach(() => {
  lines = []
})

const idOf = async (given?: string) =>
  (await quarry.inject(PAGE, from(given === undefined ? {} : { 'x-request-id': given }))).headers['x-request-id']

describe('the id of a request', () => {
  it('is the one that the page gave it', async () => {
    expect(await idOf(ID)).toBe(ID)
  })

  it.each([undefined, '', 'short', 'a b c d e f', "x'*/ DROP", 'line\u00e9line', 'x'.repeat(65)])(
    'is a new one if the given one is missing or not plain (%j)',
    async (given) => {
      const ids = await Promise.all([idOf(given), idOf(given)])
      expect(new Set(ids).size).toBe(2)
      expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('is told to the person and logged when something unexpected fails', async () => {
    const answer = await quarry.get('/app-api/test/broken', from({ 'x-request-id': ID }))
    expect(answer).toMatchObject({ code: 500, msg: expect.stringContaining(ID) })
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'a request failed', requestId: ID }))
  })

  it('is in every line that is logged meanwhile, once', async () => {
    await quarry.call(ownStatement, {}, from({ 'x-request-id': ID }))
    expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['looked', ID],
      ['a call was slow', ID],
    ])
  })

  it('is in a comment of statements that are not prepared, and leaves prepared ones as they are', async () => {
    const { data } = await quarry.call(ownStatement, {}, from({ 'x-request-id': ID }))
    const comment = `/*call='POST%20%2Fapp-api%2Ftest%2Fown-statement',request='${ID}'*/`
    expect(data.plain).toBe(`${comment} SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()`)
    expect(data.prepared).toMatch(/^SELECT query/)
  })
})

describe('a slow call', () => {
  it('is logged with where its time went and its slowest statement, without what was sent', async () => {
    await quarry.call(ownStatement, { secret: 'only for us' }, from({ 'x-request-id': ID }))
    const line = lines.find(({ msg }) => msg === 'a call was slow')
    expect(line).toMatchObject({
      level: 40,
      requestId: ID,
      call: 'POST /app-api/test/own-statement',
      outcome: 'ok',
      ms: expect.any(Number),
      turnMs: expect.any(Number),
      database: { statements: 2, ms: expect.any(Number), rows: 2, connectionMs: expect.any(Number) },
      writeMs: expect.any(Number),
      slowest: { backend: expect.any(Number), statement: expect.stringMatching(/^SELECT query/) },
    })
    expect(JSON.stringify(lines)).not.toContain('only for us')
  })

  it('makes no line if its client was told to ask less, so that nobody fills the log', async () => {
    expect(await quarry.get('/app-api/test/too-many', from())).toMatchObject({ code: 429 })
    expect(lines).toEqual([])
  })

  it('is named by its route, whatever stood in its address', async () => {
    await quarry.inject('/private/someones-picture.jpg?sign=secret', from())
    await quarry.inject('/app-api/no/such/call?token=secret', from())
    expect(lines.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['GET /private/:key', 'refused'],
      ['unknown', 'refused'],
    ])
  })
})

describe('a flood of requests whose bodies do not come', () => {
  const COUNT = 12
  let port: number

  beforeAll(async () => {
    await quarry.app.listen({ host: '127.0.0.1', port: 0 })
    port = (quarry.app.server.address() as AddressInfo).port
  })
  beforeEach(() => {
    networks += 1
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Sends the head of a request and one byte of its body. */
  async function begin(): Promise<Socket> {
    const taken = once(quarry.app.server, 'request')
    const socket = connect(port, '127.0.0.1')
    const head = [
      `POST ${signInByPassword.path} HTTP/1.1`,
      'Host: quarry',
      `X-Forwarded-For: 198.51.100.${networks}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    await taken
    return socket
  }

  it.each([
    ['a request was broken off by its sender', (sockets: Socket[]) => sockets.forEach((socket) => socket.destroy())],
    ['a body that came too slowly was given up', () => void vi.advanceTimersByTime(1000)],
  ])('makes one line, and one at the end of the second: %s', async (told, end) => {
    const sockets: Socket[] = []
    while (sockets.length < COUNT) sockets.push(await begin())
    const ours = () => lines.filter(({ msg }) => msg === told)
    const counted = () => ours().reduce((sum, { further }) => sum + 1 + Number(further ?? 0), 0)
    const goOn = () => {
      end(sockets)
      return counted()
    }
    await expect.poll(goOn).toBe(COUNT)
    expect(ours().length).toBeLessThan(COUNT / 2)
    for (const socket of sockets) socket.destroy()
  })
})
