import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SetupError } from '../setup-error.ts'
import { makeDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-data-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a data folder that is a file is reported in one line', async () => {
  const dataDir = join(folder, 'file')
  await writeFile(dataDir, '')
  await expect(makeDataFolder(dataDir)).rejects.toEqual(
    new SetupError(`The data folder ${dataDir} cannot be written (EEXIST); set DATA_DIR to a folder of yours.`),
  )
})

it('a data folder of an older version is closed to other users, who may only pass through it to the database of root', async () => {
  const dataDir = join(folder, 'older')
  await mkdir(join(dataDir, 'storage'), { recursive: true })
  await writeFile(join(dataDir, 'read-model.bin'), '')
  for (const [name, mode] of [
    ['.', 0o755],
    ['storage', 0o755],
    ['read-model.bin', 0o644],
  ] as const)
    // prettier-ignore
    await chmod(join(dataDir, name), mode)
  await makeDataFolder(dataDir)
  const modes = ['.', 'storage', 'read-model.bin'].map(async (name) => (await stat(join(dataDir, name))).mode & 0o777)
  const own = process.getuid?.() === 0 ? 0o711 : 0o700
  expect(await Promise.all(modes)).toEqual([own, 0o700, 0o600])
})

it('an external database out of reach is reported in one line, without its password', async () => {
  const databaseUrl = 'postgres://quarry:secret@127.0.0.1:1/nothing'
  const opening = openDatabase({ databaseUrl, dataDir: join(folder, 'data') }, 'server')
  await expect(opening).rejects.toThrow(SetupError)
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL \(nothing on 127\.0\.0\.1\) cannot be reached: /)
  await expect(opening).rejects.not.toThrow('secret')
})
