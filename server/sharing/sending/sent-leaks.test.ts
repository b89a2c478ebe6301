import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { createProject, placeThings } from '../../../contract/projects.ts'
import { followShared } from '../../../contract/sharing/activity-calls.ts'
import { approveShared, getSharedDifference } from '../../../contract/sharing/approval-calls.ts'
import { commentOnShared, getDiscussion, replyToComment } from '../../../contract/sharing/discussion-calls.ts'
import { revokeLink, updateLink } from '../../../contract/sharing/link-calls.ts'
import { fieldsOfKind } from '../../../contract/sharing/links.ts'
import type { LinkFieldName } from '../../../contract/sharing/links.ts'
import * as calls from '../../../contract/sharing/sending-calls.ts'
import { exportShared, getShared } from '../../../contract/sharing/shown-calls.ts'
import { grouped } from '../../budgets/export/grouped.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import {
  bytesSent,
  isIn,
  leaksIn,
  makeSecretThings,
  OWNERS_ADDRESS,
  rightsTried,
} from '../../testing/sharing/secrets.ts'
import type { SecretThings } from '../../testing/sharing/secrets.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Searches every byte that a client is sent of versions, their discussion and decisions for what the link must not show. */

let quarry: TestApp
let ada: TestMember
let projectId: string
let things: SecretThings
/** An alternative that is offered, and what the board and the folder hold. */
let offered: string
let itemIds: Record<'board' | 'folder', string>
const all = fieldsOfKind('project')
const { several, alone } = rightsTried('project')
const DEARER = '419.87'

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.app.listen({ port: 0, host: '127.0.0.1' })
  ada = await memberIn(quarry, { nickname: 'Ada', email: OWNERS_ADDRESS })
  things = await makeSecretThings(quarry, ada)
  projectId = (await quarry.call(createProject, { name: 'Aviary house' }, ada.headers)).data
  await quarry.call(placeThings, { projectId, things: parts() }, ada.headers)
  offered = await offerAnother()
  await send({ figure: null })
  const { id } = await send({ figure: 'high' })
  const [board, budget, folder] = await Promise.all([1, 2, 3].map(async (place) => partOf(id, place)))
  itemIds = { board: board?.board?.items[0]?.id ?? '', folder: folder?.folder?.items[0]?.id ?? '' }
  const { lines = [], totals } = budget?.budget ?? {}
  const written = (amount: string | null | undefined) => (amount ? [amount, grouped(amount)] : [])
  const client = await clientOf(all)
  const chosen = [{ lineId: things.line.id, chosenId: offered }]
  const { data: dearer } = await quarry.call(calls.reckonShown, { number: 2, place: 2, chosen }, client.headers)
  things.secrets = {
    ...things.secrets,
    price: [DEARER, ...written(lines[0]?.figures?.chosen)],
    total: [...things.secrets.total, ...written(totals?.chosen), ...written(dearer.total)],
  }
})
afterAll(() => quarry.close())

const parts = () => (['board', 'budget', 'folder'] as const).map((kind) => ({ kind, refId: things.ids[kind] }))
const partOf = async (id: string, place: number) =>
  (await quarry.ask(calls.getSentPart, { id, place }, ada.headers)).data

/** Offers the line's material at another price, instead of the line. */
async function offerAnother(): Promise<string> {
  const list = { id: things.ids.budget }
  const { version, lines } = (await quarry.ask(getBudget, list, ada.headers)).data
  const line = lines.find(({ id }) => id === things.line.id)
  if (!line) throw new Error('the list has no line')
  const { figures: _figures, now: _now, version: _version, snapshot: _snapshot, ...own } = line
  const price = { ...own.price, low: DEARER, high: DEARER }
  const other = { ...own, id: randomUUID(), alternativeOf: own.id, price, sort: 9 }
  const saved = await quarry.call(updateBudget, { ...list, version, put: { lines: [other] } }, ada.headers)
  if (saved.code !== 200) throw new Error(saved.msg)
  return other.id
}

async function send(stated: { figure: 'high' | null }) {
  const composition = { projectId, parts: parts(), fields: all, offered: [offered], language: 'en' as const, ...stated }
  const { contentHash } = (await quarry.call(calls.previewSending, composition, ada.headers)).data
  return (await quarry.call(calls.sendVersion, { ...composition, contentHash }, ada.headers)).data
}

const clientOf = async (fields: LinkFieldName[]) =>
  linkOf(quarry, ada, { kind: 'project', refId: projectId, name: 'Ms Lind', role: 'approve', fields, figure: null })

/** Comments and decides on all that a link shows, and is answered. */
async function talk({ id: linkId, headers }: TestLink): Promise<void> {
  const lineId = things.line.id
  for (const where of [
    { sent: { number: 2 } },
    { sent: { number: 2, place: 1 }, on: { itemId: itemIds.board } },
    { sent: { number: 1, place: 2 }, on: { lineId } },
    { sent: { number: 2, place: 3 }, on: { itemId: itemIds.folder } },
  ]) {
    const said = await quarry.call(commentOnShared, { name: 'Ms Lind', text: 'Lighter?', ...where }, headers)
    expect(said.msg).toBe('')
    await quarry.call(replyToComment, { linkId, parentId: said.data, text: 'Yes' }, ada.headers)
  }
  const { version } = (await quarry.ask(calls.getShownVersion, {}, headers)).data
  const seen = { number: version?.number ?? 0, contentHash: version?.contentHash ?? '', name: 'Ms Lind' }
  const line = { place: 2, lineId, chosenId: offered, note: '' }
  for (const decision of [
    { verdict: 'changes' as const, lines: [{ ...line, verdict: 'changes' as const, note: 'Darker' }] },
    { verdict: 'approved' as const, lines: [{ ...line, verdict: null }] },
  ])
    expect((await quarry.call(calls.decideOnVersion, { ...seen, ...decision }, headers)).msg).toBe('')
}

type Asked = [Endpoint, InputOf<Endpoint>][]

function askedOf(chosenId: string): Asked {
  const { id: lineId } = things.line
  const decision = { contentHash: '0'.repeat(64), name: 'Guest', verdict: 'approved' }
  return [1, 2].flatMap((number): Asked => [
    [calls.getShownVersion, { number }],
    ...[1, 2, 3].map((place): Asked[number] => [calls.getShownPart, { number, place }]),
    [calls.compareShown, { number }],
    [calls.reckonShown, { number, place: 2, chosen: [{ lineId, chosenId }] }],
    [calls.reckonShown, { number, place: 2, chosen: [{ lineId, chosenId: things.hidden.id }] }],
    [calls.decideOnVersion, { ...decision, number }],
    [commentOnShared, { name: 'Guest', text: 'Where?', sent: { number, place: 2 }, on: { lineId: things.hidden.id } }],
    [commentOnShared, { name: 'Guest', text: 'Where?', sent: { number, place: 2 }, on: { itemId: itemIds.board } }],
  ])
}

/** Of links to single things: nothing is told by them. */
const OF_THINGS: Asked = [
  [getShared, {}],
  [getSharedDifference, { approvalId: '1' }],
  [approveShared, { name: 'Guest', contentHash: '0'.repeat(64) }],
  [exportShared, { format: 'csv', language: 'en' }],
]

const filesOf = (decisionId: string): Asked => [
  [calls.exportShownVersion, { number: 1, format: 'csv', language: 'zh-CN' }],
  [calls.exportShownVersion, { number: 2, format: 'csv', language: 'en' }],
  [calls.exportShownDecision, { id: decisionId, language: 'en' }],
]

/** Every byte that a client is sent whose link showed all when they said something, and shows less now, when they say more. */
async function everythingFor(fields: LinkFieldName[], { withFiles }: { withFiles: boolean }): Promise<string> {
  const link = await clientOf(all)
  await talk(link)
  expect((await quarry.call(updateLink, { id: link.id, fields }, ada.headers)).msg).toBe('')
  await talk(link)
  const { decisions } = (await quarry.ask(calls.getShownVersion, {}, link.headers)).data
  expect(decisions).toHaveLength(4)
  // What was decided first, when the link showed all.
  const files = withFiles ? filesOf(decisions.at(-1)?.id ?? '') : []
  return bytesSent(quarry, [...askedOf(offered), [getDiscussion, {}], ...OF_THINGS, ...files], link.headers)
}

describe('whoever has a link to what was sent', () => {
  it('is tried with every call that links have', () => {
    const asked = [...askedOf(offered), ...OF_THINGS, ...filesOf('1')]
    const tried = new Set([getDiscussion, followShared, ...asked.map(([endpoint]) => endpoint)].map(({ path }) => path))
    const missed = quarry.app.endpoints.filter(({ access, path }) => access === 'link' && !tried.has(path))
    expect(missed.map(({ path }) => path)).toEqual([])
  })

  it.each([...several, ...alone])('and may see %s finds nothing else in any answer', async (_right, fields) => {
    expect(leaksIn(await everythingFor(fields, { withFiles: false }), things.secrets, fields)).toEqual([])
  })

  // A file is made of what the answer shows, and of nothing else.
  it.each(several.filter(([right]) => /client|nothing/.test(right)))(
    'and may see %s finds nothing else in any file',
    async (_right, fields) => {
      expect(leaksIn(await everythingFor(fields, { withFiles: true }), things.secrets, fields)).toEqual([])
    },
  )

  it('and may see everything finds each of them: they are there to be found', async () => {
    const told = await everythingFor(all, { withFiles: true })
    expect(all.flatMap((field) => things.secrets[field]).filter((secret) => !isIn(told, secret))).toEqual([])
  })

  it('hears that there is something new, and nothing of drafts, of others’ words and decisions, or of what the owner does with them', async () => {
    const [link, other] = [await clientOf(['quantity']), await clientOf(all)]
    const { port } = quarry.app.server.address() as AddressInfo
    const stream = await fetch(`http://127.0.0.1:${port}${followShared.path}`, { headers: link.headers })
    let told = ''
    const read = async () => {
      for await (const bytes of stream.body ?? []) told += Buffer.from(bytes as Uint8Array).toString()
    }
    const isOver = read()
    const events = () => Array.from(told.matchAll(/data: (.*)\n/g), ([, event = '']) => event)
    const hears = async (...of: string[]) => {
      await expect.poll(events).toEqual(of.map((one) => JSON.stringify({ of: one })))
    }
    await hears('start')
    const { version } = (await quarry.ask(getBudget, { id: things.ids.budget }, ada.headers)).data
    await quarry.call(updateBudget, { id: things.ids.budget, version, list: { code: 'B-2' } }, ada.headers)
    await talk(other)
    const [decision] = (await quarry.ask(calls.getShownVersion, {}, other.headers)).data.decisions
    const { id } = await send({ figure: 'high' })
    await hears('start', 'content')
    await talk(link)
    const said = ['start', 'content', ...Array.from({ length: 10 }, () => 'discussion')]
    await hears(...said)
    expect((await quarry.call(calls.followDecision, { id: decision?.id ?? '' }, ada.headers)).data.lists).toHaveLength(
      1,
    )
    await quarry.call(calls.withdrawVersion, { id }, ada.headers)
    await hears(...said, 'content')
    await quarry.call(revokeLink, { id: link.id }, ada.headers)
    await isOver
    expect(events().at(-1)).toBe('{"of":"link"}')
    expect(leaksIn(told, things.secrets, [])).toEqual([])
  })
})
