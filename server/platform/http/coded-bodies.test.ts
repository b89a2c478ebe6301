import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolder, deleteFolders, updateFolder } from '../../../contract/favourites.ts'
import { uploadImport } from '../../../contract/import-screen.ts'
import { LEGACY_PROBLEM } from '../../../contract/legacy.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const KIBIBYTE = 1024
const SHORT = Buffer.from('{"name":"Lobby"}')
const LONG = Buffer.from(JSON.stringify({ name: 'x'.repeat(500 * KIBIBYTE) }))
/** A megabyte in a kilobyte. */
const BOMB = gzipSync(Buffer.from(JSON.stringify({ name: 'x'.repeat(KIBIBYTE ** 2) })))

let quarry: TestApp
let url: string
let headers: Record<string, string>
const outcomes: string[] = []
beforeAll(async () => {
  quarry = await createTestApp()
  quarry.app.whenCallEnds(({ outcome }) => void outcomes.push(outcome))
  url = await quarry.app.listen({ host: '127.0.0.1', port: 0 })
  headers = (await memberIn(quarry, { isEditor: true })).headers
})
afterAll(() => quarry.close())

async function send(method: string, path: string, { body, coding, type = 'application/json' }: Body) {
  const all = { ...headers, 'content-type': type, 'content-encoding': coding }
  return fetch(url + path, { method, headers: all, body: Uint8Array.from(body), signal: AbortSignal.timeout(10_000) })
}

interface Body {
  body: Buffer
  coding: string
  type?: string
}

const FORM = 'multipart/form-data; boundary=b'

describe('a body with a content coding', () => {
  it.each([
    ['that is broken', 'POST', createFolder.path, { body: SHORT, coding: 'gzip' }],
    ['that is broken and long', 'POST', createFolder.path, { body: LONG, coding: 'gzip' }],
    ['that is right', 'POST', createFolder.path, { body: gzipSync(SHORT), coding: 'gzip' }],
    ['that unpacks to far more', 'POST', createFolder.path, { body: BOMB, coding: 'gzip' }],
    ['that nobody knows', 'PUT', updateFolder.path, { body: SHORT, coding: 'x-own' }],
    ['of several steps', 'DELETE', deleteFolders.path, { body: LONG, coding: 'deflate, br' }],
    ['in a form', 'POST', uploadImport.path, { body: LONG, coding: 'deflate', type: FORM }],
    ['for no call', 'POST', '/app-api/no/such/call', { body: LONG, coding: 'zstd' }],
  ])('%s is refused in the envelope, and counted', async (_what, method, path, body) => {
    const before = outcomes.length
    const answer = await send(method, path, body)
    const msg = `Content-Encoding: a body that is encoded as “${body.coding}” is not taken; send it as it is.`
    expect(await answer.json()).toEqual({ code: 415, msg, data: null })
    expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([200, 'identity'])
    await expect.poll(() => outcomes.slice(before)).toEqual(['refused'])
  })

  it('is refused by the older API in its envelope, and elsewhere plainly', async () => {
    const form = { body: SHORT, coding: 'gzip', type: 'application/x-www-form-urlencoded' }
    expect(await (await send('POST', '/app/user/login', form)).json()).toMatchObject({ code: LEGACY_PROBLEM })
    expect((await send('POST', '/images/a', form)).status).toBe(415)
  })

  it('that changes nothing is taken', async () => {
    const answer = await send('POST', createFolder.path, { body: SHORT, coding: 'identity' })
    expect(await answer.json()).toMatchObject({ code: 200 })
  })
})
