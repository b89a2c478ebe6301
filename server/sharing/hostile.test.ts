import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBoard, getSamples } from '../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { commentOnShared, getDiscussion } from '../../contract/sharing/discussion-calls.ts'
import { updateLink } from '../../contract/sharing/link-calls.ts'
import { MOST_APPROVALS } from '../../contract/sharing/links.ts'
import { exportShared, getShared } from '../../contract/sharing/shown-calls.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { anOwnPicture, aSample } from '../testing/boards.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/** Time stands still, so that waits are exact to the second. */
const NOW = new Date()

let quarry: TestApp
let ada: TestMember
/** SKUs of two brands, one each. */
let skuIds: string[]
let brandIds: string[]

beforeAll(async () => {
  quarry = await createTestApp({ now: () => NOW })
  ada = await memberIn(quarry, { nickname: 'Ada' })
  await quarry.importLines(
    ['Alder', 'Birch'].map((name) =>
      aProduct({ key: name, brand: { name, englishName: name }, skus: [{ model: name, minPrice: 10, maxPrice: 12 }] }),
    ),
  )
  const skus = await quarry.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'product.brand_id'])
    .orderBy('model')
    .execute()
  skuIds = skus.map(({ id }) => id)
  brandIds = skus.map(({ brand_id: brandId }) => brandId)
})
afterAll(() => quarry.close())

const see = async ({ headers }: { headers: Record<string, string> }) =>
  (await quarry.call(getShared, { again: 1 }, headers)).data

/** A board with a sample of each brand, each laid `apart` from the one before, and further items. */
async function boardOf(apart: number, more: unknown[] = []): Promise<string> {
  const samples = (await quarry.call(getSamples, { skuIds }, ada.headers)).data
  const laid = samples
    .toSorted((one, other) => skuIds.indexOf(one.skuId) - skuIds.indexOf(other.skuId))
    .map(({ skuId, snapshot }, place) =>
      aSample(skuId, snapshot, {
        id: `00000000-0000-4000-8000-00000000000${place}`,
        z: place * apart,
        laid: place * apart,
      }),
    )
  return (await quarry.call(createBoard, { name: 'Lobby', items: [...laid, ...more] }, ada.headers)).data
}

it('whoever may see one brand on a board has no address of its pictures, and cannot tell how much else lies there', async () => {
  const form = { fields: { directory: 'board' }, file: await aPicture() }
  const key = /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, ada.headers)).data)?.[1] ?? ''
  const [brandId] = brandIds.toReversed()
  const supplier = { kind: 'board', preset: 'supplier', brandId } as const
  const crowded = await linkOf(quarry, ada, { ...supplier, refId: await boardOf(7, [anOwnPicture(key, { z: 3 })]) })
  const almostAlone = await linkOf(quarry, ada, { ...supplier, refId: await boardOf(1) })
  const [one, other] = [await see(crowded), await see(almostAlone)]
  expect(one.board?.items).toMatchObject([{ refId: '1', snapshot: { model: 'Birch' } }])
  expect(JSON.stringify(one)).not.toContain(key)
  expect(one).toEqual(other)
})

it('many who approve at once, from many places, keep nobody waiting: their calls do not wait for each other’s connections', async () => {
  const refId = await boardOf(1)
  const link = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve' })
  const { contentHash } = await see(link)
  // The import knows nothing more of the materials.
  await quarry.importLines([aProduct({ key: 'Cedar', skus: [{ model: 'Cedar' }] })])
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, network) => {
      const headers = { ...link.headers, 'x-forwarded-for': `203.0.113.${network}` }
      return quarry.call(approveShared, { name: `Guest ${network}`, contentHash }, headers)
    }),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
})

it('whoever has approved prices and may not see them any more is not told when they change', async () => {
  const [room, line] = [aRoom(), aLine()]
  const whole = { name: 'House', rooms: [room], lines: [line], allocations: [anAllocation(line, room)] }
  const refId = (await quarry.call(createBudget, whole, ada.headers)).data
  const link = await linkOf(quarry, ada, { kind: 'budget', refId, role: 'approve' })
  const { contentHash } = await see(link)
  await quarry.call(approveShared, { name: 'Li', contentHash }, link.headers)
  const read = async () => (await quarry.call(getDiscussion, {}, link.headers)).data
  expect((await read()).approvals).toMatchObject([{ isChanged: false }])
  await quarry.call(updateLink, { id: link.id, preset: 'contractor' }, ada.headers)
  const before = await read()
  const { version } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
  const dearer = { ...line, price: { ...line.price, high: '300' } }
  expect(await quarry.call(updateBudget, { id: refId, version, put: { lines: [dearer] } }, ada.headers)).toMatchObject({
    code: 200,
  })
  expect(await read()).toEqual(before)
})

it('who presses twice has approved once, and who goes on approving fills no disk', async () => {
  const refId = await boardOf(1)
  const link = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve' })
  const { contentHash } = await see(link)
  const approve = (note: string) => quarry.call(approveShared, { name: 'Li', note, contentHash }, link.headers)
  const [one, other] = await Promise.all([approve(''), approve('')])
  expect([one.code, other]).toEqual([200, one])
  const more = sql`SELECT board_id, link_id, link_name, name, n::text, created_at, content_hash, settled_hash, was_draft, view, fields, picture_keys
    FROM share_approval CROSS JOIN generate_series(2, ${MOST_APPROVALS}) AS n WHERE id = ${one.data}`
  await sql`INSERT INTO share_approval
    (board_id, link_id, link_name, name, note, created_at, content_hash, settled_hash, was_draft, view, fields, picture_keys) ${more}`.execute(
    quarry.db,
  )
  expect(await approve('once more')).toMatchObject({ code: 1009003006 })
  expect((await quarry.call(getDiscussion, {}, link.headers)).data.approvals).toHaveLength(MOST_APPROVALS)
})

it('who downloads without end is told to wait', async () => {
  const link = await linkOf(quarry, ada, { kind: 'board', refId: await boardOf(1) })
  const download = () => quarry.app.inject(requestOf(exportShared, { format: 'csv', language: 'en' }, link.headers))
  expect((await download()).headers['content-type']).toContain('text/csv')
  await sql`INSERT INTO attempt SELECT kind, subject, at FROM attempt CROSS JOIN generate_series(2, 30)
    WHERE kind = 'share-file' AND subject LIKE ${`${link.id} %`}`.execute(quarry.db)
  expect((await download()).json()).toMatchObject({ code: 429, data: { retryAfter: 3600 } })
})

it('nothing that a contractor may not see changes a byte of what they are sent', async () => {
  const room = aRoom()
  const line = aLine({ docCode: 'F1', section: 'Floors' })
  const other = aLine({ name: 'Linen', sort: 2 })
  const whole = { name: 'House', rooms: [room], lines: [line, other], allocations: [anAllocation(line, room)] }
  const refId = (await quarry.call(createBudget, whole, ada.headers)).data
  const link = await linkOf(quarry, ada, { kind: 'budget', refId, preset: 'contractor', role: 'comment' })
  const everything = async () => {
    const csv = await quarry.app.inject(requestOf(exportShared, { format: 'csv', language: 'en' }, link.headers))
    return [await see(link), csv.body, (await quarry.call(getDiscussion, {}, link.headers)).data]
  }
  const before = await everything()
  const unseen: { list?: object; put?: object }[] = [
    { list: { targetBudget: '5000', contingencyPct: '12', clientName: 'Mr Li', defaultTaxRate: '9', areaId: null } },
    { list: { taxMode: 'inclusive', taxRounding: 'document', baseCurrency: 'EUR' } },
    { put: { lines: [{ ...line, note: 'dear', supplier: 'Wagtail', batchNo: '7' }] } },
    { put: { lines: [{ ...line, price: { ...line.price, low: null, high: null } }] } },
    { put: { lines: [{ ...line, price: { ...line.price, chosen: '201', discountPct: '5', freight: '90' } }] } },
    { put: { lines: [{ ...line, price: { ...line.price, basis: 'perPack', markupPct: '30', taxRate: '6' } }] } },
    { put: { lines: [{ ...line, price: { ...line.price, currency: 'EUR', fxRate: '7.8', taxIncluded: true } }] } },
    { put: { lines: [{ ...line, sort: 1.5 }] } },
    { put: { lines: [{ ...aLine({ name: 'Cheaper', sort: 1.2 }), alternativeOf: line.id }] } },
    { put: { lines: [aLine({ name: 'No', status: 'rejected', sort: 0 })] } },
  ]
  for (const changes of unseen) {
    const { version } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
    const saved = await quarry.call(updateBudget, { id: refId, version, ...changes }, ada.headers)
    expect([changes, saved.msg]).toEqual([changes, ''])
    expect({ changes, shown: await everything() }).toEqual({ changes, shown: before })
  }
})

it('nothing of other brands changes a byte of what a supplier is sent', async () => {
  const [room, otherRoom] = [aRoom(), aRoom({ name: 'Vault', sort: 2 })]
  const [theirs, other] = skuIds.toReversed().map((skuId, sort) => {
    const { snapshot: _snapshot, name: _name, ...line } = aLine({ kind: 'sku', skuId, sort })
    return line
  })
  if (!theirs || !other) throw new Error('there are two SKUs')
  const alone = { name: 'House', rooms: [room], lines: [theirs], allocations: [anAllocation(theirs, room)] }
  const refId = (await quarry.call(createBudget, alone, ada.headers)).data
  const [brandId] = brandIds.toReversed()
  const link = await linkOf(quarry, ada, { kind: 'budget', refId, preset: 'supplier', brandId })
  const before = await see(link)
  expect(before.budget?.lines).toHaveLength(1)
  const { version } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
  const put = {
    rooms: [otherRoom],
    lines: [other, aLine({ name: 'Of nobody', sort: 0.5 })],
    allocations: [anAllocation(other, room), anAllocation(other, otherRoom)],
  }
  const saved = await quarry.call(updateBudget, { id: refId, version, put, list: { contingencyPct: '7' } }, ada.headers)
  expect(saved.msg).toBe('')
  expect(await see(link)).toEqual(before)
})

const HOSTILE: readonly unknown[] = [
  '=1+1',
  -1,
  1e300,
  '9'.repeat(30),
  '',
  '\u200b',
  null,
  [],
  {},
  true,
  '\u0000',
  '\ud800',
  '\u202eLi',
  'Li\r\nBcc: eve@quarry.test',
  "'; DROP TABLE share_link; --",
  '__proto__',
  JSON.parse('{"__proto__": {"role": "approve"}, "constructor": 1}'),
  'x'.repeat(5000),
]

it('whatever a guest sends is answered in plain words, and is never the server’s own fault', async () => {
  const refId = await boardOf(1)
  const { headers } = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve', password: 'granite' })
  const place = { itemId: '0', x: 1, y: 1, lineId: '0' }
  const asked: [Endpoint, Record<string, unknown>][] = [
    [commentOnShared, { name: 'Li', text: 'Hello', parentId: '1', key: '0', on: place }],
    [approveShared, { name: 'Li', note: '', contentHash: '0'.repeat(64) }],
    [exportShared, { format: 'csv', language: 'en' }],
    [getShared, { again: 1, token: 'x' }],
  ]
  const astray: string[] = []
  let network = 0
  const send = async (call: Endpoint, input: unknown, more: Record<string, string>) => {
    network += 1
    const from = { 'x-forwarded-for': `198.51.${network >> 8}.${network & 255}` }
    const answer = await quarry.app.inject(requestOf(call, input, { ...headers, ...more, ...from }))
    const code = answer.headers['content-type']?.includes('json') ? (answer.json() as { code: number }).code : 200
    if (![200, 400, 404, 409, 429, 1009003001].includes(code))
      astray.push(`${call.path} ${JSON.stringify(input)}: ${answer.body}`)
  }
  for (const value of HOSTILE) {
    for (const [call, input] of asked) {
      for (const field of Object.keys(input))
        await send(call, { ...input, [field]: value }, { 'share-password': 'granite' })
    }
    for (const field of Object.keys(place))
      await send(commentOnShared, { name: 'Li', text: 'x', on: { [field]: value } }, { 'share-password': 'granite' })
    const written = encodeURIComponent(JSON.stringify(value))
    await send(getDiscussion, {}, { 'share-password': written })
    await send(getDiscussion, {}, { 'share-password': 'granite', 'share-token': written })
  }
  expect(astray).toEqual([])
  expect(network).toBeGreaterThan(200)
})
