import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startStore, STORE_KEYS } from '../../../testing/s3-store.ts'
import type { TestStore } from '../../../testing/s3-store.ts'
import { checkObjects } from '../objects/check-objects.ts'
import { StoreAway } from '../objects/objects.ts'
import type { ObjectStore } from '../objects/objects.ts'
import { readS3Address } from './s3-address.ts'
import type { S3Place } from './s3-address.ts'
import { createS3Objects } from './s3-objects.ts'

const OAK = Buffer.from('oak')
let store: TestStore
let retried = 0
const damaged: string[] = []

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.close())
afterEach(() => {
  store.misbehave = undefined
  store.calls.length = 0
  retried = 0
})

function objectsOf(place: S3Place, patience = { attemptMs: 20_000, callMs: 60_000 }): ObjectStore {
  const onRetry = () => (retried += 1)
  return createS3Objects(place, { patience, pageKeys: 2, onRetry, onDamaged: (name) => damaged.push(name) })
}

async function namesOf(objects: ObjectStore, folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of objects.list(folder)) names.push(name)
  return names.sort()
}

describe('an object of a bucket', () => {
  it('is found as it was stored, measured, listed and removed', async () => {
    const objects = objectsOf(store.place)
    await objects.put('private/ab/oak', OAK)
    expect(await objects.find('private/ab/oak')).toEqual(OAK)
    expect(await objects.sizeOf('private/ab/oak')).toBe(3)
    expect(await namesOf(objects, 'private/')).toEqual(['private/ab/oak'])
    await objects.remove('private/ab/oak')
    await objects.remove('private/ab/oak')
    expect([await objects.find('private/ab/oak'), await objects.open('private/ab/oak')]).toEqual([undefined, undefined])
    expect([await objects.sizeOf('private/ab/oak'), await namesOf(objects, 'private/')]).toEqual([undefined, []])
  })

  it('is sent once where its name stands for its content', async () => {
    const objects = objectsOf(store.place)
    await objects.putOnce('once', OAK)
    await objects.putOnce('once', OAK)
    expect(store.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  })

  it('is under a prefix of the bucket, if the address has one', async () => {
    const objects = objectsOf(readS3Address('STORAGE_URL', store.url.replace('quarry?', 'quarry/shop?'), STORE_KEYS))
    await objects.put('a/oak', OAK)
    expect(await namesOf(objectsOf(store.place), 'shop/')).toEqual(['shop/a/oak'])
    expect(await namesOf(objects, 'a/')).toEqual(['a/oak'])
  })

  it('is streamed in parts and in ranges, with both ends of the range', async () => {
    const objects = objectsOf(store.place)
    const bytes = randomBytes(9 * 1024 * 1024)
    await objects.put('large', { bytes: bytes.length, stream: Readable.from([bytes.subarray(0, 8_500_000), bytes.subarray(8_500_000)]) }) // prettier-ignore
    expect(store.calls.filter((call) => call.includes('partNumber='))).toHaveLength(2)
    const whole = await objects.open('large')
    expect(whole && (await buffer(whole)).equals(bytes)).toBe(true)
    const part = await objects.open('large', { first: 8_499_999, last: 8_500_001 })
    expect(part && (await buffer(part))).toEqual(bytes.subarray(8_499_999, 8_500_002))
  })

  it('is listed page by page', async () => {
    const objects = objectsOf(store.place)
    await Promise.all(Array.from({ length: 5 }, async (_, index) => objects.put(`many/${index}`, OAK)))
    store.calls.length = 0
    expect(await namesOf(objects, 'many/')).toHaveLength(5)
    expect(store.calls).toHaveLength(3)
  })

  it('counts as missing once it is damaged, and that is told', async () => {
    const objects = objectsOf(store.place)
    const before = new Set(await store.files())
    await objects.put('damaged', OAK)
    const path = (await store.files()).find((one) => !before.has(one))
    await writeFile(path ?? '', 'elm')
    expect(await objects.find('damaged')).toBeUndefined()
    expect(damaged).toEqual(['damaged'])
  })
})

describe('a store that misbehaves', () => {
  it('is asked again after failures, resets and silence', async () => {
    const objects = objectsOf(store.place, { attemptMs: 300, callMs: 60_000 })
    const ways: ((socket: { destroy(): void; writeHead(status: number): { end(): void } }) => unknown)[] = [
      (answer) => answer.writeHead(503).end(),
      (answer) => answer.destroy(),
      (answer) => answer.writeHead(500).end(),
      () => undefined,
    ]
    const failing = [...ways]
    store.misbehave = (_call, _given, answer) => {
      const way = failing.shift()
      way?.(answer)
      return way && 'done'
    }
    await objects.put('stubborn', OAK)
    failing.push(...ways)
    expect(await objects.find('stubborn')).toEqual(OAK)
    expect(retried).toBeGreaterThanOrEqual(8)
  })

  it('goes on with a stream where it broke off', async () => {
    const objects = objectsOf(store.place)
    const bytes = randomBytes(2_000_000)
    await objects.put('broken-off', bytes)
    let broken = 0
    store.misbehave = (call, given, answer) => {
      if (!call.startsWith('GET') || broken === 2) return undefined
      broken += 1
      const first = Number(/bytes=(\d+)-/.exec(given.headers.range ?? '')?.[1] ?? 0)
      // The same tag as the server's own answer would have.
      const range = first ? { 'content-range': `bytes ${first}-${bytes.length - 1}/${bytes.length}` } : {}
      answer.writeHead(first ? 206 : 200, { etag: tagOf(bytes), 'content-length': bytes.length - first, ...range })
      answer.write(bytes.subarray(first, first + 500_000), () => answer.destroy())
      return 'done'
    }
    const stream = await objects.open('broken-off')
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true)
    expect(broken).toBe(2)
  })

  it('is given up after a while, and nothing is said about the object', async () => {
    const objects = objectsOf(store.place, { attemptMs: 100, callMs: 300 })
    store.misbehave = () => 'done'
    await expect(objects.find('once')).rejects.toThrow(StoreAway)
    store.misbehave = (_call, _given, answer) => {
      answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      return 'done'
    }
    await expect(objects.find('once')).rejects.toThrow('the object store refuses: 403 AccessDenied')
  })

  it('whose clock differs is called by its own time', async () => {
    const objects = objectsOf(store.place)
    let stamps: string[] = []
    store.misbehave = (_call, { headers }, answer) => {
      stamps = [...stamps, String(headers['x-amz-date'])]
      if (stamps.length > 1) return undefined
      const date = new Date(Date.now() + 3_600_000).toUTCString()
      answer.writeHead(403, { date }).end('<Error><Code>RequestTimeTooSkewed</Code></Error>')
      return 'done'
    }
    await objects.find('once').catch(() => undefined)
    expect(stamps[1]?.slice(0, 11)).toBe(stampOf(Date.now() + 3_600_000).slice(0, 11))
  })
})

describe('a start', () => {
  const nobody = { dataDir: '/nowhere', from: undefined }
  const check = async (url: string, keys = STORE_KEYS) => {
    const lines: string[] = []
    await checkObjects({ ...nobody, to: readS3Address('STORAGE_URL', url, keys) }, (line) => lines.push(line))
    return lines
  }

  it('tries whether the bucket can be read and written', async () => {
    expect(await check(store.url)).toEqual([])
    expect(store.calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'PUT', 'DELETE'])
  })

  it('ends with one line for a bucket that is not there, and for refused keys', async () => {
    await expect(check(store.url.replace('quarry', 'elsewhere'))).rejects.toThrow(
      'STORAGE_URL names a bucket that is not there: create it, or correct the name.',
    )
    await expect(check(store.url, { ...STORE_KEYS, accessKeyId: 'unknown' })).rejects.toThrow(
      /^The object store of STORAGE_URL refuses the keys \(InvalidAccessKeyId\): they must list, read, write and delete/,
    )
  })

  it('goes on with one line if the store does not answer', async () => {
    store.misbehave = (_call, _given, answer) => {
      answer.destroy()
      return 'done'
    }
    expect(await check(store.url)).toEqual([
      'STORAGE_URL: the object store does not answer: ECONNRESET; the server starts, and serves files once it does',
    ])
  })
})

function stampOf(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
