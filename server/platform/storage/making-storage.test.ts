import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDigitMaker, fileOf, madeKey } from '../../testing/digit-maker.ts'
import type { DigitMaker } from '../../testing/digit-maker.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import type { MakingOrder } from '../../testing/making-process.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp, TestAppOptions } from '../../testing/test-app.ts'
import { NotMade } from './maker.ts'
import { createFolderObjects } from './objects/folder-objects.ts'
import { storageKeyOf } from './storage.ts'

let maker: DigitMaker
let opened: TestApp[]

beforeEach(() => {
  maker = createDigitMaker()
  opened = []
})
afterEach(async () => {
  for (const app of opened.toReversed()) await app.close()
})

async function open(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp({ maker, ...options })
  opened.push(app)
  return app
}

/** As the import of the demonstration states a picture whose file is not there. */
async function state({ db }: TestApp, ...keys: string[]): Promise<void> {
  const facts = { format: 'png', width: 240, height: 240, bytes: '1', dominant_color: '#aabbcc', placeholder: '' }
  const rows = keys.map((key) => ({ key, ...facts }))
  await db.insertInto('picture').values(rows).execute()
}

const stateDocument = async ({ db }: TestApp, key: string) =>
  db.insertInto('stored_document').values({ key, format: 'pdf', bytes: '999' }).execute()

const shown = async (app: TestApp, key: string, { width = 320, from = '192.0.2.1' } = {}) =>
  app.inject(`/images/${key}?width=${width}`, { 'x-forwarded-for': from })

/** The colour of a picture's middle, in digits. */
async function colorOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return data.toString('hex')
}

const madePath = ({ folder }: TestApp, key: string) => join(folder, 'made', key.slice(0, 2), key)
const digits = (count: number) => Array.from({ length: count }, (_, nth) => (nth + 1).toString(16).padStart(6, '0'))

/** Holds what is made until it is let go. */
function holdMaking() {
  const { promise, resolve } = Promise.withResolvers<void>()
  maker.before = () => promise
  return resolve
}

describe('a picture whose file is missing', () => {
  it('is made when it is asked for, is kept, and is made no more', async () => {
    const app = await open()
    const key = madeKey('3366cc')
    await state(app, key)
    const first = await shown(app, key)
    expect([first.statusCode, await colorOf(first.rawPayload)]).toEqual([200, expect.stringMatching(/^3[0-9a-f]6[0-9a-f]c[0-9a-f]$/)]) // prettier-ignore
    expect(first.headers['cache-control']).toContain('immutable')
    await rm(join(app.folder, 'cache'), { recursive: true })
    expect((await shown(app, key, { width: 100 })).statusCode).toBe(200)
    expect(maker.made).toEqual([key])
    expect(await app.storage.find(key)).toEqual(await fileOf(key))
    expect(await readdir(join(app.folder, 'storage')).catch(() => 'no such folder')).toBe('no such folder')
  })

  it('is found by its row only: others are not made', async () => {
    const app = await open()
    const [unknown, withoutFile] = [madeKey('aaaaaa'), madeKey('bbbbbb', { edition: '9' })]
    await state(app, withoutFile)
    for (const key of [unknown, withoutFile]) {
      expect((await shown(app, key)).statusCode).toBe(404)
      expect([await app.storage.find(key), await app.storage.sizeOf(key), await app.storage.open(key)]).toEqual([undefined, undefined, undefined]) // prettier-ignore
    }
    expect((await app.inject(`/files/${unknown}/guide.pdf`)).statusCode).toBe(404)
    expect(maker.made).toEqual([])
  })

  it('is made once for all who ask at once, in every width', async () => {
    const app = await open()
    const key = madeKey('3366cc')
    await state(app, key)
    const widths = [40, 100, 200, 320, 480, 640, 960, 1280, 1920]
    const from = ['192.0.2.1', '192.0.2.2']
    const answers = await Promise.all(
      widths.flatMap((width) => from.map((one) => shown(app, key, { width, from: one }))),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(maker.made).toEqual([key])
  })

  it('is made smaller where that costs less, and whole at most once beside it', async () => {
    const app = await open()
    const [key, other] = [madeKey('3366cc', { kind: 's' }), madeKey('cc6633', { kind: 's' })]
    await state(app, key, other)
    expect((await sharp((await shown(app, key, { width: 100 })).rawPayload).metadata()).width).toBe(100)
    expect(maker.made).toEqual([`${key} 100`])
    expect(await app.storage.has(key)).toBe(false)
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
    maker.before = async () => (begin(), isLetGo)
    const first = shown(app, other, { width: 40 })
    await isBegun
    const rest = [100, 320, 200, 1920, 640].map((width) => shown(app, other, { width }))
    letGo()
    for (const answer of await Promise.all([first, ...rest])) expect(answer.statusCode).toBe(200)
    const made = maker.made.filter((name) => name.startsWith(other))
    expect([made[0], made.filter((name) => name === other).length]).toEqual([`${other} 40`, 1])
    expect(new Set(made).size).toBe(made.length)
  })

  it('of which what was kept is damaged is made again', async () => {
    const app = await open()
    const key = madeKey('3366cc')
    await state(app, key)
    await app.storage.find(key)
    const path = madePath(app, key)
    const whole = await readFile(path)
    const damages = [
      () => truncate(path, 0),
      () => truncate(path, whole.length - 5),
      () => writeFile(path, whole.fill(7, 40, 60)),
      () => rm(path),
    ]
    for (const damage of damages) {
      await damage()
      // As after another start: nothing is remembered.
      const later = await open({ beside: app })
      expect(await later.storage.find(key)).toEqual(await fileOf(key))
    }
    expect(maker.made).toHaveLength(1 + damages.length)
  })
})

describe('a file that cannot be made now', () => {
  it.each([
    ['its maker dies', async () => Promise.reject(new NotMade('a process ended with SIGKILL'))],
    ['it takes too long', async () => sleep(60_000, undefined, { ref: false })],
  ])('answers 503 and is tried again: %s', async (_, before) => {
    const app = await open({ mostMakingMs: 1000 })
    const [key, document] = [madeKey('3366cc'), madeKey('000001', { kind: 'f' })]
    await state(app, key)
    await stateDocument(app, document)
    maker.before = before
    for (const address of [`/images/${key}`, `/files/${document}/guide.pdf`]) {
      const { statusCode, headers } = await app.inject(address)
      expect([statusCode, headers['cache-control'], Number(headers['retry-after'])]).toEqual([503, 'no-store', 3])
    }
    maker.before = undefined
    expect((await app.inject(`/images/${key}`)).statusCode).toBe(200)
    expect((await app.inject(`/files/${document}/guide.pdf`)).statusCode).toBe(200)
  })

  it('frees its places: another one is made', async () => {
    const app = await open({ mostMakingMs: 1000 })
    const keys = digits(availableParallelism()).map((one) => madeKey(one))
    await state(app, ...keys, madeKey('3366cc'))
    maker.before = async (key) => {
      if (key !== madeKey('3366cc')) await sleep(60_000, undefined, { ref: false })
    }
    const stuck = keys.map((key) => shown(app, key))
    expect((await shown(app, madeKey('3366cc'))).statusCode).toBe(200)
    for (const answer of await Promise.all(stuck)) expect(answer.statusCode).toBe(503)
  })
})

it('serves what is made where the disk is full, and makes it anew the next time', async () => {
  const full = async () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  const app = await open({ writeWhole: full })
  const [key, document] = [madeKey('3366cc'), madeKey('000001', { kind: 'f' })]
  await state(app, key)
  await stateDocument(app, document)
  expect((await shown(app, key)).statusCode).toBe(200)
  expect((await app.inject(`/files/${document}/guide.pdf`)).rawPayload).toEqual(await fileOf(document))
  expect(await readdir(join(app.folder, 'made', key.slice(0, 2)))).toEqual([])
  const later = await open({ beside: app, writeWhole: full })
  expect((await shown(later, key)).statusCode).toBe(200)
  expect(maker.made).toEqual([key, document, key])
})

describe('one who asks for 200 pictures at once', () => {
  it('holds up neither others’ pictures nor those that are there', async () => {
    const app = await open()
    const keys = digits(200).map((one) => madeKey(one))
    const others = madeKey('3366cc')
    await state(app, ...keys, others)
    const stored = await app.storage.put(await aPicture({ width: 300, height: 200 }))
    const places = availableParallelism()
    const gates: (() => void)[] = []
    maker.before = async () => new Promise((resolve) => gates.push(resolve))
    const greedy = keys.map((key) => shown(app, key))
    await expect.poll(() => gates.length).toBe(places)
    // The resizing of what is there waits for none of it.
    expect((await shown(app, stored, { from: '192.0.2.2' })).statusCode).toBe(200)
    const [own, same] = [others, keys.at(-1) ?? ''].map((key) => shown(app, key, { from: '192.0.2.2' }))
    const isDone = { own: false, same: false }
    void own?.then(() => (isDone.own = true))
    void same?.then(() => (isDone.same = true))
    let finished = 0
    while (!isDone.own || !isDone.same) {
      gates.shift()?.()
      finished += 1
      await expect.poll(() => gates.length > 0 && ((isDone.own && isDone.same) || gates.length >= places)).toBe(true)
    }
    // In turn: not more than a few of the 200 came before.
    expect(finished).toBeLessThanOrEqual(4 * places + 4)
    maker.before = undefined
    for (const open of gates) open()
    for (const answer of await Promise.all(greedy)) expect(answer.statusCode).toBe(200)
    expect(maker.mostAtOnce).toBeLessThanOrEqual(places)
    expect(new Set(maker.made).size).toBe(maker.made.length)
  })

  it('loses the turns of those that nobody waits for any more', async () => {
    const app = await open()
    const keys = digits(availableParallelism()).map((one) => madeKey(one))
    const late = madeKey('3366cc')
    await state(app, ...keys, late)
    const address = await app.app.listen({ host: '127.0.0.1', port: 0 })
    const letGo = holdMaking()
    const others = keys.map(async (key) => fetch(`${address}/images/${key}`))
    await expect.poll(() => maker.mostAtOnce).toBe(keys.length)
    const leaving = new AbortController()
    const gone = fetch(`${address}/images/${late}`, { signal: leaving.signal }).catch(() => 'gone')
    await expect.poll(() => app.storage.waiting()).toBe(1)
    leaving.abort()
    await expect.poll(() => app.storage.waiting()).toBe(0)
    letGo()
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(200)
    expect([await gone, maker.made.includes(late)]).toEqual(['gone', false])
  })

  it('gets 429 for more, with a time to try again', async () => {
    const app = await open()
    const keys = digits(202).map((one) => madeKey(one))
    await state(app, ...keys)
    const letGo = holdMaking()
    const answered: unknown[] = []
    const answers = keys.map(async (key) => {
      const answer = await shown(app, key)
      answered.push([answer.statusCode, answer.headers['retry-after']])
      return answer
    })
    const refused = [429, '2']
    await expect.poll(() => answered).toEqual([refused, refused])
    letGo()
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(200)
  })
})

describe('two servers on one store', () => {
  async function openTwo() {
    const one = await open({ isOneOfSeveral: true })
    const objects = createFolderObjects(join(one.folder, 'shared'))
    const servers = [await open({ beside: one, objects }), await open({ beside: one, objects })] as const
    return servers
  }

  it('make each file once: the second waits and finds it', async () => {
    const [one, other] = await openTwo()
    const keys = digits(6).map((digit) => madeKey(digit))
    await state(one, ...keys)
    const answers = await Promise.all(keys.flatMap((key) => [shown(one, key), shown(other, key)]))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(maker.made.toSorted()).toEqual(keys.toSorted())
  })

  it('make each smaller picture once', async () => {
    const [one, other] = await openTwo()
    const key = madeKey('3366cc', { kind: 's' })
    await state(one, key)
    await Promise.all([shown(one, key, { width: 100 }), shown(other, key, { width: 100 })])
    expect(maker.made).toEqual([`${key} 100`])
  })

  it('do not wait for one that was killed', async () => {
    const [one, other] = await openTwo()
    const key = madeKey('3366cc')
    await state(one, key)
    const letGo = holdMaking()
    const first = shown(one, key)
    await expect.poll(() => maker.mostAtOnce).toBe(1)
    maker.before = undefined
    const second = shown(other, key)
    // As where its process is killed: its sessions end, and it makes nothing more.
    expect(await endLocks(one)).toBe(1)
    expect((await second).statusCode).toBe(200)
    expect(maker.made).toEqual([key])
    letGo()
    await first
  })
})

/** Ends the sessions that hold locks of servers; answers how many. */
async function endLocks({ db }: TestApp): Promise<number> {
  const { rows } = await sql`
    SELECT pg_terminate_backend(pid) FROM (
      SELECT DISTINCT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND locktype = 'advisory' AND granted AND pid <> pg_backend_pid()) AS holders`.execute(
    db,
  )
  return rows.length
}

describe('what is made at leisure', () => {
  it('does not keep those waiting who ask for it, and is there for them once it is made', async () => {
    const app = await open()
    const [slow, other] = [madeKey('3366cc'), madeKey('cc6633')]
    await state(app, slow, other)
    maker.before = async (_key, { urgency }) => {
      if (urgency === 'idle') await sleep(60_000, undefined, { ref: false })
    }
    const idle = app.storage.find(slow, { urgency: 'idle' }).catch((error: Error) => error.message)
    await expect.poll(() => maker.mostAtOnce).toBe(1)
    expect((await shown(app, slow)).statusCode).toBe(200)
    maker.before = undefined
    await app.storage.find(other, { urgency: 'idle' })
    expect((await shown(app, other)).statusCode).toBe(200)
    expect(maker.made).toEqual([slow, other])
    await app.storage.close()
    expect(await idle).toBe('the server stops')
  })
})

describe('an address of an earlier edition', () => {
  it('shows what was kept of it, else what is made now, which says so and is not cached for ever', async () => {
    const app = await open()
    const [earlier, present] = [madeKey('3366cc', { edition: '1' }), madeKey('3366cc')]
    await state(app, earlier)
    const inPlace = await shown(app, earlier)
    expect(inPlace.statusCode).toBe(200)
    expect(inPlace.headers).toMatchObject({ 'x-shown-in-place-of': 'earlier edition', 'cache-control': 'public, max-age=300' }) // prettier-ignore
    expect(maker.made).toEqual([present])
    // Nothing is kept under its name, not even resized.
    const kept = await readdir(app.folder, { recursive: true })
    expect(kept.filter((name) => name.includes(earlier))).toEqual([])
    const own = await aPicture({ color: '#112233', width: 240, height: 240 })
    await mkdir(dirname(join(app.folder, 'storage', earlier.slice(0, 2), earlier)), { recursive: true })
    await writeFile(join(app.folder, 'storage', earlier.slice(0, 2), earlier), own)
    const asItWas = await shown(app, earlier)
    expect(asItWas.headers['cache-control']).toContain('immutable')
    expect(asItWas.headers['x-shown-in-place-of']).toBeUndefined()
    expect(await colorOf(asItWas.rawPayload)).toMatch(/^1[0-9a-f]2[0-9a-f]3[0-9a-f]$/)
  })

  it('is the same for a document, of another length than its row says', async () => {
    const app = await open()
    const key = madeKey('000001', { edition: '1', kind: 'f' })
    await stateDocument(app, key)
    const { statusCode, headers, rawPayload } = await app.inject(`/files/${key}/guide.pdf`)
    const present = await fileOf(madeKey('000001', { kind: 'f' }))
    expect([statusCode, rawPayload]).toEqual([200, present])
    expect(headers).toMatchObject({ 'x-shown-in-place-of': 'earlier edition', 'cache-control': 'public, max-age=300' })
  })

  it('stays as it is once it is kept', async () => {
    const app = await open()
    const earlier = madeKey('3366cc', { edition: '1' })
    await state(app, earlier)
    await app.storage.keep(earlier)
    await app.storage.keep(madeKey('999999'))
    const names = await readdir(join(app.folder, 'storage'), { recursive: true })
    expect(names.filter((name) => name.length > 40)).toEqual([join(earlier.slice(0, 2), earlier)])
    expect((await shown(app, earlier)).headers['cache-control']).toContain('immutable')
  })
})

describe('a document that is made', () => {
  const key = madeKey('000001', { kind: 'f' })
  const address = `/files/${key}/guide.pdf`

  it('has the length of what is made, whole and in ranges', async () => {
    const app = await open()
    await stateDocument(app, key)
    const file = await fileOf(key)
    const head = await app.app.inject({ method: 'HEAD', url: address })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(file.length)])
    const whole = await app.inject(address)
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, file])
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: `"${key}"`, 'content-type': 'application/pdf', 'content-length': String(file.length) }) // prettier-ignore
    expect(whole.headers['cache-control']).toContain('immutable')
    const part = await app.inject(address, { range: 'bytes=1-3' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'PDF', `bytes 1-3/${file.length}`]) // prettier-ignore
    expect((await app.inject(address, { range: 'bytes=500-' })).statusCode).toBe(416)
    expect((await app.inject(address, { 'if-none-match': `"${key}"` })).statusCode).toBe(304)
    expect(maker.made).toEqual([key])
  })

  it('is read in parts by the storage too', async () => {
    const app = await open()
    await stateDocument(app, key)
    const stream = await app.storage.open(key, { first: 1, last: 3 })
    expect(String(Buffer.concat((await stream?.toArray()) ?? []))).toBe('PDF')
    expect(await app.storage.sizeOf(key)).toBe((await fileOf(key)).length)
  })
})

describe('the address of a made picture', () => {
  const key = madeKey('3366cc')

  it('is not that of anything that is stored: each key is the hash of what it holds', async () => {
    const app = await open()
    await state(app, key)
    const file = await fileOf(key)
    expect(await app.storage.put(file)).toBe(storageKeyOf(file))
    expect(await app.storage.has(key)).toBe(false)
    expect(app.storage.isMade(storageKeyOf(file))).toBe(false)
  })

  it('may be named by an import where the catalogue has it, and only there', async () => {
    const app = await open()
    await state(app, key)
    const line = (address: string) => {
      const product = aProduct()
      return { ...product, skus: (product.skus ?? []).slice(0, 1).map((sku) => ({ ...sku, coverImage: address })) }
    }
    const lines = [line(`/images/${key}`), line(`/images/${madeKey('aaaaaa')}`)]
    const { rejections } = await app.importLines(lines)
    expect(rejections.map(({ line: at, reason }) => [at, reason])).toEqual([[2, expect.stringContaining('does not have')]]) // prettier-ignore
    expect(maker.made).toEqual([])
    expect(await app.storage.find(key)).toEqual(await fileOf(key))
  })
})

it.each(['drawing', 'writing'] as const)(
  'a server that is killed while %s leaves no file, and the next one goes on',
  async (hangs) => {
    const app = await open()
    const key = madeKey('3366cc')
    await state(app, key)
    const child = fork(new URL('../../testing/making-process.ts', import.meta.url), { stdio: 'inherit' })
    child.send({ folder: app.folder, key, hangs } satisfies MakingOrder)
    await once(child, 'message')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await app.storage.has(key)).toBe(false)
    expect((await shown(app, key)).statusCode).toBe(200)
    expect(await app.storage.find(key)).toEqual(await fileOf(key))
  },
)

it('refuses who waits for a file when the server stops, and the next one goes on', async () => {
  const app = await createTestApp({ maker })
  const later = await createTestApp({ maker: createDigitMaker(), beside: app })
  const key = madeKey('3366cc')
  await state(app, key)
  holdMaking()
  const waiting = shown(app, key)
  await expect.poll(() => maker.mostAtOnce).toBe(1)
  await app.storage.close()
  expect((await waiting).statusCode).toBe(503)
  expect((await shown(app, key)).statusCode).toBe(503)
  expect(await readdir(join(app.folder, 'made')).catch(() => [])).toEqual([])
  expect((await shown(later, key)).statusCode).toBe(200)
  await later.close()
  await app.close()
})
