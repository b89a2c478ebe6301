import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoard, getSamples, updateBoard } from '../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import type { Endpoint, InputOf } from '../../contract/endpoint.ts'
import { createFolder, createItems, updateItem } from '../../contract/favourites.ts'
import { approveShared, getApprovals } from '../../contract/sharing/approval-calls.ts'
import { commentOnShared, getComments, getDiscussion } from '../../contract/sharing/discussion-calls.ts'
import { revokeLink } from '../../contract/sharing/link-calls.ts'
import {
  linkFieldNames,
  fieldsOfKind,
  fieldsOfPreset,
  presets,
  sharedKinds,
  TELLS_PRICES,
} from '../../contract/sharing/links.ts'
import type { LinkFieldName, SharedKind } from '../../contract/sharing/links.ts'
import { exportShared, getShared } from '../../contract/sharing/shown-calls.ts'
import { hashOfToken } from '../platform/tokens.ts'
import { aSample } from '../testing/boards.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { readPaper } from '../testing/paper.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf, writtenIn } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/**
 * Searches every byte that a guest is sent for what the link must not show. Each field of the shared things has a text or number
 * that occurs nowhere else; answers and files must contain only those of permitted fields.
 */
const SECRETS: Record<LinkFieldName, string[]> = {
  name: ['Heronwood', '苍鹭木'],
  brand: ['Kestrelmark', '茶隼牌'],
  model: ['MX-7781'],
  cover: [],
  quantity: ['63.9187', '1.7713'],
  // The selling price: 63.9187 of 317.31 less 12.5 %, plus 23 %. Boards show the catalogue's price.
  price: [],
  discount: ['12.5371'],
  markup: ['23.1937'],
  freight: ['871.93'],
  tax: ['9.6173'],
  total: ['7.3391'],
  supplier: ['Wholesale Wagtail', 'BATCH-5519'],
  stock: ['48113'],
  leadTime: ['1907'],
  note: ['private remark 6620'],
  certificates: ['CERT-90417'],
  documents: ['Sparrow-guide'],
}
/** Which room of a project something is. */
const PROJECT_ROOM = '7e1d5f00-5eed-4b1d-9a11-0c0ffee00077'
/** Texts that no guest may ever read. */
const NEVER = [
  PROJECT_ROOM,
  'Skylark target',
  '771234567.89',
  'Unshown alternative',
  'Rejected pigeon',
  'ada-of-the-birds',
  // What a room is, and whether its lines fit there.
  'barefoot-wet',
  'Barefoot wet floor',
  '湿区赤足地面',
  'wet-wall',
  'Wet wall',
  '湿区墙面',
  'unjudged',
  'not judged',
  '未作判断',
]
const LINK_KEY = randomBytes(32)
const OWN_COST = '317.31'
const CATALOGUE_PRICE = ['291.17', '313.71']

let quarry: TestApp
let ada: TestMember
let brandId: string
const ids = {} as Record<SharedKind, string>

beforeAll(async () => {
  quarry = await createTestApp({ linkKey: LINK_KEY })
  ada = await memberIn(quarry, { nickname: 'Ada', email: 'ada-of-the-birds@quarry.test' })
  const { rejected } = await quarry.importLines([
    aProduct({
      key: 'HERON',
      name: '苍鹭木',
      enName: 'Heronwood',
      brand: { name: '茶隼牌', englishName: 'Kestrelmark' },
      skus: [{ model: 'MX-7781', minPrice: 291.17, maxPrice: 313.71, stock: 48113, leadTimeDays: 1907 }],
    }),
  ])
  if (rejected > 0) throw new Error('the product was rejected')
  const { id: skuId } = await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()
  brandId = (await quarry.db.selectFrom('brand').select('id').executeTakeFirstOrThrow()).id
  await addPapers()
  ids.folder = await makeFolder(skuId)
  ids.board = await makeBoard(skuId)
  ids.budget = await makeBudget(skuId)
})
afterAll(() => quarry.close())

/** A certificate and a document, as an import would leave them. */
async function addPapers() {
  const { id } = await quarry.db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  const document = await quarry.db
    .insertInto('stored_document')
    .values({ key: 'a'.repeat(40), format: 'pdf', bytes: '9' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const authority = await quarry.db
    .insertInto('authority')
    .values({ name: '鸟会', en_name: 'Bird board' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [scheme, kind] = await Promise.all(
    ['product_auth_type', 'product_related_download'].map((type) =>
      quarry.db.selectFrom('dictionary_entry').select('value').where('type', '=', type).executeTakeFirstOrThrow(),
    ),
  )
  const paper = { product_id: id, sort: 1, document_id: document.id }
  await quarry.db
    .insertInto('certificate')
    .values({ ...paper, authority_id: authority.id, scheme: scheme?.value ?? '', number: 'CERT-90417' })
    .execute()
  await quarry.db
    .insertInto('download')
    .values({ ...paper, name: 'Sparrow-guide', en_name: 'Sparrow-guide', kind: kind?.value ?? '' })
    .execute()
}

async function makeFolder(skuId: string): Promise<string> {
  const id = (await quarry.call(createFolder, { name: 'Birds' }, ada.headers)).data
  const [item] = (await quarry.call(createItems, { favoritesId: id, skuIds: [skuId] }, ada.headers)).data
  await quarry.call(updateItem, { id: item?.id, note: SECRETS.note[0] }, ada.headers)
  return id
}

async function makeBoard(skuId: string): Promise<string> {
  const [found] = (await quarry.call(getSamples, { skuIds: [skuId] }, ada.headers)).data
  if (!found) throw new Error('the SKU has no sample')
  const label = {
    show: true,
    fields: ['number', 'name', 'brand', 'model', 'size', 'price'],
    position: 'below',
  } as const
  const sample = aSample(skuId, found.snapshot, {
    label: { ...label, fields: [...label.fields] },
    note: SECRETS.note[0] ?? '',
    altText: 'Heronwood, laid',
  })
  const id = (await quarry.call(createBoard, { name: 'Birds', items: [sample] }, ada.headers)).data
  const board = { projectRoomId: PROJECT_ROOM }
  expect((await quarry.call(updateBoard, { id, version: 1, board }, ada.headers)).code).toBe(200)
  return id
}

async function makeBudget(skuId: string): Promise<string> {
  const places = ['barefoot-wet' as const, 'wet-wall' as const]
  const room = aRoom({ name: 'Aviary', floorArea: '63.9187', places, projectRoomId: PROJECT_ROOM })
  const own = {
    supplier: 'Wholesale Wagtail',
    batchNo: 'BATCH-5519',
    note: SECRETS.note[0] ?? '',
    leadTimeDays: 1907,
    pack: { sellUnit: 'box', coveragePerPack: '1.7713', piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 },
    price: {
      low: OWN_COST,
      high: OWN_COST,
      discountPct: '12.5371',
      markupPct: '23.1937',
      freight: '871.93',
      taxRate: '9.6173',
    },
  }
  const { snapshot: _snapshot, name: _name, ...line } = aLine({ kind: 'sku', skuId, ...own })
  const alternative = { ...aLine({ name: 'Unshown alternative' }), alternativeOf: line.id }
  const rejected = aLine({ name: 'Rejected pigeon' })
  const id = (
    await quarry.call(
      createBudget,
      {
        name: 'Birds',
        contingencyPct: '7.3391',
        targetBudget: '771234567.89',
        rooms: [room],
        lines: [line, alternative, rejected],
        allocations: [anAllocation(line, room, { source: 'floorArea' })],
      },
      ada.headers,
    )
  ).data
  const { version } = (await quarry.call(getBudget, { id }, ada.headers)).data
  const put = { lines: [{ ...rejected, status: 'rejected' }] }
  const saved = await quarry.call(updateBudget, { id, version, put }, ada.headers)
  expect(saved.code).toBe(200)
  return id
}

const FILES: [Endpoint, InputOf<Endpoint>][] = [
  [exportShared, { format: 'csv', language: 'en' }],
  [exportShared, { format: 'csv', language: 'zh-CN' }],
  [exportShared, { format: 'pdf', language: 'en' }],
]

/** Every byte that a guest is sent by any call, with files or without. */
async function everythingFor(link: { headers: Record<string, string> }, files = FILES): Promise<string> {
  const asked: [Endpoint, InputOf<Endpoint>][] = [
    [getShared, {}],
    [getShared, { again: 1, fields: linkFieldNames, sort: 'price-desc', priceMin: 1 }],
    [getDiscussion, {}],
    [commentOnShared, { name: 'Guest', text: 'Nice' }],
    [commentOnShared, { name: 'Guest', text: 'Where?', on: { lineId: randomUUID() } }],
    [commentOnShared, { name: 'Guest', text: 'Where?', on: { itemId: randomUUID() } }],
    [approveShared, { name: 'Guest', contentHash: '0'.repeat(64) }],
    ...files,
    ...[getBudget, getComments, getApprovals].map((call): [Endpoint, unknown] => [
      call,
      { kind: 'budget', refId: ids.budget, id: ids.budget },
    ]),
  ]
  let all = ''
  for (const [endpoint, input] of asked) {
    const answer = await quarry.app.inject(requestOf(endpoint, input, link.headers))
    const isPdf = answer.headers['content-type'] === 'application/pdf'
    all += isPdf ? (await readPaper(answer.rawPayload)).pages.flat().join('\n') : answer.body
    all += `${String(answer.headers['content-disposition'])}\n`
  }
  return withoutChance(all)
}

/** Whether a number occurs that is not a part of a longer one. */
function isIn(text: string, secret: string): boolean {
  return /^[\d.]+$/.test(secret)
    ? new RegExp(`(?<![\\d.])${secret.replaceAll('.', '\\.')}(?!\\d)`).test(text)
    : text.includes(secret)
}

/** Removes ids, hashes and times, which may contain any digits. */
function withoutChance(text: string): string {
  return text.replaceAll(/[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{13}\b/g, '')
}

describe.each(sharedKinds)('whoever has a link to a %s', (kind) => {
  const rights: [string, LinkFieldName[]][] = [
    ...presets.map((preset): [string, LinkFieldName[]] => [`the preset ${preset}`, fieldsOfPreset(preset, kind)]),
    ['nothing', []],
    ['all but the price', fieldsOfKind(kind).filter((field) => field !== 'price' && !TELLS_PRICES.includes(field))],
  ]

  const alone = fieldsOfKind(kind).map((field): [string, LinkFieldName[]] => [
    field,
    TELLS_PRICES.includes(field) ? ['price', field] : [field],
  ])

  it.each(rights)('and may see %s finds nothing else in any answer or file', async (_right, fields) => {
    expect(await findLeaks(fields)).toEqual([])
  })

  // A file is made of what the answer shows, and of nothing else (files/nothing-else.test.ts).
  it.each(alone)('and may see %s alone finds nothing else in any answer', async (_right, fields) => {
    expect(await findLeaks(fields, [])).toEqual([])
  })

  /** The texts that such a link does not show and that are there all the same, and names of ids that no guest is told. */
  async function findLeaks(fields: LinkFieldName[], files = FILES): Promise<string[]> {
    const link = await linkOf(quarry, ada, { kind, refId: ids[kind], role: 'approve', fields })
    const all = await everythingFor(link, files)
    await quarry.call(revokeLink, { id: link.id }, ada.headers)
    const hidden = linkFieldNames.filter((field) => !fields.includes(field)).flatMap((field) => SECRETS[field])
    const never = [...NEVER, ...(kind === 'budget' ? [...CATALOGUE_PRICE, OWN_COST] : [])]
    const prices = fields.includes('price') ? [] : [...CATALOGUE_PRICE, OWN_COST]
    const told = [...hidden, ...never, ...prices].filter((secret) => isIn(all, secret))
    return [...told, ...(/"(skuId|productId|memberId|ownerId|email)"/.exec(all) ?? [])]
  }

  it('and may see everything finds each of them: they are there to be found', async () => {
    const fields = fieldsOfKind(kind)
    const all = await everythingFor(await linkOf(quarry, ada, { kind, refId: ids[kind], role: 'approve', fields }))
    const shown = fields.flatMap((field) => SECRETS[field])
    const prices = kind === 'budget' ? [OWN_COST] : CATALOGUE_PRICE
    expect([...shown, ...prices].filter((secret) => !isIn(all, secret))).toEqual([])
  })

  it('of one brand finds nothing of another, and no total, though the link’s stored rights name it', async () => {
    const other = (
      await quarry.db
        .insertInto('brand')
        .values({ name: 'Other', english_name: `Other ${kind}` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
    const link = (brand: string) =>
      linkOf(quarry, ada, { kind, refId: ids[kind], preset: 'supplier', brandId: brand, role: 'approve' })
    const own = await link(brandId)
    expect(await everythingFor(own)).toContain('Heronwood')
    const fields = fieldsOfKind(kind)
    await quarry.db.updateTable('share_link').set({ fields }).where('id', '=', own.id).execute()
    const all = await everythingFor(own, [])
    expect(linkFieldNames.filter((field) => SECRETS[field].some((secret) => isIn(all, secret)))).toEqual(
      fields.filter((field) => field !== 'total' && SECRETS[field].length > 0),
    )
    expect(await everythingFor(await link(other))).not.toMatch(/Heronwood|苍鹭木|MX-7781|Aviary/)
  })
})

it('no table holds the token of a link or the key that it is encrypted with, in whatever form', async () => {
  const link = await linkOf(quarry, ada, { kind: 'folder', refId: ids.folder, role: 'approve' })
  await everythingFor(link)
  const { rows } = await sql<{ dump: string }>`
    SELECT query_to_xml(format('SELECT t::text FROM %I AS t', relname), true, true, '')::text AS dump
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(quarry.db)
  const dump = rows.map((row) => row.dump).join('\n')
  expect(dump).toContain(hashOfToken(link.token).toString('hex'))
  expect([...writtenIn(link.token), ...writtenIn(LINK_KEY)].filter((secret) => dump.includes(secret))).toEqual([])
})

it('an answer changes with what it shows, and with nothing else', async () => {
  const refId = ids.budget
  const priced = await linkOf(quarry, ada, { kind: 'budget', refId, fields: ['name', 'price'] })
  const unpriced = await linkOf(quarry, ada, { kind: 'budget', refId, fields: ['name'] })
  const hashOf = async ({ headers }: typeof priced) => (await quarry.call(getShared, {}, headers)).data.contentHash
  const before = [await hashOf(priced), await hashOf(unpriced)]
  const { version, lines } = (await quarry.call(getBudget, { id: refId }, ada.headers)).data
  const line = lines.find(({ kind }) => kind === 'sku')
  if (!line) throw new Error('the list has no line')
  const { figures: _figures, now: _now, version: _version, ...put } = line
  const dearer = { ...put, price: { ...put.price, markupPct: '24', chosen: '300' } }
  expect(await quarry.call(updateBudget, { id: refId, version, put: { lines: [dearer] } }, ada.headers)).toMatchObject({
    code: 200,
  })
  const after = [await hashOf(priced), await hashOf(unpriced)]
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
})
