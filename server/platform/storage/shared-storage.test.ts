import { strToU8, zipSync } from 'fflate'
import { readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { createDigitMaker, fileOf, madeKey } from '../../testing/digit-maker.ts'
import { aPdf, aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { startStore } from '../../testing/s3-store.ts'
import type { TestStore } from '../../testing/s3-store.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { ObjectStore } from './objects/objects.ts'
import { createS3Objects } from './s3/s3-objects.ts'
import { storageKeyOf } from './storage.ts'

let store: TestStore
let objects: ObjectStore
/** Two servers on one database and one store; each has a folder of its own. */
let one: TestApp
let other: TestApp
let staff: TestMember

const PATIENCE = { attemptMs: 20_000, callMs: 60_000 }
const noMatter = () => undefined

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  objects = createS3Objects(store.place, { patience: PATIENCE, onRetry: noMatter, onDamaged: noMatter })
  one = await createTestApp({ objects })
  other = await createTestApp({ beside: one, objects })
  staff = await memberIn(one, { isEditor: true })
})
afterEach(async () => {
  store.misbehave = undefined
  await other.close()
  await one.close()
})

/** At once, so that no time limit decides. */
const refusing = (_call: string, _given: unknown, answer: ServerResponse) => {
  answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  return 'done' as const
}

async function uploadPicture(directory: 'avatar' | 'board'): Promise<string> {
  const file = await aPicture({ width: 300, height: 200 })
  return (await one.upload(uploadFile, { fields: { directory }, file }, staff.headers)).data
}

/** A picture of the catalogue, as an import stores it. */
async function cataloguePicture(): Promise<string> {
  const key = await one.storage.put(await aPicture({ width: 300, height: 200 }))
  await one.db
    .insertInto('picture')
    .values({ key, format: 'png', width: 300, height: 200, bytes: '1', dominant_color: '#aabbcc', placeholder: '' })
    .execute()
  return `/images/${key}`
}

const keptIn = async ({ folder }: TestApp) =>
  (await readdir(join(folder, 'cache'), { recursive: true }).catch(() => [])).filter((name) => name.includes('/'))

describe('what one server took', () => {
  it('another one serves: a picture of the catalogue, resized once, and a private picture', async () => {
    const picture = await cataloguePicture()
    expect((await one.inject(`${picture}?width=100`)).statusCode).toBe(200)
    const key = picture.replace('/images/', '')
    await expect.poll(() => store.calls.some((call) => call.startsWith('PUT resized/'))).toBe(true)
    store.calls.length = 0
    expect((await other.inject(`${picture}?width=100`)).statusCode).toBe(200)
    expect(store.calls).toEqual([`GET resized/${key.slice(0, 2)}/${key}-100-2.jpeg`])
    const board = await uploadPicture('board')
    expect((await other.inject(board)).statusCode).toBe(200)
    await other.privatePictures.remove(board.slice('/private/'.length, board.indexOf('?')))
    expect((await one.inject(board)).statusCode).toBe(404)
    for (const app of [one, other]) expect(await readdir(app.folder)).not.toContain('private')
  })

  it('another one forgets, with all sizes that a former version kept', async () => {
    const key = (await uploadPicture('avatar')).replace('/images/', '')
    const name = `resized/${key.slice(0, 2)}/${key}-100.jpeg`
    await objects.put(name, await aPicture())
    await other.deps.pictures.forget(key)
    expect(await objects.sizeOf(name)).toBeUndefined()
  })

  it('another one shows no more once it is removed: an avatar, in each size that was shown', async () => {
    const avatar = await uploadPicture('avatar')
    const shown = async (app: TestApp) => {
      const answers = [100, 320].map(async (width) => app.inject(`${avatar}?width=${width}`))
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    }
    for (const app of [one, other]) expect(await shown(app)).toEqual([200, 200])
    // As members' uploads are removed.
    await one.storage.remove(avatar.replace('/images/', ''))
    await one.deps.pictures.forget(avatar.replace('/images/', ''))
    for (const app of [one, other]) expect([await shown(app), await keptIn(app)]).toEqual([[404, 404], []])
    const left: string[] = []
    for (const folder of ['storage/', 'resized/'])
      for await (const { name } of objects.list(folder)) if (name.includes(avatar.slice(-40))) left.push(name)
    expect(left).toEqual([])
  })
})

describe('a picture that is made', () => {
  it('is kept in the store and is found by either server; while the store is away it is made all the same', async () => {
    const maker = createDigitMaker()
    const servers = [await createTestApp({ beside: one, objects, maker }), await createTestApp({ beside: one, objects, maker })] // prettier-ignore
    const keys = [madeKey('3366cc'), madeKey('cc6633')] as const
    const facts = { format: 'png', width: 240, height: 240, bytes: '1', dominant_color: '#aabbcc', placeholder: '' }
    await one.db.insertInto('picture').values(keys.map((key) => ({ key, ...facts }))).execute() // prettier-ignore
    for (const server of servers) expect((await server.inject(`/images/${keys[0]}?width=320`)).statusCode).toBe(200)
    expect(maker.made).toEqual([keys[0]])
    for (const server of servers) expect(await server.storage.find(keys[0])).toEqual(await fileOf(keys[0]))
    expect(await objects.sizeOf(`made/${keys[0].slice(0, 2)}/${keys[0]}`)).toBeGreaterThan(0)
    store.misbehave = refusing
    for (const server of servers) expect((await server.inject(`/images/${keys[1]}?width=320`)).statusCode).toBe(200)
    expect(maker.made).toEqual([keys[0], keys[1], keys[1]])
    expect((await servers[0]?.inject(`/images/${storageKeyOf(aPdf)}`))?.statusCode).toBe(503)
    for (const server of servers) await server.close()
  })
})

describe('a document', () => {
  const address = `/files/${storageKeyOf(aPdf)}/oak.pdf`

  beforeEach(async () => {
    await one.storage.put(aPdf)
    const row = { key: storageKeyOf(aPdf), format: 'pdf', bytes: String(aPdf.length) }
    await one.db.insertInto('stored_document').values(row).execute()
  })

  it('is streamed whole and in ranges by either server', async () => {
    const whole = await other.inject(address)
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, aPdf])
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      etag: `"${storageKeyOf(aPdf)}"`,
      'content-length': String(aPdf.length),
      'content-type': 'application/pdf',
    })
    const part = await other.inject(address, { range: 'bytes=1-3' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'PDF', `bytes 1-3/${aPdf.length}`]) // prettier-ignore
    const beyond = await one.inject(address, { range: 'bytes=500-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${aPdf.length}`])
    const changed = await one.inject(address, { range: 'bytes=1-3', 'if-range': '"another"' })
    expect([changed.statusCode, changed.rawPayload]).toEqual([200, aPdf])
    const same = await one.inject(address, { range: 'bytes=1-3', 'if-range': `"${storageKeyOf(aPdf)}"` })
    expect(same.statusCode).toBe(206)
    expect((await one.inject(address, { 'if-none-match': `"${storageKeyOf(aPdf)}"` })).statusCode).toBe(304)
    const head = await one.app.inject({ method: 'HEAD', url: address })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(aPdf.length)])
  })

  it('that is damaged counts as missing, and so does one of another length', async () => {
    await objects.put(`storage/${storageKeyOf(aPdf).slice(0, 2)}/${storageKeyOf(aPdf)}`, Buffer.alloc(aPdf.length))
    const damaged = await one.inject(address)
    expect([damaged.statusCode, damaged.headers['cache-control']]).toEqual([404, 'no-store'])
    await expect(one.inject(`${address}?again`)).resolves.toMatchObject({ body: 'Not found' })
    await objects.put(`storage/${storageKeyOf(aPdf).slice(0, 2)}/${storageKeyOf(aPdf)}`, Buffer.from('half'))
    expect((await one.inject(address)).statusCode).toBe(404)
  })
})

describe('while the store refuses', () => {
  it('resized pictures go on from the local cache, others come later, and nothing is kept as missing', async () => {
    const picture = await cataloguePicture()
    expect((await other.inject(`${picture}?width=100`)).statusCode).toBe(200)
    store.misbehave = refusing
    expect((await other.inject(`${picture}?width=100`)).statusCode).toBe(200)
    const away = await other.inject(`${picture}?width=320`)
    expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '5', 'no-store']) // prettier-ignore
    store.misbehave = undefined
    expect((await other.inject(`${picture}?width=320`)).statusCode).toBe(200)
  })

  it('calls are refused in the envelope, and an upload leaves nothing behind', async () => {
    store.misbehave = refusing
    const file = await aPicture({ width: 30, height: 20 })
    const refused = await other.upload(uploadFile, { fields: { directory: 'board' }, file }, staff.headers)
    expect([refused.code, refused.data]).toEqual([503, { retryAfter: 5 }])
    const table = { file: Buffer.from(LIST), name: 'list.csv' }
    expect((await other.upload(calls.uploadImport, table, staff.headers)).code).toBe(503)
    expect(await one.db.selectFrom('import_upload').select('id').execute()).toEqual([])
    store.misbehave = undefined
    expect((await other.upload(uploadFile, { fields: { directory: 'board' }, file }, staff.headers)).code).toBe(200)
  })
})

/** A row is rejected: its price is no price. */
const LIST = `Brand;Model;Name;Category;Unit;Price;Currency;Picture;Product status
Nordhem;OAK-1;Oak;Flooring;m2;12;EUR;oak.png;on sale
Nordhem;ELM-1;Elm;Flooring;m2;soon;EUR;elm.png;on sale
`

describe('an import', () => {
  const upload = async (file: Uint8Array, name: string) =>
    (await one.upload(calls.uploadImport, { file: Buffer.from(file), name }, staff.headers)).data.importId

  async function at(app: TestApp, id: string, ...states: OneImport['state'][]): Promise<OneImport> {
    const ask = async () => (await app.ask(calls.getImport, { id }, staff.headers)).data
    await expect.poll(async () => states.includes((await ask()).state), { interval: 20 }).toBe(true)
    return ask()
  }

  it('that one server took and read is checked, run, corrected and run again by others', async () => {
    // Only one of them works at a time, so that it is certain which does.
    await other.close()
    const [oak, elm] = [await aPicture({ width: 60, height: 40 }), await aPicture({ width: 50, height: 40 })]
    const archive = zipSync({ 'list.csv': strToU8(LIST), 'oak.png': oak, 'elm.png': elm })
    const id = await upload(archive, 'list.zip')
    await at(one, id, 'read')
    const former = one.app
    await former.close()

    other = await createTestApp({ beside: one, objects })
    await other.call(calls.checkImport, { id }, staff.headers)
    expect((await at(other, id, 'checked')).checked).toMatchObject({ added: 1, rejected: 1 })
    await other.call(calls.runImport, { id }, staff.headers)
    await at(other, id, 'done')
    const { body: rejected } = await other.inject(`${calls.getRejectedRows.path}?id=${id}`, staff.headers)
    const mended = { file: Buffer.from(rejected.replace('soon', '15')), name: 'mended.csv' }
    const again = (await other.upload(calls.uploadImport, mended, staff.headers)).data.importId
    await at(other, again, 'read')
    await other.close()

    other = await createTestApp({ beside: one, objects })
    await other.call(calls.checkImport, { id: again }, staff.headers)
    expect((await at(other, again, 'checked')).checked).toMatchObject({ added: 1, rejected: 0, incomplete: 0 })
    await other.call(calls.runImport, { id: again }, staff.headers)
    await at(other, again, 'done')
    const { list } = (await other.ask(getProductPage, {})).data
    expect(list.map(({ enName, coverImage }) => `${enName} ${coverImage !== null}`).sort()).toEqual(['Elm true', 'Oak true']) // prettier-ignore
  })

  it('leaves nothing in the store once it is discarded', async () => {
    const id = await upload(strToU8(LIST), 'list.csv')
    await at(one, id, 'read')
    expect(await objects.sizeOf(`imports/${id}/upload`)).toBe(LIST.length)
    await one.call(calls.discardImport, { id }, staff.headers)
    expect(await objects.sizeOf(`imports/${id}/upload`)).toBeUndefined()
  })
})
