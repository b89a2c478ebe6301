import { generateX25519Identity } from 'age-encryption'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as boards from '../../contract/boards/calls.ts'
import * as budgets from '../../contract/budgets/calls.ts'
import { getProductPage } from '../../contract/catalogue.ts'
import { createFolder, getFolderPage } from '../../contract/favourites.ts'
import { uploadImport } from '../../contract/import-screen.ts'
import { signInByPassword } from '../../contract/members.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { chooseBinaries } from '../platform/postgres/embedded-postgres.ts'
import { SetupError } from '../platform/setup-error.ts'
import { anEmptyPlace, factsOf } from '../testing/backups.ts'
import type { EmptyPlace } from '../testing/backups.ts'
import { anOwnPicture } from '../testing/boards.ts'
import { aPdf, aPicture, aProduct } from '../testing/factories.ts'
import { bearer, memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { query, startTestPostgres } from '../testing/postgres.ts'
import { POSTGRES_15 } from '../testing/postgres-15.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { BackupKey } from './archive/key-file.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { readBackup } from './read-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import type { RestoreOptions } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const PASSWORD = 'quarry88'
const quiet = () => undefined

let quarry: TestApp
let ada: TestMember
let key: BackupKey
let path: string
let before: Record<string, string>

beforeAll(async () => {
  quarry = await createTestApp()
  key = { identities: [await generateX25519Identity()] }
  ada = await memberIn(quarry, { email: 'ada@backup.test', password: PASSWORD, isOperator: true })
  await fill()
  path = join(quarry.folder, 'whole.age')
  before = await factsOf(quarry.db)
  await backUp(path, key)
})
afterAll(() => quarry.close())

async function fill(): Promise<void> {
  await writeFileInside(quarry.folder, 'pics/oak.png', await aPicture())
  await writeFileInside(quarry.folder, 'docs/oak.pdf', aPdf)
  const skus = [{ model: 'OAK-A', minPrice: 100, maxPrice: 120, coverImage: 'pics/oak.png' }]
  const name = 'tab\t, back\\slash, "quotes"\nand 木'
  const files = [{ name: 'Guide', enName: 'Guide', kind: 'installation', file: 'docs/oak.pdf' }]
  await quarry.importLines([aProduct({ key: 'OAK', description: name, skus, files }), aProduct({ key: 'ASH' })])
  const form = { fields: { directory: 'board' }, file: await aPicture({ color: '#20a040' }) }
  const { data: address } = await quarry.upload(uploadFile, form, ada.headers)
  const picture = /private\/(\w+)/.exec(address)?.[1] ?? ''
  const items = [anOwnPicture(picture)]
  await quarry.call(createFolder, { name: 'Oak things' }, ada.headers)
  await quarry.call(boards.createBoard, { name: 'Bath', items }, ada.headers)
  await quarry.call(budgets.createBudget, { name: 'Lobby' }, ada.headers)
  await quarry.upload(uploadImport, { file: Buffer.from('Brand,Key\nNordhem,ELM\n'), name: 'list.csv' }, ada.headers)
  // The upload is read by a job, which must not change the database later.
  const unread = () => quarry.db.selectFrom('job').select('id').where('ended_at', 'is', null).execute()
  await vi.waitFor(async () => expect(await unread()).toEqual([]), { timeout: 50_000, interval: 20 })
  await sql`INSERT INTO job (kind, subject, state) VALUES ('test', 'paused', 'paused')`.execute(quarry.db)
}

async function backUp(to: string, by: BackupKey | undefined, hasFiles = true) {
  const files = createFolderObjects(quarry.folder)
  return writeBackup({ db: quarry.db, files }, { path: to, key: by, hasFiles, onProgress: quiet })
}

async function restore({ db, folder }: EmptyPlace, from: Pick<RestoreOptions, 'path' | 'key'> = { path, key }) {
  await checkBackup(from.path, from.key, quiet)
  return restoreBackup({ db, files: createFolderObjects(folder) }, { ...from, hasFiles: true, onProgress: quiet })
}

/** Writes a backup without a key. */
async function plainBackup(name: string, hasFiles = true) {
  const plain = { path: join(quarry.folder, name), key: undefined }
  return { plain, written: await backUp(plain.path, undefined, hasFiles) }
}

describe('a backup of a serving product', () => {
  it('is readable by its owner alone, encrypted, and found whole', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await readFile(path)).includes('ada@backup.test')).toBe(false)
    const { begin, manifest, missing } = await readBackup(path, key)
    expect(begin).toMatchObject({ format: 1, product: '0.1.0', hasFiles: true })
    expect(manifest.files).toMatchObject({ count: 5, gone: 0, missing: 0 })
    expect(manifest.tables.find(({ name }) => name === 'product')).toMatchObject({ rows: 2 })
    expect(missing).toEqual([])
  })

  it('is one moment, whatever is written meanwhile', async () => {
    const stopping = new AbortController()
    const website = (round: number) => `https://${round}.example.com`
    const write = async (round: number) =>
      quarry.db
        .updateTable('brand')
        .set({ website: website(round) })
        .execute()
    await write(0)
    const writing = (async () => {
      for (let round = 1; !stopping.signal.aborted; round++) await write(round)
    })()
    const { plain } = await plainBackup('busy').finally(() => stopping.abort())
    await writing
    const rows = await rowsIn(plain.path)
    const round = Number(/https:..(\d+)/.exec(rows['brand'] ?? '')?.[1])
    expect(rows['change_log']).toContain(website(round))
    expect(rows['change_log']).not.toContain(website(round + 1))
  })

  it('names files that the database names and that were not there', async () => {
    const [picture] = await quarry.db.selectFrom('picture').select('key').execute()
    const name = `storage/${picture?.key.slice(0, 2)}/${picture?.key}`
    const bytes = await readFile(join(quarry.folder, name))
    await rm(join(quarry.folder, name))
    const { plain, written } = await plainBackup('lacking')
    await writeFile(join(quarry.folder, name), bytes)
    expect(written.manifest.files).toMatchObject({ count: 4, missing: 1 })
    expect((await readBackup(plain.path, undefined)).missing).toEqual([name])
  })

  it('goes on without a file that is removed meanwhile', async () => {
    const files = createFolderObjects(quarry.folder)
    const options = { path: join(quarry.folder, 'gone'), key: undefined, hasFiles: true, onProgress: quiet }
    await writeBackup({ db: quarry.db, files: { ...files, open: async () => undefined } }, options)
    expect((await readBackup(options.path, undefined)).manifest.files).toMatchObject({ count: 0, gone: 5, missing: 0 })
  })

  it('lists the files alone if it is to hold none', async () => {
    const { plain } = await plainBackup('list', false)
    const found: string[] = []
    const read = await readBackup(plain.path, undefined, { onFile: async (name) => void found.push(name) })
    expect([read.begin.hasFiles, read.manifest.files.count, found]).toEqual([false, 5, []])
  })

  it('leaves nothing if it is interrupted', async () => {
    const folder = join(quarry.folder, 'interrupted')
    await mkdir(folder)
    const options = {
      path: join(folder, 'backup'),
      key,
      hasFiles: true,
      signal: AbortSignal.abort(new SetupError('no')),
    }
    const files = createFolderObjects(quarry.folder)
    await expect(writeBackup({ db: quarry.db, files }, { ...options, onProgress: quiet })).rejects.toThrow('no')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a restored backup', () => {
  it('has every row, and is a product in which a member signs in, sees what is theirs, and goes on', async () => {
    const place = await anEmptyPlace()
    await restore(place)
    expect(await factsOf(place.db)).toEqual(before)
    const restored = await createTestApp({ beside: { ...quarry, ...place } })
    onTestFinished(() => restored.close())
    const signedIn = await restored.call(signInByPassword, { email: 'ada@backup.test', password: PASSWORD })
    const headers = bearer(signedIn.data)
    const seen = async (one: TestApp, as: typeof headers) => [
      await one.ask(getProductPage, {}),
      await one.ask(getFolderPage, {}, as),
      await one.ask(boards.getBoardPage, {}, as),
      await one.ask(budgets.getBudgetPage, {}, as),
    ]
    expect(await seen(restored, headers)).toEqual(await seen(quarry, ada.headers))
    const { key: picture } = await restored.db.selectFrom('upload').select('key').executeTakeFirstOrThrow()
    expect((await restored.inject(await restored.privatePictures.addressOf(picture))).statusCode).toBe(200)
    const last = await versionOf(place)
    await restored.db.updateTable('brand').set({ website: 'https://example.com' }).execute()
    expect(await versionOf(place)).toBe(last + 1)
    expect(await restored.call(createFolder, { name: 'Later' }, headers)).toMatchObject({ data: expect.anything() })
  })

  it('is the same on another version of PostgreSQL, restored by an owner who is no superuser', async () => {
    const other = await startTestPostgres((await isOn15()) ? await chooseBinaries() : POSTGRES_15)
    onTestFinished(other.stop)
    await query(other.socketFolder, 'postgres', 'CREATE ROLE plain_owner LOGIN')
    const place = await anEmptyPlace(other.socketFolder, 'plain_owner')
    await restore(place)
    const tables = (facts: Record<string, string>) =>
      Object.fromEntries(Object.entries(facts).filter(([name]) => /^(table|sequence|trigger)/.test(name)))
    expect(tables(await factsOf(place.db))).toEqual(tables(before))
    await expect(sql`DELETE FROM change_log`.execute(place.db)).rejects.toThrow('permission denied')
  })
})

async function rowsIn(from: string): Promise<Record<string, string>> {
  const rows: Record<string, string> = {}
  await readBackup(from, undefined, {
    onRows: async ({ name }, piece) => void (rows[name] = (rows[name] ?? '') + piece.toString()),
  })
  return rows
}

async function versionOf({ db }: EmptyPlace): Promise<number> {
  const { rows } = await sql<{ last: string }>`SELECT max(version) AS last FROM change_log`.execute(db)
  return Number(rows[0]?.last)
}

async function isOn15(): Promise<boolean> {
  const { rows } = await sql<{ version: string }>`SELECT current_setting('server_version') AS version`.execute(
    quarry.db,
  )
  return rows[0]?.version.startsWith('15') === true
}
