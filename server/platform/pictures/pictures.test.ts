import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPdf, aPicture, aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { QueueFull } from '../fair-queue.ts'
import { createPictureServer } from './picture-server.ts'
import { cutReducedPicture, measurePicture, readPixels, reducePicture, releasePicture } from './pictures.ts'
import { createFolderStorage, storageKeyOf } from '../storage/storage.ts'
import type { Storage } from '../storage/storage.ts'

const WEBP = { accept: 'image/avif,image/webp,*/*' }

describe('a requested picture', () => {
  let quarry: TestApp
  let key: string

  beforeAll(async () => {
    quarry = await createTestApp()
    key = await quarry.storage.put(await aPicture({ width: 800, height: 400 }))
  })
  afterAll(() => quarry.close())

  it.each([
    ['', 200],
    ['?width=1', 40],
    ['?width=41', 100],
    ['?width=201', 320],
    ['?width=640', 640],
    ['?width=641', 800],
    ['?width=99999', 800],
  ])('has the next larger standard width, and is never enlarged (%s)', async (query, width) => {
    const response = await quarry.inject(`/images/${key}${query}`, WEBP)
    expect(response.statusCode).toBe(200)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
  })

  it('is a JPEG for clients without WebP, and may be cached forever', async () => {
    const response = await quarry.inject(`/images/${key}?width=320`)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      vary: expect.stringContaining('Accept'),
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg')
  })

  it.each([
    ['?width=0', 400],
    ['?width=-1', 400],
    ['?width=big', 400],
    ['?width=1.5', 400],
    ['?width=9999999', 400],
    ['?width=100&width=200', 400],
  ])('with an invalid width is a plain %s → %i', async (query, status) => {
    const response = await quarry.inject(`/images/${key}${query}`)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('text/plain')
  })

  it.each(['nothing', '..%2f..%2f..%2fetc%2fpasswd', 'f'.repeat(40), `${'a'.repeat(40)}.part`])(
    'with the key %s is a plain 404',
    async (bad) => {
      const response = await quarry.inject(`/images/${bad}`)
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('root:')
    },
  )

  it('whose original is missing, truncated or a folder is a plain 404', async () => {
    const own = await quarry.storage.put(await aPicture({ color: '#123456', width: 500 }))
    const path = join(quarry.folder, 'storage', own.slice(0, 2), own)
    const look = async () => {
      const { statusCode, body } = await quarry.inject(`/images/${own}?width=320`)
      return [statusCode, body]
    }
    await truncate(path, 20)
    expect(await look()).toEqual([404, 'No such picture'])
    await rm(path)
    expect(await look()).toEqual([404, 'No such picture'])
    await mkdir(path)
    expect(await look()).toEqual([404, 'No such picture'])
  })

  it('that is a document is a plain 404, and so is a document that is a picture', async () => {
    await writeFileInside(quarry.folder, 'guide.pdf', aPdf)
    await quarry.importLines([aProduct({ files: [{ name: 'Guide', kind: 'care', file: 'guide.pdf' }] })])
    const document = storageKeyOf(aPdf)
    expect((await quarry.inject(`/files/${document}/any.pdf`)).statusCode).toBe(200)
    const asPicture = await quarry.inject(`/images/${document}?width=320`)
    expect([asPicture.statusCode, asPicture.body]).toEqual([404, 'No such picture'])
    expect((await quarry.inject(`/files/${key}/original.png`)).statusCode).toBe(404)
    expect((await quarry.inject(`/files/${'0'.repeat(40)}/x.pdf`)).statusCode).toBe(404)
    expect((await quarry.inject('/files/..%2f..%2fetc/passwd')).statusCode).toBe(404)
  })

  it('has no character in a document’s name that disguises another', async () => {
    const response = await quarry.inject(`/files/${storageKeyOf(aPdf)}/a%E2%80%AE%0d%0afdp.exe`)
    expect(response.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''afdp.exe`)
  })
})

describe('the picture server', () => {
  let folder: string
  let storage: Storage

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quarry-pictures-'))
    storage = createFolderStorage(join(folder, 'storage'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  function serverOn(storage: Storage, cache: string, writeWhole?: (path: string, bytes: Buffer) => Promise<void>) {
    return createPictureServer({
      storage,
      cacheFolder: join(folder, cache),
      log: pino({ level: 'silent' }),
      ...(writeWhole && { writeWhole }),
    })
  }

  it('resizes once for many simultaneous requests, and reads from disk later', async () => {
    const key = await storage.put(await aPicture({ width: 500 }))
    let reads = 0
    const counting: Storage = {
      ...storage,
      find: (key) => {
        reads += 1
        return storage.find(key)
      },
    }
    const server = serverOn(counting, 'once')
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.find(key, 320, 'webp')))
    expect(new Set(answers.map((bytes) => bytes?.length)).size).toBe(1)
    await server.find(key, 320, 'webp')
    expect(reads).toBe(1)
    expect(await readdir(join(folder, 'once'), { recursive: true })).toContain(
      join(key.slice(0, 2), `${key}-320-2.webp`),
    )
  })

  const foreign: Record<string, (path: string) => Promise<unknown>> = {
    'is empty': (path) => truncate(path, 0),
    'is cut off': async (path) => truncate(path, (await stat(path)).size - 1),
    'is damaged': async (path) => {
      const bytes = await readFile(path)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      await writeFile(path, bytes)
    },
    'is of a former version': async (path) => writeFile(path, await aPicture()),
    'is a folder': async (path) => {
      await rm(path)
      await mkdir(join(path, 'within'), { recursive: true })
    },
    'is a link': async (path) => {
      await rename(path, `${path}.elsewhere`)
      await symlink(`${path}.elsewhere`, path)
    },
    'lies in a folder that is a file': async (path) => {
      await rm(dirname(path), { recursive: true })
      await writeFile(dirname(path), 'a file')
    },
  }
  it.each(Object.entries(foreign))('regenerates a cached file that %s', async (name, spoil) => {
    const key = await storage.put(await aPicture({ width: 500 }))
    const server = serverOn(storage, name)
    const path = join(folder, name, key.slice(0, 2), `${key}-320-2.webp`)
    const made = await server.find(key, 320, 'webp')
    await spoil(path)
    expect(await server.find(key, 320, 'webp')).toEqual(made)
    const kept = await lstat(path)
    expect([kept.isFile(), kept.size > (made?.length ?? Infinity)]).toEqual([true, true])
    await server.forget(key)
  })

  it('serves a picture that a full disk cannot cache', async () => {
    const key = await storage.put(await aPicture({ width: 500 }))
    const server = serverOn(storage, 'full', (_, bytes) => writeFile('/dev/full', bytes))
    expect((await server.find(key, 320, 'webp'))?.length).toBeGreaterThan(0)
    expect(await readdir(join(folder, 'full'), { recursive: true })).toHaveLength(1)
  })

  it('refuses a burst of one client, and serves another client in turn', async () => {
    const gate = Promise.withResolvers<void>()
    const asked: string[] = []
    const slow: Storage = {
      ...storage,
      async find(key) {
        asked.push(key)
        await gate.promise
        return storage.find(key)
      },
    }
    const server = serverOn(slow, 'burst')
    const keys = Array.from({ length: 250 }, (_, index) => index.toString(16).padStart(40, '0'))
    const greedy = keys.map((key) => server.find(key, 320, 'webp', 'eve'))
    const rejected = Promise.allSettled(greedy)
    await expect.poll(() => asked).not.toHaveLength(0)
    const key = await storage.put(await aPicture({ width: 300 }))
    const other = server.find(key, 320, 'webp', 'ada')
    gate.resolve()
    expect((await other)?.length).toBeGreaterThan(0)
    const refusals = (await rejected).filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(refusals).toEqual(Array.from({ length: 50 }, () => new QueueFull(true)))
    // After the picture in progress for eve, and before the rest of hers.
    expect(asked.indexOf(key)).toBeLessThan(100)
    expect((await server.find(key, 640, 'webp', 'eve'))?.length).toBeGreaterThan(0)
  })
})

describe('the measured facts of a picture', () => {
  it('contain the size as seen, with EXIF orientation applied', async () => {
    const turned = await sharp(await aPicture({ width: 90, height: 30 }))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await measurePicture(turned)).toMatchObject({ format: 'jpeg', width: 30, height: 90 })
  })

  it('contain its main colour, whatever the joints between', async () => {
    const tile = { create: { width: 100, height: 100, channels: 3 as const, background: '#2f6f5f' } }
    const joint = await sharp({ create: { width: 100, height: 12, channels: 3, background: '#f4f0e8' } })
      .png()
      .toBuffer()
    const picture = await sharp(tile)
      .composite([
        { input: joint, top: 20, left: 0 },
        { input: joint, top: 70, left: 0 },
      ])
      .png()
      .toBuffer()
    const { dominantColor } = await measurePicture(picture)
    const channels = [1, 3, 5].map((at) => Number.parseInt(dominantColor.slice(at, at + 2), 16))
    for (const [index, expected] of [0x2f, 0x6f, 0x5f].entries())
      expect(Math.abs((channels[index] ?? 0) - expected)).toBeLessThan(6)
  })

  it.each(['png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'are measured for %s too, grey or with alpha',
    async (format) => {
      const picture = await sharp({
        create: { width: 20, height: 10, channels: 4, background: { r: 10, g: 200, b: 30, alpha: 0.5 } },
      })
        .toFormat(format)
        .toBuffer()
      expect(await measurePicture(picture)).toMatchObject({
        format,
        width: 20,
        height: 10,
        dominantColor: expect.stringMatching(/^#/),
      })
      const grey = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#777777' } })
        .greyscale()
        .toFormat(format)
        .toBuffer()
      expect((await measurePicture(grey)).dominantColor).toMatch(/^#7[5-9a]7[5-9a]7[5-9a]$/)
    },
  )

  it('are not in served pictures: metadata is dropped, and colours are sRGB', async () => {
    const app = await createTestApp()
    const original = await sharp(await aPicture({ width: 400 }))
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    const key = await app.storage.put(original)
    const served = await sharp((await app.inject(`/images/${key}?width=320`)).rawPayload).metadata()
    expect([served.exif, served.icc, served.xmp]).toEqual([undefined, undefined, undefined])
    expect(served.space).toBe('srgb')
    expect((await readFile(join(app.folder, 'storage', key.slice(0, 2), key))).equals(original)).toBe(true)
    await app.close()
  })
})

describe('a picture decoded for reuse', () => {
  it('has a limited length, unless it is hardly longer', async () => {
    const sizeOf = async (width: number, height: number) => {
      const reduced = await reducePicture(await aPicture({ width, height }), 400)
      return [reduced.width, reduced.height]
    }
    expect(await sizeOf(300, 200)).toEqual([300, 200])
    expect(await sizeOf(500, 250)).toEqual([500, 250])
    expect(await sizeOf(240, 600)).toEqual([160, 400])
  })

  it('and a part of it show the content of the file, with its transparency', async () => {
    const background = { r: 200, g: 100, b: 50, alpha: 0.5 }
    const file = await sharp({ create: { width: 40, height: 20, channels: 4, background } })
      .png()
      .toBuffer()
    const reduced = await reducePicture(file, 400)
    const part = await cutReducedPicture(reduced, { x: 0.5, y: 0, w: 0.25, h: 0.5 })
    expect(part).toMatchObject({ width: 10, height: 10, channels: 4 })
    const first = async (picture: Parameters<typeof readPixels>[0]) =>
      [...(await readPixels(picture, (opened) => opened.flatten({ background: '#ffffff' }))).data].slice(0, 3)
    expect(await first(part)).toEqual(await first(file))
  })

  it('holds no memory once it is released', async () => {
    const reduced = await reducePicture(await aPicture({ width: 800, height: 600 }), 400)
    expect(reduced.data).toHaveLength(400 * 300 * 3)
    releasePicture(reduced)
    expect(reduced.data).toHaveLength(0)
  })
})
