import { rename } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchByImage } from '../../contract/image-search.ts'
import { signOut } from '../../contract/members.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { inTurn } from '../platform/pictures/turns.ts'
import { aMaterial } from '../testing/materials.ts'
import { memberAgain, memberIn } from '../testing/members.ts'
import { openSearchedMaterials } from '../testing/searched-materials.ts'
import type { SearchedMaterials } from '../testing/searched-materials.ts'

const HOUR = 60 * 60_000
const REGION = JSON.stringify({ x: 0, y: 0, w: 0.5, h: 0.5 })

let now = Date.parse('2026-11-20T08:00:00Z')
let materials: SearchedMaterials
let brick: Buffer
let skuId: string
let cover: string
const search: SearchedMaterials['search'] = (...asked) => materials.search(...asked)

beforeAll(async () => {
  materials = await openSearchedMaterials(['Brick', 'Cork', 'Linen'], { now: () => new Date(now) })
  brick = await aMaterial('Brick')
  const [found] = (await search(brick)).data.list
  skuId = found?.skuId ?? ''
  cover = found?.coverImage ?? ''
})
afterAll(() => materials.close())

let encodings = 0
beforeEach(() => {
  encodings = materials.countEncodings()
})
const encodedSince = () => materials.countEncodings() - encodings

describe('a search by a picture of the catalogue', () => {
  const addresses = (): Record<string, Record<string, string>> => ({
    skuId: { skuId },
    'its address': { imageUrl: cover },
    'its address with a width': { imageUrl: `${cover}?width=320` },
    'its whole address': { imageUrl: `http://localhost:3000${cover}?width=960` },
  })
  it.each(['skuId', 'its address', 'its address with a width', 'its whole address'])(
    'finds what the picture shows, by %s, and encodes nothing',
    async (name) => {
      const { code, data } = await search(undefined, addresses()[name])
      expect([code, data.list[0]?.enName, encodedSince()]).toEqual([200, 'Brick', 0])
    },
  )

  it('encodes a region of it', async () => {
    const { code } = await search(undefined, { skuId, region: REGION })
    expect([code, encodedSince()]).toEqual([200, 1])
  })

  it('tells that there is no such SKU', async () => {
    expect((await search(undefined, { skuId: '999999999' })).code).toBe(1008006000)
  })

  it.each([
    'https://example.com/images/0123456789abcdef0123456789abcdef01234567',
    '//example.com/images/0123456789abcdef0123456789abcdef01234567',
    'http://localhost:3000.example.com/images/0123456789abcdef0123456789abcdef01234567',
    'http://localhost:3000@example.com/images/0123456789abcdef0123456789abcdef01234567',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '/images/../../etc/passwd',
    '/images/0123456789abcdef0123456789abcdef01234567',
    'data:image/png;base64,AAAA',
    'not an address',
  ])('refuses what is none, and asks nobody for it: %s', async (imageUrl) => {
    const answer = await search(undefined, { imageUrl })
    expect(answer).toEqual({ code: 400, msg: expect.stringMatching(/^imageUrl: expected the address/), data: null })
  })

  it('tells in both languages that the picture is not there any more', async () => {
    const { quarry, ada } = materials
    const path = join(quarry.folder, 'storage', cover.slice(8, 10), cover.slice(8))
    await rename(path, `${path}.gone`)
    const inChinese = { ...ada.headers, 'accept-language': 'zh-CN' }
    const answers = [await search(undefined, { skuId }), await search(undefined, { imageUrl: cover }, inChinese)]
    await rename(`${path}.gone`, path)
    expect(answers.map(({ code, msg }) => [code, msg])).toEqual([
      [400, 'skuId: the picture is not there any more'],
      [400, 'imageUrl：图片已不存在'],
    ])
  })

  it('refuses a picture that a member has sent, be it their own', async () => {
    const { quarry, ada } = materials
    const sent = await quarry.upload(uploadFile, { fields: { directory: 'avatar' }, file: brick }, ada.headers)
    expect(sent.data).toMatch(/^\/images\//)
    const { code, msg } = await search(undefined, { imageUrl: sent.data })
    expect([code, msg]).toEqual([400, expect.stringMatching(/^imageUrl: /)])
  })
})

describe('a search that was made before', () => {
  it('is made again with another weight, page and filter, and encodes nothing', async () => {
    const queryId = (await search(brick)).data.query.id
    encodings = materials.countEncodings()
    for (const fields of [{ colorWeight: '1' }, { pageNo: '2', pageSize: '1' }, { keyword: 'brick' }]) {
      const { code, data } = await search(undefined, { queryId, ...fields })
      expect([code, data.query.id]).toEqual([200, queryId])
    }
    expect(encodedSince()).toBe(0)
  })

  it('finds the same as the first time', async () => {
    const first = (await search(brick)).data
    expect((await search(undefined, { queryId: first.query.id })).data).toEqual(first)
  })

  it('encodes another region of its picture, once', async () => {
    const queryId = (await search(brick)).data.query.id
    encodings = materials.countEncodings()
    for (let turn = 0; turn < 2; turn++) await search(undefined, { queryId, region: REGION })
    expect(encodedSince()).toBe(1)
  })

  it('is known on every server of the database, with another region too', async () => {
    const beside = await materials.openBeside()
    const first = (await search(brick)).data
    expect((await beside.search(undefined, { queryId: first.query.id })).data).toEqual(first)
    const there = await beside.search(undefined, { queryId: first.query.id, region: REGION })
    expect(there.data).toEqual((await search(undefined, { queryId: first.query.id, region: REGION })).data)
    await beside.close()
  })

  it('is its member’s alone', async () => {
    const queryId = (await search(brick)).data.query.id
    const eve = await memberIn(materials.quarry)
    const answer = await search(undefined, { queryId }, eve.headers)
    expect(answer).toMatchObject({ code: 404, data: null })
  })

  it('is gone after an hour', async () => {
    const queryId = (await search(brick)).data.query.id
    now += HOUR
    const { headers } = await memberAgain(materials.quarry, materials.ada)
    const answer = await search(undefined, { queryId }, headers)
    now -= HOUR
    expect(answer).toMatchObject({ code: 404, data: null })
  })

  it('is gone at once when its member signs out, and nobody else’s', async () => {
    const ada = await memberAgain(materials.quarry, materials.ada)
    const eve = await memberIn(materials.quarry)
    const own = (await search(brick, {}, ada.headers)).data.query.id
    const others = (await search(brick, {}, eve.headers)).data.query.id
    await materials.quarry.call(signOut, {}, ada.headers)
    expect((await search(undefined, { queryId: own })).code).toBe(404)
    expect((await search(undefined, { queryId: others }, eve.headers)).code).toBe(200)
  })

  it('is unknown where its id was made up', async () => {
    expect(await search(undefined, { queryId: 'mine' })).toMatchObject({ code: 404, data: null })
  })
})

it('a picture whose sender has gone while it waited for its turn is not decoded', async () => {
  const { app } = materials.quarry
  const file = await sharp(brick).png().toBuffer()
  const [held, received, left] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ] as const
  const holding = inTurn('another', file, async () => held.promise)
  await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.once('request', (request, response) => {
    request.once('end', () => received.resolve())
    response.once('close', () => left.resolve())
  })
  const leaving = new AbortController()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(file)], 'brick.png'))
  const { authorization } = materials.ada.headers
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}${searchByImage.path}`
  const asked = fetch(url, { method: 'POST', headers: { authorization }, body, signal: leaving.signal })
  await received.promise
  // Until it waits for its turn.
  await sleep(200)
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await left.promise
  held.resolve()
  await holding
  // Behind it in the queue.
  await search(file)
  expect(encodedSince()).toBe(1)
})

describe('a search by no picture, or by several', () => {
  const zh = { 'accept-language': 'zh-CN' }

  it('is told what it may be made by, in both languages', async () => {
    expect(await search(undefined)).toMatchObject({
      code: 400,
      msg: 'file: expected a picture: file, skuId, imageUrl, queryId',
    })
    const inChinese = await search(undefined, {}, { ...materials.ada.headers, ...zh })
    expect(inChinese.msg).toBe('file：请提供图片：file、skuId、imageUrl、queryId')
  })

  it('is told which of them is too many, in both languages', async () => {
    expect(await search(brick, { skuId })).toMatchObject({
      code: 400,
      msg: 'skuId: expected only one of file, skuId, imageUrl, queryId',
    })
    const inChinese = await search(undefined, { imageUrl: cover, queryId: 'x' }, { ...materials.ada.headers, ...zh })
    expect(inChinese.msg).toBe('queryId：file、skuId、imageUrl、queryId 只能提供一个')
  })
})

describe('a search with an encoder that prepares pictures in its own way', () => {
  it('finds the same, of a picture, a region of it, and again', async () => {
    const others = await openSearchedMaterials(['Brick', 'Cork', 'Linen'], { takesInput: false })
    const file = await sharp(brick).png().toBuffer()
    const [first, wanted] = [await others.search(file), await search(file)]
    expect(first.data.list.map(({ enName, score }) => [enName, score])).toEqual(
      wanted.data.list.map(({ enName, score }) => [enName, score]),
    )
    const ask = async (of: SearchedMaterials, queryId: string) =>
      (await of.search(undefined, { queryId, region: REGION })).data.query.colors
    expect(await ask(others, first.data.query.id)).toEqual(await ask(materials, wanted.data.query.id))
    await others.close()
  })
})
