import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBoard } from '../../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import { createFolder, createItems } from '../../../contract/favourites.ts'
import { createProject, placeThings } from '../../../contract/projects.ts'
import { getNoticePage } from '../../../contract/notices.ts'
import { markRead } from '../../../contract/sharing/activity-calls.ts'
import * as calls from '../../../contract/sharing/discussion-calls.ts'
import { fieldsOfPreset } from '../../../contract/sharing/links.ts'
import { previewSending, sendVersion, withdrawVersion } from '../../../contract/sharing/sending-calls.ts'
import { aChip } from '../../testing/boards.ts'
import { aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { getOwnLinks } from '../own-links.ts'

const now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
let projectId: string
let parts: { kind: 'board' | 'budget' | 'folder'; refId: string }[]
let itemId: string
let chipId: string
let skuId: string
let link: TestLink
const line = aLine({ name: 'Oak' })
const LETTER = 'Dear Ms Lind'

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
  await quarry.importLines([aProduct({ key: 'Tap', name: '龙头', enName: 'Tap', skus: [{ model: 'T-1' }] })])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  const make = async <Made>(made: Promise<{ data: Made }>) => (await made).data
  projectId = await make(quarry.call(createProject, { name: 'Harbour flat' }, ada.headers))
  const room = aRoom()
  const list = { name: 'Flooring', projectId, rooms: [room], lines: [line], allocations: [anAllocation(line, room)] }
  const budget = await make(quarry.call(createBudget, list, ada.headers))
  chipId = randomUUID()
  const items = [{ ...aChip(), id: chipId, name: 'Blue' }]
  const board = await make(quarry.call(createBoard, { name: 'Hall', projectId, items }, ada.headers))
  const folder = await make(quarry.call(createFolder, { name: 'Taps', projectId }, ada.headers))
  await quarry.call(createItems, { favoritesId: folder, skuIds: [skuId] }, ada.headers)
  itemId = (
    await quarry.db.selectFrom('folder_item').select('id').where('folder_id', '=', folder).executeTakeFirstOrThrow()
  ).id
  parts = [
    { kind: 'board', refId: board },
    { kind: 'budget', refId: budget },
    { kind: 'folder', refId: folder },
  ]
  link = await clientOf({})
})

const clientOf = (stated: object) =>
  linkOf(quarry, ada, { kind: 'project', refId: projectId, name: 'Ms Lind', role: 'comment', ...stated })
async function send(letter = LETTER): Promise<string> {
  const fields = fieldsOfPreset('client', 'budget')
  const composition = { projectId, parts, fields, letter, language: 'en' as const }
  const { contentHash } = (await quarry.call(previewSending, composition, ada.headers)).data
  return (await quarry.call(sendVersion, { ...composition, contentHash }, ada.headers)).data.id
}
const say = (text: string, more: object = {}, { headers }: TestLink = link) =>
  quarry.call(calls.commentOnShared, { name: 'Ms Lind', text, ...more }, headers)
const heard = async ({ headers }: TestLink = link) => (await quarry.ask(calls.getDiscussion, {}, headers)).data
const project = () => ({ kind: 'project' as const, refId: projectId })
const heardByAda = async () => (await quarry.ask(calls.getComments, project(), ada.headers)).data
const onLine = (number = 1) => ({ sent: { number, place: 2 }, on: { lineId: line.id } })

it('is on a version, on one of its parts, or on what a part shows', async () => {
  await send()
  await say('Lovely', { sent: { number: 1 } })
  await say('Too dark', { sent: { number: 1, place: 1 } })
  await say('Lighter?', onLine())
  await say('Which blue?', { sent: { number: 1, place: 1 }, on: { itemId: chipId } })
  await say('Brass?', { sent: { number: 1, place: 3 }, on: { itemId } })
  await say('What comes here?', { sent: { number: 1, place: 1 }, on: { x: 10, y: 20 } })
  const said = [
    { text: 'Lovely', sent: { number: 1, place: null }, on: null },
    { sent: { number: 1, place: 1 }, on: null },
    { sent: { number: 1, place: 2 }, on: { lineId: line.id } },
    { on: { itemId: chipId } },
    { on: { itemId } },
    { on: { x: 10, y: 20 } },
  ]
  const { comments, approvals } = await heard()
  expect(comments).toMatchObject(said)
  expect(approvals).toEqual([])
  expect(comments.map(({ saidOf }) => saidOf?.enName)).toEqual([undefined, undefined, 'Oak', 'Blue', 'Tap', undefined])
  expect(JSON.stringify(comments)).not.toContain('skuId')
  const told = await heardByAda()
  expect(told).toMatchObject(said.map((one) => ({ ...one, linkName: 'Ms Lind', isRead: false })))
  expect(told.at(4)?.saidOf).toEqual({ name: '龙头', enName: 'Tap', skuId })
  expect((await quarry.ask(getNoticePage, {}, ada.headers)).data.list).toMatchObject([
    { kind: 'comment', details: { of: 'project', refId: projectId, name: 'Harbour flat', by: 'Ms Lind' } },
  ])
})

it('stays with what was sent, whatever becomes of the thing', async () => {
  await send()
  await say('Lighter?', onLine())
  const { version } = (await quarry.ask(getBudget, { id: parts[1]?.refId ?? '' }, ada.headers)).data
  const put = { lines: [{ ...line, name: 'Ash' }] }
  await quarry.call(updateBudget, { id: parts[1]?.refId ?? '', version, put }, ada.headers)
  await send()
  await say('And now?', onLine(2))
  await quarry.call(placeThings, { projectId: null, things: parts }, ada.headers)
  expect((await heard()).comments.map(({ sent, saidOf }) => [sent?.number, saidOf?.name])).toEqual([
    [1, 'Oak'],
    [2, 'Ash'],
  ])
})

it.each([
  ['without a version', {}, 400, 'sent'],
  ['on a place of no part', { sent: { number: 1 }, on: { x: 1, y: 1 } }, 400, 'sent.place'],
  ['on a version that there is not', { sent: { number: 9 } }, 404, ''],
  ['on a part that there is not', { sent: { number: 1, place: 9 } }, 404, ''],
  ['on a line that there is not', { sent: { number: 1, place: 2 }, on: { lineId: randomUUID() } }, 400, 'on.lineId'],
  ['on a line of another part', { sent: { number: 1, place: 1 }, on: { lineId: line.id } }, 400, 'on.lineId'],
  ['beyond the paper', { sent: { number: 1, place: 1 }, on: { x: 19_000, y: 1 } }, 400, 'on'],
])('is refused %s', async (_what, stated, code, field) => {
  await send()
  const refused = await say('Hello', stated)
  expect(refused.code).toBe(code)
  expect(refused.msg.slice(0, field.length)).toBe(field)
  expect((await heard()).comments).toEqual([])
})

it('is refused by a link that only looks, and on a line that was not sent, in the same words as one that never was', async () => {
  const looking = await clientOf({ role: 'view' })
  await send()
  expect((await say('Hello', { sent: { number: 1 } }, looking)).code).toBe(1009003004)
  // An alternative is no line of what was sent.
  const { version } = (await quarry.ask(getBudget, { id: parts[1]?.refId ?? '' }, ada.headers)).data
  const hidden = aLine({ name: 'Secret', alternativeOf: line.id })
  await quarry.call(updateBudget, { id: parts[1]?.refId ?? '', version, put: { lines: [line, hidden] } }, ada.headers)
  await send('Again')
  const [there, never] = [
    await say('x', { sent: { number: 2, place: 2 }, on: { lineId: hidden.id } }),
    await say('x', { sent: { number: 2, place: 2 }, on: { lineId: randomUUID() } }),
  ]
  expect([there.code, there.msg]).toEqual([400, never.msg])
})

it('is not named to those whose link shows no names', async () => {
  const nameless = await clientOf({ fields: ['quantity'] })
  await send()
  await say('Hm', onLine(), nameless)
  const text = JSON.stringify(await heard(nameless))
  expect(text).toContain('Hm')
  expect(text).not.toContain('Oak')
  expect((await heardByAda())[0]?.saidOf?.name).toBe('Oak')
})

it('is not named by a model that stands for a name that was not sent', async () => {
  const link = await clientOf({ fields: ['name'] })
  const composition = { projectId, parts, fields: ['model' as const], language: 'en' as const }
  const { contentHash } = (await quarry.call(previewSending, composition, ada.headers)).data
  await quarry.call(sendVersion, { ...composition, contentHash }, ada.headers)
  await say('Brass?', { sent: { number: 1, place: 3 }, on: { itemId } }, link)
  expect((await heard(link)).comments).toMatchObject([{ text: 'Brass?', saidOf: { name: '', enName: '' } }])
  expect((await heardByAda())[0]?.saidOf?.name).toBe('T-1')
})

it('reaches nobody by another link', async () => {
  const other = await clientOf({ name: 'Mr Lind' })
  await send()
  const { data: id } = await say('It is a surprise', onLine())
  await quarry.call(calls.replyToComment, { linkId: link.id, parentId: id, text: 'I say nothing' }, ada.headers)
  expect(JSON.stringify(await heard(other))).not.toMatch(/surprise|say nothing/)
  expect((await say('What?', { parentId: id }, other)).code).toBe(404)
  expect((await say('What?', { parentId: id, sent: { number: 1 } }, other)).code).toBe(404)
  const ofThing = await linkOf(quarry, ada, { ...parts[1], role: 'comment' } as never)
  expect((await say('What?', { sent: { number: 1 } }, ofThing)).code).toBe(400)
  expect((await say('What?', { parentId: id }, ofThing)).code).toBe(404)
  expect(JSON.stringify(await heard(ofThing))).not.toContain('surprise')
})

it('is answered where it is, and begun by the owner too', async () => {
  await send()
  const { data: id } = await say('Lighter?', onLine())
  await send('Again')
  const reply = (stated: object) =>
    quarry.call(calls.replyToComment, { linkId: link.id, text: 'Yes', ...stated }, ada.headers)
  const answer = await reply({ parentId: id })
  await say('Thanks', { parentId: answer.data })
  expect((await heard()).comments).toMatchObject([
    { id, sent: { number: 1, place: 2 } },
    { parentId: id, isOwner: true, name: 'Ada', sent: { number: 1, place: 2 } },
    { parentId: id, text: 'Thanks', sent: { number: 1, place: 2 } },
  ])
  expect((await reply({})).msg).toMatch(/^sent/)
  expect((await reply({ sent: { number: 3 } })).code).toBe(404)
  expect((await reply(onLine(2))).code).toBe(200)
  expect((await heard()).comments.at(-1)).toMatchObject({ isOwner: true, sent: { number: 2 }, saidOf: { name: 'Oak' } })
  await quarry.call(calls.resolveComment, { id }, ada.headers)
  expect((await heard()).comments[0]?.resolveTime).toBe(now.getTime())
  await quarry.call(calls.deleteComment, { id }, ada.headers)
  expect((await heard()).comments).toHaveLength(1)
})

it('goes out of its guests’ sight with a version that is withdrawn, and stays in the owner’s', async () => {
  const id = await send()
  const { data: said } = await say('Lighter?', onLine())
  await quarry.call(withdrawVersion, { id }, ada.headers)
  expect((await heard()).comments).toEqual([])
  expect((await say('Hello?', { parentId: said })).code).toBe(404)
  expect((await say('Hello?', onLine())).code).toBe(404)
  expect(await heardByAda()).toMatchObject([{ text: 'Lighter?', sent: { number: 1 } }])
})

it('comes once, though the call comes twice, and not without end', async () => {
  await send()
  const key = randomUUID()
  const [one, other] = [await say('Once', { ...onLine(), key }), await say('Once', { ...onLine(), key })]
  expect(one.data).toBe(other.data)
  for (let count = 2; count < 10; count += 1) await say(`${count}`, onLine())
  expect(await say('more', onLine())).toMatchObject({ code: 429 })
})

it('is marked as read version by version', async () => {
  await send()
  await say('One', { sent: { number: 1 } })
  await send('Again')
  await say('Two', { sent: { number: 2 } })
  await quarry.call(markRead, { ...project(), number: 2 }, ada.headers)
  expect((await heardByAda()).map(({ isRead }) => isRead)).toEqual([false, true])
  await quarry.call(markRead, project(), ada.headers)
  expect((await heardByAda()).map(({ isRead }) => isRead)).toEqual([true, true])
})

it('is among the data that a member may take out', async () => {
  await send()
  await say('Lighter?', onLine())
  const { value } = await getOwnLinks({ db: quarry.db }, ada.id).next()
  expect(value?.comments).toMatchObject([{ text: 'Lighter?', sent: { number: 1, place: 2 }, saidOf: { name: 'Oak' } }])
})

it('is nobody’s but the owner’s to read', async () => {
  const eve = await memberIn(quarry)
  expect((await quarry.ask(calls.getComments, project(), eve.headers)).code).toBe(404)
  expect((await quarry.call(markRead, project(), eve.headers)).code).toBe(404)
})
