import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import type { ImportSource } from '../../server/imports/reading/import-source.ts'
import { connect } from '../../server/platform/postgres/database.ts'
import { CLUSTER_USER } from '../../server/platform/postgres/postgres-process.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import { aPdf, aPicture, aProduct } from '../../server/testing/factories.ts'
import { query, TEMPLATE } from '../../server/testing/postgres.ts'
import type { Db } from '../../server/database.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

/** A running product that other tests may use at the same time. */
export interface SharedShop {
  server: Pick<RunningServer, 'url'>
  db: Db
  close(): Promise<void>
}

/** A running product with its own database and folder, for one test file. */
export interface Shop extends SharedShop {
  server: RunningServer
  /** The name of its database in the tests' PostgreSQL. */
  database: string
  /** The folder of import files and the files that they name. */
  folder: string
  importLines(lines: AsyncIterable<unknown> | Iterable<unknown>, total?: number): Promise<void>
}

export async function openShop(
  environment: Record<string, string> = {},
  socketFolder = inject('socketFolder'),
): Promise<Shop> {
  const database = `story_${randomUUID().replaceAll('-', '')}`
  await query(socketFolder, 'postgres', `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`)
  const folder = await mkdtemp(join(tmpdir(), 'quarry-story-'))
  const DATABASE_URL = `postgres://${CLUSTER_USER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
  const server = await startServer({ DATABASE_URL, DATA_DIR: folder, ...environment })
  const db = connect({ host: socketFolder, user: CLUSTER_USER, database, max: 4 })
  const storage = createFolderStorage(join(folder, 'storage'))
  return {
    server,
    db,
    database,
    folder,
    async importLines(lines, total) {
      const source: ImportSource = {
        name: 'story.jsonl',
        digest: randomUUID(),
        total: total ?? null,
        folder,
        lines: () => numbered(lines),
      }
      const { rejected } = await importCatalogue({ db, storage }, source, { actor: 'story' })
      if (rejected) throw new Error(`${rejected} lines of a story were rejected`)
    },
    async close() {
      await server.stop()
      await db.destroy()
      await query(socketFolder, 'postgres', `DROP DATABASE ${database} WITH (FORCE)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function* numbered(lines: AsyncIterable<unknown> | Iterable<unknown>) {
  let line = 0
  for await (const value of lines) yield { line: (line += 1), text: JSON.stringify(value) }
}

const COLORS = ['#b98d5b', '#5b7d6a', '#3d5a80', '#a6492b', '#d8d2c4', '#4a4642']

export async function openFilledShop(socketFolder?: string): Promise<Shop> {
  const shop = await openShop({}, socketFolder)
  await fillShop(shop)
  return shop
}

/**
 * Ninety products in two categories and three brands; the first, Herringbone oak, has everything that a drawer can
 * show.
 */
export async function fillShop(shop: Shop): Promise<void> {
  for (const [index, color] of COLORS.entries()) {
    await writeFile(join(shop.folder, `cover-${index}.png`), await aPicture({ color, width: 400, height: 400 }))
  }
  await writeFile(join(shop.folder, 'guide.pdf'), aPdf)
  await shop.importLines([herringboneOak, ...Array.from({ length: 89 }, (_, index) => plainProduct(index + 1))])
}

const herringboneOak = aProduct({
  key: 'oak',
  rank: 0,
  enName: 'Herringbone oak',
  name: '人字拼橡木',
  enDescription: 'Small blocks laid at right angles.',
  description: '小块直角拼铺。',
  brand: { englishName: 'Nordhem', name: '诺木', country: 'SE' },
  category: [
    { enName: 'Flooring', name: '地面' },
    { enName: 'Timber', name: '木地板' },
  ],
  platformNo: 'Q-1',
  attrs: [{ enName: 'Thickness', name: '厚度', unit: 'mm', value: 14 }],
  auths: [
    {
      enAuthority: 'Institute of Air',
      authority: '空气研究所',
      scheme: 'low_emission',
      number: 'A-7',
      issuedOn: '2020-01-01',
      expiresOn: '2021-01-01',
      file: 'guide.pdf',
    },
  ],
  files: [{ name: 'Laying guide', kind: 'installation', file: 'guide.pdf' }],
  structuralImages: ['cover-4.png'],
  skus: [
    {
      model: 'NH-OAK-N',
      minPrice: 180,
      maxPrice: 220,
      coverImage: 'cover-0.png',
      productImage: 'cover-5.png',
      dimensionImages: ['cover-4.png'],
      caseImages: ['cover-2.png'],
      hasCustomOption: 1,
      color: { system: 'RAL', name: '1011' },
    },
    { model: 'NH-OAK-S', minPrice: 300, maxPrice: 300, coverImage: 'cover-5.png' },
  ],
})

function plainProduct(index: number) {
  const isStone = index % 3 === 0
  const file = `cover-${index % COLORS.length}.png`
  return aProduct({
    key: `plain-${index}`,
    rank: index,
    enName: `${isStone ? 'Stone' : 'Board'} number ${index}`,
    name: `${isStone ? '石材' : '木板'}${index}号`,
    brand: isStone ? { englishName: 'Casa Ventura', name: '风之屋' } : { englishName: 'Nordhem' },
    category: isStone ? [{ enName: 'Stone', name: '石材' }] : [{ enName: 'Flooring' }, { enName: 'Timber' }],
    skus: [
      {
        model: `PL-${index}`,
        // Some can be laid to scale.
        coverImage: index > 70 && index < 75 ? { file, mmWidth: 500 } : file,
        minPrice: 10 + index,
        maxPrice: 20 + index,
      },
    ],
  })
}
