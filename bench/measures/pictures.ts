import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { makeFile } from '../../demo/pictures.ts'
import { PRODUCTS } from '../../demo/products/all.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import type { HttpClient } from '../http-client.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { spreadOf, timed } from '../spread.ts'

// In the folder beside the repository, or one folder higher for a worktree.
const PHOTOGRAPH = ['../../../', '../../../../']
  .map((up) => fileURLToPath(new URL(`${up}shared/data/wood.jpg`, import.meta.url)))
  .find((path) => existsSync(path))
const DRAWN_WIDTH = 1280
const SIZES = [
  { width: 320, fresh: { atMost: 30 } },
  { width: 1280, fresh: { atMost: 150 } },
]
const FRESH_SAMPLES = 40
const CACHED_SAMPLES = 300
const CACHED_TARGET = { atMost: 3 }

/** Pictures as WebP over HTTP: not yet resized, beside plain `sharp`, and cached, beside a plain file read. */
export async function measurePictures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  const dataDir = join(folder, 'data')
  const server = await startServer(dataDir)
  const client = openHttpClient(server.url)
  // The server's setting, so that both do the same work.
  sharp.concurrency(1)
  sharp.cache(false)
  try {
    const figures: Figure[] = []
    for (const { name, bytes } of await originals()) {
      say(`Pictures: ${name}`)
      const key = await createFolderStorage(join(dataDir, 'storage')).put(bytes)
      for (const size of SIZES) figures.push(...(await pictureFigures({ client, dataDir, key, name, bytes }, size)))
    }
    if (!PHOTOGRAPH) figures.push({ name: 'photograph', unit: 'ms', note: 'not measured: no ../shared/data/wood.jpg' })
    return figures
  } finally {
    client.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Original {
  name: string
  bytes: Buffer
}

async function originals(): Promise<Original[]> {
  const [product] = PRODUCTS
  if (!product) throw new Error('The demonstration has no product')
  const cover = { kind: 'cover' as const, product: product.key, sku: 0 }
  const drawn = Buffer.from(await makeFile(product, cover, { size: DRAWN_WIDTH }))
  const list = [{ name: `drawn picture of ${DRAWN_WIDTH} px`, bytes: drawn }]
  if (PHOTOGRAPH) list.push({ name: 'photograph wood.jpg', bytes: await readFile(PHOTOGRAPH) })
  return Promise.all(
    list.map(async ({ name, bytes }) => {
      const { width, height } = await sharp(bytes).metadata()
      return { name: `${name} (${width} × ${height}, ${(bytes.length / 1e6).toFixed(1)} MB)`, bytes }
    }),
  )
}

interface StoredPicture extends Original {
  client: HttpClient
  dataDir: string
  key: string
}

async function pictureFigures(
  { client, dataDir, key, name, bytes }: StoredPicture,
  { width, fresh: target }: (typeof SIZES)[number],
): Promise<Figure[]> {
  const cached = join(dataDir, 'picture-cache', key.slice(0, 2), `${key}-${width}-2.webp`)
  const ask = (): Promise<unknown> => client.get(`/images/${key}?width=${width}`, { accept: 'image/webp' })
  const bare = (): Promise<unknown> =>
    sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 82, effort: 2 }).toBuffer()
  const fresh = await sampleBoth(FRESH_SAMPLES, [ask, bare], () => rm(cached, { force: true }))
  const again = await sampleBoth(CACHED_SAMPLES, [ask, () => readFile(cached)])
  return [
    latencyFigure(`${name} at ${width}, not yet resized`, spreadOf(fresh.ours), {
      target,
      beside: { name: 'bare sharp', spread: spreadOf(fresh.plain) },
    }),
    latencyFigure(`${name} at ${width}, cached`, spreadOf(again.ours), {
      target: CACHED_TARGET,
      beside: { name: 'bare read', spread: spreadOf(again.plain) },
    }),
  ]
}

async function sampleBoth(
  count: number,
  [one, other]: [() => Promise<unknown>, () => Promise<unknown>],
  before: () => Promise<unknown> = async () => undefined,
): Promise<{ ours: number[]; plain: number[] }> {
  const ours: number[] = []
  const plain: number[] = []
  for (let sample = -2; sample < count; sample += 1) {
    await before()
    const first = await timed(one)
    const second = await timed(other)
    if (sample < 0) continue
    ours.push(first)
    plain.push(second)
  }
  return { ours, plain }
}
