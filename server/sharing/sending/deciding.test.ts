import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard } from '../../../contract/boards/calls.ts'
import { createBudget, deleteBudgets, getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import { createProject } from '../../../contract/projects.ts'
import { fieldsOfPreset } from '../../../contract/sharing/links.ts'
import * as calls from '../../../contract/sharing/sending-calls.ts'
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
let link: TestLink
let projectId: string
let budget: string
let board: string
let skuId: string

const room = aRoom()
const oak = aLine({ name: 'Oak', price: { low: '100', high: '100', chosen: '100', taxRate: '0' } })
const tap = aLine({ name: 'Tap', sort: 1, price: { low: '7', high: '7', chosen: '7', taxRate: '0' } })
const instead = (name: string, of: Line, price: string): Line => ({
  ...aLine({ name, sort: 2, price: { low: price, high: price, chosen: price, taxRate: '0' } }),
  alternativeOf: of.id,
})
const ash = instead('Ash', oak, '80')
const elm = instead('Elm', oak, '90')
const spout = instead('Spout', tap, '9')
const lines = [oak, tap, ash, elm, spout]
const fields = fieldsOfPreset('client', 'budget')
/** A space without width, a joiner of words, a tag, an empty Braille cell, and a Hangul filler. */
const UNSEEN = '\u200b\u2060\u00ad\u{e0041}\u2800\u3164'

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  await quarry.importLines([aProduct({ key: 'KNOWN', name: '橡木', enName: 'Known oak', skus: [{ model: 'K-1' }] })])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => quarry.close())
beforeEach(async () => {
  projectId = (await quarry.call(createProject, { name: 'Harbour flat' }, ada.headers)).data
  const allocations = [anAllocation(oak, room, { netQty: '14.4' }), anAllocation(tap, room, { netQty: '1.44' })]
  const list = { name: 'Flooring', projectId, rooms: [room], lines, allocations }
  budget = (await quarry.call(createBudget, list, ada.headers)).data
  board = (await quarry.call(createBoard, { name: 'Hall', projectId }, ada.headers)).data
  link = await clientOf()
})

const clientOf = async (stated: object = {}) =>
  linkOf(quarry, ada, { kind: 'project', refId: projectId, name: 'Ms Lind', role: 'approve', ...stated } as never)
const send = async (stated: object = {}) => {
  const composition = {
    projectId,
    parts: [
      { kind: 'board' as const, refId: board },
      { kind: 'budget' as const, refId: budget },
    ],
    fields,
    offered: [ash.id, elm.id],
    language: 'en' as const,
    ...stated,
  }
  const { contentHash } = (await quarry.call(calls.previewSending, composition, ada.headers)).data
  return quarry.call(calls.sendVersion, { ...composition, contentHash }, ada.headers)
}
const shown = async ({ headers } = link) => (await quarry.ask(calls.getShownVersion, { again: 1 }, headers)).data
const seenBy = async (by = link) => {
  const { version } = await shown(by)
  return { number: version?.number ?? 0, contentHash: version?.contentHash ?? '' }
}
const of = (line: Line, stated: object = {}) => ({
  place: 2,
  lineId: line.id,
  chosenId: null,
  verdict: null,
  note: '',
  ...stated,
})
const decide = async (stated: object, by = link) =>
  quarry.call(
    calls.decideOnVersion,
    { ...(await seenBy(by)), name: 'Ms Lind', verdict: 'changes', ...stated },
    by.headers,
  )

describe('a client decides line by line', () => {
  it('and what was chosen, approved and asked for stands by name, with what it comes to', async () => {
    await send()
    const said = [of(oak, { chosenId: ash.id, verdict: 'approved' }), of(tap, { verdict: 'changes', note: 'In brass' })]
    const { code } = await decide({ lines: said })
    expect(code).toBe(200)
    expect((await shown()).decisions).toMatchObject([
      {
        verdict: 'changes',
        lines: [
          { name: 'Oak', chosenName: 'Ash', verdict: 'approved' },
          { name: 'Tap', chosenName: '', chosenId: null, note: 'In brass' },
        ],
        totals: [{ place: 2, total: '1162.08', currency: 'CNY' }],
      },
    ])
  })

  it.each([
    ['as the list is, where nothing was chosen', [], '1450.08'],
    ['the line itself may be chosen', [of(oak, { chosenId: oak.id })], '1450.08'],
    ['with what was chosen', [of(oak, { chosenId: elm.id })], '1306.08'],
  ])('approves all of it: %s', async (_how, said, total) => {
    await send()
    await decide({ verdict: 'approved', lines: said })
    expect((await shown()).decisions[0]).toMatchObject({ verdict: 'approved', totals: [{ total }] })
  })

  it('is told how many prices are still open beside the sum', async () => {
    const { version } = (await quarry.ask(getBudget, { id: budget }, ada.headers)).data
    const open = { ...ash, price: { ...ash.price, low: '80', high: '95', chosen: null } }
    await quarry.call(updateBudget, { id: budget, version, put: { lines: [open] } }, ada.headers)
    await send()
    for (const [chosenId, unpriced] of [
      [ash.id, 1],
      [elm.id, 0],
    ] as const) {
      await decide({ verdict: 'approved', lines: [of(oak, { chosenId })] })
      expect((await shown()).decisions[0]?.totals).toMatchObject([{ unpriced }])
    }
  })

  it.each([
    ['a part that is no list', of(oak, { place: 1, verdict: 'approved' }), 'place'],
    ['a part that is not there', of(oak, { place: 7, verdict: 'approved' }), 'place'],
    ['a line that is not there', of(spout, { verdict: 'approved' }), 'lineId'],
    ['what is not offered', of(tap, { chosenId: spout.id }), 'chosenId'],
    ['what is offered for another line', of(tap, { chosenId: ash.id }), 'chosenId'],
    ['an answer that says nothing', of(oak), 'verdict'],
    ['a change without words', of(oak, { verdict: 'changes' }), 'note'],
    ['a change in words that nobody sees', of(oak, { verdict: 'changes', note: UNSEEN }), 'note'],
  ])('but not of %s', async (_what, line, field) => {
    await send()
    const other = line.lineId === tap.id ? oak : tap
    const refused = await decide({ lines: [of(other, { verdict: 'approved' }), line] })
    expect(refused.code).toBe(400)
    expect(refused.msg).toContain(`lines.1.${field}`)
    expect((await shown()).decisions).toEqual([])
  })

  it('in words, where nothing else says what should change; what nobody sees is none', async () => {
    const { id } = (await send({ letter: UNSEEN })).data
    expect((await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)).data).toMatchObject([
      { id, letter: '' },
    ])
    const refused = async (stated: object) => (await decide(stated)).msg.split(':')[0]
    expect(await refused({})).toBe('note')
    expect(await refused({ note: UNSEEN })).toBe('note')
    expect(await refused({ note: 'Darker', name: UNSEEN })).toBe('name')
    expect((await decide({ verdict: 'approved', note: ` \n${UNSEEN}` })).code).toBe(200)
    expect((await shown()).decisions).toMatchObject([{ verdict: 'approved', note: '' }])
  })

  it('of each line once, and not as a whole while a change of one is asked for', async () => {
    await send()
    const twice = await decide({ lines: [of(oak, { verdict: 'approved' }), of(oak, { chosenId: ash.id })] })
    expect(twice.msg).toContain('lines.1.lineId')
    const change = [of(oak, { verdict: 'changes', note: 'Darker' })]
    expect((await decide({ verdict: 'approved', lines: change })).msg).toContain('verdict')
    expect((await shown()).decisions).toEqual([])
  })

  it('once: the same answers are one decision, others are another', async () => {
    await send()
    const [one, other] = [of(oak, { chosenId: ash.id }), of(tap, { verdict: 'approved' })]
    const first = await decide({ lines: [one, other] })
    expect((await decide({ lines: [other, one] })).data).toBe(first.data)
    expect((await decide({ lines: [one] })).data).not.toBe(first.data)
    expect((await shown()).decisions).toHaveLength(2)
  })

  it('in two tabs: both stand, in the order of time', async () => {
    await send()
    const seen = await seenBy()
    await Promise.all([
      decide({ ...seen, lines: [of(oak, { chosenId: ash.id })] }),
      decide({ ...seen, lines: [of(oak, { chosenId: elm.id })] }),
    ])
    const { decisions } = await shown()
    expect(decisions.flatMap((one) => one.lines.map(({ chosenName }) => chosenName)).toSorted()).toEqual(['Ash', 'Elm'])
  })

  it('of the last version alone', async () => {
    await send()
    const seen = await seenBy()
    await send({ letter: 'Second' })
    const late = await decide({ ...seen, lines: [of(oak, { chosenId: ash.id })] })
    expect(late).toMatchObject({ code: 409, data: { number: 2 } })
    expect((await shown()).decisions).toEqual([])
  })

  it('and it can be read after the line and the list are gone', async () => {
    await send()
    await decide({ verdict: 'approved', lines: [of(oak, { chosenId: ash.id })] })
    const { version } = (await quarry.ask(getBudget, { id: budget }, ada.headers)).data
    const ids = [oak.id, ash.id, elm.id]
    const cut = await quarry.call(updateBudget, { id: budget, version, delete: { lines: ids } }, ada.headers)
    expect(cut.code).toBe(200)
    await quarry.call(deleteBudgets, { ids: [budget] }, ada.headers)
    const told = { lines: [{ name: 'Oak', chosenName: 'Ash' }], totals: [{ total: '1162.08' }] }
    expect((await shown()).decisions).toMatchObject([told])
    const [sent] = (await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)).data
    expect(sent?.decisions).toMatchObject([told])
  })

  it('and of a version that was withdrawn no names and sums are told any more, but to the owner', async () => {
    const { id } = (await send()).data
    await decide({ note: 'Soon', lines: [of(oak, { chosenId: ash.id, verdict: 'changes', note: 'Darker' })] })
    await quarry.call(calls.withdrawVersion, { id }, ada.headers)
    const said = { name: '', chosenName: '', note: 'Darker' }
    expect((await shown()).decisions).toMatchObject([{ note: 'Soon', lines: [said], totals: [] }])
    const [sent] = (await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)).data
    expect(sent?.decisions).toMatchObject([{ lines: [{ name: 'Oak', chosenName: 'Ash' }], totals: [{ place: 2 }] }])
  })

  it('by a link that shows no names and no totals: neither is kept', async () => {
    await send()
    const less = await clientOf({ fields: ['quantity'] })
    const prices = await clientOf({ fields: ['name', 'price'] })
    for (const by of [less, prices]) {
      const { code } = await decide({ lines: [of(oak, { chosenId: ash.id })] }, by)
      expect(code).toBe(200)
    }
    expect((await shown(less)).decisions).toMatchObject([{ lines: [{ name: '', chosenName: '' }], totals: [] }])
    expect((await shown(prices)).decisions).toMatchObject([{ lines: [{ name: 'Oak' }], totals: [] }])
  })

  it('of a material, by its name in the language of the link', async () => {
    const known = aLine({ kind: 'sku', name: '', skuId, sort: 9 })
    const { version } = (await quarry.ask(getBudget, { id: budget }, ada.headers)).data
    const saved = await quarry.call(updateBudget, { id: budget, version, put: { lines: [known] } }, ada.headers)
    expect(saved.msg).toBe('')
    await send()
    const chinese = await clientOf({ language: 'zh-CN' })
    for (const by of [link, chinese]) await decide({ lines: [of(known, { verdict: 'approved' })] }, by)
    expect((await shown()).decisions[0]?.lines[0]?.name).toContain('Known oak')
    expect((await shown(chinese)).decisions[0]?.lines[0]?.name).toContain('橡木')
  })
})
