import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import * as z from 'zod'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { updateBoard } from '../../../contract/boards/calls.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { signInByPassword } from '../../../contract/members.ts'
import { updateUser } from '../../../contract/profile.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { serve } from './serve.ts'

const LONG = 65 * 1024
/** More than network buffers take from a client that does not read. */
const LENGTHY = 16 * 1024 * 1024

const tell = endpoint({
  method: 'POST',
  path: '/app-api/test/tell',
  access: 'public',
  summary: 'Answers at length',
  input: z.object({ text: z.string() }),
  output: z.string(),
})

let quarry: TestApp
let told = 0

beforeAll(async () => {
  quarry = await createTestApp()
  serve({ app: quarry.app, deps: {} }, tell, async (_parts, { text }) => {
    told += 1
    return text.padEnd(LENGTHY)
  })
  await quarry.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => quarry.close())

interface Sender {
  from: string
  authorization?: string
}

/** Sends the beginning of a long body. */
function send({ method, path }: { method: string; path: string }, { from, authorization = '' }: Sender): Socket {
  const socket = connectSocket((quarry.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const lines = ['Host: quarry', `X-Forwarded-For: ${from}`, `Authorization: ${authorization}`]
  const all = [`${method} ${path} HTTP/1.1`, ...lines, 'Content-Type: application/json', `Content-Length: ${LONG}`]
  socket.write(`${all.join('\r\n')}\r\n\r\n{`)
  return socket
}

/** The first answer that comes before its body is complete. */
const firstAnswer = async (sockets: Socket[]) =>
  String((await Promise.race(sockets.map((socket) => once(socket, 'data'))))[0])

it('is counted by its member and by its client', async () => {
  const [ada, eve] = [await memberIn(quarry), await memberIn(quarry)]
  const many = Array.from({ length: 7 }, (_, place) => send(updateBoard, { from: `192.0.2.${place}`, ...ada.headers }))
  expect(await firstAnswer(many)).toContain('"code":429')
  const guests = Array.from({ length: 5 }, () => send(signInByPassword, { from: '192.0.2.99' }))
  expect(await firstAnswer(guests)).toContain('"code":429')
  expect(await quarry.call(updateUser, { nickname: 'x'.repeat(LONG) }, eve.headers)).toMatchObject({ code: 400 })
  expect(await quarry.call(updateUser, { nickname: 'Ada' }, ada.headers)).toMatchObject({ code: 200 })
})

it('is refused if it contains more values than any call takes', async () => {
  const { headers } = await memberIn(quarry)
  const url = updateBoard.path
  const payload = `{"put":[${'[],'.repeat(300_000)}[]]}`
  const sent = { method: updateBoard.method, url, headers: { ...headers, 'content-type': 'application/json' }, payload }
  expect((await quarry.app.inject(sent)).json()).toMatchObject({ code: 400, msg: 'body: says more than 600000 values' })
})

it('is answered even if more bodies arrive at once than are parsed at a time', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, async () => memberIn(quarry)))
  const answers = members.map(async ({ headers }) => quarry.call(updateUser, { nickname: 'x'.repeat(LONG) }, headers))
  expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(members.map(() => 400))
})

it('does not wait for clients that do not read their answers', async () => {
  const rest = `"text":"${'x'.repeat(LONG)}`.slice(0, LONG - 3) + '"}'
  const deaf = Array.from({ length: 4 }, (_, place) => send(tell, { from: `198.51.100.${place}` }))
  for (const socket of deaf) socket.pause().write(rest)
  await expect.poll(() => told).toBe(deaf.length)
})

it('frees its place once it is answered', async () => {
  const { headers } = await memberIn(quarry)
  for (let calls = 0; calls < 8; calls += 1)
    expect(await quarry.call(updateUser, { nickname: 'x'.repeat(LONG) }, headers)).toMatchObject({ code: 400 })
})

it('is not read at an address that nothing serves', async () => {
  const to = { method: 'POST', path: '/app-api/nothing' }
  expect(await firstAnswer([send(to, { from: '192.0.2.1' })])).toContain('"code":413')
})
