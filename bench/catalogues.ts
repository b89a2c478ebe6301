import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDemonstration } from '../demo/demonstration.ts'
import { writeKnownVectors } from '../server/image-search/index/known-vectors.ts'
import { importCatalogue } from '../server/imports/import-catalogue.ts'
import type { ImportSource } from '../server/imports/reading/import-source.ts'
import { openDatabase } from '../server/platform/postgres/database.ts'
import { createFolderStorage } from '../server/platform/storage/storage.ts'
import type { Db } from '../server/database.ts'
import { generatedSource } from './generator.ts'
import { giveCovers } from './generator/covers.ts'
import { picturedSource, writePatterns } from './generator/pictured.ts'
import { say } from './say.ts'

/** A data folder with a catalogue, on which a server can start. */
export interface Catalogue {
  /** The name in figures: "demonstration" or "100,000 SKUs". */
  name: string
  dataDir: string
}

const FOLDER = fileURLToPath(new URL('results/data/', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../server/migrations/', import.meta.url))

/** The demonstration catalogue as after its first start; servers draw its pictures as they are asked for. */
export async function demonstrationCatalogue(): Promise<Catalogue> {
  const { source, textures } = openDemonstration()
  const [name = '', version = ''] = textures.encoder.split(' ')
  const engine = { encoders: () => [{ name, version }] }
  return filled('demonstration', source, (db) =>
    db.transaction().execute(async (trx) => writeKnownVectors(trx, engine, textures)),
  )
}

export async function generatedCatalogue(skuCount: number): Promise<Catalogue> {
  return filled(`${skuCount.toLocaleString('en')} SKUs`, generatedSource(skuCount), giveCovers)
}

/** Generated products on sale; each SKU has one of a few hundred pictures. */
export async function picturedCatalogue(products: number): Promise<Catalogue> {
  const folder = join(FOLDER, 'pictured')
  await mkdir(folder, { recursive: true })
  await writePatterns(folder)
  const source = picturedSource(products, folder)
  const catalogue = await filled(source.name, source)
  await rm(folder, { recursive: true, force: true })
  return catalogue
}

// Fills the data folder once and keeps it for later runs, until the source or the tables change.
async function filled(name: string, source: ImportSource, finish?: (db: Db) => Promise<void>): Promise<Catalogue> {
  const dataDir = join(FOLDER, `${source.digest}-${await tablesEdition()}`)
  const mark = join(dataDir, 'filled')
  if (existsSync(mark)) return { name, dataDir }
  const began = performance.now()
  await mkdir(dataDir, { recursive: true })
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
  const { db } = database
  try {
    const storage = createFolderStorage(join(dataDir, 'storage'))
    await importCatalogue({ db, storage }, source, {
      actor: 'bench',
      onProgress: ({ done }) => say(`Filling ${name}: line ${done}`),
    })
    await finish?.(db)
    // Autovacuum would do this within a minute of an import; the bench does not wait for it.
    await sql`VACUUM ANALYZE`.execute(db)
  } finally {
    await database.close()
  }
  await writeFile(mark, '')
  say(`Filled ${name} in ${Math.round((performance.now() - began) / 1000)} s\n`)
  return { name, dataDir }
}

async function tablesEdition(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 8)
}
