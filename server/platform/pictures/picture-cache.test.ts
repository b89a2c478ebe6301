import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const PICTURE = Buffer.alloc(996)
/** Three files of a thousand bytes in a subfolder. */
const MOST = 256 * 3000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const agedBy = async (name: string, hours: number) => {
  const then = Date.now() / 1000 - hours * 3600
  await utimes(join(folder, name), then, then)
}
const kept = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('/')).sort()

it('pictures unused for longest go when there are too many, also after a restart', async () => {
  const cache = createPictureCache({ folder, mostBytes: MOST })
  for (const [index, name] of ['ab/a', 'ab/b', 'ab/c'].entries()) {
    await cache.keep(name, PICTURE)
    await agedBy(name, 10 - index)
  }
  // Using one makes it young again.
  expect(await cache.find('ab/a')).toEqual(PICTURE)
  await cache.keep('ab/d', PICTURE)
  expect(await kept()).toEqual(['ab/a', 'ab/c', 'ab/d'])
  await createPictureCache({ folder, mostBytes: MOST }).keep('ab/e', PICTURE)
  expect(await kept()).toEqual(['ab/a', 'ab/d', 'ab/e'])
})

it('each subfolder has its own share', async () => {
  const cache = createPictureCache({ folder, mostBytes: MOST })
  for (const name of ['ab/a', 'ab/b', 'ab/c', 'cd/a', 'cd/b']) await cache.keep(name, PICTURE)
  expect(await kept()).toHaveLength(5)
})
