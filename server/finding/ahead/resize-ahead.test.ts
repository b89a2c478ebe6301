import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { IMPORT_LOCK } from '../../catalogue/import-lock.ts'
import { createClock } from '../../platform/clock.ts'
import { createPictureServer } from '../../platform/pictures/picture-server.ts'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { WriteWhole } from '../../platform/storage/files.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { followCatalogue } from '../read-model/follow/follow.ts'
import { createRounds } from './rounds.ts'

const COLORS = ['#a01020', '#20a010', '#1020a0']

let quarry: TestApp
afterEach(() => quarry.close())

/** A line of a product with a SKU for each colour, whose cover has that colour, and the covers' keys. */
async function aProductIn(colors: readonly string[], facts: Parameters<typeof aProduct>[0] = {}) {
  const covers = await Promise.all(
    colors.map(async (color) => {
      const bytes = await aPicture({ color, width: 600 })
      await writeFileInside(quarry.folder, `${color.slice(1)}.png`, bytes)
      return storageKeyOf(bytes)
    }),
  )
  const skus = colors.map((color) => ({ model: color, coverImage: `${color.slice(1)}.png` }))
  return { line: aProduct({ ...facts, skus }), covers }
}

/** The pictures that a card requests of its product's covers; it shows the first one. */
const filesOf = (covers: string[]) => [
  ...[320, 480, 640].map((width) => `${covers[0]}-${width}-2.webp`),
  ...covers.flatMap((cover) => [40, 100].map((width) => `${cover}-${width}-2.webp`)),
]

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(quarry.folder, folder), { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('.webp')).map((name) => name.slice(3))
}

describe('a server that has nothing to answer', () => {
  /** The files of the cache in the order in which they are kept; each waits for `gate`. */
  let kept: string[]
  let gate: Promise<void>

  beforeEach(async () => {
    kept = []
    gate = Promise.resolve()
    quarry = await createTestApp({
      picturesAhead: { lookMs: 5, pauseMs: 5 },
      writeWhole: async (path, bytes) => {
        const name = /cache\/..\/(.*\.webp)/.exec(path)?.[1]
        if (name) {
          kept.push(name)
          await gate
        }
        await writeFile(path, bytes)
      },
    })
  })

  const listen = () => quarry.app.listen({ host: '127.0.0.1', port: 0 })

  it('resizes what lists show before anybody asks, and each once', async () => {
    const { line, covers } = await aProductIn(COLORS)
    await listen()
    await quarry.importLines([line])
    await expect.poll(() => kept.toSorted()).toEqual(filesOf(covers).toSorted())
    await quarry.inject(`/images/${covers[0]}?width=320`, { accept: 'image/webp' })
    await quarry.importLines([line, aProduct()])
    const later = await aProductIn(['#808080'])
    await quarry.importLines([later.line])
    await expect.poll(() => kept).toHaveLength(14)
    expect(kept.toSorted()).toEqual([...filesOf(covers), ...filesOf(later.covers)].toSorted())
  })

  it('answers whoever asks first', async () => {
    const opened = Promise.withResolvers<void>()
    gate = opened.promise
    const { line, covers } = await aProductIn(COLORS)
    await quarry.importLines([line])
    await listen()
    await expect.poll(() => kept).toHaveLength(1)
    const { port } = quarry.app.server.address() as AddressInfo
    const received = once(quarry.app.server, 'request')
    const asked = fetch(`http://127.0.0.1:${port}/images/${covers[2]}?width=960`, { headers: { accept: 'image/webp' } })
    await received
    opened.resolve()
    expect((await asked).status).toBe(200)
    await expect.poll(() => kept).toHaveLength(filesOf(covers).length + 1)
    expect(kept.indexOf(`${covers[2]}-960-2.webp`)).toBe(1)
  })

  it('does not resize again what somebody requests meanwhile', async () => {
    const opened = Promise.withResolvers<void>()
    gate = opened.promise
    const { line, covers } = await aProductIn(COLORS)
    await quarry.importLines([line])
    await listen()
    await expect.poll(() => kept).toHaveLength(1)
    const [name = ''] = kept
    const asked = quarry.inject(`/images/${name.replace(/-.*/, '')}?width=320`, { accept: 'image/webp' })
    opened.resolve()
    expect((await asked).statusCode).toBe(200)
    await expect.poll(() => kept).toHaveLength(filesOf(covers).length)
  })

  it('closes in the middle of it', async () => {
    const opened = Promise.withResolvers<void>()
    gate = opened.promise
    const { line } = await aProductIn(COLORS)
    await quarry.importLines([line])
    quarry.app.addHook('onClose', async () => opened.resolve())
    await listen()
    await expect.poll(() => kept).toHaveLength(1)
    await quarry.app.close()
    expect(kept).toHaveLength(1)
    expect(await filesIn('cache')).toEqual(kept)
  })
})

describe('a round', () => {
  const writeHere: WriteWhole = (path, bytes) => writeFile(path, bytes)
  let reads: string[]
  /** The pictures of which it asked whether they are there. */
  let asked: string[]

  beforeEach(async () => {
    reads = []
    asked = []
    quarry = await createTestApp()
  })

  function roundsWith({ writeWhole = writeHere, whenQuiet = async () => undefined } = {}) {
    const { db, storage } = quarry
    const counting: Storage = {
      ...storage,
      has: async (key) => {
        asked.push(key)
        return storage.has(key)
      },
      find: async (key) => {
        reads.push(key)
        return storage.find(key)
      },
    }
    const log = pino({ level: 'silent' })
    const pictures = createPictureServer({
      storage: counting,
      cacheFolder: join(quarry.folder, 'ahead'),
      log,
      writeWhole,
    })
    const stopping = new AbortController()
    const catalogue = followCatalogue(db, createClock())
    return { ...createRounds({ db, catalogue, pictures, whenQuiet, signal: stopping.signal }), stopping }
  }

  it('begins with the products that lists begin with', async () => {
    const last = await aProductIn(['#a01020'], { rank: 3 })
    const first = await aProductIn(['#20a010'], { rank: 1 })
    await quarry.importLines([last.line, first.line])
    await roundsWith().look()
    expect([...new Set(reads)]).toEqual([first.covers[0], last.covers[0]])
  })

  it('does nothing if the catalogue has not changed, and does not check known pictures', async () => {
    const { line, covers } = await aProductIn(COLORS)
    await quarry.importLines([line])
    const rounds = roundsWith()
    await rounds.look()
    expect((await filesIn('ahead')).toSorted()).toEqual(filesOf(covers).toSorted())
    await rm(join(quarry.folder, 'ahead'), { recursive: true })
    await rounds.look()
    await quarry.importLines([aProduct()])
    await rounds.look()
    expect(await filesIn('ahead')).toEqual([])
    // The results are on the disk and nowhere else.
    await roundsWith().look()
    expect(await filesIn('ahead')).toHaveLength(filesOf(covers).length)
    reads = []
    await roundsWith().look()
    expect(reads).toEqual([])
  })

  it('waits for a quiet moment before each picture, and ends in the middle where the server closes', async () => {
    const { line } = await aProductIn(COLORS)
    await quarry.importLines([line])
    const quiets: number[] = []
    const rounds = roundsWith({
      whenQuiet: async () => {
        quiets.push(reads.length)
        if (reads.length === 3) rounds.stopping.abort()
      },
    })
    await rounds.look()
    // The first is before the list.
    expect(quiets).toEqual([0, 0, 1, 2, 3])
    expect(reads).toHaveLength(3)
  })

  it('leaves out a picture that is broken or gone', async () => {
    const { line, covers } = await aProductIn(COLORS)
    await quarry.importLines([line])
    const [broken = '', gone = '', whole = ''] = covers
    const pathOf = (key: string) => join(quarry.folder, 'storage', key.slice(0, 2), key)
    await writeFile(pathOf(broken), 'no picture')
    await rm(pathOf(gone))
    await roundsWith().look()
    expect((await filesIn('ahead')).toSorted()).toEqual([`${whole}-100-2.webp`, `${whole}-40-2.webp`])
  })

  it('makes no picture that is not made yet, and resizes it once it is', async () => {
    const { line, covers } = await aProductIn(COLORS)
    await quarry.importLines([line])
    const [unmade = '', ...others] = covers
    const path = join(quarry.folder, 'storage', unmade.slice(0, 2), unmade)
    const bytes = await readFile(path)
    await rm(path)
    const rounds = roundsWith()
    await rounds.look()
    expect(new Set(reads)).toEqual(new Set(others))
    // Nothing comes: it asks ever less often, and never about what is kept.
    asked = []
    for (let look = 0; look < 100; look++) await rounds.look()
    expect(asked.length).toBeLessThan(8)
    expect(new Set(asked)).toEqual(new Set([unmade]))
    await writeFile(path, bytes)
    for (let look = 0; look < 100; look++) await rounds.look()
    expect((await filesIn('ahead')).toSorted()).toEqual(filesOf(covers).toSorted())
  })

  it('ends at a full disk until the catalogue changes', async () => {
    const { line } = await aProductIn(COLORS)
    await quarry.importLines([line])
    let tries = 0
    const rounds = roundsWith({
      writeWhole: (_, bytes) => {
        tries += 1
        return writeFile('/dev/full', bytes)
      },
    })
    await rounds.look()
    await rounds.look()
    expect(tries).toBe(1)
    await quarry.importLines([aProduct()])
    await rounds.look()
    expect(tries).toBe(2)
  })

  it('waits for an import that is being carried out', async () => {
    const { line, covers } = await aProductIn(COLORS)
    await quarry.importLines([line])
    const values = { name: 'long.jsonl', digest: 'long', total: 9, next_line: 1, added: 0, finished_at: null }
    const { id } = await quarry.db.insertInto('import_run').values(values).returning('id').executeTakeFirstOrThrow()
    const rounds = roundsWith()
    await quarry.db.connection().execute(async (carriedOut) => {
      await sql`SELECT pg_advisory_lock(${IMPORT_LOCK}, ${Number(id)})`.execute(carriedOut)
      await rounds.look()
      expect(await filesIn('ahead')).toEqual([])
      await sql`SELECT pg_advisory_unlock(${IMPORT_LOCK}, ${Number(id)})`.execute(carriedOut)
    })
    await rounds.look()
    expect(await filesIn('ahead')).toHaveLength(filesOf(covers).length)
  })

  it('starts again if the catalogue changes', async () => {
    const { line, covers } = await aProductIn(COLORS)
    await quarry.importLines([line])
    let change: (() => Promise<unknown>) | undefined = () => quarry.importLines([aProduct()])
    const rounds = roundsWith({
      whenQuiet: async () => {
        await change?.()
        change = undefined
      },
    })
    await rounds.look()
    expect(await filesIn('ahead')).toEqual([])
    await rounds.look()
    expect(await filesIn('ahead')).toHaveLength(filesOf(covers).length)
  })
})
