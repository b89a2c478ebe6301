import { generateX25519Identity } from 'age-encryption'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, withClient } from '../platform/postgres/database.ts'
import { listMigrations, makeTables } from '../platform/postgres/migrate.ts'
import { SetupError } from '../platform/setup-error.ts'
import { anEmptyPlace, factsOf } from '../testing/backups.ts'
import type { EmptyPlace } from '../testing/backups.ts'
import { aPicture } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { readKeyFile } from './archive/key-file.ts'
import type { BackupKey } from './archive/key-file.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { checkBackup, requireEmptyFolder, restoreBackup, whileUnfinished } from './restore-backup.ts'
import type { RestoreOptions } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

type Place = Pick<RestoreOptions, 'path' | 'key'>

const quiet = () => undefined

let quarry: TestApp
let key: BackupKey
/** The same backup, encrypted and not. */
let locked: Place
let open: Place

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.storage.put(await aPicture())
  key = { identities: [await generateX25519Identity()] }
  locked = await backUp('locked', key)
  open = await backUp('open', undefined)
})
afterAll(() => quarry.close())

async function backUp(name: string, by: BackupKey | undefined): Promise<Place> {
  const place = { path: join(quarry.folder, name), key: by }
  const files = createFolderObjects(quarry.folder)
  await writeBackup({ db: quarry.db, files }, { ...place, hasFiles: true, onProgress: quiet })
  return place
}

async function restore({ db, folder }: EmptyPlace, from: Place) {
  await checkBackup(from.path, from.key, quiet)
  return restoreBackup({ db, files: createFolderObjects(folder) }, { ...from, hasFiles: true, onProgress: quiet })
}

describe('a restore writes nothing', () => {
  it('into a database that holds something', async () => {
    const place = await anEmptyPlace()
    await sql`CREATE TABLE somebodys (id int)`.execute(place.db)
    await expect(restore(place, locked)).rejects.toEqual(
      new SetupError('The database is not empty (it has somebodys); name an empty one.'),
    )
    expect(Object.keys(await factsOf(place.db))).toEqual(['table somebodys', 'rights somebodys'])
  })

  it('of a backup of a newer product', async () => {
    const place = await anEmptyPlace()
    await sql`INSERT INTO schema_migration (name) VALUES ('999-future.sql')`.execute(quarry.db)
    const newer = await backUp('newer', undefined)
    await sql`DELETE FROM schema_migration WHERE name = '999-future.sql'`.execute(quarry.db)
    await expect(restore(place, newer)).rejects.toEqual(
      new SetupError('The backup was made by a newer Quarry (it has 999-future.sql); use that version.'),
    )
    expect(await factsOf(place.db)).toEqual({})
  })

  it('if a file cannot be written', async () => {
    const place = await anEmptyPlace()
    const put = async () => Promise.reject(new SetupError('no room'))
    const deps = { db: place.db, files: { ...createFolderObjects(place.folder), put } }
    const options = { ...locked, hasFiles: true, onProgress: quiet }
    await expect(restoreBackup(deps, options)).rejects.toThrow('no room')
    expect(await factsOf(place.db)).toEqual({})
  })

  it('with another key, with none, or with one for a file that needs none', async () => {
    const identities = [await generateX25519Identity()]
    await expect(checkBackup(locked.path, { identities }, quiet)).rejects.toEqual(
      new SetupError('The key does not open this backup: it was encrypted for another one.'),
    )
    const needsKey = 'is encrypted: name its key with --key-file'
    await expect(checkBackup(locked.path, undefined, quiet)).rejects.toThrow(needsKey)
    await expect(checkBackup(open.path, key, quiet)).rejects.toThrow('is not encrypted')
  })

  it.each(['encrypted', 'plain'])('of a file (%s) that was cut off or changed', async (kind) => {
    const whole = kind === 'plain' ? open : locked
    const bytes = await readFile(whole.path)
    const at = join(quarry.folder, `bad-${kind}`)
    // The last bytes are only the compression's own checksum of what the backup's digests cover already.
    const last = bytes.length - 32
    const places = Array.from({ length: 12 }, (_, step) => Math.floor((last * step) / 11))
    for (const place of places) {
      await writeFile(at, bytes.subarray(0, place))
      await expect(checkBackup(at, whole.key, quiet)).rejects.toBeInstanceOf(SetupError)
      const changed = Buffer.from(bytes)
      changed.writeUInt8((bytes[place] ?? 0) ^ 16, place)
      await writeFile(at, changed)
      await expect(checkBackup(at, whole.key, quiet)).rejects.toBeInstanceOf(SetupError)
    }
  })
})

it('a restored backup of an older product gets the newer tables', async () => {
  const [older, place] = [await anEmptyPlace(), await anEmptyPlace()]
  const all = await listMigrations()
  await withClient(older.db, async (client) => {
    await client.query('BEGIN')
    await makeTables(client, all.slice(0, 3))
    await client.query('COMMIT')
  })
  const plain = { path: join(older.folder, 'older'), key: undefined }
  const options = { ...plain, hasFiles: false, onProgress: quiet }
  await writeBackup({ db: older.db, files: createFolderObjects(older.folder) }, options)
  await restore(place, plain)
  const applied = await sql<{ name: string }>`SELECT name FROM schema_migration ORDER BY name COLLATE "C"`.execute(
    place.db,
  )
  expect(applied.rows.map(({ name }) => name)).toEqual(all)
})

describe('the folder of a restore', () => {
  const folderOf = (name: string) => join(quarry.folder, name)

  it('must be empty, and goes again if nothing was written', async () => {
    await mkdir(folderOf('used'))
    await writeFile(join(folderOf('used'), 'notes.txt'), 'mine')
    await expect(requireEmptyFolder(folderOf('used'))).rejects.toThrow('is not empty (it has notes.txt)')
    const file = join(folderOf('used'), 'notes.txt')
    await expect(requireEmptyFolder(file)).rejects.toThrow('cannot be used (ENOTDIR); name a new one with --into.')
    await expect(requireEmptyFolder(folderOf('new'))).resolves.toBeUndefined()
    const failing = whileUnfinished(folderOf('new'), async () => Promise.reject(new SetupError('no')))
    await expect(failing).rejects.toThrow('no')
    await expect(readdir(folderOf('new'))).rejects.toThrow('ENOENT')
  })

  it('is no data folder before the end of the restore, and can be restored into again', async () => {
    const dataDir = folderOf('half')
    const failing = whileUnfinished(dataDir, async () => {
      await writeFile(join(dataDir, 'picture'), 'half')
      throw new SetupError('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    const opening = openDatabase({ databaseUrl: undefined, dataDir }, 'server')
    await expect(opening).rejects.toThrow('was broken off, or still runs: run it again')
    await expect(requireEmptyFolder(dataDir)).resolves.toBeUndefined()
    await whileUnfinished(dataDir, async () => undefined)
    expect(await readdir(dataDir)).toEqual(['picture'])
  })
})

it('a key file holds public keys, secret keys, or one passphrase', async () => {
  const at = join(quarry.folder, 'key')
  const read = async (text: string) => {
    await writeFile(at, text)
    return readKeyFile(at)
  }
  expect(await read('# ours\nage1abc\n\nage1def\n')).toEqual({ recipients: ['age1abc', 'age1def'] })
  expect(await read('AGE-SECRET-KEY-1ABC\n')).toEqual({ identities: ['AGE-SECRET-KEY-1ABC'] })
  expect(await read('correct horse battery\n')).toEqual({ passphrase: 'correct horse battery' })
  for (const text of ['', 'short', 'two long enough lines\nof words here'])
    await expect(read(text)).rejects.toThrow('must hold keys of age')
  await expect(readKeyFile(join(quarry.folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)')
})
