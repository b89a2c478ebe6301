import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect as connectSocket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchByImage } from '../../../contract/image-search.ts'
import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const FORM = 'multipart/form-data; boundary=part'
const A_FIELD = '--part\r\nContent-Disposition: form-data; name="directory"\r\n\r\navatar\r\n'
const A_FILE = '--part\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
/** Pino’s level "info". */
const INFO = 30

interface Line {
  level: number
  msg: string
  req?: unknown
  err?: unknown
}

let quarry: TestApp
let ada: TestMember
let port: number
let lines: Line[] = []

beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) })
  quarry = await createTestApp({ logger })
  port = Number(new URL(await quarry.app.listen({ host: '127.0.0.1', port: 0 })).port)
  ada = await memberIn(quarry)
})
afterAll(() => quarry.close())
beforeEach(() => {
  lines = []
})

interface Beginning {
  method: string
  path: string
  type: string
  body: string
}

/** Sends the beginning of a request, and disconnects while the server reads it or still authenticates the sender. */
async function breakOff({ method, path, type, body }: Beginning, isAtOnce = false): Promise<void> {
  const taken = once(quarry.app.server, 'request')
  const socket = connectSocket(port, '127.0.0.1')
  const { authorization } = ada.headers
  const head = [`Authorization: ${authorization}`, `Content-Type: ${type}`, 'Content-Length: 100000']
  socket.write(`${method} ${path}?secret=1 HTTP/1.1\r\nHost: quarry\r\n${head.join('\r\n')}\r\n\r\n${body}`)
  const [request] = (await taken) as [IncomingMessage]
  const ended = new Promise((resolve) => request.once('close', resolve))
  if (!isAtOnce) await quarry.get('/app-api/member/auth/options')
  socket.destroy()
  await ended
}

describe('a request whose sender disconnects in the middle', () => {
  it.each<[string, Beginning]>([
    ['a picture for a profile', { ...uploadFile, type: FORM, body: A_FIELD + A_FILE }],
    ['a picture to search by', { ...searchByImage, type: FORM, body: A_FILE }],
    ['a form that has not begun', { ...uploadFile, type: FORM, body: '' }],
    ['a profile', { ...updateUser, type: 'application/json', body: '{"nickname":' }],
  ])('is logged in one line, as no error and without a stack: %s', async (_, beginning) => {
    await breakOff(beginning)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    const { method, path } = beginning
    expect(lines).toMatchObject([{ level: INFO, msg: 'a request was broken off by its sender', req: { method, path } }])
    expect(lines.map(({ err }) => err)).toEqual([undefined])
  })

  it('is logged the same way if the sender leaves during authentication', async () => {
    await breakOff({ ...updateUser, type: 'application/json', body: '{"nickname":' }, true)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines).toMatchObject([{ level: INFO, msg: 'a request was broken off by its sender' }])
  })
})
