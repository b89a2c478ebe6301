import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openKeyFile, readKey } from './key-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a key file is made once, for its user alone, whoever opens it at the same time', async () => {
  const path = join(folder, 'made')
  const keys = await Promise.all(Array.from({ length: 8 }, () => openKeyFile(path)))
  const again = await openKeyFile(path)
  expect(again).toHaveLength(32)
  expect(keys.every((key) => key.equals(again))).toBe(true)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['made'])
  // Its line is what a setting takes.
  expect(readKey((await readFile(path, 'utf8')).trim())).toEqual(again)
})

it('a file that holds something else is reported in one line, and left as it is', async () => {
  const path = join(folder, 'damaged')
  for (const text of ['', 'half a key', `${'A'.repeat(43)}=\nand more`]) {
    await writeFile(path, text)
    await expect(openKeyFile(path)).rejects.toThrow(/^The key file .*damaged holds no key; put it back, or delete it: /)
    expect(await readFile(path, 'utf8')).toBe(text)
  }
  const lost = join(folder, 'nowhere', 'key')
  await expect(openKeyFile(lost)).rejects.toThrow(`The key file ${lost} cannot be read or made (ENOENT).`)
})
