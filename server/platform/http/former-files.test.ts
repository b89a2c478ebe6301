import { fastify } from 'fastify'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFormerFiles } from './former-files.ts'
import { registerWebPage } from './web-page.ts'

let folder: string
let kept: string
beforeEach(async () => {
  const both = await mkdtemp(join(tmpdir(), 'quarry-web-'))
  folder = join(both, 'web')
  kept = join(both, 'former')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

async function release(...names: string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<title>Quarry</title>')
  for (const name of names) await writeFile(join(folder, 'assets', name), `of ${name}`)
}

async function get(address: string) {
  const app = fastify()
  await registerWebPage(app, { folder, kept }, { paths: [] } as never)
  const { statusCode, body, headers } = await app.inject(address)
  await app.close()
  return { statusCode, body, caching: headers['cache-control'] }
}

it('a tab of the former release still gets its parts, and the new page its own', async () => {
  await release('dialog-1.js', 'font-a.woff2')
  await keepFormerFiles(folder, kept)
  await release('dialog-2.js', 'font-a.woff2')
  const asked = { statusCode: 200, caching: 'public, max-age=31536000, immutable' }
  expect(await get('/assets/dialog-1.js')).toEqual({ ...asked, body: 'of dialog-1.js' })
  expect(await get('/assets/dialog-2.js')).toEqual({ ...asked, body: 'of dialog-2.js' })
  expect(await get('/assets/dialog-3.js')).toMatchObject({ statusCode: 404 })
})

it('what no release of the last 30 days had goes', async () => {
  const day = (count: number) => new Date(Date.UTC(2026, 10, 1 + count))
  await release('first.js', 'font.woff2')
  await keepFormerFiles(folder, kept, day(0))
  await release('second.js', 'font.woff2')
  await keepFormerFiles(folder, kept, day(20))
  await release('third.js', 'font.woff2')
  await keepFormerFiles(folder, kept, day(29))
  expect((await readdir(join(kept, 'assets'))).toSorted()).toEqual(['first.js', 'font.woff2', 'second.js', 'third.js'])
  await keepFormerFiles(folder, kept, day(31))
  expect((await readdir(join(kept, 'assets'))).toSorted()).toEqual(['font.woff2', 'second.js', 'third.js'])
})
