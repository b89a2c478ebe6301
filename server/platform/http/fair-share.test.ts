import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { getSignInOptions, signInByPassword } from '../../../contract/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { noteClients } from './client-network.ts'
import { shareFairly } from './fair-share.ts'
import { serve } from './serve.ts'

const wait = endpoint({
  method: 'GET',
  path: '/app-api/test/wait',
  access: 'public',
  summary: 'Answers once the gate is open',
  input: z.object({ name: z.string().default('') }),
  output: z.literal(true),
})

/** The limits of `fair-share.ts` for one client: calls answered at a time, and open calls. */
const AT_ONCE_EACH = 4
const MOST_EACH = 256
/** The limit for all open calls. */
const MOST = 4096

/** A refusal that is held back is so by a second. */
const HELD_BACK_MS = 900

let quarry: TestApp
let begun: string[]
let gate: PromiseWithResolvers<void>

beforeEach(async () => {
  quarry = await createTestApp()
  begun = []
  gate = Promise.withResolvers<void>()
  serve({ app: quarry.app, deps: {} }, wait, async (_parts, { name }): Promise<true> => {
    begun.push(name)
    await gate.promise
    return true
  })
})
afterEach(async () => {
  gate.resolve()
  await quarry.close()
})

const ask = async (client: string, name = client): Promise<LightMyRequestResponse> =>
  quarry.inject(`${wait.path}?name=${name}`, { 'x-forwarded-for': client })
const askMany = (client: string, count: number) => Array.from({ length: count }, () => ask(client))
const codesOf = async (answers: Promise<LightMyRequestResponse>[]): Promise<Record<string, number>> => {
  const codes = (await Promise.all(answers)).map((answer) => String(answer.json().code))
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))
}

describe('the server’s capacity', () => {
  it('is shared among clients: many calls of one client wait for each other', async () => {
    const greedy = askMany('198.51.100.7', 20)
    await expect.poll(() => begun).toHaveLength(AT_ONCE_EACH)
    const other = ask('203.0.113.5')
    await expect.poll(() => begun.at(-1)).toBe('203.0.113.5')
    expect(begun).toHaveLength(AT_ONCE_EACH + 1)
    gate.resolve()
    expect(await codesOf([...greedy, other])).toEqual({ 200: 21 })
  })

  it('counts an IPv6 household as one client', async () => {
    const household = Array.from({ length: 20 }, (_, index) => ask(`2001:db8:1:2::${index + 1}`))
    await expect.poll(() => begun).toHaveLength(AT_ONCE_EACH)
    const other = ask('2001:db8:1:100::1')
    await expect.poll(() => begun).toHaveLength(AT_ONCE_EACH + 1)
    gate.resolve()
    expect(await codesOf([...household, other])).toEqual({ 200: 21 })
  })

  it('is refused to a client with too many calls, and to nobody else', async () => {
    const greedy = askMany('198.51.100.7', MOST_EACH)
    await expect.poll(() => begun).toHaveLength(AT_ONCE_EACH)
    const refused = await ask('198.51.100.7')
    expect(refused.json()).toMatchObject({ code: 429, data: { retryAfter: 1 } })
    expect(refused.headers['retry-after']).toBe('1')
    const other = ask('203.0.113.5')
    gate.resolve()
    expect(await codesOf([...greedy, other])).toEqual({ 200: MOST_EACH + 1 })
    expect((await ask('198.51.100.7')).json().code).toBe(200)
  })

  it('is refused to calls beyond a client’s limit, and given to that client again later', async () => {
    const greedy = askMany('198.51.100.7', 3 * MOST_EACH)
    await expect.poll(() => begun).toHaveLength(AT_ONCE_EACH)
    const other = ask('203.0.113.5')
    await expect.poll(() => begun.at(-1)).toBe('203.0.113.5')
    gate.resolve()
    expect(await codesOf([...greedy, other])).toEqual({ 200: MOST_EACH + 1, 429: 2 * MOST_EACH })
    expect((await ask('198.51.100.7')).json().code).toBe(200)
  })

  it('is not reduced for others by the refusals of one client', async () => {
    const greedy = askMany('198.51.100.7', MOST)
    const other = await quarry.inject(getSignInOptions.path, { 'x-forwarded-for': '203.0.113.5' })
    expect(other.json().code).toBe(200)
    gate.resolve()
    expect(await codesOf(greedy)).toEqual({ 200: MOST_EACH, 429: MOST - MOST_EACH })
    expect((await ask('198.51.100.7')).json().code).toBe(200)
  })

  it('counts a refusal that is held back on purpose as quick, so that it makes no line in the log', async () => {
    let heldBack = 0
    quarry.app.whenCallEnds(({ notes }) => {
      if (notes.code === 429 && notes.readAt - notes.begunAt > HELD_BACK_MS) heldBack += 1
    })
    const greedy = askMany('198.51.100.7', MOST)
    await expect.poll(() => heldBack).toBeGreaterThan(0)
    gate.resolve()
    await codesOf(greedy)
  })

  it('is taken from those with the most when it is full, and proxies learn to go elsewhere', async () => {
    const crowd = Array.from({ length: MOST / MOST_EACH }, (_, index) =>
      askMany(`198.51.100.${index}`, MOST_EACH),
    ).flat()
    expect((await quarry.inject('/readyz')).statusCode).toBe(503)
    const others = Array.from({ length: 20 }, (_, index) => ask(`203.0.113.${index}`))
    gate.resolve()
    expect(await codesOf(others)).toEqual({ 200: 20 })
    expect(await codesOf(crowd)).toEqual({ 200: MOST - 20, 429: 20 })
    // The first question may find the catalogue unread.
    await expect.poll(async () => (await quarry.inject('/readyz')).statusCode).toBe(200)
  })

  it('is refused to everybody when it is full of clients with one call each', async () => {
    const crowd = Array.from({ length: MOST }, (_, index) => ask(`10.0.${index >> 8}.${index & 255}`))
    expect((await ask('203.0.113.5')).json()).toMatchObject({ code: 503, data: { retryAfter: 1 } })
    gate.resolve()
    expect(await codesOf(crowd)).toEqual({ 200: MOST })
    expect((await ask('203.0.113.5')).json().code).toBe(200)
  })

  it('is not taken by calls whose body does not come', async () => {
    const port = Number(new URL(await quarry.app.listen({ host: '127.0.0.1', port: 0 })).port)
    const stalled = Array.from({ length: MOST }, (_, index) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      // Beyond the limit for bodies, the first to come give way.
      socket.write(
        `POST ${signInByPassword.path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${index % 16}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
      )
      return socket
    })
    gate.resolve()
    await expect.poll(() => stalled.every(({ bytesWritten }) => bytesWritten > 0)).toBe(true)
    expect((await ask('203.0.113.5')).json().code).toBe(200)
    // The first question may find the catalogue unread.
    await expect.poll(async () => (await quarry.inject('/readyz')).statusCode).toBe(200)
    for (const socket of stalled) socket.destroy()
  })

  it('is not held by who does not read what was made for them', async () => {
    const port = Number(new URL(await quarry.app.listen({ host: '127.0.0.1', port: 0 })).port)
    const { body } = await quarry.inject('/app-api/openapi.json')
    const many = Math.ceil((16 * 2 ** 20) / body.length)
    let come = 0
    quarry.app.server.on('request', () => (come += 1))
    const silent = Array.from({ length: AT_ONCE_EACH }, () => {
      const socket = connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .pause()
      const asked = 'GET /app-api/openapi.json HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n'
      socket.write(asked.repeat(many))
      return socket
    })
    gate.resolve()
    // The answers fill what is between server and client, and more of them are asked for.
    await expect.poll(() => come).toBeGreaterThan(2 * AT_ONCE_EACH)
    await expect.poll(() => quarry.app.fairShare.measure.read()).toMatchObject({ quarry_calls_running: 0 })
    expect((await ask('198.51.100.7')).json().code).toBe(200)
    for (const socket of silent) socket.destroy()
  })

  it('is not spent on clients that have gone', async () => {
    const address = await quarry.app.listen({ host: '127.0.0.1', port: 0 })
    const url = (name: string) => `${address}${wait.path}?name=${name}`
    const first = Array.from({ length: AT_ONCE_EACH }, () => fetch(url('first')))
    await expect.poll(() => begun).toHaveLength(AT_ONCE_EACH)
    const taken = once(quarry.app.server, 'request')
    const leaving = new AbortController()
    const gone = fetch(url('gone'), { signal: leaving.signal })
    const [{ socket }] = (await taken) as [IncomingMessage]
    const closed = once(socket, 'close')
    leaving.abort()
    await expect(gone).rejects.toThrow('aborted')
    await closed
    const next = fetch(url('next'))
    gate.resolve()
    await Promise.all([...first, next])
    expect(begun).toEqual(['first', 'first', 'first', 'first', 'next'])
  })
})

it('disconnects a client that does not wait, once the limit of delayed refusals is reached', async () => {
  const app = fastify()
  noteClients(app)
  const share = shareFairly(app, { mostWaiting: 0 })
  const gate = Promise.withResolvers<string>()
  app.get('/app-api/wait', (request) => share.inTurn(request, async () => gate.promise))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  // The outcome does not matter.
  client.on('error', () => undefined).resume()
  const cut = once(client, 'close')
  // Sent together, so that they arrive in one piece.
  client.write('GET /app-api/wait HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2 * MOST_EACH + 1))
  await expect(cut).resolves.toBeDefined()
  gate.resolve('here')
  await app.close()
})
