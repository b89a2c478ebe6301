import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../../contract/boards/board.ts'
import * as calls from '../../contract/boards/calls.ts'
import { FILE_FORMAT, FILE_VERSION } from '../../contract/boards/file.ts'
import type { Snapshot } from '../../contract/boards/item.ts'
import { priceOnBoard } from '../../contract/boards/layout/words.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { aChip, anOwnPicture, aSample } from '../testing/boards.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let skuId: string
let snapshot: Snapshot

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }] })])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
  const [sample] = (await quarry.ask(calls.getSamples, { skuIds: [skuId] })).data
  if (!sample) throw new Error('no sample')
  snapshot = sample.snapshot
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
  eve = await memberIn(quarry)
})

const { visibility: _visibility, showsPictures: _showsPictures, ...fields } = NEW_BOARD
const fileOf = (items: unknown[], more: object = {}) => ({
  format: FILE_FORMAT,
  version: FILE_VERSION,
  board: { name: 'Lobby', ...fields },
  items,
  pictures: {},
  ...more,
})
const bring = (file: unknown, { headers } = ada, more: object = {}) =>
  quarry.call(calls.importBoard, { file, ...more }, headers)
const read = async (id: string, { headers } = ada) => (await quarry.call(calls.getBoard, { id }, headers)).data
const sendPicture = async ({ headers } = ada) => {
  const form = { fields: { directory: 'board' }, file: await aPicture() }
  return /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, headers)).data)?.[1] ?? ''
}
const picturesOf = ({ id }: TestMember) =>
  quarry.db.selectFrom('upload').select('key').where('member_id', '=', id).execute()

describe('a board that is brought in from a file', () => {
  it('is as it was, private, with what it was called or another name, from JSON or its text', async () => {
    const group = randomUUID()
    const items = [aChip({ groupId: group }), aSample(skuId, snapshot, { groupId: group, z: 2, note: 'mine' })]
    const file = fileOf(items, { board: { name: 'Lobby', ...fields, scale: 2, description: 'x' } })
    const { data } = await bring(file)
    expect(data.left).toBe(0)
    const board = await read(data.id)
    expect(board).toMatchObject({ name: 'Lobby', scale: 2, description: 'x', visibility: 'private', items })
    const again = await bring(JSON.stringify(file), ada, { name: 'Hall' })
    expect(await read(again.data.id)).toMatchObject({ name: 'Hall', items })
  })

  it('has the catalogue’s facts of SKUs, and marks a price that only the file states with the file’s day', async () => {
    const cover = { address: `/images/${'a'.repeat(40)}`, width: 9, height: 9, mmWidth: 900, color: '#ffffff' }
    const day = Date.parse('2026-05-03T12:00:00Z')
    const old = { ...snapshot, enName: 'Gold', cover, minPrice: '9.00', maxPrice: '9.00', capturedAt: day }
    const later = { ...old, capturedAt: Date.parse('2999-01-01T00:00:00Z') }
    const lying = { trueScale: true, tileRepeat: { mmWidth: 900, mmHeight: 900, joint: 0 } }
    const background = { type: 'material', value: skuId, snapshot: old }
    const { data } = await bring(
      fileOf([aSample(skuId, old, lying), aSample(skuId, later, { z: 2 })], {
        board: { name: 'x', ...fields, background },
      }),
    )
    const board = await read(data.id)
    const said = { enName: snapshot.enName, cover: snapshot.cover, minPrice: '9.00', capturedAt: day, fromFile: day }
    expect(board).toMatchObject({ background: { snapshot: said }, items: [{ snapshot: said, trueScale: false }, {}] })
    const [first, second] = board.items.flatMap((item) => (item.type === 'sku' ? [item] : []))
    expect(second?.snapshot.capturedAt).toBeLessThanOrEqual(Date.now())
    expect(second?.now).toMatchObject({ changed: true })
    expect(first && priceOnBoard(first.snapshot, 'en')).toMatch(/ 9 .*\(board file, 2026-05-03\)$/)

    const { version: _version, now: _now, ...item } = first ?? {}
    const put = [{ ...item, snapshot: { ...snapshot, capturedAt: day + 1 } }]
    await quarry.call(calls.updateBoard, { id: data.id, version: 1, put }, ada.headers)
    const [taken] = (await read(data.id)).items
    expect(taken).toMatchObject({ snapshot: { minPrice: snapshot.minPrice }, now: { changed: false } })
    expect(taken?.type === 'sku' && taken.snapshot.fromFile).toBeUndefined()
  })

  it('has its owner’s pictures still, and for another those that the file has; what is not to be had is left out and counted', async () => {
    const key = await sendPicture()
    const picture = anOwnPicture(key)
    const data = (await aPicture({ color: '#336699' })).toString('base64')
    const background = { type: 'picture', value: key }
    const file = fileOf([picture, aSample('987654321', snapshot), aChip({ z: 2 })], {
      board: { name: 'x', ...fields, background },
      pictures: { [key]: data },
    })
    const mine = (await bring(file)).data
    expect(mine.left).toBe(1)
    expect((await read(mine.id)).pictures).toEqual({ [key]: expect.any(String) })
    expect(await picturesOf(ada)).toEqual([{ key }])

    const theirs = (await bring(file, eve)).data
    expect(theirs.left).toBe(1)
    const board = await read(theirs.id, eve)
    const [own = ''] = Object.keys(board.pictures)
    expect(own).not.toBe(key)
    expect(board).toMatchObject({ background: { value: own }, items: [{ refId: own }, { type: 'chip' }] })
    expect((await quarry.inject(board.pictures[own] ?? '')).statusCode).toBe(200)
    expect(await picturesOf(eve)).toEqual([{ key: own }])

    const bare = (
      await bring(
        { ...file, pictures: { [key]: Buffer.from('no picture').toString('base64') } },
        await memberIn(quarry),
      )
    ).data
    expect(bare.left).toBe(3)
  })

  it('is refused whole where it is none, and nothing of it is kept', async () => {
    const chip = aChip()
    const file = fileOf([chip])
    const cases: [file: unknown, code: number][] = [
      [undefined, 400],
      ['', 1009001003],
      [JSON.stringify(file).slice(0, -20), 1009001003],
      [`{"format":"quarry-board","items":[${'[],'.repeat(300_000)}[]]}`, 400],
      [{ hello: 'world' }, 1009001003],
      [{ ...file, version: 2 }, 1009001004],
      [fileOf([{ ...chip, x: 'far' }]), 1009001003],
      [fileOf(Array.from({ length: 501 }, () => aChip())), 1009001003],
      [fileOf([chip, chip]), 400],
      [fileOf([{ ...chip, groupId: chip.id }]), 400],
    ]
    for (const [given, code] of cases) expect((await bring(given)).code).toBe(code)
    const key = 'a'.repeat(32)
    const pictures = { [key]: (await aPicture()).toString('base64') }
    const bad = fileOf([anOwnPicture(key), chip, chip], { pictures })
    expect((await bring(bad)).code).toBe(400)
    expect(await picturesOf(ada)).toEqual([])
    expect((await quarry.call(calls.getBoardPage, { mine: 1 }, ada.headers)).data.total).toBe(0)
  })

  it('may have more pictures than a call takes, and comes back from its own file as it was', async () => {
    const side = 1900
    const noise = async () =>
      sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
        .jpeg({ quality: 95 })
        .toBuffer()
    const keys = ['a', 'b'].map((letter) => letter.repeat(32))
    const pictures = Object.fromEntries(
      await Promise.all(keys.map(async (key) => [key, (await noise()).toString('base64')] as const)),
    )
    const file = fileOf([...keys.map((key, place) => anOwnPicture(key, { z: place })), aChip({ z: 9 })], { pictures })
    expect(JSON.stringify(file).length).toBeGreaterThan(calls.LARGEST_BOARD_BYTES)
    const { data } = await bring(file)
    expect(data.left).toBe(0)
    expect(Object.keys((await read(data.id)).pictures)).toHaveLength(2)
    const exported = async ({ headers }: TestMember, id: string) =>
      (
        await quarry.app.inject({
          method: 'POST',
          url: calls.exportBoard.path,
          headers,
          payload: { id, format: 'json' },
        })
      ).body
    const own = await exported(ada, data.id)
    const again = (await bring(JSON.parse(own))).data
    expect(await exported(ada, again.id)).toBe(own)
    expect(await picturesOf(ada)).toHaveLength(2)
    const theirs = (await bring(JSON.parse(own), eve)).data
    expect(theirs.left).toBe(0)
    expect((await read(theirs.id, eve)).items).toHaveLength(3)
  })

  it('is brought in once for a key, with its pictures', async () => {
    const key = 'c'.repeat(32)
    const pictures = { [key]: (await aPicture({ width: 400, height: 300 })).toString('base64') }
    const file = fileOf([anOwnPicture(key)], { pictures })
    const headers = { ...ada.headers, 'idempotency-key': 'once' }
    const first = (await bring(file, { ...ada, headers })).data
    expect((await bring(file, { ...ada, headers })).data).toEqual(first)
    expect(await picturesOf(ada)).toHaveLength(1)
    const other = { ...file, pictures: { [key]: (await aPicture({ color: '#112233' })).toString('base64') } }
    expect((await bring(other, { ...ada, headers })).code).toBe(1009000001)
    expect(await picturesOf(ada)).toHaveLength(1)
  })

  it('leaves nothing behind where it is broken off', async () => {
    await quarry.app.listen({ host: '127.0.0.1', port: 0 })
    const photo = (await aPicture({ width: 400, height: 300 })).toString('base64').padEnd(2000, 'A')
    const socket = connect((quarry.app.server.address() as AddressInfo).port, '127.0.0.1')
    const { authorization } = ada.headers
    const head = [`Authorization: ${authorization}`, 'Content-Type: application/json', 'Content-Length: 9000000']
    socket.write(`POST ${calls.importBoard.path} HTTP/1.1\r\nHost: quarry\r\n${head.join('\r\n')}\r\n\r\n`)
    socket.write(`{"file":{"pictures":{"${'d'.repeat(32)}":"${photo}",`)
    await expect.poll(async () => (await picturesOf(ada)).length).toBe(1)
    socket.destroy()
    await expect.poll(async () => (await picturesOf(ada)).length).toBe(0)
  })

  it('may be as deep as it likes', async () => {
    const deep = `{"file":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep', ...ada.headers }
    const answer = await quarry.app.inject({ method: 'POST', url: calls.importBoard.path, headers, payload: deep })
    expect(answer.json()).toMatchObject({ code: 400, msg: 'file: is nested too deeply' })
    expect((await bring(fileOf([]))).code).toBe(200)
  })
})
