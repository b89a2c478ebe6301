import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { LARGEST_BOARD_BYTES, takeDownBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.app.listen({ host: '127.0.0.1', port: 0 })
  ada = await memberIn(quarry)
})
afterAll(() => quarry.close())

/** The answer to a caller who has sent only the head of a request. */
async function answerToHead({ method, path }: { method: string; path: string }, head: string[]): Promise<string> {
  const socket = connectSocket((quarry.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: quarry', 'Content-Type: application/json', ...head]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString()
}

const WHOLE_BOARD = `Content-Length: ${LARGEST_BOARD_BYTES}`

it.each([
  ['a visitor', [WHOLE_BOARD]],
  ['a visitor with a few bytes', ['Content-Length: 9']],
  ['somebody with a token of nobody', ['Authorization: Bearer nonsense', WHOLE_BOARD]],
  ['somebody who does not say how much comes', ['Authorization: Bearer nonsense', 'Transfer-Encoding: chunked']],
])('refuses %s before any of the body arrives', async (_who, head) => {
  expect(await answerToHead(updateBoard, head)).toContain('"code":401')
})

it('refuses a member an operator’s call before any of a long body arrives', async () => {
  const head = [`Authorization: ${ada.headers.authorization}`, 'Content-Length: 900000']
  expect(await answerToHead(takeDownBoard, head)).toContain('"code":403')
})

it('asks a visitor to sign in, whatever their body is', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await quarry.app.inject({ method: 'PUT', url: updateBoard.path, headers, payload: '{"id":' })
  expect(answer.json()).toMatchObject({ code: 401 })
})
