import { generateX25519Identity } from 'age-encryption'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anEmptyPlace, factsOf } from '../testing/backups.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
beforeAll(async () => (quarry = await createTestApp()))
afterAll(() => quarry.close())

interface Ended {
  code: number
  told: string
}

/** Runs a command as npm does. */
async function run(
  name: string,
  args: string[],
  { databaseConfig, folder }: Pick<TestApp, 'databaseConfig' | 'folder'>,
) {
  const { host, user, database } = databaseConfig
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const env = { ...process.env, DATABASE_URL, DATA_DIR: folder }
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, [`server/backup/${name}.ts`, ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), told: `${out}${err}` }),
    )
  })
}

it('an operator backs up, verifies and restores by three commands, whose exit codes say how it went', async () => {
  const [store, place] = [join(quarry.folder, 'store'), await anEmptyPlace()]
  await mkdir(store)
  const [keyFile, into] = [join(quarry.folder, 'key'), join(place.folder, 'data')]
  await writeFile(keyFile, await generateX25519Identity())
  const key = 'ab'.repeat(20)
  await sql`INSERT INTO picture (key, format, width, height, bytes, dominant_color, placeholder)
    VALUES (${key}, 'png', 1, 1, 1, '#aabbcc', '')`.execute(quarry.db)
  const backup = await run('command', ['--to', store, '--key-file', keyFile], quarry)
  expect(backup).toMatchObject({
    code: 2,
    told: expect.stringMatching(/Backed up \d+ tables.*\nIts digest is sha256:/),
  })
  const [name = ''] = await readdir(store)
  expect(name).toMatch(/^quarry-.*\.tar\.zst\.age$/)
  const file = join(store, name)
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  expect(backup.told).toContain(`Its digest is sha256:${digest}; keep it apart from the file.`)
  const forged = 'ab'.repeat(32)
  const another = { code: 1, told: expect.stringContaining('is another file than the one with this digest') }
  const withKey = ['--key-file', keyFile, '--digest']
  expect(await run('command', ['verify', file, ...withKey, forged], quarry)).toMatchObject(another)
  expect(await run('restore-command', [file, '--into', into, ...withKey, forged], place)).toMatchObject(another)
  expect(await factsOf(place.db)).toEqual({})
  const verified = await run('command', ['verify', file, ...withKey, `sha256:${digest}`], quarry)
  expect(verified).toMatchObject({
    code: 2,
    told: expect.stringContaining(`Missing when it was made: storage/ab/${key}`),
  })
  const restored = await run('restore-command', [file, '--into', into, ...withKey, digest], place)
  expect(restored).toMatchObject({ code: 2, told: expect.stringContaining(`Start on it: DATA_DIR=${into} npm start`) })
  expect(await factsOf(place.db)).toEqual(await factsOf(quarry.db))
})

it('a command without what it needs ends with its usage', async () => {
  const usage = await run('command', ['verify'], quarry)
  expect(usage).toMatchObject({ code: 1, told: expect.stringMatching(/^Usage: npm run backup/) })
})
