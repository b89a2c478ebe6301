import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Envelope } from '../../../contract/endpoint.ts'
import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MEBIBYTE = 1024 * 1024
const BOUNDARY = 'quarry-boundary'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

let quarry: TestApp
let ada: TestMember
let picture: Buffer
let origin: string

beforeAll(async () => {
  quarry = await createTestApp()
  origin = await quarry.app.listen({ host: '127.0.0.1', port: 0 })
  picture = await aPicture()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const field = (name: string, value: string) =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
const file = (name: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
const END = Buffer.from(`--${BOUNDARY}--\r\n`)
const avatar = field('directory', 'avatar')

const send = async (parts: Uint8Array[], type = FORM): Promise<Envelope<unknown>> => {
  const headers = { ...ada.headers, 'content-type': type }
  return (
    await quarry.app.inject({ method: 'POST', url: uploadFile.path, headers, payload: Buffer.concat(parts) })
  ).json()
}
/** Sends a form over the network, as a browser does. */
const post = async (body: RequestInit['body'], headers: Record<string, string> = ada.headers) => {
  const init = { method: 'POST', body: body ?? null, headers, duplex: 'half' } as RequestInit
  return (await (await fetch(`${origin}${uploadFile.path}`, init)).json()) as Envelope<unknown>
}
/** Writes the beginning of a form of so many bytes by hand. */
const open = (bytes: number, { by = ada, from = '192.0.2.1' } = {}) => {
  const socket = connectSocket(Number(new URL(origin).port), '127.0.0.1')
  const head = [
    `Authorization: ${by.headers.authorization}`,
    `X-Forwarded-For: ${from}`,
    `Content-Type: ${FORM}`,
    `Content-Length: ${bytes}`,
  ]
  socket.write(`POST ${uploadFile.path} HTTP/1.1\r\nHost: quarry\r\n${head.join('\r\n')}\r\n\r\n`)
  return socket
}
const formOf = (size: number) => {
  const form = new FormData()
  form.set('directory', 'avatar')
  form.set('file', new Blob([new Uint8Array(size)]), 'large.png')
  return form
}

describe('a form', () => {
  it('is read with its fields in any order', async () => {
    const [one, other] = [
      await send([avatar, file('file', picture), END]),
      await send([file('file', picture), avatar, END]),
    ]
    expect([one.code, other]).toEqual([200, one])
  })

  const broken: Record<string, [() => Uint8Array[], string, string?]> = {
    'two files': [() => [avatar, file('file', picture), file('file', picture), END], 'file: expected one file'],
    'a file in another field': [() => [avatar, file('picture', picture), END], 'file: expected one file'],
    'no file': [() => [avatar, END], 'file: is required'],
    'a text where the file should be': [() => [avatar, field('file', 'hello'), END], 'file: is required'],
    'no directory': [() => [file('file', picture), END], 'directory: expected avatar'],
    'another directory': [
      () => [field('directory', '../..'), file('file', picture), END],
      'directory: expected avatar',
    ],
    'a field of a megabyte': [
      () => [field('directory', 'x'.repeat(MEBIBYTE)), file('file', picture), END],
      'directory: at most 32 KB',
    ],
    'a thousand fields': [
      () => [...Array.from({ length: 1000 }, () => avatar), END],
      'body: expected at most 100 fields',
    ],
    'a field that would reach a prototype': [
      () => [field('__proto__', 'x'), END],
      'body: is incomplete or not multipart/form-data',
    ],
    'no end': [() => [avatar, file('file', picture)], 'body: is incomplete or not multipart/form-data'],
    'an end within the file': [
      () => [avatar, file('file', picture).subarray(0, 120)],
      'body: is incomplete or not multipart/form-data',
    ],
    'another boundary': [
      () => [avatar, END],
      'body: is incomplete or not multipart/form-data',
      'multipart/form-data; boundary=another',
    ],
    'no boundary': [() => [avatar, END], 'body: is incomplete or not multipart/form-data', 'multipart/form-data'],
    'nothing at all': [() => [], 'directory: '],
    JSON: [() => [Buffer.from('{"directory":"avatar"}')], 'body: expected a form', 'application/json'],
    'a bare picture': [() => [picture], 'body: expected a form', 'image/png'],
  }
  it.each(Object.entries(broken))('is refused with a reason: %s', async (_, [parts, msg, type]) => {
    expect(await send(parts(), type)).toEqual({ code: 400, msg: expect.stringContaining(msg), data: null })
  })

  it('is accepted only by endpoints for forms, and a visitor’s is not read', async () => {
    const headers = { ...ada.headers, 'content-type': FORM }
    const answer = await quarry.app.inject({
      method: 'PUT',
      url: updateUser.path,
      headers,
      payload: Buffer.concat([avatar, END]),
    })
    expect(answer.json()).toMatchObject({ code: 400, data: null })
    expect((await post(formOf(9 * MEBIBYTE), {})).code).toBe(401)
  })
})

describe('a file that is too large', () => {
  const tooLarge = { code: 413, msg: 'The request is too large: at most 8 MB.', data: null }

  it.each([8 * MEBIBYTE + 1, 9 * MEBIBYTE, 40 * MEBIBYTE])(
    'is refused with a message that the browser can read (%i bytes)',
    async (size) => {
      expect(await post(formOf(size))).toEqual(tooLarge)
    },
  )

  it('is refused without filling memory if its size is not declared', async () => {
    const before = process.memoryUsage.rss()
    const { type, body } = endless(200 * MEBIBYTE)
    expect(await post(body, { ...ada.headers, 'content-type': type })).toEqual(tooLarge)
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEBIBYTE)
  })

  it('leaves the connection usable for the next call', async () => {
    const body = Buffer.concat([avatar, file('file', new Uint8Array(9 * MEBIBYTE)), END])
    const socket = open(body.length)
    socket.write(body)
    socket.write(`GET /app-api/member/auth/options HTTP/1.1\r\nHost: quarry\r\nConnection: close\r\n\r\n`)
    const answers = await text(socket)
    expect(answers).toContain('"code":413')
    expect(answers).toContain('"demoMode"')
  })
})

describe('an interrupted form', () => {
  it('leaves the server as it was after a lost connection', async () => {
    for (let turn = 0; turn < 24; turn += 1) {
      const socket = open(MEBIBYTE)
      socket.write(turn % 2 ? avatar : Buffer.concat([avatar, file('file', picture).subarray(0, 110)]))
      await once(socket, 'connect')
      // By then the form is being read, or its sender is being authenticated.
      if (turn < 4) await quarry.get('/app-api/member/auth/options')
      else for (let pause = 0; pause < turn - 4; pause += 1) await new Promise(setImmediate)
      socket.destroy()
    }
    await expect.poll(async () => (await send([avatar, file('file', picture), END])).code).toBe(200)
  })

  it('takes only a few places of one member, and none of another’s', async () => {
    const sockets = Array.from({ length: 5 }, () => open(1000))
    const [refusal] = (await Promise.race(sockets.map((socket) => once(socket, 'data')))) as [Buffer]
    expect(refusal.toString()).toContain('"code":429')
    const codeOf = async ({ headers }: TestMember) => {
      const form = { fields: { directory: 'avatar' }, file: picture }
      return (await quarry.upload(uploadFile, form, headers)).code
    }
    expect([await codeOf(ada), await codeOf(await memberIn(quarry))]).toEqual([429, 200])
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => codeOf(ada)).toBe(200)
  })

  it.each([
    ['four members at a client each', (member: number) => `192.0.2.${member}`, 12],
    ['four members at one client', () => '192.0.2.9', 8],
  ])('takes no place that others need, by %s', async (_, clientOf, held) => {
    const members = await Promise.all([1, 2, 3, 4].map(async () => memberIn(quarry)))
    const sockets = members.flatMap((by, member) =>
      Array.from({ length: 4 }, () => open(1000, { by, from: clientOf(member) })),
    )
    const refused: string[] = []
    for (const socket of sockets) socket.once('data', (answer: Buffer) => refused.push(answer.toString()))
    await expect.poll(() => refused.length).toBe(16 - held)
    expect(refused).toEqual(refused.map(() => expect.stringContaining('"code":429')))
    expect((await send([avatar, file('file', picture), END])).code).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})

/** A form whose file has so many bytes. */
function endless(bytes: number): { type: string; body: ReadableStream } {
  const head = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`)
  let sent = 0
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(head),
    pull(controller) {
      if (sent >= bytes) return controller.close()
      controller.enqueue(new Uint8Array(MEBIBYTE))
      sent += MEBIBYTE
    },
  })
  return { type: FORM, body }
}
