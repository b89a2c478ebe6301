import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { drawWhenIdle } from './draw-when-idle.ts'
import type { IdleDrawing } from './draw-when-idle.ts'
import { createFolderObjects } from './platform/storage/objects/folder-objects.ts'
import type { ObjectStore } from './platform/storage/objects/objects.ts'
import { listKeys } from './platform/storage/listed-keys.ts'
import { MADE_MARK, NotMade } from './platform/storage/maker.ts'
import type { Maker } from './platform/storage/maker.ts'
import { createMakingStorage } from './platform/storage/making-storage.ts'
import { nameOf } from './platform/storage/storage.ts'
import { aPdf, aPicture, aProduct } from './testing/factories.ts'
import { createTestApp, writeFileInside } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp
let objects: ObjectStore
let drawing: IdleDrawing[]
/** The keys of what was begun to be drawn. */
let begun: string[]
/** How many are being drawn, and the most at once. */
let atOnce: { now: number; most: number }
/** The keys that were asked for one by one. */
let looked: string[]
/** What happens while a file is drawn. */
let draw: (key: string) => Promise<unknown>
let isFull: boolean

beforeEach(async () => {
  quarry = await createTestApp()
  objects = createFolderObjects(quarry.folder, async (path, bytes) => writeFile(isFull ? '/dev/full' : path, bytes))
  drawing = []
  begun = []
  looked = []
  atOnce = { now: 0, most: 0 }
  draw = async () => undefined
  isFull = false
})
afterEach(async () => {
  for (const one of drawing) await one.stop()
  await quarry.close()
})

const log = pino({ level: 'silent' })

/** Draws `drawn` for each key. */
const maker: Maker = {
  isOwn: (key) => key.startsWith(MADE_MARK),
  find: async (key) => ({ key }),
  async make(key, { urgency }) {
    expect(urgency).toBe('idle')
    begun.push(key)
    atOnce.most = Math.max(atOnce.most, ++atOnce.now)
    await draw(key).finally(() => atOnce.now--)
    return Buffer.from('drawn')
  },
  makeAtLeast: async () => undefined,
  close: async () => undefined,
}

function start(options: Partial<Parameters<typeof drawWhenIdle>[0]> = {}): IdleDrawing {
  const storage = createMakingStorage(objects, { maker, isKnown: async () => true, log })
  const one = drawWhenIdle({
    db: quarry.db,
    storage: {
      ...storage,
      async has(key) {
        looked.push(key)
        return storage.has(key)
      },
    },
    listKeys: async (beginning) => listKeys(objects, beginning),
    log,
    lookMs: 5,
    restMs: 5,
    ...options,
  })
  drawing.push(one)
  return one
}

/** Gives the pictures and documents with these marks keys of the demonstration; returns them by mark. */
async function importProducts() {
  const files = ['cover-1', 'cover-2', 'macro-1', 'room-1', 'size-1', 'plain']
  for (const [index, name] of files.entries())
    await writeFileInside(quarry.folder, `${name}.png`, await aPicture({ color: '#a01020', width: 40 + index }))
  await writeFileInside(quarry.folder, 'sheet.pdf', aPdf)
  const first = { coverImage: 'cover-1.png', productImage: 'macro-1.png', dimensionImages: ['size-1.png'] }
  await quarry.importLines([
    aProduct({ key: 'B', rank: 2, skus: [{ model: 'B', coverImage: 'cover-2.png', productImage: 'plain.png' }] }),
    aProduct({
      key: 'A',
      rank: 1,
      skus: [{ model: 'A', ...first, caseImages: ['room-1.png'] }],
      files: [{ name: '资料', enName: 'Sheet', kind: 'data_sheet', file: 'sheet.pdf' }],
    }),
  ])
  const keyOf = (mark: number) => MADE_MARK + String(mark).padStart(32, '0')
  for (const [index] of files.entries())
    if (files[index] !== 'plain')
      await sql`UPDATE picture SET key = ${keyOf(index)} WHERE width = ${40 + index}`.execute(quarry.db)
  await sql`UPDATE stored_document SET key = ${keyOf(6)}`.execute(quarry.db)
  return [0, 1, 2, 3, 4, 6].map(keyOf)
}

it('draws what the catalogue shows in the order in which people see it, each once, and of other files none', async () => {
  const keys = await importProducts()
  await objects.put(`made/${nameOf(keys[2] ?? '')}`, Buffer.from('drawn'))
  start()
  const missing = keys.filter((_, index) => index !== 2)
  await expect.poll(() => begun).toEqual(missing)
  await expect.poll(async () => (await listKeys(objects, MADE_MARK)).size).toBe(keys.length)
  looked = []
  // The next start lists what is there, and a look without changes in the catalogue does not even that.
  start()
  await sleep(50)
  expect([begun, looked]).toEqual([missing, []])
})

it('begins after what it is to wait for, and draws what comes later', async () => {
  const { promise: after, resolve } = Promise.withResolvers<void>()
  start({ after })
  const keys = await importProducts()
  await sleep(20)
  expect(begun).toEqual([])
  resolve()
  await expect.poll(() => begun).toEqual(keys)
  const later = `${MADE_MARK}${'7'.repeat(32)}`
  await sql`UPDATE picture SET key = ${later} WHERE NOT starts_with(key, ${MADE_MARK})`.execute(quarry.db)
  await expect.poll(() => begun).toEqual([...keys, later])
})

it('draws only while no request is being answered', async () => {
  await importProducts()
  const server = createServer()
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const first = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  draw = async () => {
    first.resolve()
    await going.promise
  }
  start({ server })
  await first.promise
  const asked = once(server, 'request')
  const answer = fetch(`http://localhost:${(server.address() as AddressInfo).port}`)
  const [, response] = (await asked) as [unknown, { end(): void }]
  going.resolve()
  await expect.poll(async () => (await listKeys(objects, MADE_MARK)).size).toBe(1)
  await sleep(50)
  expect(begun).toHaveLength(1)
  response.end()
  await (await answer).text()
  await expect.poll(() => begun.length).toBe(6)
})

it('of several servers one draws at a time, and each file is drawn once', async () => {
  const keys = await importProducts()
  draw = async () => sleep(5)
  start()
  start()
  await expect.poll(async () => (await listKeys(objects, MADE_MARK)).size).toBe(keys.length)
  expect(begun.toSorted()).toEqual(keys.toSorted())
  expect(atOnce.most).toBe(1)
})

it('stops at once in the midst of a file', async () => {
  await importProducts()
  const first = Promise.withResolvers<void>()
  draw = async () => {
    first.resolve()
    return new Promise<never>(() => undefined)
  }
  const one = start()
  await first.promise
  await one.stop()
  expect(begun).toHaveLength(1)
})

it('rests on a full disk, and goes on when there is room', async () => {
  const keys = await importProducts()
  isFull = true
  start({ restMs: 20 })
  await expect.poll(() => begun.length).toBeGreaterThan(1)
  // The same one each time: nothing is drawn for nobody.
  expect(new Set(begun)).toEqual(new Set(keys.slice(0, 1)))
  isFull = false
  await expect.poll(async () => (await listKeys(objects, MADE_MARK)).size).toBe(keys.length)
})

it('tries a file again that could not be drawn, after the others', async () => {
  const keys = await importProducts()
  let tries = 0
  draw = async (key) => {
    if (key === keys[0] && ++tries < 3) throw new NotMade('the process died')
  }
  start()
  await expect.poll(async () => (await listKeys(objects, MADE_MARK)).size).toBe(keys.length)
  expect(begun).toEqual([...keys, keys[0], keys[0]])
})
