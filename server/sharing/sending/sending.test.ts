import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, deleteBoards } from '../../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import { createFolder, createItems } from '../../../contract/favourites.ts'
import { createProject, deleteProjects, placeThings } from '../../../contract/projects.ts'
import { transferThing } from '../../../contract/collaboration/people-calls.ts'
import { getNoticePage } from '../../../contract/notices.ts'
import { commentOnShared } from '../../../contract/sharing/discussion-calls.ts'
import { createLink, getLinks, revokeLink } from '../../../contract/sharing/link-calls.ts'
import { getShared } from '../../../contract/sharing/shown-calls.ts'
import * as calls from '../../../contract/sharing/sending-calls.ts'
import { fieldsOfPreset } from '../../../contract/sharing/links.ts'
import { aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { letWorkOn } from '../../testing/collaborators.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let bob: TestMember
let projectId: string
let budget: string
let board: string
const line = aLine({ name: 'Oak', note: 'bought for less' })
const SCHEME = 'fire_reaction'
const fields = fieldsOfPreset('client', 'budget')

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  projectId = (await quarry.call(createProject, { name: 'Harbour flat' }, ada.headers)).data
  const room = aRoom()
  const list = { name: 'Flooring', projectId, rooms: [room], lines: [line], allocations: [anAllocation(line, room)] }
  budget = (await quarry.call(createBudget, list, ada.headers)).data
  board = (await quarry.call(createBoard, { name: 'Hall', projectId }, ada.headers)).data
})

const composition = (stated: object = {}) => ({
  projectId,
  parts: [
    { kind: 'board' as const, refId: board },
    { kind: 'budget' as const, refId: budget },
  ],
  fields,
  letter: 'Dear Ms Lind',
  language: 'en' as const,
  ...stated,
})
const preview = async (stated: object = {}, { headers }: TestMember = ada) =>
  quarry.call(calls.previewSending, composition(stated), headers)
const send = async (stated: object = {}) => {
  const { contentHash } = (await preview(stated)).data
  return quarry.call(calls.sendVersion, { ...composition(stated), contentHash }, ada.headers)
}
const versions = async () => (await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)).data
const partOf = async (id: string, place: number) =>
  (await quarry.ask(calls.getSentPart, { id, place }, ada.headers)).data
const rename = async (name: string) => {
  const { version } = (await quarry.ask(getBudget, { id: budget }, ada.headers)).data
  const saved = await quarry.call(
    updateBudget,
    { id: budget, version, put: { lines: [{ ...line, name }] } },
    ada.headers,
  )
  expect(saved.code).toBe(200)
}

describe('a version', () => {
  it('stays as it was sent, whatever becomes of what it shows', async () => {
    expect((await preview()).data).toMatchObject({
      number: 1,
      parts: [
        { place: 1, name: 'Hall' },
        { place: 2, name: 'Flooring' },
      ],
    })
    const { data } = await send()
    expect(data.number).toBe(1)
    await rename('Ash')
    await quarry.call(deleteBoards, { ids: [board] }, ada.headers)
    await quarry.call(placeThings, { projectId: null, things: [{ kind: 'budget', refId: budget }] }, ada.headers)
    const sent = await partOf(data.id, 2)
    expect(sent).toMatchObject({ kind: 'budget', budget: { name: 'Flooring', lines: [{ name: 'Oak' }] } })
    expect((await partOf(data.id, 1)).board?.name).toBe('Hall')
    expect(await versions()).toMatchObject([{ number: 1, isShown: true, letter: 'Dear Ms Lind', senderName: 'Ada' }])
  })

  it('shows what its fields permit and nothing else', async () => {
    const { data } = await send({ fields: ['name', 'quantity'] })
    const text = JSON.stringify(await partOf(data.id, 2))
    expect(text).toContain('Oak')
    expect(text).not.toMatch(/bought for less|"price"|"chosen"|skuId/)
  })

  it.each([
    ['high', undefined],
    [null, { low: '180.00', high: '220.00' }],
  ] as const)('leaves prices to its lists, where ranges are the owner’s (%s)', async (figure, price) => {
    const product = aProduct({ key: `Range ${figure}`, skus: [{ model: 'R', minPrice: 180, maxPrice: 220 }] })
    await quarry.importLines([product])
    const { id: skuId } = await quarry.db.selectFrom('sku').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const folder = (await quarry.call(createFolder, { name: `Ideas ${figure}`, projectId }, ada.headers)).data
    await quarry.call(createItems, { favoritesId: folder, skuIds: [skuId] }, ada.headers)
    const { data } = await send({ parts: [{ kind: 'folder', refId: folder }], figure })
    const [item] = (await partOf(data.id, 1)).folder?.items ?? []
    expect([item?.price ?? null]).toMatchObject([price ?? null])
  })

  it('is what was previewed: a change since is told, and nothing is sent', async () => {
    const { contentHash } = (await preview()).data
    await rename('Ash')
    const late = await quarry.call(calls.sendVersion, { ...composition(), contentHash }, ada.headers)
    expect(late).toMatchObject({ code: 409, data: { contentHash: (await preview()).data.contentHash } })
    expect(await versions()).toEqual([])
    // Another letter is another version too.
    const other = { ...composition({ letter: 'Dear Sir' }), contentHash: (await preview()).data.contentHash }
    expect((await quarry.call(calls.sendVersion, other, ada.headers)).code).toBe(409)
  })

  it('has a number of its own, however many are sent at once', async () => {
    const sent = await Promise.all(['One', 'Two', 'Three'].map((letter) => send({ letter })))
    expect(sent.map(({ data }) => data.number).toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  })

  it('is sent once: who sends the same at the same time is told which one clients see already', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => send()))
    const refused = sent.filter(({ code }) => code !== 200)
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 9 }, () => 1009003009))
    expect(refused[0]?.msg).toMatch(/Version 1\b/)
    expect(await versions()).toHaveLength(1)
  })

  it('is another one with another letter, figure, field or line, and once that one is withdrawn', async () => {
    const { data: first } = await send()
    for (const other of [{ letter: 'Again' }, { figure: 'low' }, { fields: ['name'] }, { language: 'zh-CN' }])
      expect((await send(other)).code).toBe(200)
    await rename('Ash')
    const last = await send()
    expect(last.data.number).toBe(6)
    // What clients see counts, not what was sent last.
    await quarry.call(calls.withdrawVersion, { id: last.data.id }, ada.headers)
    expect((await send()).code).toBe(200)
    expect((await send()).code).toBe(1009003009)
    for (const { id } of await versions())
      if (id !== first.id) await quarry.call(calls.withdrawVersion, { id }, ada.headers)
    await rename('Oak')
    expect((await send()).msg).toMatch(/Version 1\b/)
  })

  it('is another one where another SKU stands behind the same words: certificates are of today', async () => {
    await quarry.importLines(
      ['One', 'Other'].map((key) => aProduct({ key: `Behind ${key}`, name: 'Alike', skus: [{ model: 'Alike' }] })),
    )
    const skus = await quarry.db.selectFrom('sku').select('id').where('model', '=', 'Alike').execute()
    for (const { id } of skus) {
      const known = { ...line, kind: 'sku' as const, skuId: id }
      const { version } = (await quarry.ask(getBudget, { id: budget }, ada.headers)).data
      const { snapshot: _snapshot, ...put } = known
      expect((await quarry.call(updateBudget, { id: budget, version, put: { lines: [put] } }, ada.headers)).msg).toBe(
        '',
      )
      expect((await send({ fields: ['quantity'] })).code).toBe(200)
      expect((await send({ fields: ['quantity'] })).code).toBe(1009003009)
    }
  })

  it('names a part that is not there', async () => {
    const elsewhere = (await quarry.call(createBoard, { name: 'Elsewhere' }, ada.headers)).data
    const stranger = await preview({
      parts: [
        { kind: 'budget', refId: budget },
        { kind: 'board', refId: elsewhere },
      ],
    })
    expect(stranger.code).toBe(400)
    expect(stranger.msg).toContain('parts.1')
    expect((await preview({ fields: ['total'] })).code).toBe(400)
  })

  it('is the project’s owner’s alone', async () => {
    const { data } = await send()
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
    expect((await preview({}, bob)).code).toBe(1009004002)
    expect((await quarry.ask(calls.getSentVersions, { projectId }, bob.headers)).code).toBe(1009004002)
    expect((await quarry.ask(calls.getSentPart, { id: data.id, place: 1 }, bob.headers)).code).toBe(1009004002)
    expect((await quarry.call(calls.withdrawVersion, { id: data.id }, bob.headers)).code).toBe(1009004002)
    const eve = await memberIn(quarry)
    for (const { code } of [
      await preview({}, eve),
      await quarry.ask(calls.getSentPart, { id: data.id, place: 1 }, eve.headers),
      await quarry.ask(calls.compareSent, { id: data.id }, eve.headers),
      await quarry.call(calls.withdrawVersion, { id: data.id }, eve.headers),
    ])
      expect(code).toBe(404)
  })

  it('takes no more room than a member has, and is not kept beyond it', async () => {
    const { data } = await send()
    await quarry.db
      .updateTable('sent_version')
      .set({ bytes: 512 * 2 ** 20 })
      .where('id', '=', data.id)
      .execute()
    expect((await send({ letter: 'Again' })).code).toBe(1009003008)
    expect(await versions()).toHaveLength(1)
    await quarry.db.deleteFrom('sent_version').where('id', '=', data.id).execute()
  })

  it('goes with its project, and not before', async () => {
    await send()
    await quarry.call(deleteProjects, { ids: [projectId] }, ada.headers)
    const count = async () =>
      (
        await sql<{
          count: number
        }>`SELECT count(*)::int AS count FROM sent_version WHERE project_id = ${projectId}`.execute(quarry.db)
      ).rows[0]?.count
    expect(await count()).toBe(1)
    await quarry.db.deleteFrom('project').where('id', '=', projectId).execute()
    expect(await count()).toBe(0)
  })
})

it('says what changed from the version before that was not withdrawn', async () => {
  const first = (await send()).data
  expect((await quarry.ask(calls.compareSent, { id: first.id }, ada.headers)).data).toMatchObject({
    before: null,
    parts: [{ state: 'new' }, { state: 'new' }],
  })
  await rename('Ash')
  const second = (await send()).data
  await rename('Elm')
  const folder = (await quarry.call(createFolder, { name: 'Taps', projectId }, ada.headers)).data
  const third = (
    await send({
      parts: [
        { kind: 'budget', refId: budget },
        { kind: 'folder', refId: folder },
      ],
      letter: 'Again',
    })
  ).data
  const compare = async () => (await quarry.ask(calls.compareSent, { id: third.id }, ada.headers)).data
  expect(await compare()).toMatchObject({ before: 2, hasOtherLetter: true })
  await quarry.call(calls.withdrawVersion, { id: second.id }, ada.headers)
  const { before, parts } = await compare()
  expect(before).toBe(1)
  expect(parts.map(({ name, state }) => [name, state])).toEqual([
    ['Flooring', 'changed'],
    ['Taps', 'new'],
    ['Hall', 'gone'],
  ])
  expect(JSON.stringify(parts[0]?.difference)).toMatch(/Oak.*Elm/)
  expect((await versions()).map(({ number, isShown }) => [number, isShown])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ])
  await quarry.call(calls.withdrawVersion, { id: third.id }, ada.headers)
  expect((await versions()).find(({ isShown }) => isShown)?.number).toBe(1)
  const fourth = (await send({ letter: '' })).data
  expect((await quarry.ask(calls.compareSent, { id: fourth.id }, ada.headers)).data.hasOtherLetter).toBe(false)
})

it('tells of certificates as they are today, beside what was sent', async () => {
  const certified = (expiresOn: string) =>
    aProduct({
      key: 'certified-oak',
      name: 'Certified oak',
      auths: [{ authority: 'Institute', scheme: SCHEME, number: 'C-1', expiresOn }],
    })
  expect((await quarry.importLines([certified('2099-01-01')])).rejections).toEqual([])
  const { rows } = await sql<{ id: string }>`
    SELECT sku.id::text FROM sku JOIN product ON product.id = product_id WHERE product.name = 'Certified oak' LIMIT 1`.execute(
    quarry.db,
  )
  const folder = (await quarry.call(createFolder, { name: 'Floors', projectId }, ada.headers)).data
  await quarry.call(createItems, { favoritesId: folder, skuIds: rows.map(({ id }) => id) }, ada.headers)
  const { data } = await send({ parts: [{ kind: 'folder', refId: folder }], fields: ['name', 'certificates'] })
  const expired = async () =>
    (await partOf(data.id, 1)).folder?.items.map(({ now }) => now?.certificates?.map(({ isExpired }) => isExpired))
  expect(await expired()).toEqual([[false]])
  await quarry.importLines([certified('2020-01-01')])
  expect(await expired()).toEqual([[true]])
})

describe('a client', () => {
  const clientOf = async (stated: object = {}) =>
    linkOf(quarry, ada, { kind: 'project', refId: projectId, name: 'Ms Lind', role: 'approve', ...stated } as never)
  const shown = async ({ headers }: TestLink, query: object = {}) =>
    quarry.ask(calls.getShownVersion, { again: 1, ...query }, headers)
  const shownPart = async ({ headers }: TestLink, query: object) =>
    quarry.ask(calls.getShownPart, query as never, headers)
  const decide = async ({ headers }: TestLink, stated: object = {}) => {
    const { version } = (await quarry.ask(calls.getShownVersion, { again: 1 }, headers)).data
    const seen = { number: version?.number ?? 0, contentHash: version?.contentHash ?? '0'.repeat(64) }
    return quarry.call(calls.decideOnVersion, { ...seen, name: 'Ms Lind', verdict: 'approved', ...stated }, headers)
  }

  it('sees the last version that was sent, never the draft', async () => {
    const link = await clientOf()
    expect((await shown(link)).data).toMatchObject({
      projectName: 'Harbour flat',
      ownerName: 'Ada',
      version: null,
      versions: [],
    })
    await send()
    await rename('Ash')
    expect((await shown(link)).data).toMatchObject({
      version: { number: 1, letter: 'Dear Ms Lind', parts: [{ kind: 'board' }, { kind: 'budget', name: 'Flooring' }] },
    })
    const text = JSON.stringify([(await shown(link)).data, (await shownPart(link, { number: 1, place: 2 })).data])
    expect(text).toContain('Oak')
    expect(text).not.toMatch(/Ash|bought for less|refId":"[0-9]+","name":"(Hall|Flooring)/)
    await send({ letter: 'Second' })
    expect((await shown(link)).data).toMatchObject({ version: { number: 2 }, versions: [{ number: 2 }, { number: 1 }] })
    expect((await shown(link, { number: 1 })).data.version?.letter).toBe('Dear Ms Lind')
  })

  it('sees no more of it than their link shows', async () => {
    const less = await clientOf({ fields: ['name', 'quantity'] })
    await send()
    const text = JSON.stringify((await shownPart(less, { number: 1, place: 2 })).data)
    expect(text).toContain('Oak')
    expect(text).not.toMatch(/"price"|"total|"figures":\{[^}]*low/)
    expect((await shown(less)).data.fields).toEqual(['name', 'quantity'])
    const all = await clientOf()
    const { data } = await clientOf({ fields: ['name', 'price', 'certificates'] }).then(shown)
    expect(data.fields).toEqual(['name', 'price'])
    const hashOf = async (link: TestLink) => (await shown(link)).data.version?.contentHash
    expect(await hashOf(less)).not.toBe(await hashOf(all))
    // A price that changed alone is no change to them.
    const { version } = (await quarry.ask(getBudget, { id: budget }, ada.headers)).data
    const dearer = { ...line, price: { ...line.price, low: '99', high: '99', chosen: '99' } }
    await quarry.call(updateBudget, { id: budget, version, put: { lines: [dearer] } }, ada.headers)
    await send()
    const compared = async (headers: TestLink['headers']) =>
      (await quarry.ask(calls.compareShown, { number: 2 }, headers)).data
    expect(JSON.stringify(await compared(all.headers))).not.toContain('refId')
    const states = async ({ headers }: TestLink) => (await compared(headers)).parts.map(({ state }) => state)
    expect(await states(all)).toEqual(['same', 'changed'])
    expect(await states(less)).toEqual(['same', 'same'])
  })

  it('decides on exactly the version that they see, once', async () => {
    const link = await clientOf()
    await send()
    const { version } = (await shown(link)).data
    const first = await decide(link, { note: 'Lovely' })
    expect((await decide(link)).data).toBe(first.data)
    expect((await decide(link, { verdict: 'changes' })).code).toBe(400)
    await send({ letter: 'Second' })
    // In the other tab they still see the first one.
    const late = await decide(link, { number: 1, contentHash: version?.contentHash })
    expect(late).toMatchObject({ code: 409, data: { number: 2 } })
    expect((await shown(link)).data.decisions).toMatchObject([{ number: 1, verdict: 'approved', note: 'Lovely' }])
    await decide(link, { verdict: 'changes', note: 'A darker oak' })
    const [second, one] = await versions()
    // One figure is what was approved; who asks for something else has agreed to none.
    expect([second, one].map((sent) => sent?.decisions[0]?.totals.length)).toEqual([0, 1])
    expect(one?.decisions).toMatchObject([{ name: 'Ms Lind', linkName: 'Ms Lind', verdict: 'approved', isRead: false }])
    expect(second?.decisions).toMatchObject([{ verdict: 'changes', note: 'A darker oak' }])
    expect((await quarry.ask(getNoticePage, {}, ada.headers)).data.list).toMatchObject([
      { kind: 'comment', count: 1, details: { of: 'project', refId: projectId, by: 'Ms Lind', isAnswer: true } },
      { kind: 'approval' },
    ])
    // What is said beside it is counted apart, and read apart.
    const said = { name: 'Ms Lind', text: 'Brass?', sent: { number: 2 } }
    expect((await quarry.call(commentOnShared, said, link.headers)).code).toBe(200)
    const unread = async () =>
      (await quarry.ask(getNoticePage, {}, ada.headers)).data.list.flatMap(({ isRead, kind, count, details }) =>
        isRead ? [] : [[kind, count, 'isAnswer' in details]],
      )
    expect(await unread()).toEqual([
      ['comment', 1, false],
      ['comment', 1, true],
      ['approval', 1, false],
    ])
    expect((await quarry.call(calls.readDecisions, { projectId }, ada.headers)).data).toBe(true)
    expect((await versions())[0]?.decisions[0]?.isRead).toBe(true)
    expect(await unread()).toEqual([['comment', 1, false]])
  })

  it('opens nothing that was withdrawn', async () => {
    const link = await clientOf()
    const { data } = await send()
    await quarry.call(calls.withdrawVersion, { id: data.id }, ada.headers)
    expect((await shown(link)).data).toMatchObject({ version: null, versions: [] })
    expect((await shownPart(link, { number: 1, place: 1 })).code).toBe(404)
    expect((await quarry.ask(calls.compareShown, { number: 1 }, link.headers)).code).toBe(404)
    expect((await decide(link, { number: 1 })).code).toBe(404)
  })

  it('has nothing of a project in the trash, of another’s link, or by a link of a thing', async () => {
    const link = await clientOf()
    await send()
    const ofBoard = await linkOf(quarry, ada, { kind: 'board', refId: board })
    expect((await shown(ofBoard)).code).toBe(404)
    expect((await quarry.ask(getShared, { again: 1 }, link.headers)).code).toBe(404)
    expect((await decide(await clientOf({ role: 'view' }))).code).toBe(1009003004)
    await quarry.call(deleteProjects, { ids: [projectId] }, ada.headers)
    expect((await shown(link)).code).toBe(404)
  })

  it('has no link for one brand: what was sent is of many', async () => {
    for (const rights of [{ preset: 'supplier' as const }, { fields: ['name' as const] }])
      expect(
        (await quarry.call(createLink, { kind: 'project', refId: projectId, brandId: '1', ...rights }, ada.headers))
          .msg,
      ).toContain('not for a project')
  })

  it('has a link that belongs to the project, and goes with it to another owner', async () => {
    const link = await clientOf()
    await send()
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
    const order = { kind: 'project' as const, refId: projectId, memberId: bob.id }
    expect((await quarry.call(transferThing, order, ada.headers)).data).toBe(true)
    expect((await shown(link)).data).toMatchObject({ ownerName: 'Bob', version: { number: 1 } })
    const links = await quarry.ask(getLinks, { kind: 'project', refId: projectId }, bob.headers)
    expect(links.data).toMatchObject([{ id: link.id, name: 'Ms Lind' }])
    expect((await quarry.call(revokeLink, { id: link.id }, bob.headers)).data).toBe(true)
    expect((await shown(link)).code).toBe(404)
  })
})
