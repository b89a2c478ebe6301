import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startStore } from '../../../testing/s3-store.ts'
import type { TestStore } from '../../../testing/s3-store.ts'
import type { ObjectStore } from '../objects/objects.ts'
import { StoreAway } from '../objects/objects.ts'
import { createS3Objects } from './s3-objects.ts'

const OAK = Buffer.from('oak')
const LARGE = randomBytes(9 * 1024 * 1024)
const noMatter = () => undefined

let store: TestStore
let objects: ObjectStore
beforeAll(async () => {
  store = await startStore()
  objects = createS3Objects(store.place, {
    patience: { attemptMs: 20_000, callMs: 60_000 },
    onRetry: noMatter,
    onDamaged: noMatter,
  })
})
afterAll(() => store.close())
afterEach(() => {
  store.misbehave = undefined
})

type Way = (answer: ServerResponse) => unknown
const HTML = '<html><body>Sign in</body></html>'
/** What a proxy says while the store behind it is away. */
const PROXY: Record<string, Way> = {
  'a 404 with a page': (answer) => answer.writeHead(404, { 'content-type': 'text/html' }).end(HTML),
  'a 404 without a word': (answer) => answer.writeHead(404).end(),
  'a 200 with a page': (answer) => answer.writeHead(200, { etag: 'W/"5f-18"', 'content-length': HTML.length }).end(HTML), // prettier-ignore
}

/** The proxy answers the first calls of a kind by itself; both a HEAD and the GET that it is asked with. */
function answerFirst(method: string, way: Way, times = 2): void {
  let left = times
  store.misbehave = (call: string, given: IncomingMessage, answer: ServerResponse) => {
    const isMeant = call.startsWith(method) || (method === 'HEAD' && call.startsWith('GET'))
    if (!isMeant || !left) return undefined
    left -= 1
    given.resume()
    way(answer)
    return 'done'
  }
}

/** The proxy answers everything by itself. */
function answerAll(way: Way): void {
  store.misbehave = (_call, given, answer) => {
    given.resume()
    way(answer)
    return 'done'
  }
}

describe.each(Object.entries(PROXY))('%s by a proxy', (name, way) => {
  it('is no answer of the store, which is asked again', async () => {
    const key = `asked again/${name}`
    answerFirst('PUT', way)
    await objects.put(key, OAK)
    answerFirst('HEAD', way)
    expect(await objects.sizeOf(key)).toBe(OAK.length)
    answerFirst('GET', way)
    expect(await objects.find(key)).toEqual(OAK)
    answerFirst('GET', way)
    const stream = await objects.open(key, { first: 1, last: 2 })
    expect(stream && (await buffer(stream))).toEqual(OAK.subarray(1))
    answerFirst('GET', way)
    const listed: string[] = []
    for await (const one of objects.list('asked again/')) listed.push(one.name)
    expect(listed).toContain(key)
    answerFirst('DELETE', way)
    await objects.remove(key)
    store.misbehave = undefined
    expect(await objects.find(key)).toBeUndefined()
    expect(await objects.sizeOf(key)).toBeUndefined()
  })

  it.each(['POST', 'PUT'])('does not make an upload in parts, when given to %s', async (method) => {
    answerFirst(method, way)
    await objects.put(`parts/${name}`, { bytes: LARGE.length, stream: Readable.from([LARGE]) })
    expect(await objects.sizeOf(`parts/${name}`)).toBe(LARGE.length)
  })

  it('says nothing about an object, however long it goes on', async () => {
    const patience = { attemptMs: 500, callMs: 1000 }
    const hasty = createS3Objects(store.place, { patience, onRetry: noMatter, onDamaged: noMatter })
    answerAll(way)
    const names = async () => {
      for await (const _ of hasty.list('x/'));
    }
    const calls = [hasty.put('x', OAK), hasty.find('x'), hasty.open('x'), hasty.sizeOf('x'), hasty.remove('x'), names()]
    for (const ended of await Promise.allSettled<unknown>(calls))
      expect(ended).toEqual({ status: 'rejected', reason: expect.any(StoreAway) })
  })
})

describe('an upload in parts', () => {
  const put = async (name: string) => objects.put(name, { bytes: LARGE.length, stream: Readable.from([LARGE]) })
  const isJoining = (call: string) => call.startsWith('POST') && call.includes('uploadId=')

  it('is joined again if the store says 200 and then an error', async () => {
    let failed = 0
    store.misbehave = (call, given, answer) => {
      if (!isJoining(call) || failed++) return undefined
      given.resume()
      answer.writeHead(200).end('<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>')
      return 'done'
    }
    await put('joined again')
    expect([failed, await objects.sizeOf('joined again')]).toEqual([2, LARGE.length])
  })

  const lost = (call: string, given: IncomingMessage, answer: ServerResponse) => {
    if (!isJoining(call)) return undefined
    given.resume()
    answer.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>')
    return 'done' as const
  }

  it('is there if only the answer was lost, and the store does not know the upload any more', async () => {
    await put('joined')
    store.misbehave = lost
    await expect(put('joined')).resolves.toBeUndefined()
  })

  it('has failed if the store does not know the upload and has no object', async () => {
    store.misbehave = lost
    await expect(put('never joined')).rejects.toThrow('the object store refuses: 404 NoSuchUpload')
    store.misbehave = undefined
    expect(await objects.sizeOf('never joined')).toBeUndefined()
  })

  it.each([10, LARGE.length])('of a stream that ends early (%i bytes said) leaves no object', async (bytes) => {
    const short = { bytes: bytes + 1, stream: Readable.from([LARGE.subarray(0, bytes)]) }
    await expect(objects.put('short', short)).rejects.toThrow('ended after')
    expect(await objects.sizeOf('short')).toBeUndefined()
  })
})

it('streams that nobody reads give their connections back', async () => {
  await objects.put('unread', LARGE)
  // More than there are connections for streams.
  for (let index = 0; index < 70; index++) {
    const stream = await objects.open('unread')
    expect(stream?.destroy().destroyed).toBe(true)
  }
})

it('names hold any sign', async () => {
  const names = ['木材/橡木 (1).png', 'line\nbreak.png', '-rf', '#1? 100%25 +1 & [x].png', `quotes' " < > ;.png`, 'a.']
  for (const name of names) await objects.put(`odd/${name}`, Buffer.from(name))
  const listed: string[] = []
  for await (const { name } of objects.list('odd/')) listed.push(name.slice('odd/'.length))
  expect(listed.toSorted()).toEqual(names.toSorted())
  for (const name of names) expect((await objects.find(`odd/${name}`))?.toString()).toBe(name)
})
