import { sql } from 'kysely'
import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importBoard } from '../../../contract/boards/calls.ts'
import { refreshTokens, signInByPassword } from '../../../contract/members.ts'
import { updateUser } from '../../../contract/profile.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { LARGEST_BODY } from './failures.ts'

const SECRET = 'R7c0e2b1d9f84a63'
const CHUNK = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`

let quarry: TestApp
let logged = ''
const { promise: waiting, resolve: stopWaiting } = Promise.withResolvers<void>()

beforeAll(async () => {
  const log = new Writable({ write: (line, _encoding, done) => done(void (logged += String(line))) })
  quarry = await createTestApp({ logger: pino({ level: 'trace' }, log) })
  quarry.app.get('/app-api/broken', () => {
    throw new Error('broken')
  })
  quarry.app.get('/app-api/noted', (request, reply) => {
    request.log.info({ req: request }, 'noted')
    void reply.send({})
  })
  quarry.app.get('/app-api/waiting', async () => waiting)
  quarry.app.get('/broken', () => {
    throw new Error('broken')
  })
  await quarry.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  stopWaiting()
  return quarry.close()
})

function open(): Socket {
  return connectSocket((quarry.app.server.address() as AddressInfo).port, '127.0.0.1')
}

describe('a body', () => {
  it('has a size limit in every call that takes one', async () => {
    // A form with a file has its own limit (multipart.test.ts), and so has a board’s file (large-json.test.ts).
    const calls = quarry.app.endpoints.filter(
      ({ method, inputIn, path }) => method !== 'GET' && inputIn !== 'multipart' && path !== importBoard.path,
    )
    const none = { method: 'POST' as const, path: '/app-api/no/such/call', largestBody: undefined }
    // Nothing is read from callers without access (refused-unread.test.ts).
    const operator = await memberIn(quarry, { isOperator: true })
    for (const { method, path, largestBody = LARGEST_BODY } of [...calls, none]) {
      const payload = `"${'x'.repeat(largestBody)}"`
      const headers = { 'content-type': 'application/json', ...operator.headers }
      const answer = await quarry.app.inject({ method, url: path, headers, payload })
      expect({ path, ...answer.json<object>() }).toMatchObject({ path, code: 413, data: null })
    }
  })

  it('that never ends is cut off once it is too large', async () => {
    const socket = open()
    socket.on('error', () => undefined)
    const head = ['POST /app-api/any HTTP/1.1', 'Host: quarry', 'Content-Type: application/json']
    socket.write(`${head.join('\r\n')}\r\nTransfer-Encoding: chunked\r\n\r\n`)
    const send = () => {
      while (socket.writable && socket.write(CHUNK));
    }
    socket.on('drain', send)
    send()
    // Not `once` of node:events, which treats the reset as a failure.
    await new Promise((resolve) => socket.once('close', resolve))
    expect(await quarry.get('/app-api/product/spu/page')).toMatchObject({ code: 200 })
  })
})

describe('a slow request', () => {
  it('has time limits for the request, its headers and an idle connection', () => {
    const { requestTimeout, headersTimeout, timeout } = quarry.app.server
    for (const limit of [requestTimeout, headersTimeout, timeout]) expect(limit).toBeGreaterThan(0)
    expect(headersTimeout).toBeLessThan(requestTimeout)
  })

  it('finds its connection open for longer than a load balancer keeps it', () => {
    expect(quarry.app.server.keepAliveTimeout).toBeGreaterThan(60_000)
  })

  it('is answered when its time is over', async () => {
    const connected = once(quarry.app.server, 'connection') as Promise<[Socket]>
    const socket = open()
    socket.write('POST /app-api/any HTTP/1.1\r\nHost: quarry\r\n')
    const [theirs] = await connected
    // Node emits this when the time is over.
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    quarry.app.server.emit('clientError', error, theirs)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 400,
      msg: 'request: not complete in time',
      data: null,
    })
  })
})

describe('a connection with something that is not HTTP', () => {
  it('gets no answer that another request waits for', async () => {
    const socket = open()
    socket.write('GET /app-api/waiting HTTP/1.1\r\nHost: quarry\r\n\r\nnonsense\r\n\r\n')
    expect(await text(socket)).toBe('')
  })

  it('gets no second answer to a request that was refused before its body came', async () => {
    const socket = open()
    const answers = text(socket)
    const head = [`${updateUser.method} ${updateUser.path} HTTP/1.1`, 'Host: quarry', 'Transfer-Encoding: chunked']
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    await once(socket, 'data')
    socket.write('nonsense\r\n')
    expect((await answers).match(/HTTP\/1.1/g)).toHaveLength(1)
  })

  it('is ended, however often more comes after the last answer', async () => {
    const connected = once(quarry.app.server, 'connection') as Promise<[Socket]>
    const socket = open()
    socket.on('error', () => undefined)
    const [theirs] = await connected
    socket.write('GET /healthz HTTP/1.1\r\nHost: quarry\r\nConnection: close\r\n\r\n')
    socket.on('data', () => socket.write('nonsense\r\n\r\n'))
    // The client never ends its half.
    await expect.poll(() => theirs.destroyed).toBe(true)
  })
})

describe('the log', () => {
  it.each([
    ['a call that fails', '/app-api/broken'],
    ['a call that is noted', '/app-api/noted'],
    ['a page that fails', '/broken'],
    ['an unknown call', '/app-api/member/auth/nothing'],
    ['an address that cannot be decoded', '/app-api/%'],
    ['one of the page’s that cannot be decoded', '/login/%'],
    ['a name that is too long', `/images/${'a'.repeat(500)}`],
    ['a wrong field', '/app-api/product/spu/page?pageNo=none'],
  ])('contains no token from the query of %s', async (_what, address) => {
    logged = ''
    await quarry.inject(`${address}${address.includes('?') ? '&' : '?'}refreshToken=${SECRET}`)
    expect(logged).not.toContain(SECRET)
  })

  it('contains no token of a failed refresh and no password of a failed sign-in', async () => {
    logged = ''
    await sql`ALTER TABLE session RENAME TO session_away`.execute(quarry.db)
    await sql`ALTER TABLE member RENAME TO member_away`.execute(quarry.db)
    const refreshed = await quarry.call(refreshTokens, { refreshToken: SECRET })
    const signedIn = await quarry.call(signInByPassword, { email: 'ada@quarry.test', password: SECRET })
    expect([refreshed.code, signedIn.code]).toEqual([500, 500])
    expect(logged).toContain('a request failed')
    expect(logged).not.toContain(SECRET)
  })

  it('contains nothing of a request that is not HTTP', async () => {
    logged = ''
    const socket = open()
    socket.write(`POST /app-api/member/auth/refresh-token?refreshToken=${SECRET} NONSENSE\r\n\r\n`)
    expect(await text(socket)).toContain('not HTTP')
    expect(logged).not.toContain(SECRET)
  })

  it('names the address that failed, and the reason', async () => {
    logged = ''
    await quarry.inject(`/app-api/noted?refreshToken=${SECRET}`)
    expect(logged).toContain('"path":"/app-api/noted"')
    await quarry.inject('/app-api/broken')
    expect(logged).toContain('"message":"broken"')
  })
})
