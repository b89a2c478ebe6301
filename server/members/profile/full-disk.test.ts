import { readdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadFile } from '../../../contract/uploads.ts'
import { aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let isFull = false

beforeAll(async () => {
  quarry = await createTestApp({
    async writeWhole(path, bytes) {
      await writeFile(path, isFull ? bytes.subarray(0, 10) : bytes)
      // Fails like a disk that becomes full in the middle of a file.
      if (isFull) await writeFile('/dev/full', bytes)
    },
  })
})
afterAll(() => quarry.close())

it.each(['avatar', 'board'])('keeps nothing of a picture that the disk has no room for (%s)', async (directory) => {
  const { headers, id } = await memberIn(quarry)
  const file = await aPicture({ color: directory === 'avatar' ? '#314159' : '#271828' })
  const send = async () => quarry.upload(uploadFile, { fields: { directory }, file }, headers)
  const files = async () =>
    (await readdir(quarry.folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const before = await files()
  isFull = true
  expect(await send()).toMatchObject({ code: 503, msg: expect.stringContaining('space'), data: null })
  isFull = false
  expect(await quarry.db.selectFrom('upload').select('key').where('member_id', '=', id).execute()).toEqual([])
  expect(await files()).toEqual(before)
  expect((await send()).code).toBe(200)
})
