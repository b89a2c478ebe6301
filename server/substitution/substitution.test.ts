import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteBoards, getBoard, updateBoard } from '../../contract/boards/calls.ts'
import { createBudget, deleteBudgets, getBudget, setBudgetStatus, updateBudget } from '../../contract/budgets/calls.ts'
import { transferThing } from '../../contract/collaboration/people-calls.ts'
import { createItems, deleteFolders, deleteItems, getItemPage, updateItem } from '../../contract/favourites.ts'
import { getNoticePage } from '../../contract/notices.ts'
import { getOwnData } from '../../contract/profile.ts'
import * as calls from '../../contract/substitution.ts'
import type { SubstitutionPlace } from '../../contract/substitution.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { letWorkNoMore, letWorkOn } from '../testing/collaborators.ts'
import { countWaiting } from '../testing/count-waiting.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { materialsIn, usesOf } from '../testing/substitution.ts'
import type { Materials } from '../testing/substitution.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let skus: Materials
let ada: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  skus = await materialsIn(quarry)
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})

const whereUsed = async (skuId: string, member = ada) =>
  (await quarry.call(calls.getWhereUsed, { skuId }, member.headers)).data
const substitute = (places: readonly SubstitutionPlace[], member = ada, stated: object = {}) =>
  quarry.call(
    calls.substitute,
    { fromSkuId: skus.oak, toSkuId: skus.ash, places, dryRun: 0, ...stated },
    member.headers,
  )
const undo = (id: string | null, member = ada, dryRun: 0 | 1 = 0) =>
  quarry.call(calls.undoSubstitution, { id, dryRun }, member.headers)
const uses = (member = ada, name = 'Lobby') => usesOf(quarry, member, skus.oak, name)
type Uses = Awaited<ReturnType<typeof uses>>

/** The board, list and folder as their calls answer, without what every save changes. */
async function stateOf({ board, budget, folder }: Uses, member = ada) {
  const [shown, list, items] = [
    (await quarry.call(getBoard, { id: board }, member.headers)).data,
    (await quarry.call(getBudget, { id: budget }, member.headers)).data,
    (await quarry.call(getItemPage, { favoritesId: folder }, member.headers)).data,
  ]
  return {
    background: shown.background,
    items: shown.items.map(({ version: _version, ...item }) => item),
    lines: list.lines.map(({ version: _version, ...line }) => line),
    totals: list.totals,
    kept: items.list.map(({ id, skuId, note }) => ({ id, skuId, note })),
  }
}

async function moveTo(budget: string, statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const { version } = (await quarry.call(getBudget, { id: budget }, ada.headers)).data
    await quarry.call(setBudgetStatus, { id: budget, version, status }, ada.headers)
  }
}

describe('where a SKU is used', () => {
  it('names samples, a background, a line with its rooms, and an item, of the member’s own things', async () => {
    const { board, budget, folder, places } = await uses()
    await uses(eve)
    const { places: found, total } = await whereUsed(skus.oak)
    expect(total).toBe(5)
    expect(found.map(({ kind, id, itemId }) => ({ kind, id, itemId }))).toEqual(
      expect.arrayContaining(places as unknown[]),
    )
    expect(found.filter(({ id, kind }) => kind === 'board' && id === board).map(({ place }) => place)).toEqual([
      { of: 'background' },
      { of: 'sample', number: 1, note: 'floor' },
      { of: 'sample', number: 1, note: '' },
    ])
    expect(found.find(({ id, kind }) => kind === 'budget' && id === budget)).toMatchObject({
      place: { of: 'line', code: 'FL-01', section: 'Floors', rooms: ['Hall'], isAlternative: false },
      right: 'own',
      ownerName: 'Ada',
      status: 'draft',
      closed: null,
    })
    expect(found.find(({ id, kind }) => kind === 'folder' && id === folder)).toMatchObject({ status: null })
    expect(await whereUsed(skus.ash)).toEqual({ places: [], total: 0 })
  })

  it('names five hundred of more, and counts all', async () => {
    await uses()
    await sql`
      WITH more AS (
        INSERT INTO folder (member_id, name, name_key, created_at, updated_at)
        SELECT ${ada.id}, 'more ' || nth, 'more ' || nth, now(), now() FROM generate_series(1, 500) AS nth RETURNING id)
      INSERT INTO folder_item (folder_id, member_id, sku_id, place, added_at)
      SELECT id, ${ada.id}, ${skus.oak}, 1, now() FROM more`.execute(quarry.db)
    const { places, total } = await whereUsed(skus.oak)
    expect([places.length, total]).toEqual([500, 505])
  })

  it('shows what others share, says who may only comment, and leaves out what was deleted or is shared no more', async () => {
    const { board, budget, folder } = await uses(eve)
    await letWorkOn(quarry, { kind: 'board', refId: board }, ada, 'edit')
    await letWorkOn(quarry, { kind: 'budget', refId: budget }, ada, 'comment')
    await letWorkOn(quarry, { kind: 'folder', refId: folder }, ada, 'comment')
    const { places } = await whereUsed(skus.oak)
    expect(places.map(({ kind, right, closed, ownerName }) => [kind, right, closed, ownerName])).toEqual([
      ['board', 'edit', null, 'Eve'],
      ['board', 'edit', null, 'Eve'],
      ['board', 'edit', null, 'Eve'],
      ['budget', 'comment', 'right', 'Eve'],
      ['folder', 'comment', 'right', 'Eve'],
    ])
    await letWorkNoMore(quarry, { kind: 'board', refId: board }, ada)
    await quarry.call(deleteBudgets, { ids: [budget] }, eve.headers)
    await quarry.call(deleteFolders, { ids: [folder] }, eve.headers)
    expect((await whereUsed(skus.oak)).total).toBe(0)
  })
})

describe('a substitution', () => {
  it('is told before it is made, changes all places as one by hand does, and is taken back', async () => {
    const mine = await uses()
    const before = await stateOf(mine)
    const told = (await substitute(mine.places, ada, { dryRun: 1 })).data
    expect(await stateOf(mine)).toEqual(before)
    expect(told.id).toBeNull()
    expect(told.from).toMatchObject({ enName: 'oak', status: 'on_sale', low: '180.00', unit: 'square_meter' })
    expect(told.to).toMatchObject({ enName: 'ash', perSquareMetre: { low: 100, high: 120 }, leadTimeDays: 10 })
    expect(told.places.every(({ refusal }) => refusal === null)).toBe(true)
    expect(told.places[3]?.line).toMatchObject({
      before: { low: '1944.00', leadTimeDays: 18, need: '12' },
      after: { low: '1080.00', high: '1296.00', leadTimeDays: 10, need: '12' },
    })
    const ranges = { before: { low: '1944.00' }, after: { low: '1080.00' }, currency: 'CNY' }
    expect(told.things.find(({ kind }) => kind === 'budget')).toMatchObject({ version: 2, totals: ranges })

    const made = (await substitute(mine.places)).data
    expect({ ...made, id: null }).toEqual(told)
    const after = await stateOf(mine)
    expect(after.background).toMatchObject({ type: 'material', value: skus.ash })
    expect(after.items).toMatchObject(before.items.map(({ id, x, y, w, h }) => ({ id, x, y, w, h, refId: skus.ash })))
    expect(after.lines).toMatchObject([
      { id: mine.lineId, skuId: skus.ash, docCode: 'FL-01', note: 'mind', leadTimeDays: 10, price: { low: '100.00' } },
    ])
    expect(after.lines[0]?.price.discountPct).toBe('10')
    expect(after.totals.low).toBe('1080.00')
    expect(after.kept).toEqual([{ id: mine.itemId, skuId: skus.ash, note: '' }])
    expect((await whereUsed(skus.oak)).total).toBe(0)

    const foretold = (await undo(made.id, ada, 1)).data
    expect(await stateOf(mine)).toEqual(after)
    expect((await undo(made.id)).data).toEqual(foretold)
    expect(await stateOf(mine)).toEqual(before)
    expect((await undo(made.id)).code).toBe(1009006004)
    const { list, total } = (await quarry.call(calls.getSubstitutionPage, {}, ada.headers)).data
    expect(total).toBe(1)
    expect(list).toMatchObject([
      { from: { enName: 'oak' }, to: { enName: 'ash' }, counts: { board: 3, budget: 1, folder: 1 } },
    ])
    expect(list[0]?.undoTime).not.toBeNull()
  })

  it('tells first which facts are worse with the new one, and by which norm', async () => {
    const facts = (key: string, attrs: { fact: string; value: string | number }[]) =>
      aProduct({ key, enName: key, skus: [{ model: key, minPrice: 90, attrs: [{ fact: 'nrc', value: 0.8 }] }], attrs })
    await quarry.importLines(
      [
        facts('grips', [
          { fact: 'fire-en', value: 'Bfl-s1' },
          { fact: 'fire-gb', value: 'A' },
          { fact: 'pendulum-wet', value: 36 },
          { fact: 'slip-ramp', value: 'R11' },
          { fact: 'slip-barefoot', value: 'B' },
        ]),
        facts('slides', [
          { fact: 'fire-en', value: 'B-s3,d0' },
          { fact: 'pendulum-wet', value: 40 },
          { fact: 'slip-ramp', value: 'R9' },
          { fact: 'slip-barefoot', value: 'see sheet' },
        ]),
      ],
      {},
      'grips.jsonl',
    )
    const idOf = async (model: string) =>
      (await quarry.db.selectFrom('sku').select('id').where('model', '=', model).executeTakeFirstOrThrow()).id
    const pair = { fromSkuId: await idOf('grips'), toSkuId: await idOf('slides') }
    const { places } = await usesOf(quarry, ada, pair.fromSkuId, 'Pool')
    const told = (await substitute(places, ada, { ...pair, dryRun: 1 })).data
    expect(told.properties.map(({ enName, from, to, worse }) => [enName, from?.value, to?.value, worse])).toEqual([
      ['Fire class', 'Bfl-s1', 'B-s3,d0', { how: 'lost', norm: 'EN 13501-1' }],
      ['GB 8624 class', 'A', undefined, { how: 'lost', norm: 'GB 8624' }],
      ['Slip class', 'R11', 'R9', { how: 'below', norm: 'EN 16165' }],
      ['Pendulum value, wet', '36', '40', undefined],
      ['Barefoot slip class', 'B', 'see sheet', undefined],
    ])
    expect(told.properties[2]).not.toHaveProperty('fact')
  })

  it('reads after its SKU is gone, and comes with what is kept of the member', async () => {
    const mine = await uses()
    const { id } = (await substitute(mine.places)).data
    const { places } = (await quarry.call(calls.getSubstitution, { id }, ada.headers)).data
    expect(places.map(({ name, place }) => [name, place.of])).toEqual([
      ['Lobby', 'sample'],
      ['Lobby', 'sample'],
      ['Lobby', 'background'],
      ['Lobby', 'line'],
      ['Lobby', 'item'],
    ])
    const { substitutions } = (await quarry.call(getOwnData, {}, ada.headers)).data
    expect(substitutions).toMatchObject([{ from: { enName: 'oak' }, places: { length: 5 } }])
  })

  it('sends an approved list back to be approved anew, and its log says why', async () => {
    const mine = await uses()
    await moveTo(mine.budget, ['inReview', 'approved'])
    const { things } = (await substitute(mine.places)).data
    expect(things.map(({ kind, reopens }) => [kind, reopens])).toEqual([
      ['board', false],
      ['budget', true],
      ['folder', false],
    ])
    const list = (await quarry.call(getBudget, { id: mine.budget }, ada.headers)).data
    expect(list.status).toBe('draft')
    expect(list.statusLog.at(-1)).toMatchObject({
      status: 'draft',
      name: 'Ada',
      substituted: { from: { enName: 'oak' }, to: { enName: 'ash' } },
    })
  })

  it('changes nothing where one place does not let it be, and names each', async () => {
    const mine = await uses()
    const closed = await uses(ada, 'Closed')
    await moveTo(closed.budget, ['inReview', 'approved', 'ordered'])
    const theirs = await uses(eve)
    await letWorkOn(quarry, { kind: 'board', refId: theirs.board }, ada, 'comment')
    const before = await stateOf(mine)
    const line = closed.places[3]
    const sample = theirs.places[0]
    if (!line || !sample) throw new Error('no places')
    const refused = await substitute([...mine.places, line, sample])
    expect(refused).toMatchObject({
      code: 1009002001,
      data: {
        refused: [
          { ...line, refusal: 'status' },
          { ...sample, refusal: 'right' },
        ],
      },
    })
    expect(await substitute([...mine.places, sample])).toMatchObject({ code: 1009004001 })
    const told = (await substitute([...mine.places, line, sample], ada, { dryRun: 1 })).data
    expect(told.places.map(({ refusal }) => refusal)).toEqual([null, null, null, null, null, 'status', 'right'])
    expect(await stateOf(mine)).toEqual(before)
  })

  it('refuses what is ordered, what is counted in another unit, what is not on sale, and what makes no sense', async () => {
    const mine = await uses()
    const line = mine.places.slice(3, 4)
    expect(await substitute(line, ada, { toSkuId: skus.tile })).toMatchObject({ code: 1009006003 })
    await moveTo(mine.budget, ['inReview', 'approved'])
    const { lines, version } = (await quarry.call(getBudget, { id: mine.budget }, ada.headers)).data
    const { figures: _figures, now: _now, version: _version, ...first } = lines[0] ?? {}
    const put = { lines: [{ ...first, status: 'ordered' }] }
    expect((await quarry.call(updateBudget, { id: mine.budget, version, put }, ada.headers)).code).toBe(200)
    expect(await substitute(line)).toMatchObject({ code: 1009006002 })
    expect(await substitute(mine.places, ada, { toSkuId: skus.oak })).toMatchObject({ code: 400 })
    expect(await substitute([...line, ...line])).toMatchObject({ code: 400 })
    expect(await substitute(mine.places, ada, { toSkuId: '999999' })).toMatchObject({ code: 1008006000 })
    await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('id', '=', skus.ash).execute()
    expect(await substitute(mine.places.slice(0, 3))).toMatchObject({ code: 1009006001 })
    await quarry.db.updateTable('sku').set({ status: 'on_sale' }).where('id', '=', skus.ash).execute()
  })

  it('answers 409 for a place that holds another SKU by now, 404 for one that is not there', async () => {
    const mine = await uses()
    const [first, , , , last] = mine.places
    if (!first || !last) throw new Error('no places')
    await substitute([first])
    expect(await substitute(mine.places)).toMatchObject({
      code: 409,
      data: { refused: [{ ...first, refusal: 'gone' }] },
    })
    await quarry.call(deleteBoards, { ids: [mine.board] }, ada.headers)
    expect(await substitute(mine.places)).toMatchObject({ code: 404 })
    for (const odd of [
      { kind: 'folder', id: mine.folder, itemId: first.itemId },
      { ...first, itemId: '7' },
      { ...last, id: '999' },
    ])
      expect((await substitute([odd as SubstitutionPlace])).code).toBeOneOf([404, 409])
  })

  it('puts out of a folder what lies there beside the new one, and keeps the note', async () => {
    const mine = await uses()
    await quarry.call(updateItem, { id: mine.itemId, note: 'mine' }, ada.headers)
    const [ash] = (await quarry.call(createItems, { favoritesId: mine.folder, skuIds: [skus.ash] }, ada.headers)).data
    const before = await stateOf(mine)
    const { id, places } = (await substitute(mine.places.slice(4))).data
    expect(places).toMatchObject([{ merges: true }])
    expect((await stateOf(mine)).kept).toEqual([{ id: ash?.id, skuId: skus.ash, note: 'mine' }])
    await undo(id)
    expect((await stateOf(mine)).kept).toEqual(before.kept)
  })

  it('reckons an alternative by the quantities of the line that it could replace, as its list does', async () => {
    const [main, room] = [aLine({ unit: 'square_meter' }), aRoom()]
    const other = { id: crypto.randomUUID(), kind: 'sku', skuId: skus.oak, alternativeOf: main.id }
    const allocations = [anAllocation(main, room, { netQty: '7.5' })]
    const list = { name: 'Either', rooms: [room], lines: [main, other], allocations }
    const id = (await quarry.call(createBudget, list, ada.headers)).data
    const before = (await quarry.call(getBudget, { id }, ada.headers)).data
    const place = { kind: 'budget', id, itemId: other.id } as const
    const { places, things } = (await substitute([place])).data
    const after = (await quarry.call(getBudget, { id }, ada.headers)).data
    const figuresOf = ({ lines }: typeof after) => lines.find((line) => line.id === other.id)?.figures
    expect(figuresOf(before)).toMatchObject({ need: '7.5' })
    for (const [state, figures] of [
      [places[0]?.line?.before, figuresOf(before)],
      [places[0]?.line?.after, figuresOf(after)],
    ] as const)
      expect({ ...figures, leadTimeDays: state?.leadTimeDays }).toMatchObject(state ?? { low: 'told' })
    expect(things[0]?.totals).toMatchObject({ before: { low: before.totals.low }, after: { low: before.totals.low } })
  })

  it('is made once where two make it at once, and the other is told', async () => {
    const [mine, theirs] = [await uses(), await uses(eve)]
    for (const kind of ['board', 'budget', 'folder'] as const) {
      await letWorkOn(quarry, { kind, refId: mine[kind] }, eve, 'edit')
      await letWorkOn(quarry, { kind, refId: theirs[kind] }, ada, 'edit')
    }
    const all = [...mine.places, ...theirs.places]
    const answers = await Promise.all([substitute(all), substitute(all.toReversed(), eve)])
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await whereUsed(skus.ash)).total).toBe(all.length)
  })

  it('tells whoever owns what somebody else substituted in', async () => {
    const theirs = await uses(eve, 'Harbour')
    await letWorkOn(quarry, { kind: 'budget', refId: theirs.budget }, ada, 'edit')
    await moveToReviewOf(theirs.budget)
    const { id } = (await substitute(theirs.places.slice(3, 4))).data
    const page = async () => (await quarry.call(getNoticePage, {}, eve.headers)).data
    expect((await page()).list).toMatchObject([
      {
        kind: 'substituted',
        isGone: false,
        details: { of: 'budget', name: 'Harbour', by: 'Ada', places: 1, to: { enName: 'ash' }, reopens: false },
      },
    ])
    await undo(id)
    expect((await page()).list).toMatchObject([{ details: { to: { enName: 'oak' } } }, {}])
    await quarry.call(transferThing, { kind: 'budget', refId: theirs.budget, memberId: ada.id }, eve.headers)
    const about = async () =>
      (await page()).list.filter(({ kind }) => kind === 'substituted').map(({ isGone }) => isGone)
    expect(await about()).toEqual([false, false])
    await quarry.call(deleteBudgets, { ids: [theirs.budget] }, ada.headers)
    expect(await about()).toEqual([true, true])
  })

  async function moveToReviewOf(budget: string): Promise<void> {
    const { version } = (await quarry.call(getBudget, { id: budget }, eve.headers)).data
    await quarry.call(setBudgetStatus, { id: budget, version, status: 'inReview' }, eve.headers)
  }
})

describe('what is taken back', () => {
  it('leaves what was changed since, is gone, is closed or not theirs to edit any more, and says which', async () => {
    const mine = await uses()
    const theirs = await uses(eve)
    const gone = await uses(eve, 'Gone')
    const noted = await uses(ada, 'Noted')
    for (const thing of [theirs, gone]) await letWorkOn(quarry, { kind: 'board', refId: thing.board }, ada, 'edit')
    const asked = [
      ...mine.places,
      ...theirs.places.slice(0, 1),
      ...gone.places.slice(0, 1),
      ...noted.places.slice(3, 4),
    ]
    const { id } = (await substitute(asked)).data
    const shown = (await quarry.call(getBoard, { id: mine.board }, ada.headers)).data
    const {
      now: _now,
      version: _version,
      ...moved
    } = shown.items.find((item) => item.id === mine.places[0]?.itemId) ?? {}
    const put = [{ ...moved, x: 77 }]
    expect((await quarry.call(updateBoard, { id: mine.board, version: shown.version, put }, ada.headers)).code).toBe(
      200,
    )
    await noteOnLine(noted.budget, 'matt, not glossy')
    await moveTo(mine.budget, ['inReview', 'approved', 'ordered'])
    await letWorkOn(quarry, { kind: 'board', refId: theirs.board }, ada, 'comment')
    await quarry.call(deleteBoards, { ids: [gone.board] }, eve.headers)
    const { places, things } = (await undo(id)).data
    expect(places.map(({ left }) => left)).toEqual(['changed', null, null, 'status', null, 'right', 'gone', 'changed'])
    expect((await stateOf(noted)).lines).toMatchObject([{ skuId: skus.ash, note: 'matt, not glossy' }])
    expect(things.map(({ kind }) => kind)).toEqual(['board', 'folder'])
    const kept = (await quarry.call(calls.getSubstitution, { id }, ada.headers)).data
    expect(kept.places).toEqual(places)
  })

  async function noteOnLine(id: string, note: string): Promise<void> {
    const { lines, version } = (await quarry.call(getBudget, { id }, ada.headers)).data
    const { figures: _figures, now: _now, version: _version, ...line } = lines[0] ?? {}
    const put = { lines: [{ ...line, note }] }
    expect((await quarry.call(updateBudget, { id, version, put }, ada.headers)).code).toBe(200)
  }

  it.each(['board', 'budget', 'folder'] as const)(
    'leaves a %s of somebody who let them work on it no more while they waited for it',
    async (kind) => {
      const theirs = await uses(eve)
      const thing = { kind, refId: theirs[kind] }
      await letWorkOn(quarry, thing, ada, 'edit')
      const { id } = (await substitute(theirs.places.filter((place) => place.kind === kind))).data
      const before = await stateOf(theirs, eve)
      const [undoing] = await quarry.db.transaction().execute(async (trx) => {
        await sql`SELECT FROM ${sql.table(kind)} WHERE id = ${thing.refId} FOR UPDATE`.execute(trx)
        const begun = undo(id)
        await expect.poll(() => countWaiting(quarry)).toBe(1)
        await letWorkNoMore({ ...quarry, db: trx }, thing, ada)
        return [begun]
      })
      expect((await undoing).data.things).toEqual([])
      expect(await stateOf(theirs, eve)).toEqual(before)
    },
  )

  it('comes back into a folder whose trash has it anew', async () => {
    const { folder, itemId, places } = await uses()
    await quarry.call(createItems, { favoritesId: folder, skuIds: [skus.ash] }, ada.headers)
    const { id } = (await substitute(places.slice(4))).data
    // The trash has been emptied since.
    await quarry.db.deleteFrom('folder_item').where('id', '=', itemId).execute()
    const [again] = (await quarry.call(createItems, { favoritesId: folder, skuIds: [skus.oak] }, ada.headers)).data
    await quarry.call(deleteItems, { ids: [again?.id ?? ''] }, ada.headers)
    expect((await undo(id)).data.things).toHaveLength(1)
    const { list } = (await quarry.call(getItemPage, { favoritesId: folder }, ada.headers)).data
    expect(new Set(list.map(({ skuId }) => skuId))).toEqual(new Set([skus.oak, skus.ash]))
  })

  it('is one’s own alone', async () => {
    const mine = await uses()
    const { id } = (await substitute(mine.places)).data
    for (const call of [calls.getSubstitution, calls.undoSubstitution])
      expect(await quarry.call(call, { id, dryRun: 0 }, eve.headers)).toMatchObject({ code: 404 })
    expect(await substitute(mine.places, eve, { fromSkuId: skus.ash, toSkuId: skus.oak })).toMatchObject({ code: 404 })
    const told = (await substitute(mine.places, eve, { fromSkuId: skus.ash, toSkuId: skus.oak, dryRun: 1 })).data
    expect(told).toMatchObject({ things: [], places: mine.places.map((place) => ({ ...place, refusal: 'gone' })) })
    expect((await quarry.call(calls.getSubstitutionPage, {}, eve.headers)).data).toEqual({ list: [], total: 0 })
  })
})

it('applies nothing where it stops in the middle', async () => {
  const mine = await uses()
  const before = await stateOf(mine)
  // Folders are written last, after boards and lists.
  await sql`
    CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`.execute(quarry.db)
  await sql`CREATE TRIGGER stop_here BEFORE INSERT ON substitution FOR EACH ROW EXECUTE FUNCTION stop_here()`.execute(
    quarry.db,
  )
  const { code } = await substitute(mine.places)
  await sql`DROP TRIGGER stop_here ON substitution`.execute(quarry.db)
  await sql`DROP FUNCTION stop_here`.execute(quarry.db)
  expect(code).toBeOneOf([500, 503])
  expect(await stateOf(mine)).toEqual(before)
  expect((await substitute(mine.places)).code).toBe(200)
})

it('gives the first answer again to a call that comes again with its key', async () => {
  const mine = await uses()
  const headers = { ...ada.headers, 'idempotency-key': 'once' }
  const input = { fromSkuId: skus.oak, toSkuId: skus.ash, places: mine.places, dryRun: 0 }
  const first = await quarry.call(calls.substitute, input, headers)
  expect(await quarry.call(calls.substitute, input, headers)).toEqual(first)
})
