import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../../../contract/catalogue.ts'
import { createClock } from '../../../platform/clock.ts'
import { aProduct } from '../../../testing/factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { followCatalogue } from '../follow/follow.ts'
import { createOwnSource } from '../follow/model-source.ts'
import { listTexts } from '../texts.ts'
import { readSections, writeSections } from './sections-file.ts'
import { createSnapshot } from './snapshot.ts'

let quarry: TestApp
let path: string
let day = '2026-11-20'
const now = () => new Date(`${day}T04:00:00Z`)
let warnings: string[]
const log = { warn: (...said: unknown[]) => void warnings.push(String(said.at(-1))) }

beforeEach(async () => {
  day = '2026-11-20'
  warnings = []
  quarry = await createTestApp({ now })
  path = join(quarry.folder, 'read-model.bin')
  await quarry.importLines([
    { rate: { currency: 'EUR', date: '2026-11-01', cny: 8 } },
    { rate: { currency: 'EUR', date: '2026-11-21', cny: 9 } },
    aProduct({ key: 'A', enName: 'Ash', rank: 2, currencyUnit: 'EUR' }),
    aProduct({ key: 'B', enName: 'Beech', rank: 1 }),
    aProduct({
      key: 'C',
      enName: 'Öland stone',
      name: '厄兰石',
      rank: 3,
      skus: [{ model: 'C-1' }, { model: 'C-2', stock: 4 }],
    }),
  ])
})
afterEach(() => quarry.close())

/** Starts a server, reads the names in order and the facets' counts, and stops it. */
async function visit(server?: TestApp): Promise<{ names: string[]; facets: unknown }> {
  const app = server ?? (await createTestApp({ now, beside: quarry, snapshotPath: path }))
  try {
    const { list } = (await app.ask(getProductPage, { sort: 'price-desc' })).data
    return { names: list.map(({ enName }) => enName), facets: (await app.ask(getProductFacets)).data }
  } finally {
    if (!server) await app.close()
  }
}

/** The names that a model reads that starts from the snapshot. */
async function namesAtStart(): Promise<string[]> {
  const snapshot = createSnapshot({ db: quarry.db, path, log })
  const { enNames } = await followCatalogue(
    quarry.db,
    createClock(now),
    createOwnSource({ db: quarry.db }, snapshot),
  ).current()
  await snapshot.finish()
  return listTexts(enNames)
}

/** Changes a name without logging it: a model with the new name has read the product again. */
async function renameUnseen(): Promise<void> {
  await quarry.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await trx.updateTable('product').set({ en_name: 'Read anew' }).where('key', '=', 'B').execute()
  })
}

describe('the catalogue saved for the next start', () => {
  it('answers as the stopped server did, without reading the products again', async () => {
    const before = await visit()
    await renameUnseen()
    expect(await namesAtStart()).toEqual(['Ash', 'Beech', 'Öland stone'])
    expect((await visit()).facets).toEqual(before.facets)
    expect(before.names).toEqual(['Ash', 'Beech', 'Öland stone'])
    expect(warnings).toEqual([])
  })

  it('includes changes that were made while no server ran, and those of a new day', async () => {
    await visit()
    await quarry.importLines([
      aProduct({ key: 'B', enName: 'Beech', status: 'withdrawn' }),
      aProduct({ key: 'D', enName: 'Deal', skus: [{ model: 'D-1', minPrice: 950, maxPrice: 950 }] }),
    ])
    expect((await visit()).names).toEqual(['Ash', 'Deal', 'Öland stone'])
    day = '2026-11-21'
    expect(await visit()).toEqual(await visit(quarry))
    expect((await visit()).names).toEqual(['Ash', 'Deal', 'Öland stone'])
  })

  it('is not used for another database, nor for the same one restored to an older state', async () => {
    await visit()
    const other = await createTestApp({ now })
    try {
      await other.importLines([aProduct({ enName: 'Elm' })])
      const copy = join(other.folder, 'read-model.bin')
      await copyFile(path, copy)
      const snapshot = createSnapshot({ db: other.db, path: copy, log })
      const source = createOwnSource({ db: other.db }, snapshot)
      const { enNames } = await followCatalogue(other.db, createClock(now), source).current()
      expect(listTexts(enNames)).toEqual(['Elm'])
      await snapshot.finish()
    } finally {
      await other.close()
    }
    await renameUnseen()
    // A database that was restored to an older state writes its log anew.
    await sql`ALTER TABLE change_log DISABLE TRIGGER is_kept`.execute(quarry.db)
    await sql`UPDATE change_log SET actor = 'someone else' WHERE version = (SELECT max(version) FROM change_log)`.execute(
      quarry.db,
    )
    expect(await namesAtStart()).toContain('Read anew')
    await visit()
    await sql`DELETE FROM change_log WHERE version = (SELECT max(version) FROM change_log)`.execute(quarry.db)
    await sql`ALTER TABLE change_log ENABLE TRIGGER is_kept`.execute(quarry.db)
    expect(await namesAtStart()).toContain('Read anew')
    expect(warnings).toHaveLength(3)
  })

  it('is not used if it is empty, cut off, another file or a folder: one line says so, and the start goes on', async () => {
    await visit()
    await renameUnseen()
    const whole = await readFile(path)
    for (const content of [Buffer.alloc(0), whole.subarray(0, 20), whole.subarray(0, -1), Buffer.from('{}')]) {
      await writeFile(path, content)
      const snapshot = createSnapshot({ db: quarry.db, path, log })
      expect(await snapshot.read()).toBeUndefined()
    }
    expect(warnings).toHaveLength(4)
    await truncate(path, whole.length + 8)
    expect(await namesAtStart()).toContain('Read anew')
    expect(warnings).toHaveLength(5)
    // The snapshot has been written again since.
    expect(await namesAtStart()).toContain('Read anew')
    expect(warnings).toHaveLength(5)
  })

  it('is not used by other code than the code that wrote it', async () => {
    await visit()
    const { label, parts } = await readSections(path)
    await writeSections(path, { ...(label as object), edition: 'older' }, Object.entries(parts))
    expect(await createSnapshot({ db: quarry.db, path, log }).read()).toBeUndefined()
    expect(warnings).toHaveLength(1)
  })

  it('is left out if it cannot be written', async () => {
    path = join(quarry.folder, 'missing', 'read-model.bin')
    expect(await namesAtStart()).toEqual(['Ash', 'Beech', 'Öland stone'])
    path = join(quarry.folder, 'folder')
    await mkdir(path)
    expect(await namesAtStart()).toEqual(['Ash', 'Beech', 'Öland stone'])
    // One line for the first, two for the second: a folder is neither to be read nor to be written over.
    expect(warnings).toHaveLength(3)
    expect((await readdir(quarry.folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('removes the half file of a killed server, and leaves the one that another server is writing', async () => {
    const { pid: ended } = spawnSync(process.execPath, ['--version'])
    const halves = [ended, process.ppid].map((pid) => `read-model.bin.${pid}.part`)
    for (const name of [...halves, 'read-model.bin.other.part']) await writeFile(join(quarry.folder, name), 'half')
    await createSnapshot({ db: quarry.db, path, log }).read()
    const left = (await readdir(quarry.folder)).filter((name) => name.endsWith('.part'))
    expect(new Set(left)).toEqual(new Set([halves[1], 'read-model.bin.other.part']))
  })
})

it('a file of parts returns what was written, and nothing if any byte of it has changed', async () => {
  const file = join(quarry.folder, 'parts.bin')
  const parts = {
    a: new Float64Array([1.5, NaN]),
    b: new Uint16Array([1, 2, 3]),
    c: '橡木\0Öak',
    d: new Uint32Array(0),
  }
  await writeSections(file, { of: 'a test' }, Object.entries(parts))
  expect(await readSections(file)).toEqual({ label: { of: 'a test' }, parts })
  const whole = await readFile(file)
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ change
      await writeFile(file, damaged)
      await expect(readSections(file)).rejects.toThrow(Error)
    }),
    // The length of the table, less by a part of a byte.
    { examples: [[29, 33]] },
  )
})
