import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import sharp from 'sharp'
import { drawSurface } from '../../demo/surfaces/draw.ts'
import { SWATCHES } from '../../demo/surfaces/swatches.ts'
import { encoderKey } from '../../server/image-search/index/quantized-vectors.ts'
import type { Encoder } from '../../server/image-search/encoder/encoder.ts'
import { openConfiguredEncoder } from '../../server/image-search/encoder/configured-encoder.ts'
import { indexSome } from '../../server/image-search/index/index-pictures.ts'
import type { IndexingDeps } from '../../server/image-search/index/index-pictures.ts'
import { findWaitingPictures } from '../../server/image-search/index/waiting-pictures.ts'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import { openImportFile } from '../../server/imports/reading/import-source.ts'
import { openDatabase } from '../../server/platform/postgres/database.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import type { Db } from '../../server/database.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { spreadOf, timed } from '../spread.ts'

const PICTURES = 240
const SIZE = { width: 1200, height: 900 }
const QUERIES = 60
const LOOKS = 300
const VERSIONS = 1_000_000

/** Indexing of pictures of 1.1 megapixels, queries meanwhile, and a check that finds nothing new. */
export async function measureIndexing(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
  const encoder = await openConfiguredEncoder({ kind: 'embedded' }, dataDir)
  try {
    const storage = createFolderStorage(join(dataDir, 'storage'))
    const path = await drawCatalogue(dataDir)
    await importCatalogue({ db, storage }, await openImportFile(path), { actor: 'bench' })
    const picture = await storage.find((await db.selectFrom('picture').select('key').executeTakeFirstOrThrow()).key)
    if (!picture) throw new Error('the import stored no picture')
    const parts = { db, storage, encoder, log: pino({ level: 'silent' }) }
    const alone = await timesOfQueries(encoder, picture)
    const before = process.cpuUsage()
    const seconds = (await timed(async () => indexAll(parts))) / 1000
    const { user, system } = process.cpuUsage(before)
    await db.deleteFrom('picture_vector').execute()
    const indexing = indexAll(parts)
    const meanwhile = await timesOfQueries(encoder, picture)
    await indexing
    return [
      {
        name: 'indexing, pictures a second of one core',
        value: PICTURES / ((user + system) / 1e6),
        unit: '',
        target: { atLeast: 25 },
        note: `${PICTURES} of ${SIZE.width} × ${SIZE.height} in ${seconds.toFixed(1)} s`,
      },
      latencyFigure('a query’s encoding while pictures are indexed', spreadOf(meanwhile), {
        beside: { name: 'ms alone', spread: spreadOf(alone) },
      }),
      latencyFigure('a look for new pictures that finds none', spreadOf(await timesOfLooks(db, encoder)), {
        target: { atMost: 1 },
      }),
    ]
  } finally {
    await encoder.close()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function drawCatalogue(folder: string): Promise<string> {
  const lines: unknown[] = []
  for (let at = 0; at < PICTURES; at++) {
    const swatch = SWATCHES[at % SWATCHES.length]
    if (!swatch) throw new Error('there are no swatches')
    const pixels = drawSurface(swatch.recipe, { seed: at, width: 320, height: 240, mmPerPixel: swatch.mmWidth / 320 })
    const raw = { width: 320, height: 240, channels: 3 as const }
    await sharp(pixels, { raw })
      .resize(SIZE)
      .jpeg({ quality: 88 })
      .toFile(join(folder, `${at}.jpg`))
    lines.push({
      key: `P-${at}`,
      enName: `Product ${at}`,
      brand: { englishName: 'Nordhem' },
      category: [{ enName: 'Flooring' }],
      skus: [{ model: `P-${at}`, minPrice: 1, maxPrice: 2, coverImage: `${at}.jpg` }],
    })
  }
  const path = join(folder, 'catalogue.jsonl')
  await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

async function indexAll(deps: IndexingDeps): Promise<void> {
  while ((await indexSome(deps)) > 0);
}

async function timesOfQueries(encoder: Encoder, picture: Uint8Array): Promise<number[]> {
  const times: number[] = []
  for (let query = 0; query < QUERIES; query++) times.push(await timed(() => encoder.encode(picture)))
  return times
}

/** In a change log as long as a large catalogue's. */
async function timesOfLooks(db: Db, encoder: Encoder): Promise<number[]> {
  const waiting = findWaitingPictures(encoderKey(encoder))
  const look = () => db.transaction().execute((trx) => waiting.find(trx, 16))
  await look()
  await sql`
    INSERT INTO change_log (version, actor, entity, entity_id, after)
    SELECT nextval('change_log_version'), 'bench', 'sku', id, jsonb_build_object('product_id', id)
    FROM generate_series(1, ${VERSIONS}) AS id`.execute(db)
  await sql`ANALYZE change_log`.execute(db)
  await look()
  const times: number[] = []
  for (let count = 0; count < LOOKS; count++) times.push(await timed(look))
  return times
}
