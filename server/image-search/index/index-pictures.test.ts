import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getImageIndexStatus } from '../../../contract/image-index.ts'
import { getSeenPictures } from '../../../contract/image-search.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { NotMade } from '../../platform/storage/maker.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { aModel } from '../../testing/tiny-model.ts'
import { openEncoder } from '../encoder/encoder.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { indexSome, startIndexing } from './index-pictures.ts'
import type { Indexing } from './index-pictures.ts'
import { createPictureIndex } from './picture-index.ts'
import { startSwitchingEngine } from './switching-engine.ts'
import { findUnshownVectors } from './unshown-vectors.ts'
import { describeAgain } from './waiting-pictures.ts'

const log = pino({ level: 'silent' })
const HUES = ['#a01020', '#20a010', '#1020a0', '#a0a010', '#10a0a0', '#a010a0']

let encoder: Encoder
let quarry: TestApp
const running: Indexing[] = []

beforeAll(async () => {
  const { folder, close } = await createTestApp()
  encoder = await openEncoder(await writeFileInside(folder, 'tiny.onnx', aModel()))
  await close()
})
afterAll(() => encoder.close())
beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(async () => {
  for (const indexing of running.splice(0)) await indexing.stop()
  await quarry.close()
})

/** A line of a product with a SKU for each colour, whose cover has that colour. */
async function aProductOf(key: string, colors: readonly string[]) {
  const skus = colors.map(async (color) => ({ model: `${key}${color}`, coverImage: await pictureFile(color) }))
  return aProduct({ key, skus: await Promise.all(skus) })
}

async function pictureFile(color: string): Promise<string> {
  const name = `${color.slice(1)}.png`
  await writeFileInside(quarry.folder, name, await aPicture({ color }))
  return name
}

async function start(by = encoder, whenQuiet = async () => {}): Promise<void> {
  const { db, storage } = quarry
  const open = async () => Promise.reject(new Error('nothing served before'))
  const serving = await startSwitchingEngine({ db, encoder: by, source: 'tiny', open, log })
  running.push(startIndexing({ db, storage, serving, whenQuiet, log }))
}

async function indexAll(by = encoder): Promise<void> {
  while ((await indexSome({ db: quarry.db, storage: quarry.storage, encoder: by, log })) > 0);
}

async function keysOf(table: 'picture_vector' | 'picture_vector_failure'): Promise<string[]> {
  const rows = await quarry.db
    .selectFrom(table)
    .innerJoin('picture', 'picture.id', `${table}.picture_id`)
    .select('picture.key')
    .orderBy('picture.id')
    .execute()
  return rows.map(({ key }) => key)
}

const failures = () => quarry.db.selectFrom('picture_vector_failure').selectAll().execute()
const passTime = () => sql`UPDATE picture_vector_failure SET retry_at = now()`.execute(quarry.db)

async function keysOfPictures(...roles: string[]): Promise<string[]> {
  const rows = await quarry.db
    .selectFrom('picture_use')
    .innerJoin('picture', 'picture.id', 'picture_use.picture_id')
    .select('picture.key')
    .where('picture_use.role', 'in', roles as 'cover'[])
    .orderBy('picture.id')
    .execute()
  return rows.map(({ key }) => key)
}

async function fileOf(key = ''): Promise<string> {
  const path = join(quarry.folder, 'storage', key.slice(0, 2), key)
  await mkdir(dirname(path), { recursive: true })
  return path
}

/** The encoder, with something done before each of its answers. */
function through(before: (picture: Uint8Array) => void | Promise<void>): Encoder {
  const encodeForIndex: Encoder['encodeForIndex'] = async (picture) => {
    await before(picture)
    return encoder.encodeForIndex(picture)
  }
  return { ...encoder, encodeForIndex }
}

describe('indexing', () => {
  it('takes covers and material pictures, and neither drawings nor rooms', async () => {
    const [cover = '', macro = '', drawing = '', room = ''] = await Promise.all(HUES.map(pictureFile))
    const pictures = { coverImage: cover, productImage: macro, dimensionImages: [drawing], caseImages: [room] }
    await quarry.importLines([aProduct({ skus: [{ model: 'A', ...pictures }] })])
    await indexAll()
    expect(await keysOfPictures('cover', 'product', 'dimension', 'case')).toHaveLength(4)
    expect(await keysOf('picture_vector')).toEqual(await keysOfPictures('cover', 'product'))
  })

  it("stores a picture's vector and its codes", async () => {
    await quarry.importLines([await aProductOf('P', ['#a01020'])])
    await indexAll()
    const kept = await quarry.db.selectFrom('picture_vector').selectAll().executeTakeFirstOrThrow()
    const vector = await encoder.encode(await aPicture({ color: '#a01020' }))
    expect(new Float32Array(new Uint8Array(kept.texture).buffer)).toEqual(vector)
    expect(new Int8Array(kept.codes).subarray(0, vector.length)).toEqual(
      Int8Array.from(vector, (value) => Math.round(value * 127)),
    )
    expect(kept).toMatchObject({ encoder: 'tiny 1' })
  })

  it('takes pictures that are imported meanwhile, and those of products put on sale again', async () => {
    await quarry.importLines([await aProductOf('Old', HUES.slice(0, 2))])
    await quarry.db.updateTable('product').set({ status: 'withdrawn' }).execute()
    await start()
    await quarry.importLines([await aProductOf('New', HUES.slice(2, 4))])
    await expect.poll(() => keysOf('picture_vector')).toHaveLength(2)
    await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('model', 'like', 'Old#a0%').execute()
    await quarry.db.updateTable('product').set({ status: 'on_sale' }).execute()
    await expect.poll(() => keysOf('picture_vector')).toHaveLength(3)
    await quarry.db.updateTable('sku').set({ status: 'on_sale' }).execute()
    await expect.poll(() => keysOf('picture_vector')).toHaveLength(4)
  })

  it('describes pictures again that were measured again, and no others', async () => {
    await quarry.importLines([await aProductOf('P', HUES.slice(0, 3))])
    await indexAll()
    const vectors = () => quarry.db.selectFrom('picture_vector').select(['picture_id', 'id', 'codes']).execute()
    const [first, ...others] = (await vectors()).toSorted((a, b) => Number(a.picture_id) - Number(b.picture_id))
    await quarry.db
      .updateTable('picture')
      .set({ palette: [10, 200, 90, 1000] })
      .execute()
    await quarry.db.transaction().execute(async (trx) => describeAgain(trx, [first?.picture_id ?? '']))
    await indexAll()
    const [again, ...same] = (await vectors()).toSorted((a, b) => Number(a.picture_id) - Number(b.picture_id))
    expect(same).toEqual(others)
    expect(again?.picture_id).toBe(first?.picture_id)
    expect(again?.codes).not.toEqual(first?.codes)
    expect(await failures()).toEqual([])
  })

  it('waits before each batch until no request is being answered', async () => {
    await quarry.importLines([await aProductOf('P', HUES.slice(0, 2))])
    const moments = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let waits = 0
    await start(encoder, async () => moments[waits++]?.promise)
    await expect.poll(() => waits).toBe(1)
    expect(await keysOf('picture_vector')).toEqual([])
    moments[0]?.resolve()
    await expect.poll(() => waits).toBe(2)
    expect(await keysOf('picture_vector')).toHaveLength(2)
    await quarry.importLines([await aProductOf('Q', HUES.slice(2, 4))])
    expect(await keysOf('picture_vector')).toHaveLength(2)
    moments[1]?.resolve()
    await expect.poll(() => keysOf('picture_vector')).toHaveLength(4)
  })

  it('goes on where it was broken off, without losing or repeating anything', async () => {
    await quarry.importLines([await aProductOf('P', HUES)])
    const seen: string[] = []
    const dying = through((picture) => {
      if (seen.length === 3) throw new Error('killed')
      seen.push(String(picture.length))
    })
    await expect(indexAll(dying)).rejects.toThrow('killed')
    expect(await keysOf('picture_vector')).toHaveLength(3)
    const more: number[] = []
    await indexAll(through((picture) => void more.push(picture.length)))
    expect(more).toHaveLength(3)
    expect(await keysOf('picture_vector')).toEqual(await keysOfPictures('cover'))
  })

  it('leaves pictures that are not to be made for it, neither as failed nor as seen, and takes all others', async () => {
    await quarry.importLines([await aProductOf('P', HUES)])
    const [unmade = '', ...others] = await keysOfPictures('cover')
    const open = async () => Promise.reject(new Error('nothing served before'))
    const serving = await startSwitchingEngine({ db: quarry.db, encoder, source: 'tiny', open, log })
    let whole = 0
    const noting = { ...serving, noteWhole: async () => void (whole += 1) }
    let isLeft = true
    const [undone = ''] = others.splice(0, 1)
    const isPutOff = async (key: string) => {
      if (isLeft && key === undone) throw new NotMade('its process died')
      return isLeft && key === unmade
    }
    const deps = { db: quarry.db, storage: quarry.storage, log, isPutOff }
    running.push(startIndexing({ ...deps, serving: noting }))
    await expect.poll(() => keysOf('picture_vector')).toEqual(others)
    await quarry.importLines([await aProductOf('Q', ['#808080'])])
    await expect.poll(() => keysOf('picture_vector')).toHaveLength(others.length + 1)
    expect([await failures(), whole]).toEqual([[], 0])
    isLeft = false
    // The running one may be looking at just this moment, and only one does.
    await expect.poll(async () => (await indexAll(), keysOf('picture_vector'))).toHaveLength(others.length + 3)
  })

  it('is shared by servers on one database: each picture is encoded once', async () => {
    const colors = Array.from({ length: 60 }, (_, index) => `#${(index * 4).toString(16).padStart(2, '0')}8040`)
    await quarry.importLines([await aProductOf('P', colors)])
    const encoded: string[] = []
    const noting = through((picture) => void encoded.push(Buffer.from(picture).toString('base64')))
    for (let server = 1; server <= 3; server++) await start(noting)
    await expect.poll(() => keysOf('picture_vector')).toHaveLength(60)
    expect(encoded).toHaveLength(60)
    expect(new Set(encoded).size).toBe(60)
  })
})

describe('a picture that shows no SKU any more', () => {
  const aProductWith = async (color: string, key = 'P') =>
    aProduct({ key, skus: [{ model: key, coverImage: await pictureFile(color) }] })

  it('is not searched any longer, and is indexed again if it shows one again', async () => {
    const [first = '', second = ''] = HUES
    await quarry.importLines([await aProductWith(first), await aProductWith(first, 'Other')])
    await indexAll()
    const unshown = findUnshownVectors(quarry.db, 'tiny 1')
    const index = createPictureIndex(quarry.db, 'tiny 1', encoder.dimensions)
    await quarry.importLines([await aProductWith(second)])
    await indexAll()
    await index.follow()
    await unshown.drop()
    // The other product still shows it.
    expect(await keysOf('picture_vector')).toHaveLength(2)
    await quarry.importLines([await aProductWith(second, 'Other')])
    await unshown.drop()
    await index.follow()
    expect(await keysOf('picture_vector')).toEqual([...new Set(await keysOfPictures('cover'))])
    expect(index.pictures.size).toBe(1)
    await quarry.importLines([await aProductWith(first)])
    await indexAll()
    await unshown.drop()
    await index.follow()
    expect(index.pictures.size).toBe(2)
  })

  it('is forgotten by a running server after a while, which goes on indexing', async () => {
    const [first = '', second = ''] = HUES
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await quarry.importLines([await aProductWith(first)])
      await start()
      await expect.poll(() => keysOf('picture_vector')).toHaveLength(1)
      await quarry.importLines([await aProductWith(second)])
      await expect.poll(() => keysOf('picture_vector')).toHaveLength(2)
      vi.advanceTimersByTime(60_000)
      await expect.poll(() => keysOf('picture_vector')).toEqual(await keysOfPictures('cover'))
      await quarry.importLines([await aProductWith(first)])
      await expect.poll(() => keysOf('picture_vector')).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the indexing status for operators', () => {
  it('is how many pictures are indexed, wait or failed, and why', async () => {
    const beside = await createTestApp({ encoder, beside: quarry })
    const { headers } = await memberIn(beside, { isOperator: true })
    const status = async () => (await beside.ask(getImageIndexStatus, {}, headers)).data
    await quarry.importLines([await aProductOf('P', HUES)])
    const counts = { encoder: 'tiny 1', isServing: true, indexed: 0, failed: 0, waiting: HUES.length }
    expect(await status()).toEqual({ encoders: [counts], failures: [] })
    const [gone = ''] = await keysOfPictures('cover')
    await quarry.storage.remove(gone)
    await indexAll()
    const [failure] = await failures()
    expect(await status()).toEqual({
      encoders: [{ ...counts, indexed: HUES.length - 1, failed: 1, waiting: 0 }],
      failures: [
        {
          encoder: 'tiny 1',
          picture: `/images/${gone}`,
          reason: 'gone from the storage',
          attempts: 1,
          retryAt: failure?.retry_at.getTime(),
        },
      ],
    })
    await beside.close()
  })
})

it('people are told how many pictures were seen and how many wait, those that failed in neither', async () => {
  const beside = await createTestApp({ encoder, beside: quarry })
  const seen = async () => (await beside.ask(getSeenPictures)).data
  expect(await seen()).toEqual({ seen: 0, waiting: 0 })
  await quarry.importLines([await aProductOf('P', HUES)])
  expect(await seen()).toEqual({ seen: 0, waiting: HUES.length })
  const [gone = ''] = await keysOfPictures('cover')
  await quarry.storage.remove(gone)
  await indexAll()
  expect(await seen()).toEqual({ seen: HUES.length - 1, waiting: 0 })
  await quarry.importLines([await aProductOf('Q', ['#808080', '#909090'])])
  expect(await seen()).toEqual({ seen: HUES.length - 1, waiting: 2 })
  await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('model', 'like', 'Q%').execute()
  expect(await seen()).toEqual({ seen: HUES.length - 1, waiting: 0 })
  await beside.close()
})

describe('a picture that cannot be indexed', () => {
  it('is recorded with its reason, and the others are indexed', async () => {
    await quarry.importLines([await aProductOf('P', HUES)])
    const [broken, cut = '', gone, ...others] = await keysOfPictures('cover')
    const whole = await quarry.storage.find(cut)
    await writeFile(await fileOf(broken), 'no picture')
    await writeFile(await fileOf(cut), whole?.subarray(0, whole.length * 0.6) ?? '')
    await quarry.storage.remove(gone ?? '')
    await indexAll()
    expect(await keysOf('picture_vector')).toEqual(others)
    expect(await failures()).toMatchObject([
      { reason: expect.stringContaining('not a picture we take') as string, attempts: 1 },
      { reason: expect.stringContaining('broken or cut off') as string, attempts: 1 },
      { reason: 'gone from the storage', attempts: 1 },
    ])
  })

  it('is one that makes the encoder fail by itself', async () => {
    await quarry.importLines([await aProductOf('P', HUES)])
    const [first = ''] = await keysOfPictures('cover')
    const bytes = await quarry.storage.find(first)
    const choking = through((picture) => {
      if (bytes?.equals(picture)) throw new Error('the image encoder failed: too odd')
    })
    await indexAll(choking)
    expect(await keysOf('picture_vector')).toHaveLength(HUES.length - 1)
    expect(await failures()).toMatchObject([{ reason: 'the image encoder failed: too odd' }])
  })

  it('is tried again after five minutes, an hour and a day, and is forgotten once it works', async () => {
    await quarry.importLines([await aProductOf('P', ['#a01020'])])
    const [key] = await keysOfPictures('cover')
    const bytes = await quarry.storage.find(key ?? '')
    await writeFile(await fileOf(key), 'no picture')
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 4; attempt++) {
      await indexAll()
      const [failure] = await failures()
      expect(failure?.attempts).toBe(attempt)
      pauses.push(((failure?.retry_at.getTime() ?? 0) - (failure?.failed_at.getTime() ?? 0)) / 60_000)
      await passTime()
    }
    expect(pauses).toEqual([5, 60, 1440, 1440])
    await writeFile(await fileOf(key), bytes ?? '')
    await indexAll()
    expect(await failures()).toEqual([])
    expect(await keysOf('picture_vector')).toEqual([key])
  })

  it('is tried again without a record if the encoder itself fails', async () => {
    await quarry.importLines([await aProductOf('P', HUES)])
    let isDown = true
    let asked = 0
    const unsteady = through(() => {
      asked += 1
      if (isDown) throw new Error('the image encoder is closed')
    })
    await start(unsteady)
    await expect.poll(() => asked).toBeGreaterThan(HUES.length)
    expect(await failures()).toEqual([])
    isDown = false
    await expect.poll(() => keysOf('picture_vector')).toHaveLength(HUES.length)
  })
})
