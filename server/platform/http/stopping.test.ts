import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { stopServing } from './stopping.ts'

const CALL = '/app-api/product/brand/page'
const LATE = '{"code":503,"msg":"The service is unavailable for the moment; please try again shortly.","data":null}'
/** Longer than a test. */
const FOR_EVER_MS = 600_000

let quarry: TestApp
/** A slow call waits for this. */
let slow: PromiseWithResolvers<void>

beforeEach(async () => {
  quarry = await createTestApp()
  slow = Promise.withResolvers()
  quarry.app.get('/app-api/slow', async () => slow.promise.then(() => ({ code: 200 })))
  await quarry.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => quarry.close())

/** An open connection with one call answered. */
async function keptConnection(): Promise<Socket> {
  const socket = connectSocket((quarry.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`GET ${CALL} HTTP/1.1\r\nHost: quarry\r\n\r\n`)
  await once(socket, 'data')
  return socket
}

const head = (method: string, path: string, ...more: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: quarry', ...more].join('\r\n')}\r\n\r\n`

it('answers a call on an open connection in the envelope, and announces that the connection closes', async () => {
  const [one, other, page] = [await keptConnection(), await keptConnection(), await keptConnection()]
  const stopped = stopServing(quarry.app, { idleMs: FOR_EVER_MS })
  one.write(head('GET', CALL))
  other.write(head('POST', '/app/perProject/list', 'Content-Length: 0'))
  page.write(head('GET', '/readyz'))
  const [answer, legacy, plain] = await Promise.all([text(one), text(other), text(page)])
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain(LATE)
  expect(legacy).toContain('"code":102')
  expect(plain).toMatch(/^HTTP\/1.1 503 /)
  // All connections have closed: there is nothing to wait for.
  await stopped
})

it('serves on while it drains, tells load balancers so, and keeps no connection open', async () => {
  const [one, other] = [await keptConnection(), await keptConnection()]
  void stopServing(quarry.app, { drainMs: FOR_EVER_MS })
  one.write(head('GET', CALL))
  other.write(head('GET', '/readyz'))
  const [answer, ready] = await Promise.all([text(one), text(other)])
  expect(answer).toContain('"code":200')
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(ready).toMatch(/^HTTP\/1.1 503 .*the server is stopping/s)
})

it('reads a long body to its end, so that its sender can read the answer', async () => {
  const socket = await keptConnection()
  const stopped = stopServing(quarry.app, { idleMs: FOR_EVER_MS })
  const body = 'x'.repeat(900_000)
  socket.write(head('POST', '/app-api/member/auth/email-login', `Content-Length: ${body.length}`) + body.slice(9))
  // Without that, the answer would have come by now.
  await quarry.app.inject({ url: CALL }).catch(() => undefined)
  socket.write(body.slice(0, 9))
  expect(await text(socket)).toContain(LATE)
  await stopped
})

it('answers requests in progress, and closes their connections afterwards', async () => {
  const socket = await keptConnection()
  const taken = once(quarry.app.server, 'request')
  socket.write(head('GET', '/app-api/slow'))
  await taken
  const stopped = stopServing(quarry.app, { idleMs: 1 })
  slow.resolve()
  const answer = await text(socket)
  expect(answer).toContain('"code":200')
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  await stopped
})

it('waits neither for silent clients nor forever for slow ones', async () => {
  const silent = await keptConnection()
  const busy = await keptConnection()
  const taken = once(quarry.app.server, 'request')
  busy.write(head('GET', '/app-api/slow'))
  await taken
  busy.on('error', () => undefined)
  const ends = Promise.all([once(silent, 'close'), once(busy, 'close')])
  await stopServing(quarry.app, { idleMs: 1, busyMs: 200 })
  expect(await ends).toHaveLength(2)
  slow.resolve()
})

it('does not wait for unused connections, which browsers open in advance', async () => {
  // Such a connection does not close by itself either.
  quarry.app.server.timeout = 0
  const connected = once(quarry.app.server, 'connection')
  const socket = connectSocket((quarry.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await connected
  const closed = once(socket, 'close')
  await quarry.app.close()
  expect(await closed).toEqual([false])
})
