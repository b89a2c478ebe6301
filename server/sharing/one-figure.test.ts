import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import {
  approveShared,
  exportApproval,
  getApproval,
  getSharedDifference,
} from '../../contract/sharing/approval-calls.ts'
import { getShareState } from '../../contract/sharing/activity-calls.ts'
import { getDiscussion } from '../../contract/sharing/discussion-calls.ts'
import { createLink, getLinks, updateLink } from '../../contract/sharing/link-calls.ts'
import { fieldsOfKind, fieldsOfPreset, figures } from '../../contract/sharing/links.ts'
import type { Figure } from '../../contract/sharing/links.ts'
import { exportShared, getShared, previewLink } from '../../contract/sharing/shown-calls.ts'
import { aLine, anAllocation, aRoom } from '../testing/budgets.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { readPaper } from '../testing/paper.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf } from '../testing/sharing.ts'
import type { TestLink } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let refId: string
const room = aRoom()
const unpacked = { coveragePerPack: null, sellUnit: '' }
const line = (name: string, sort: number, price: Parameters<typeof aLine>[0] & object) =>
  aLine({ name, section: 'Floor', sort, pack: unpacked, ...price })
const lines = {
  ranged: line('Ranged', 1, { price: { low: '101.11', high: '202.22', freight: '17.17', taxRate: '6' } }),
  agreed: line('Agreed', 2, { price: { low: '303.33', high: '404.44', chosen: '350.5' } }),
  single: line('Single', 3, { price: { low: '55.05', high: '55.05' } }),
  priceless: line('Priceless', 4, { price: { low: null, high: null } }),
}

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  const all = Object.values(lines)
  const whole = {
    name: 'House',
    contingencyPct: '5',
    rooms: [room],
    lines: all,
    allocations: all.map((one) => anAllocation(one, room, { netQty: '7' })),
  }
  refId = (await quarry.call(createBudget, whole, ada.headers)).data
})

const thing = () => ({ kind: 'budget' as const, refId })
const linkWith = (figure: Figure | null, fields = fieldsOfKind('budget')) =>
  linkOf(quarry, ada, { ...thing(), role: 'approve', fields, figure })
const shown = async ({ headers }: TestLink) => (await quarry.call(getShared, { again: 1 }, headers)).data
const owned = async () => (await quarry.call(getBudget, { id: refId }, ada.headers)).data
const approve = async (link: TestLink) =>
  quarry.call(approveShared, { name: 'Li', contentHash: (await shown(link)).contentHash }, link.headers)
const save = async (changes: object) => {
  const { version } = await owned()
  expect(await quarry.call(updateBudget, { id: refId, version, ...changes }, ada.headers)).toMatchObject({ code: 200 })
}
const stateOf = async () => (await quarry.call(getShareState, { kind: 'budget', refIds: [refId] }, ada.headers)).data[0]
const textOf = async (endpoint: Parameters<typeof requestOf>[0], input: object, headers: Record<string, string>) => {
  const answer = await quarry.app.inject(requestOf(endpoint, input, headers))
  const isPdf = answer.headers['content-type'] === 'application/pdf'
  return (isPdf ? (await readPaper(answer.rawPayload)).pages.flat().join('\n') : answer.body).replaceAll(',', ' ')
}

/** Every amount in an answer, with thousands written as in the contract. */
const amountsIn = (text: string) => new Set(text.match(/(?<![\d.])\d+\.\d+(?![\d.])/g))
/** The amounts of a value's fields with such names. */
function amountsOf(value: unknown, names: RegExp): string[] {
  return Object.entries(Object(value)).flatMap(([key, one]) =>
    typeof one === 'string' ? (names.test(key) ? [one] : []) : amountsOf(one, names),
  )
}

describe.each(figures)('a link with one figure, open ones at %s', (figure) => {
  it('shows one price a line and one total, and nothing of a range in any answer or file', async () => {
    const link = await linkWith(figure)
    const view = await shown(link)
    const { lines: all, totals } = view.budget ?? {}
    expect(JSON.stringify(view)).not.toMatch(/"\w*(low|high|Low|High|minPrice|maxPrice)"/)
    expect(all?.map(({ price }) => price?.chosen)).toEqual([
      { low: '101.11', high: '202.22', open: null }[figure],
      '350.5',
      '55.05',
      null,
    ])
    expect(totals?.unpriced).toBe(figure === 'open' ? 2 : 1)
    const own = await owned()
    const hidden = [...amountsOf(own, /low|high/i)].filter((amount) => !amountsOf(view, /./).includes(amount))
    expect(hidden.length).toBeGreaterThan(8)
    await approve(link)
    const [{ id } = { id: '' }] = (await quarry.call(getDiscussion, {}, link.headers)).data.approvals
    const grouped = (text: string) => text.replaceAll(/(?<=\d) (?=\d{3}\b)/g, '')
    const read = [
      await textOf(getShared, {}, link.headers),
      await textOf(previewLink, { id: link.id }, ada.headers),
      await textOf(exportShared, { format: 'csv', language: 'en' }, link.headers),
      grouped(await textOf(exportShared, { format: 'pdf', language: 'en' }, link.headers)),
      grouped(await textOf(exportApproval, { id }, ada.headers)),
      await textOf(getApproval, { id }, ada.headers),
    ]
    for (const text of read) {
      const found = amountsIn(text)
      expect(hidden.filter((amount) => found.has(amount))).toEqual([])
      expect(found.has(totals?.chosen ?? '')).toBe(true)
    }
    for (const text of read.slice(2, 5)) expect(text).toMatch(/price.* to be agreed/i)
  })

  it('is approved as it is shown, and holds whatever happens to a bound that it does not show', async () => {
    const link = await linkWith(figure)
    expect(await approve(link)).toMatchObject({ code: 200 })
    const unseen = figure === 'high' ? { low: '90' } : figure === 'low' ? { high: '290' } : { low: '90', high: '290' }
    await save({ put: { lines: [{ ...lines.ranged, price: { ...lines.ranged.price, ...unseen } }] } })
    expect((await quarry.call(getDiscussion, {}, link.headers)).data.approvals).toMatchObject([{ isChanged: false }])
    expect(await stateOf()).toMatchObject({ approval: 'holds' })
    await save({ put: { lines: [{ ...lines.ranged, price: { ...lines.ranged.price, chosen: '150' } }] } })
    const [{ id, isChanged } = { id: '', isChanged: false }] = (await quarry.call(getDiscussion, {}, link.headers)).data
      .approvals
    expect(isChanged).toBe(true)
    const { changed } = (await quarry.call(getSharedDifference, { approvalId: id }, link.headers)).data
    const told = changed.find(({ what }) => what.id === lines.ranged.id)?.fields.map(({ field }) => field)
    expect(told).toContain('amount')
    expect(told).toContain('onePrice')
    expect(told).not.toContain('chosen')
  })
})

it('of a client by the preset shows one figure with open prices, and ranges when they are asked for', async () => {
  const id = async (stated: object) => (await linkOf(quarry, ada, { ...thing(), ...stated })).id
  const [client, contractor, ranged] = [
    await id({ preset: 'client' }),
    await id({ preset: 'contractor' }),
    await id({ preset: 'client', figure: null }),
  ]
  const links = async () =>
    new Map((await quarry.call(getLinks, thing(), ada.headers)).data.map((one) => [one.id, one]))
  const figureOf = async (id: string) => (await links()).get(id)?.figure
  expect([await figureOf(client), await figureOf(contractor), await figureOf(ranged)]).toEqual(['open', null, null])
  const boardId = (await quarry.call(createBoard, { name: 'Oak' }, ada.headers)).data
  const board = { kind: 'board' as const, refId: boardId }
  expect(await quarry.call(createLink, { ...board, preset: 'client', figure: 'low' }, ada.headers)).toMatchObject({
    code: 400,
    msg: expect.stringContaining('figure'),
  })
  await linkOf(quarry, ada, { ...board, preset: 'client' })
  expect((await quarry.call(getLinks, board, ada.headers)).data).toMatchObject([{ figure: null }])
  // What is not named stays as it is.
  await quarry.call(updateLink, { id: client, name: 'Mr Lin' }, ada.headers)
  expect((await links()).get(client)).toMatchObject({ figure: 'open', preset: 'client', name: 'Mr Lin' })
  await quarry.call(updateLink, { id: client, figure: 'low' }, ada.headers)
  expect((await links()).get(client)).toMatchObject({ figure: 'low', preset: 'client' })
  const { fields } = (await links()).get(client) ?? {}
  await quarry.call(updateLink, { id: client, figure: null }, ada.headers)
  expect((await links()).get(client)).toMatchObject({ figure: null, preset: 'client', fields })
  const preview = (await quarry.call(previewLink, { id: client }, ada.headers)).data
  expect(preview.budget?.totals).toHaveProperty('low')
})

it('of a preset may differ from it in brand, model and certificates, and keeps its name', async () => {
  const own = fieldsOfPreset('client', 'budget')
  const fields = [...own.filter((field) => field !== 'brand' && field !== 'model'), 'certificates' as const]
  const { id } = await linkOf(quarry, ada, { ...thing(), preset: 'client', fields })
  const [link] = (await quarry.call(getLinks, thing(), ada.headers)).data
  expect(link).toMatchObject({ id, preset: 'client', figure: 'open' })
  expect(link?.fields.toSorted()).toEqual(fields.toSorted())
  await quarry.call(updateLink, { id, preset: 'client', fields: own }, ada.headers)
  expect((await quarry.call(getLinks, thing(), ada.headers)).data).toMatchObject([{ preset: 'client', fields: own }])
  const refused = await quarry.call(updateLink, { id, preset: 'client', fields: [...own, 'note'] }, ada.headers)
  expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('but for brand, model and certificates') })
})

it('a server of before shows no prices by such a link, not the ranges', async () => {
  const { id } = await linkWith('low')
  const row = await quarry.db.selectFrom('share_link').select('fields').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.fields).toEqual([
    'name',
    'brand',
    'model',
    'cover',
    'quantity',
    'supplier',
    'stock',
    'leadTime',
    'note',
    'certificates',
    'documents',
  ])
})

it('tells nothing of ranges that were approved before the link shows one figure, and takes ranges for another thing', async () => {
  const link = await linkWith(null)
  expect(await approve(link)).toMatchObject({ code: 200 })
  await quarry.call(updateLink, { id: link.id, figure: 'open' }, ada.headers)
  const [approval] = (await quarry.call(getDiscussion, {}, link.headers)).data.approvals
  expect(approval).toMatchObject({ isChanged: true })
  await save({ list: { name: 'House, again' } })
  const { changed } = (await quarry.call(getSharedDifference, { approvalId: approval?.id }, link.headers)).data
  expect(changed.flatMap(({ fields }) => fields.map(({ field }) => field))).toEqual(['name'])
  // The owner's approval is compared with what it showed.
  const own = (await quarry.call(getApproval, { id: approval?.id }, ada.headers)).data
  expect(own).toMatchObject({ isChanged: true, difference: { changed: [{ fields: [{ field: 'name' }] }] } })
})
