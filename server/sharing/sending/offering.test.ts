import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBudget, getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import { createProject } from '../../../contract/projects.ts'
import { markRead } from '../../../contract/sharing/activity-calls.ts'
import { commentOnShared, replyToComment } from '../../../contract/sharing/discussion-calls.ts'
import * as calls from '../../../contract/sharing/sending-calls.ts'
import { MOST_SENT_PARTS } from '../../../contract/sharing/sending-calls.ts'
import { fieldsOfKind, fieldsOfPreset } from '../../../contract/sharing/links.ts'
import { aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let projectId: string
let budget: string
let other: string
let skuId: string

const room = aRoom()
const oak = aLine({ name: 'Oak', sort: 1, price: { taxRate: '9' } })
const instead = (name: string, sort: number, stated: Parameters<typeof aLine>[0] = {}): Line => ({
  ...aLine({ name, sort, ...stated }),
  alternativeOf: oak.id,
})
const ash = instead('Ash', 2, { price: { low: '301.37', high: '301.37', taxRate: '13' } })
const elm = instead('Elm', 3)
const fir = instead('Fir', 4)
const gum = instead('Gum', 5)
const paint = instead('Paint', 6, { unit: 'litre' })
const never = instead('Rejected pine', 7)
const elsewhere = aLine({ name: 'Tap' })
const lines = [oak, ash, elm, fir, gum, paint, never]

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  const product = aProduct({ key: 'KNOWN', name: 'Known', skus: [{ model: 'K-1', stock: 41 }] })
  const { rejected } = await quarry.importLines([product])
  if (rejected > 0) throw new Error('the product was rejected')
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => quarry.close())
beforeEach(async () => {
  projectId = (await quarry.call(createProject, { name: 'Harbour flat' }, ada.headers)).data
  const list = { name: 'Flooring', projectId, contingencyPct: '7.3', taxRounding: 'document' as const }
  const entries = { rooms: [room], lines, allocations: [anAllocation(oak, room, { netQty: '20.5' })] }
  budget = (await quarry.call(createBudget, { ...list, ...entries }, ada.headers)).data
  other = (await quarry.call(createBudget, { name: 'Taps', projectId, lines: [elsewhere] }, ada.headers)).data
  await put([{ ...never, status: 'rejected' }])
})

const put = async (changed: object[]) => {
  const { version } = (await quarry.ask(getBudget, { id: budget }, ada.headers)).data
  const saved = await quarry.call(updateBudget, { id: budget, version, put: { lines: changed as Line[] } }, ada.headers)
  if (saved.code !== 200) throw new Error(saved.msg)
}
const composition = (stated: object = {}) => ({
  projectId,
  parts: [
    { kind: 'budget' as const, refId: other },
    { kind: 'budget' as const, refId: budget },
  ],
  fields: fieldsOfPreset('client', 'budget'),
  figure: 'open' as const,
  language: 'en' as const,
  ...stated,
})
const preview = async (stated: object = {}) => quarry.call(calls.previewSending, composition(stated), ada.headers)
const send = async (stated: object = {}) => {
  const { contentHash } = (await preview(stated)).data
  return (await quarry.call(calls.sendVersion, { ...composition(stated), contentHash }, ada.headers)).data
}
const partOf = async (id: string, place = 2) => (await quarry.ask(calls.getSentPart, { id, place }, ada.headers)).data
const clientOf = async (stated: object = {}) =>
  linkOf(quarry, ada, { kind: 'project', refId: projectId, name: 'Ms Lind', role: 'approve', ...stated } as never)
const reckon = async ({ headers }: TestLink, stated: object) =>
  quarry.call(calls.reckonShown, { number: 1, place: 2, chosen: [], ...stated }, headers)

describe('a version', () => {
  it('shows the alternatives that it offers, with one figure each, and no others', async () => {
    const sent = await partOf((await send({ offered: [elm.id, ash.id] })).id)
    const told = sent.budget?.alternatives?.map(({ name, alternativeOf, figures }) => [
      name,
      alternativeOf,
      figures?.chosen,
      figures && 'low' in figures,
    ])
    expect(told).toEqual([
      ['Ash', oak.id, '6509.59', false],
      ['Elm', oak.id, null, false],
    ])
    expect(JSON.stringify(sent)).not.toMatch(/Fir|Gum|Paint|pine|tally/)
    expect((await partOf((await send()).id)).budget).not.toHaveProperty('alternatives')
    const versions = await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)
    expect(versions.data.map(({ offered }) => offered)).toEqual([[], [elm.id, ash.id]])
  })

  it('is another one where something else is offered, whatever the order of ticking', async () => {
    const hashOf = async (offered: string[]) => (await preview({ offered })).data.contentHash
    const [none, one, two, turned] = [
      await hashOf([]),
      await hashOf([ash.id]),
      await hashOf([ash.id, elm.id]),
      await hashOf([elm.id, ash.id]),
    ]
    expect(new Set([none, one, two]).size).toBe(3)
    expect(turned).toBe(two)
  })

  it.each([
    ['a line that counts', [oak.id], 'offered.0'],
    ['what was rejected', [ash.id, never.id], 'offered.1'],
    ['what is counted in another unit', [paint.id], 'offered.0'],
    ['what is in no list', [elsewhere.id.replace(/^./, '0')], 'offered.0'],
    ['the same twice', [ash.id, elm.id, ash.id], 'offered.2'],
    ['four of one line', [ash.id, elm.id, fir.id, gum.id], 'offered.3'],
  ])('does not offer %s', async (_what, offered, field) => {
    const refused = await preview({ offered })
    expect(refused.code).toBe(400)
    expect(refused.msg).toContain(field)
    const sent = await quarry.call(
      calls.sendVersion,
      { ...composition({ offered }), contentHash: '0'.repeat(64) },
      ada.headers,
    )
    expect(sent.msg).toContain(field)
  })

  it('is previewed part by part: what is offered in others is passed over', async () => {
    const { parts: _parts, ...terms } = composition({ offered: [ash.id] })
    const part = async (refId: string) =>
      (await quarry.call(calls.previewSentPart, { ...terms, kind: 'budget', refId }, ada.headers)).data.budget
    expect((await part(budget))?.alternatives).toMatchObject([{ name: 'Ash' }])
    expect(await part(other)).not.toHaveProperty('alternatives')
  })

  it('tells of what is offered as it is today', async () => {
    const { snapshot: _snapshot, name: _name, ...known } = { ...elm, kind: 'sku' as const, skuId }
    await put([known])
    const fields = ['name', 'stock'] as const
    const sent = await partOf((await send({ offered: [elm.id], fields })).id)
    expect(sent.budget?.alternatives).toMatchObject([{ snapshot: { name: 'Known' }, now: { stock: 41 } }])
    await quarry.importLines([aProduct({ key: 'KNOWN', name: 'Known', skus: [{ model: 'K-1', stock: 17 }] })])
    const { data } = await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)
    const later = await partOf(data[0]?.id ?? '')
    expect(later.budget?.alternatives).toMatchObject([{ now: { stock: 17 } }])
    expect(JSON.stringify(later)).not.toContain('skuId')
  })

  it('says which alternatives have changed since the one before', async () => {
    await send({ offered: [ash.id] })
    await send({ offered: [ash.id, elm.id] })
    await put([{ ...elm, note: 'From the north' }])
    await send({ offered: [ash.id, elm.id], fields: fieldsOfKind('budget') })
    await send({ offered: [ash.id, elm.id], fields: fieldsOfKind('budget'), letter: 'Again' })
    await send({ fields: fieldsOfKind('budget') })
    const { data } = await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)
    const changed = []
    for (const { id } of data.toReversed()) {
      const { parts } = (await quarry.ask(calls.compareSent, { id }, ada.headers)).data
      changed.push(parts[1]?.difference?.changed ?? parts[1]?.state)
    }
    const ofOak = (from: string | null, to: string | null) => [
      { what: { id: oak.id, name: 'Oak' }, fields: [{ field: 'alternatives', from, to }] },
    ]
    expect(changed[0]).toBe('new')
    expect(changed[1]).toMatchObject(ofOak('Ash', 'Ash, Elm'))
    expect(changed[3]).toBe('same')
    expect(changed[4]).toMatchObject(ofOak('Ash, Elm', null))
  })
})

describe('what a choice comes to', () => {
  it('is what the list comes to once the choice has taken the line’s place', async () => {
    await send({ offered: [ash.id, elm.id] })
    const link = await clientOf()
    const asProposed = (await reckon(link, {})).data
    expect((await reckon(link, { chosen: [{ lineId: oak.id, chosenId: oak.id }] })).data).toEqual(asProposed)
    const withAsh = (await reckon(link, { chosen: [{ lineId: oak.id, chosenId: ash.id }] })).data
    const shown = async () => (await partOf((await send()).id)).budget?.totals
    expect(asProposed.total).toBe((await shown())?.chosen)
    const id = budget
    const { version, lines: now, allocations } = (await quarry.ask(getBudget, { id }, ada.headers)).data
    const bare = now.map(({ figures: _figures, now: _now, version: _version, ...one }) => one)
    const swapped = bare
      .filter(({ id, alternativeOf }) => [id, alternativeOf].includes(oak.id))
      .map((one) => ({ ...one, alternativeOf: one.id === ash.id ? null : ash.id }))
    const taken = allocations.map(({ version: _version, ...one }) => ({ ...one, lineId: ash.id }))
    const saved = await quarry.call(
      updateBudget,
      { id, version, put: { lines: swapped, allocations: taken } },
      ada.headers,
    )
    expect(saved.msg).toBe('')
    expect(withAsh).toEqual({ total: (await shown())?.chosen, currency: 'CNY' })
    expect(withAsh.total).not.toBe(asProposed.total)
  })

  it('is told to links of any role that show prices and totals, of what may be opened', async () => {
    const { id } = await send({ offered: [ash.id] })
    const looking = await clientOf({ role: 'view' })
    expect((await reckon(looking, {})).code).toBe(200)
    const codes = []
    for (const fields of [['name'], ['name', 'price']]) codes.push((await reckon(await clientOf({ fields }), {})).code)
    for (const where of [{ number: 2 }, { place: 1 }, { place: 3 }]) codes.push((await reckon(looking, where)).code)
    codes.push((await reckon(await linkOf(quarry, ada, { kind: 'budget', refId: budget }), {})).code)
    await quarry.call(calls.withdrawVersion, { id }, ada.headers)
    codes.push((await reckon(looking, {})).code)
    expect(codes).toEqual([404, 404, 404, 404, 404, 404, 404])
  })

  it('is of choices that are offered alone', async () => {
    await send({ offered: [ash.id] })
    const link = await clientOf()
    const choice = (lineId: string, chosenId: string) => ({ lineId, chosenId })
    for (const chosen of [
      [choice(oak.id, elm.id)],
      [choice(ash.id, oak.id)],
      [choice(elsewhere.id, elsewhere.id)],
      [choice(oak.id, ash.id), choice(oak.id, oak.id)],
    ])
      expect(await reckon(link, { chosen })).toMatchObject({ code: 400, msg: expect.stringContaining('chosen.') })
  })
})

it('refuses a part’s place that no version can have, in every call that names one', async () => {
  const { id } = await send({ offered: [ash.id] })
  const link = await clientOf()
  const { contentHash } = (await quarry.ask(calls.getShownVersion, {}, link.headers)).data.version ?? {}
  for (const place of [MOST_SENT_PARTS + 1, 2 ** 31, 2 ** 53 - 1]) {
    const lines = [{ place, lineId: oak.id, chosenId: null, verdict: 'approved' as const, note: '' }]
    const decision = { number: 1, contentHash: contentHash ?? '', name: 'Ms Lind', verdict: 'approved' as const, lines }
    const sent = { number: 1, place }
    const answers = [
      await quarry.ask(calls.getSentPart, { id, place }, ada.headers),
      await quarry.ask(calls.getShownPart, sent, link.headers),
      await reckon(link, { place }),
      await quarry.call(calls.decideOnVersion, decision, link.headers),
      await quarry.call(commentOnShared, { name: 'Ms Lind', text: 'Hm', sent }, link.headers),
      await quarry.call(replyToComment, { linkId: link.id, text: 'Hm', sent }, ada.headers),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 400))
  }
  const number = 2 ** 31
  const project = { kind: 'project' as const, refId: projectId }
  expect((await quarry.call(markRead, { ...project, number }, ada.headers)).code).not.toBe(500)
})
