import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { SpooledFile } from '../storage/spooled-file.ts'
import { openSpooledFile } from '../storage/spooled-file.ts'
import { serveFile } from './files.ts'

const MEBIBYTE = 1024 * 1024

const aFile = endpoint({
  method: 'GET',
  path: '/app-api/test/file',
  access: 'member',
  summary: 'A file of a length',
  input: z.object({ length: z.coerce.number() }),
  output: z.unknown(),
})

let quarry: TestApp
let ada: TestMember
let spooled: SpooledFile[] = []
let isFull = false

beforeAll(async () => {
  quarry = await createTestApp({
    openSpool: async () => {
      if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
      const file = await openSpooledFile(quarry.folder)
      spooled.push(file)
      return file
    },
  })
  serveFile({ app: quarry.app, deps: {} }, aFile, async (_deps, { length }) => ({
    name: 'file',
    elseName: 'file',
    ending: 'bin',
    mediaType: 'application/octet-stream',
    content: new Uint8Array(length).fill(7),
  }))
  ada = await memberIn(quarry)
})
afterAll(() => quarry.close())
beforeEach(() => {
  spooled = []
  isFull = false
})

const fetchFile = async (length: number) => quarry.inject(`${aFile.path}?length=${length}`, ada.headers)

it('a large file is sent from the disk, so that a slow client holds no memory', async () => {
  const { rawPayload, headers } = await fetchFile(3 * MEBIBYTE)
  expect(spooled.map(({ size }) => size)).toEqual([3 * MEBIBYTE])
  expect(headers['content-length']).toBe(String(3 * MEBIBYTE))
  expect(rawPayload.equals(Buffer.alloc(3 * MEBIBYTE, 7))).toBe(true)
})

it('a small one comes from memory, and so does a large one if the disk is full', async () => {
  expect((await fetchFile(MEBIBYTE)).rawPayload).toHaveLength(MEBIBYTE)
  isFull = true
  expect((await fetchFile(2 * MEBIBYTE)).rawPayload).toHaveLength(2 * MEBIBYTE)
  expect(spooled).toEqual([])
})
