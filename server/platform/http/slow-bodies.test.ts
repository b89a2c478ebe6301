import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { importBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const WINDOW_MS = 20_000
const ENOUGH = 160 * 1024
const FORM = 'multipart/form-data; boundary=part'
const JSON_TYPE = 'application/json'
const A_FILE = '--part\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

interface Sending {
  method: string
  path: string
  type: string
  length: number
  language?: string
}

/** Sends the head of a request and the beginning of its body; returns both ends once the server has read that. */
async function begin({ method, path, type, length, language = 'en' }: Sending, body: string) {
  const taken = once(quarry.app.server, 'connection') as Promise<[Socket]>
  const socket = connectSocket((quarry.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const answer = text(socket)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: quarry',
    'Connection: close',
    `Authorization: ${ada.headers.authorization}`,
    'Cookie: token=none',
    `Accept-Language: ${language}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [theirs] = await taken
  const go = async (more: string) => {
    const until = socket.bytesWritten + Buffer.byteLength(more)
    socket.write(more)
    await expect.poll(() => theirs.bytesRead).toBeGreaterThanOrEqual(until)
  }
  // The server begins to watch with the request.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await go(body)
  return { answer, go }
}

/** Lets time pass until the server gives up: it does not count seconds in which bytes wait to be read. */
async function untilGivenUp(answer: Promise<string>): Promise<string> {
  let given: string | undefined
  void answer.then((all) => (given = all))
  const pass = () => {
    vi.advanceTimersByTime(WINDOW_MS)
    return given
  }
  await expect.poll(pass).toBeDefined()
  return answer
}

describe('a body that comes more slowly than 8 KB a second', () => {
  it.each<[string, Sending, string]>([
    ['a form', { ...uploadFile, type: FORM, length: 900_000 }, A_FILE],
    ['a form that has not begun', { ...uploadFile, type: FORM, length: 900_000 }, '-'],
    ['the file of a board', { ...importBoard, type: JSON_TYPE, length: 900_000 }, '{"file":'],
    ['a change of a board', { ...updateBoard, type: JSON_TYPE, length: 400_000 }, '{"id":'],
    ['a profile', { ...updateUser, type: JSON_TYPE, length: 400_000 }, '{"nickname":'],
    ['something to nowhere', { method: 'POST', path: '/app-api/any', type: JSON_TYPE, length: 60_000 }, '{'],
    ['something to a page', { method: 'POST', path: '/any', type: JSON_TYPE, length: 60_000 }, '{'],
  ])('ends after 20 seconds with a message, and frees its place: %s', async (_, sending, body) => {
    for (let times = 0; times < 4; times += 1) {
      const { answer, go } = await begin(sending, body)
      await go(' '.repeat(1000))
      expect(await untilGivenUp(answer)).toContain(
        JSON.stringify({ code: 400, msg: 'body: came more slowly than 8 KB a second', data: null }),
      )
    }
  })

  it('is answered in the language and the envelope of its sender', async () => {
    const sending = { method: 'POST', path: '/app/perProject/list', length: 900, language: 'zh-CN' }
    const { answer } = await begin({ ...sending, type: 'application/x-www-form-urlencoded' }, 'a=')
    expect(await untilGivenUp(answer)).toContain('{"code":102,"msg":"body：上传速度低于每秒 8 KB","data":null}')
  })

  it('ends too if it began quickly', async () => {
    const { answer, go } = await begin({ ...importBoard, type: JSON_TYPE, length: 900_000 }, ' '.repeat(ENOUGH))
    vi.advanceTimersByTime(WINDOW_MS)
    await go(' '.repeat(1000))
    expect(await untilGivenUp(answer)).toContain('came more slowly')
  })
})

it('accepts a body at that rate, however long it takes', async () => {
  const body = `{"nickname":"Ada"${' '.repeat(3 * ENOUGH)}}`
  const { answer, go } = await begin({ ...updateUser, type: JSON_TYPE, length: body.length }, body.slice(0, ENOUGH))
  vi.advanceTimersByTime(WINDOW_MS)
  await go(body.slice(ENOUGH, 2 * ENOUGH))
  vi.advanceTimersByTime(WINDOW_MS)
  await go(body.slice(2 * ENOUGH, 3 * ENOUGH))
  vi.advanceTimersByTime(WINDOW_MS)
  await go(body.slice(3 * ENOUGH))
  expect(await answer).toContain('"code":200')
})
