import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSpooledFile } from './spooled-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('is read as it was written, and leaves nothing in its folder', async () => {
  const file = await openSpooledFile(join(folder, 'new'))
  await file.write(Buffer.from('one, '))
  await file.write(Buffer.from('two'))
  expect([file.size, await readdir(join(folder, 'new'))]).toEqual([8, []])
  expect((await buffer(file.read())).toString()).toBe('one, two')
  const other = await openSpooledFile(folder)
  await other.close()
  expect(await readdir(folder)).toEqual(['new'])
})
