import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as calls from '../../../contract/boards/calls.ts'
import { cropPicture } from '../../../contract/keeping/products.ts'
import { searchByImage } from '../../../contract/image-search.ts'
import { aSample } from '../../testing/boards.ts'
import { createDigitMaker, madeKey } from '../../testing/digit-maker.ts'
import type { DigitMaker } from '../../testing/digit-maker.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { NotMade } from '../../platform/storage/maker.ts'

const [OAK, ASH] = [madeKey('8a6642'), madeKey('d9c8a0')]

let maker: DigitMaker
let quarry: TestApp
let staff: TestMember

/** A catalogue whose pictures are still to be made. */
beforeEach(async () => {
  maker = createDigitMaker()
  quarry = await createTestApp({ maker })
  const facts = { format: 'png', width: 240, height: 240, bytes: '1', dominant_color: '#8a6642', placeholder: '' }
  const rows = [OAK, ASH].map((key) => ({ key, ...facts }))
  await quarry.db.insertInto('picture').values(rows).execute()
  await quarry.importLines(
    [OAK, ASH].map((key, place) => aProduct({ skus: [{ model: `M-${place}`, coverImage: `/images/${key}` }] })),
  )
  staff = await memberIn(quarry, { isEditor: true })
})
afterEach(() => quarry.close())

const dies = async (key: string) => {
  if (key === ASH) throw new NotMade('a process ended with SIGKILL')
}

async function aBoard(): Promise<string> {
  const skus = await quarry.db.selectFrom('sku').select('id').orderBy('model').execute()
  const { data } = await quarry.ask(calls.getSamples, { skuIds: skus.map(({ id }) => id).join(',') })
  const items = data.map((one, place) => {
    return aSample(one.skuId, one.snapshot, { x: place * 150 })
  })
  return (await quarry.call(calls.createBoard, { name: 'Lobby', items }, staff.headers)).data
}

async function picturesInPdf(id: string): Promise<number> {
  const { statusCode, rawPayload } = await quarry.app.inject({ method: 'POST', url: calls.exportBoard.path, headers: staff.headers, payload: { id, format: 'pdf' } }) // prettier-ignore
  expect(statusCode).toBe(200)
  const pdf = await PDFDocument.load(rawPayload, { updateMetadata: false })
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  return objects.filter(
    (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  ).length
}

it('a file of a board has what can be made, and its thumbnail waits until all can', async () => {
  const id = await aBoard()
  const { data } = await quarry.ask(calls.getBoard, { id }, staff.headers)
  maker.before = dies
  expect(await picturesInPdf(id)).toBe(1)
  const without = await quarry.inject(data.thumbnail)
  expect([without.statusCode, without.headers['cache-control'], without.headers['retry-after']]).toEqual([503, 'no-store', '2']) // prettier-ignore
  maker.before = undefined
  expect(await picturesInPdf(id)).toBe(2)
  expect((await quarry.inject(data.thumbnail)).statusCode).toBe(200)
})

it('a picture is cut from what is made, and a call that cannot have it says when to try again', async () => {
  const part = { picture: ASH, x: 0, y: 0, w: 0.5, h: 0.5 }
  maker.before = dies
  expect(await quarry.call(cropPicture, part, staff.headers)).toMatchObject({ code: 503, data: { retryAfter: 3 } })
  const search = { fields: { imageUrl: `/images/${ASH}` } }
  expect(await quarry.upload(searchByImage, search, staff.headers)).toMatchObject({ code: 503 })
  maker.before = undefined
  const { code, data } = await quarry.call(cropPicture, part, staff.headers)
  expect([code, data]).toEqual([200, expect.objectContaining({ width: 120, height: 120 })])
  expect((await sharp((await quarry.storage.find(data.picture)) ?? Buffer.alloc(0)).metadata()).width).toBe(120)
})
