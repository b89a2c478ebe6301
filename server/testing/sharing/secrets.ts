import { createBoard, getSamples, updateBoard } from '../../../contract/boards/calls.ts'
import type { FoundSample } from '../../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { createFolder, createItems, updateItem } from '../../../contract/favourites.ts'
import { fieldsOfKind, fieldsOfPreset, linkFieldNames, presets, TELLS_PRICES } from '../../../contract/sharing/links.ts'
import type { LinkFieldName, SharedKind } from '../../../contract/sharing/links.ts'
import { aSample } from '../boards.ts'
import { aLine, anAllocation, aRoom } from '../budgets.ts'
import { aPicture, aProduct } from '../factories.ts'
import type { TestMember } from '../members.ts'
import { readPaper } from '../paper.ts'
import { requestOf } from '../requests.ts'
import { writeFileInside } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

/**
 * Things of which each field has a text or number that occurs nowhere else: whatever a guest is sent must contain only those of
 * permitted fields.
 */
export type Secrets = Record<LinkFieldName, readonly string[]>

const NOTE = 'private remark 6620'
const SECRETS: Omit<Secrets, 'cover'> = {
  name: ['Heronwood', '苍鹭木'],
  brand: ['Kestrelmark', '茶隼牌'],
  model: ['MX-7781'],
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
  note: [NOTE],
  certificates: ['CERT-90417'],
  documents: ['Sparrow-guide'],
}
/** Which room of a project something is. */
const PROJECT_ROOM = '7e1d5f00-5eed-4b1d-9a11-0c0ffee00077'
export const OWNERS_ADDRESS = 'ada-of-the-birds@quarry.test'
/** Texts that no guest may ever read. */
export const NEVER = [
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
export const OWN_COST = '317.31'
export const CATALOGUE_PRICE = ['291.17', '313.71']
/** Fields that only the owner reads. */
const OWNERS_FIELDS = /"(skuId|productId|memberId|ownerId|email|tally)"/

export interface SecretThings {
  secrets: Secrets
  brandId: string
  ids: Record<SharedKind, string>
  /** Of the list: its line that counts, and the alternative to it that no guest may read of. */
  line: Pick<Line, 'id'>
  hidden: Pick<Line, 'id'>
}

/** A folder, a board and a list of one SKU. */
export async function makeSecretThings(quarry: TestApp, owner: TestMember): Promise<SecretThings> {
  await writeFileInside(quarry.folder, 'heron.png', await aPicture({ color: '#3b6f9d' }))
  const { rejected } = await quarry.importLines([
    aProduct({
      key: 'HERON',
      name: '苍鹭木',
      enName: 'Heronwood',
      brand: { name: '茶隼牌', englishName: 'Kestrelmark' },
      skus: [
        {
          model: 'MX-7781',
          minPrice: 291.17,
          maxPrice: 313.71,
          stock: 48113,
          leadTimeDays: 1907,
          coverImage: 'heron.png',
        },
      ],
    }),
  ])
  if (rejected > 0) throw new Error('the product was rejected')
  const { id: skuId } = await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()
  const { id: brandId } = await quarry.db.selectFrom('brand').select('id').executeTakeFirstOrThrow()
  await addPapers(quarry)
  const [sample] = (await quarry.call(getSamples, { skuIds: [skuId] }, owner.headers)).data
  const cover = sample?.snapshot.cover
  if (!cover) throw new Error('the SKU has no cover')
  const { id: budget, ...lines } = await makeBudget(quarry, owner, skuId)
  return {
    secrets: { ...SECRETS, cover: [cover.address, cover.color] },
    brandId,
    ids: { folder: await makeFolder(quarry, owner, skuId), board: await makeBoard(quarry, owner, sample), budget },
    ...lines,
  }
}

/** A certificate and a document, as an import would leave them. */
async function addPapers({ db }: TestApp) {
  const { id } = await db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  const document = await db
    .insertInto('stored_document')
    .values({ key: 'a'.repeat(40), format: 'pdf', bytes: '9' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const authority = await db
    .insertInto('authority')
    .values({ name: '鸟会', en_name: 'Bird board' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [scheme, kind] = await Promise.all(
    ['product_auth_type', 'product_related_download'].map((type) =>
      db.selectFrom('dictionary_entry').select('value').where('type', '=', type).executeTakeFirstOrThrow(),
    ),
  )
  const paper = { product_id: id, sort: 1, document_id: document.id }
  await db
    .insertInto('certificate')
    .values({ ...paper, authority_id: authority.id, scheme: scheme?.value ?? '', number: 'CERT-90417' })
    .execute()
  await db
    .insertInto('download')
    .values({ ...paper, name: 'Sparrow-guide', en_name: 'Sparrow-guide', kind: kind?.value ?? '' })
    .execute()
}

async function makeFolder({ call }: TestApp, { headers }: TestMember, skuId: string): Promise<string> {
  const id = (await call(createFolder, { name: 'Birds' }, headers)).data
  const [item] = (await call(createItems, { favoritesId: id, skuIds: [skuId] }, headers)).data
  await call(updateItem, { id: item?.id, note: NOTE }, headers)
  return id
}

async function makeBoard(
  { call }: TestApp,
  { headers }: TestMember,
  { skuId, snapshot }: FoundSample,
): Promise<string> {
  const label = {
    show: true,
    fields: ['number', 'name', 'brand', 'model', 'size', 'price'],
    position: 'below',
  } as const
  const sample = aSample(skuId, snapshot, {
    label: { ...label, fields: [...label.fields] },
    note: NOTE,
    altText: 'Heronwood, laid',
  })
  const id = (await call(createBoard, { name: 'Birds', items: [sample] }, headers)).data
  const board = { projectRoomId: PROJECT_ROOM }
  await orThrow(call(updateBoard, { id, version: 1, board }, headers))
  return id
}

async function makeBudget({ call }: TestApp, { headers }: TestMember, skuId: string) {
  const places = ['barefoot-wet' as const, 'wet-wall' as const]
  const room = aRoom({ name: 'Aviary', floorArea: '63.9187', places, projectRoomId: PROJECT_ROOM })
  const own = {
    supplier: 'Wholesale Wagtail',
    batchNo: 'BATCH-5519',
    note: NOTE,
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
  const hidden = { ...aLine({ name: 'Unshown alternative' }), alternativeOf: line.id }
  const rejected = aLine({ name: 'Rejected pigeon' })
  const list = {
    name: 'Birds',
    contingencyPct: '7.3391',
    targetBudget: '771234567.89',
    rooms: [room],
    lines: [line, hidden, rejected],
    allocations: [anAllocation(line, room, { source: 'floorArea' })],
  }
  const id = (await call(createBudget, list, headers)).data
  const { version } = (await call(getBudget, { id }, headers)).data
  const put = { lines: [{ ...rejected, status: 'rejected' as const }] }
  await orThrow(call(updateBudget, { id, version, put }, headers))
  return { id, line, hidden }
}

async function orThrow(answer: Promise<{ code: number; msg: string }>): Promise<void> {
  const { code, msg } = await answer
  if (code !== 200) throw new Error(msg)
}

/** Rights of links, by what they are called: several fields, and each alone. */
export function rightsTried(kind: SharedKind | 'project'): Record<'several' | 'alone', [string, LinkFieldName[]][]> {
  const all = fieldsOfKind(kind)
  return {
    several: [
      ...presets.map((preset): [string, LinkFieldName[]] => [`the preset ${preset}`, fieldsOfPreset(preset, kind)]),
      ['nothing', []],
      ['all but the price', all.filter((field) => field !== 'price' && !TELLS_PRICES.includes(field))],
    ],
    alone: all.map((field) => [field, TELLS_PRICES.includes(field) ? ['price', field] : [field]]),
  }
}

/** Every byte that is sent in answer to these calls; of a PDF what it says. */
export async function bytesSent(
  { app }: TestApp,
  asked: readonly (readonly [Endpoint, InputOf<Endpoint>])[],
  headers: Record<string, string>,
): Promise<string> {
  let all = ''
  for (const [endpoint, input] of asked) {
    const answer = await app.inject(requestOf(endpoint, input, headers))
    const isPdf = answer.headers['content-type'] === 'application/pdf'
    all += isPdf ? (await readPaper(answer.rawPayload)).pages.flat().join('\n') : answer.body
    all += `${String(answer.headers['content-disposition'])}\n`
  }
  return withoutChance(all)
}

/** Removes ids, hashes and times, which may contain any digits. */
function withoutChance(text: string): string {
  return text.replaceAll(/[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{13}\b/g, '')
}

/** Whether a number occurs that is not a part of a longer one. */
export function isIn(text: string, secret: string): boolean {
  return /^[\d.]+$/.test(secret)
    ? new RegExp(`(?<![\\d.])${secret.replaceAll('.', '\\.')}(?!\\d)`).test(text)
    : text.includes(secret)
}

/** What is told of fields that are not among these, and names of ids that no guest is told. */
export function leaksIn(text: string, secrets: Secrets, fields: readonly LinkFieldName[]): string[] {
  const hidden = linkFieldNames.filter((field) => !fields.includes(field)).flatMap((field) => secrets[field])
  const prices = fields.includes('price') ? [] : [...CATALOGUE_PRICE, OWN_COST]
  const told = [...hidden, ...NEVER, ...prices].filter((secret) => isIn(text, secret))
  return [...told, ...(OWNERS_FIELDS.exec(text) ?? [])]
}
