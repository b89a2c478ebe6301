import { generateX25519Identity } from 'age-encryption'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { invitePerson } from '../../contract/collaboration/people-calls.ts'
import { createFeedKey } from '../../contract/feed.ts'
import { anEmptyPlace, factsOf } from '../testing/backups.ts'
import { madeKeyOf } from '../testing/made-files.ts'
import { memberIn } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
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
    VALUES (${key}, 'png', 1, 1, 1, '#aabbcc', ''), (${madeKeyOf('oak')}, 'png', 1, 1, 1, '#aabbcc', '')`.execute(
    quarry.db,
  )
  const ida = await memberIn(quarry, { isOperator: true })
  const board = { kind: 'board' as const, refId: (await quarry.call(createBoard, { name: 'Lobby' }, ida.headers)).data }
  await linkOf(quarry, ida, board)
  await quarry.call(invitePerson, { ...board, email: 'bob@quarry.test', right: 'edit' }, ida.headers)
  await quarry.call(createFeedKey, { name: 'A shop' }, ida.headers)
  const backup = await run('command', ['--to', store, '--key-file', keyFile], quarry)
  expect(backup).toMatchObject({
    code: 2,
    told: expect.stringMatching(
      /Backed up \d+ tables.*\nLeft out are the pictures and documents that are drawn when somebody looks at them: 1\.\nIts digest is sha256:/,
    ),
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
  // Before and after: what was ended since the backup is open again.
  expect(restored.told).toMatch(
    /Whatever was ended since then lives again: share links that were revoked, [^]*Restored \d+ tables/,
  )
  expect(restored.told).toContain(
    'Open again: share links: 1, invitations: 1, sessions: 1, feed keys: 1, take-back links: 0, mail codes: 0.',
  )
  const record = await place.db.selectFrom('restored_backup').selectAll().execute()
  expect(record).toMatchObject([{ decision: null, ended: null }])
  expect(record[0]?.backup_at.getTime()).toBeLessThan(record[0]?.restored_at.getTime() ?? 0)
  expect(await factsOf(place.db)).toEqual(await factsOf(quarry.db))
})

it('a command without what it needs ends with its usage', async () => {
  const usage = await run('command', ['verify'], quarry)
  expect(usage).toMatchObject({ code: 1, told: expect.stringMatching(/^Usage: npm run backup/) })
})
