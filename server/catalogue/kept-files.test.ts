import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, duplicateBoard, getSamples, updateBoard } from '../../contract/boards/calls.ts'
import { createBudget, getBudget } from '../../contract/budgets/calls.ts'
import { createFolder, createItems, getFolderPage, updateFolder } from '../../contract/favourites.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { substitute } from '../../contract/substitution.ts'
import { createVersion, getVersion } from '../../contract/versions.ts'
import { aSample } from '../testing/boards.ts'
import { aPdf, aPicture, aProduct } from '../testing/factories.ts'
import { madeKeyOf, makeCovers } from '../testing/made-files.ts'
import { makeFiles } from '../testing/making-files.ts'
import type { MadeFiles } from '../testing/making-files.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { keepFiles, madeKeysIn } from './kept-files.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'

const MODELS = ['OAK', 'ASH', 'ELM'] as const
type Model = (typeof MODELS)[number]

let files: MadeFiles
let quarry: TestApp
let ada: TestMember
let skus: Record<Model, string>

beforeEach(async () => {
  files = makeFiles()
  quarry = await createTestApp({ maker: files })
  ada = await memberIn(quarry)
  for (const [at, model] of MODELS.entries())
    await writeFileInside(quarry.folder, `${model}.png`, await aPicture({ width: 60 + at }))
  await writeFileInside(quarry.folder, 'oak.pdf', aPdf)
  const sheet = [{ name: 'Sheet', enName: 'Sheet', kind: 'installation', file: 'oak.pdf' }]
  await quarry.importLines(
    MODELS.map((model) =>
      aProduct({
        key: model,
        files: model === 'OAK' ? sheet : [],
        skus: [{ model, minPrice: 90, maxPrice: 90, coverImage: `${model}.png` }],
      }),
    ),
  )
  await makeCovers(quarry)
  await sql`UPDATE stored_document SET key = ${madeKeyOf('sheet')}`.execute(quarry.db)
  const rows = await quarry.db.selectFrom('sku').select(['id', 'model']).execute()
  skus = Object.fromEntries(rows.map(({ id, model }) => [model, id])) as typeof skus
})
afterEach(() => quarry.close())

const kept = async () =>
  (await quarry.db.selectFrom('made_file').select('key').where('kept_at', 'is not', null).execute())
    .map(({ key }) => key)
    .toSorted()
const keys = (...names: string[]) => names.map(madeKeyOf).toSorted()
const waiting = async () =>
  (await quarry.db.selectFrom('job').select('id').where('kind', '=', 'keep:file').execute()).length
async function settled(): Promise<void> {
  await expect.poll(waiting, { interval: 20 }).toBe(0)
}

async function colorOf(address: string): Promise<string> {
  const { rawPayload } = await quarry.inject(`${address}?width=40`)
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((part) => Math.round(part / 32)).join('')}`
}

async function sampleOf(model: Model) {
  const [found] = (await quarry.ask(getSamples, { skuIds: [skus[model]] })).data
  if (!found) throw new Error('no sample')
  return aSample(skus[model], found.snapshot)
}
async function aBoard(model: Model, ground?: Model) {
  const background = ground && { type: 'material', value: skus[ground], snapshot: (await sampleOf(ground)).snapshot }
  const input = { name: 'Lobby', items: [await sampleOf(model)], ...(background && { background }) }
  return (await quarry.call(createBoard, input, ada.headers)).data
}
const aList = async (model: Model) => {
  const lines = [{ id: crypto.randomUUID(), kind: 'sku', skuId: skus[model] }]
  return (await quarry.call(createBudget, { name: 'Floors', lines }, ada.headers)).data
}
const aFolder = async (...models: Model[]) => {
  const { data: favoritesId } = await quarry.call(createFolder, { name: models.join(' ') }, ada.headers)
  const { data } = await quarry.call(
    createItems,
    { favoritesId, skuIds: models.map((model) => skus[model]) },
    ada.headers,
  )
  return { favoritesId, items: data }
}

describe('what a member takes', () => {
  it('shows on board, list, folder, version and approval the picture as it was taken, whatever is made later', async () => {
    const [board, budget] = [await aBoard('OAK', 'ASH'), await aList('ELM')]
    await aFolder('OAK')
    const { data: version } = await quarry.call(
      createVersion,
      { kind: 'budget', refId: budget, name: 'First' },
      ada.headers,
    )
    await settled()
    expect(await kept()).toEqual(keys('OAK', 'ASH', 'ELM'))
    const before = await colorOf(`/images/${madeKeyOf('OAK')}`)
    // What was only drawn may go at any time.
    for (const folder of ['made', 'cache']) await rm(join(quarry.folder, folder), { recursive: true, force: true })
    files.edition = '#e0e0a0'
    files.made.length = 0

    const copy = (await quarry.call(duplicateBoard, { id: board }, ada.headers)).data
    expect(copy).not.toBe(board)
    const { data: list } = await quarry.ask(getBudget, { id: budget }, ada.headers)
    const { data: named } = await quarry.call(getVersion, { id: version }, ada.headers)
    const { data: folders } = await quarry.ask(getFolderPage, { pageSize: -1 }, ada.headers)
    const shown = [
      list.lines[0]?.snapshot?.cover?.address,
      named.budget?.lines[0]?.snapshot?.cover?.address,
      folders.list[0]?.covers[0],
    ]
    expect(shown).toEqual(['ELM', 'ELM', 'OAK'].map((model) => `/images/${madeKeyOf(model)}`))
    for (const address of shown) expect(await colorOf(address ?? '')).toBe(before)
    await settled()
    expect(files.made).toEqual([])
  })

  it('is kept as an approval shows it, with the documents that it names', async () => {
    const { favoritesId } = await aFolder('OAK')
    const link = await linkOf(quarry, ada, {
      kind: 'folder',
      refId: favoritesId,
      role: 'approve',
      fields: ['name', 'cover', 'documents'],
    })
    const { data: view } = await quarry.call(getShared, {}, link.headers)
    const approval = { name: 'Eve', contentHash: view.contentHash }
    expect((await quarry.call(approveShared, approval, link.headers)).code).toBe(200)
    await settled()
    expect(await kept()).toEqual(keys('OAK', 'sheet'))
  })

  it('is kept where it replaces something, and where a folder is given another cover', async () => {
    const board = await aBoard('OAK')
    const { favoritesId, items } = await aFolder('OAK')
    await settled()
    const places = [{ kind: 'folder' as const, id: favoritesId, itemId: items[0]?.id ?? '' }]
    await quarry.call(substitute, { fromSkuId: skus.OAK, toSkuId: skus.ASH, places, dryRun: 0 }, ada.headers)
    await settled()
    expect(await kept()).toEqual(keys('OAK', 'ASH'))
    const put = [await sampleOf('ASH')]
    await quarry.call(updateBoard, { id: board, version: 1, put }, ada.headers)
    await quarry.call(updateFolder, { id: favoritesId, coverUrl: `/images/${madeKeyOf('ELM')}` }, ada.headers)
    await settled()
    expect(await kept()).toEqual(keys('OAK', 'ASH', 'ELM'))
    expect(files.made.toSorted()).toEqual(keys('OAK', 'ASH', 'ELM'))
  })

  it('is kept later where it cannot be made now, and holds up nothing else', async () => {
    files.refused.add(madeKeyOf('OAK'))
    await aFolder('OAK', 'ASH')
    await expect.poll(kept, { interval: 20 }).toEqual(keys('ASH'))
    await expect.poll(waiting, { interval: 20 }).toBe(1)
    files.refused.clear()
    await settled()
    expect(await kept()).toEqual(keys('OAK', 'ASH'))
  })

  it('is kept by another server where this one ends before', async () => {
    files.refused.add(madeKeyOf('OAK'))
    await aFolder('OAK')
    await quarry.app.close()
    await sql`UPDATE job SET due_at = now()`.execute(quarry.db)
    const others = makeFiles()
    const beside = await createTestApp({ beside: quarry, maker: others })
    await beside.app.ready()
    await settled()
    expect([await kept(), others.made]).toEqual([keys('OAK'), keys('OAK')])
    await beside.close()
  })

  it('costs nothing where it is stored by its content', async () => {
    await sql`UPDATE picture SET key = md5(id::text) || '00000000'`.execute(quarry.db)
    await aBoard('OAK', 'ASH')
    await aFolder('OAK')
    expect([await waiting(), files.made]).toEqual([0, []])
  })

  it('is nothing that the database does not know', async () => {
    await inTransaction(quarry.db, async (trx) => keepFiles(trx, [madeKeyOf('unknown'), null, 'ab']))
    expect(await waiting()).toBe(0)
  })
})

it('addresses are found in a text in pieces, wherever it is cut', () => {
  const [one, other] = [madeKeyOf('one'), madeKeyOf('other')]
  const text = `{"a":"/images/${one}","b":"/files/${other}/a.pdf","c":"/images/${'0'.repeat(40)}","d":"${one}"}`
  expect(madeKeysIn(text)).toEqual([one, other])
  for (let size = 1; size < text.length; size += 7) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    expect(madeKeysIn(pieces).toSorted()).toEqual([one, other].toSorted())
  }
})
