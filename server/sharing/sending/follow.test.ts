import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createBudget,
  deleteBudgets,
  getBudget,
  setBudgetStatus,
  updateBudget,
} from '../../../contract/budgets/calls.ts'
import type { Budget } from '../../../contract/budgets/calls.ts'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import { transferThing } from '../../../contract/collaboration/people-calls.ts'
import { createProject, getProjectNews, MOST_CHANGED, placeThings } from '../../../contract/projects.ts'
import { approveShared, getApprovedLists } from '../../../contract/sharing/approval-calls.ts'
import { commentOnShared, replyToComment, resolveComment } from '../../../contract/sharing/discussion-calls.ts'
import { fieldsOfPreset } from '../../../contract/sharing/links.ts'
import type { Figure, LinkFieldName } from '../../../contract/sharing/links.ts'
import { getShared } from '../../../contract/sharing/shown-calls.ts'
import * as calls from '../../../contract/sharing/sending-calls.ts'
import type { LineDecision } from '../../../contract/sharing/sending-calls.ts'
import { aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { letWorkOn } from '../../testing/collaborators.ts'
import { memberIn } from '../../testing/members.ts'
import { aProduct } from '../../testing/factories.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let bob: TestMember
let projectId: string
let budgetId: string
let versionId: string

const room = aRoom()
const price = { low: '100', high: '100' }
const oak = aLine({ name: 'Oak, natural', price, sort: 1, docCode: 'FL-01' })
const smoked = aLine({ name: 'Oak, smoked', alternativeOf: oak.id, price: { low: '120', high: '120' }, sort: 2 })
const ash = aLine({ name: 'Ash', alternativeOf: oak.id, price: { low: '90', high: '90' }, sort: 3 })
const tile = aLine({ name: 'Tile', price, sort: 4 })
const tap = aLine({ name: 'Tap', price, sort: 5 })
const lines = [oak, smoked, ash, tile, tap]
const allocations = [oak, tile, tap].map((line) => anAllocation(line, room, { netQty: '10' }))
const fields = fieldsOfPreset('client', 'budget')

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  projectId = (await quarry.call(createProject, { name: 'Harbour flat' }, ada.headers)).data
  budgetId = await aList()
  versionId = await send()
})

/** A project on which Ada works. */
async function aProject({ headers, id }: TestMember): Promise<string> {
  const { data: refId } = await quarry.call(createProject, { name: 'Elsewhere' }, headers)
  if (id !== ada.id) await letWorkOn(quarry, { kind: 'project', refId }, ada, 'edit')
  return refId
}

async function aList(owner = ada): Promise<string> {
  const list = { name: 'Flooring', rooms: [room], lines, allocations }
  const { data } = await quarry.call(createBudget, list, owner.headers)
  await quarry.db.updateTable('budget').set({ project_id: projectId }).where('id', '=', data).execute()
  return data
}

interface Sending {
  figure?: Figure | null
  offered?: string[]
  letter?: string
  budgetIds?: string[]
}

async function send({
  figure = null,
  offered = [smoked.id, ash.id],
  letter = '',
  budgetIds = [budgetId],
}: Sending = {}): Promise<string> {
  const composition = {
    projectId,
    parts: budgetIds.map((refId) => ({ kind: 'budget' as const, refId })),
    fields,
    figure,
    offered,
    letter,
    language: 'en' as const,
  }
  const { contentHash } = (await quarry.call(calls.previewSending, composition, ada.headers)).data
  return (await quarry.call(calls.sendVersion, { ...composition, contentHash }, ada.headers)).data.id
}

async function decided(
  verdict: 'approved' | 'changes',
  said: Partial<LineDecision>[] = [],
  by = 'Ms Lind',
  note = '',
  shown: readonly LinkFieldName[] = fields,
  link = 'Client',
): Promise<string> {
  const whole = { place: 1, chosenId: null, verdict: null, note: '', name: '', chosenName: '' }
  const { id } = await quarry.db
    .insertInto('sent_decision')
    .values({
      version_id: versionId,
      link_id: null,
      link_name: link,
      name: by,
      verdict,
      note,
      fields: [...shown],
      content_hash: Buffer.alloc(32),
      lines: JSON.stringify(said.map((one) => ({ ...whole, ...one }))),
      created_at: quarry.deps.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const list = async ({ headers } = ada): Promise<Budget> => (await quarry.ask(getBudget, { id: budgetId }, headers)).data
const follow = async (id: string, { headers } = ada) => quarry.call(calls.followDecision, { id }, headers)
const preview = async (id: string, { headers } = ada) => quarry.ask(calls.previewFollowing, { id }, headers)
const change = async (line: Line) => {
  const { version } = await list()
  expect((await quarry.call(updateBudget, { id: budgetId, version, put: { lines: [line] } }, ada.headers)).code).toBe(
    200,
  )
}
const statuses = async () => Object.fromEntries((await list()).lines.map(({ name, status }) => [name, status]))
const move = async (...to: BudgetStatus[]) => {
  for (const status of to) {
    const { version } = await list()
    expect((await quarry.call(setBudgetStatus, { id: budgetId, version, status }, ada.headers)).code).toBe(200)
  }
}

describe('taking a decision over', () => {
  it('approves all lines that were sent, as one save', async () => {
    const { version } = await list()
    const id = await decided('approved')
    const would = (await preview(id)).data
    expect(would.lists).toEqual([
      {
        budgetId,
        name: 'Flooring',
        isGone: false,
        chosen: [],
        approved: ['Oak, natural', 'Tile', 'Tap'],
        agreed: [],
        passed: [],
      },
    ])
    expect((await list()).version).toBe(version)
    expect((await follow(id)).data).toEqual(would)
    expect((await list()).version).toBe(version + 1)
    expect(await statuses()).toEqual({
      'Oak, natural': 'approved',
      'Oak, smoked': 'proposed',
      Ash: 'proposed',
      Tile: 'approved',
      Tap: 'approved',
    })
    const [sent] = (await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)).data
    expect(sent?.decisions[0]?.followTime).not.toBeNull()
  })

  it('puts what was chosen into the line’s place, with its quantities, and approves only what was approved', async () => {
    const id = await decided('changes', [
      { lineId: oak.id, chosenId: smoked.id, verdict: 'approved' },
      { lineId: tile.id, verdict: 'changes', note: 'Darker' },
    ])
    expect((await follow(id)).data.lists).toMatchObject([
      {
        chosen: [{ name: 'Oak, smoked', instead: 'Oak, natural', skuId: null, insteadSkuId: null }],
        approved: ['Oak, smoked'],
        passed: [],
      },
    ])
    const now = await list()
    const named = new Map(now.lines.map((line) => [line.name, line]))
    expect(named.get('Oak, smoked')).toMatchObject({ alternativeOf: null, status: 'approved', docCode: 'FL-01' })
    expect(named.get('Oak, natural')?.alternativeOf).toBe(smoked.id)
    expect(named.get('Ash')?.alternativeOf).toBe(smoked.id)
    expect(now.allocations.find(({ lineId }) => lineId === smoked.id)?.netQty).toBe('10')
    expect(await statuses()).toMatchObject({ Tile: 'proposed', Tap: 'proposed' })
  })

  it('tells the materials of what changes places', async () => {
    await quarry.importLines([aProduct({ key: 'PLANKS', skus: [{ model: 'LIGHT-1' }, { model: 'DARK-1' }] })])
    const skus = await quarry.db.selectFrom('sku').select(['id', 'model']).execute()
    const [light, dark] = ['LIGHT-1', 'DARK-1'].map((model) => skus.find((sku) => sku.model === model)?.id ?? '')
    await change({ ...oak, kind: 'sku', skuId: light ?? '' })
    await change({ ...smoked, kind: 'sku', skuId: dark ?? '' })
    versionId = await send()
    const id = await decided('changes', [{ lineId: oak.id, chosenId: smoked.id }])
    expect((await follow(id)).data.lists).toMatchObject([{ chosen: [{ skuId: dark, insteadSkuId: light }] }])
  })

  it.each([
    { figure: 'low', chosen: '110' },
    { figure: 'high', chosen: '140' },
    { figure: 'open', chosen: null },
    { figure: null, chosen: null },
    { figure: 'low', chosen: null, shown: fields.filter((field) => field !== 'price' && field !== 'total') },
  ] as const)('makes the price that was seen of a range the agreed one: %o', async ({ figure, chosen, ...by }) => {
    await change({ ...smoked, price: { ...smoked.price, low: '110', high: '140' } })
    versionId = await send({ figure })
    const shown = 'shown' in by ? by.shown : fields
    const said = [{ lineId: oak.id, chosenId: smoked.id, verdict: null }]
    const id = await decided('approved', said, 'Ms Lind', '', shown)
    const again = await decided('approved', said, 'Mr Lind', '', shown)
    const agreed = chosen === null ? [] : ['Oak, smoked']
    expect((await preview(id)).data.lists).toMatchObject([{ agreed }])
    expect((await follow(id)).data.lists).toMatchObject([{ agreed, passed: [] }])
    const line = (await list()).lines.find(({ id: one }) => one === smoked.id)
    expect(line).toMatchObject({ status: 'approved', price: { low: '110', high: '140', chosen } })
    // It is still what was sent.
    expect((await follow(again)).data.lists).toEqual([])
  })

  it('leaves lines of which the same client said something else later, and names them', async () => {
    const id = await decided('approved', [{ lineId: oak.id, chosenId: smoked.id, verdict: null }])
    await decided('changes', [
      { lineId: oak.id, chosenId: ash.id, verdict: null },
      { lineId: tap.id, verdict: 'changes', note: 'Taller' },
    ])
    expect((await follow(id)).data.lists).toMatchObject([
      {
        chosen: [],
        approved: ['Tile'],
        passed: [
          { name: 'Oak, smoked', why: 'later' },
          { name: 'Tap', why: 'later' },
        ],
      },
    ])
  })

  it('takes no more than is still as it was sent, and names the rest', async () => {
    const id = await decided('approved', [{ lineId: oak.id, chosenId: smoked.id, verdict: null }])
    await change({ ...smoked, price: { ...smoked.price, low: '130', high: '130' } })
    await change({ ...tile, name: 'Another tile' })
    // What is no part of the material may change.
    await change({ ...tap, note: 'Second floor', section: 'Bath', sort: 9 })
    expect((await follow(id)).data.lists).toMatchObject([
      {
        chosen: [],
        approved: ['Tap'],
        passed: [
          { name: 'Oak, smoked', why: 'changed' },
          { name: 'Another tile', why: 'changed' },
        ],
      },
    ])
    expect(await statuses()).toMatchObject({ 'Oak, natural': 'proposed', 'Another tile': 'proposed', Tap: 'approved' })
  })

  it('sees another quantity, and an agreed price', async () => {
    const id = await decided('approved')
    const { version } = await list()
    const [ofOak, ofTile] = allocations
    if (!ofOak || !ofTile) throw new Error('no allocations')
    await quarry.call(
      updateBudget,
      {
        id: budgetId,
        version,
        put: { allocations: [{ ...ofOak, netQty: '11' }], lines: [{ ...tap, price: { ...tap.price, chosen: '80' } }] },
      },
      ada.headers,
    )
    expect((await follow(id)).data.lists).toMatchObject([
      { approved: ['Tile'], passed: [{ name: 'Oak, natural' }, { name: 'Tap' }] },
    ])
  })

  it('sees another SKU under the same name', async () => {
    const id = await decided('approved')
    await sql`UPDATE sent_part SET skus = ${JSON.stringify({ [tap.id]: '7' })} WHERE version_id = ${versionId}`.execute(
      quarry.db,
    )
    expect((await follow(id)).data.lists[0]?.passed).toEqual([{ name: 'Tap', why: 'changed' }])
  })

  it('leaves what was ordered or rejected since, and what is gone', async () => {
    const id = await decided('approved', [{ lineId: oak.id, chosenId: ash.id, verdict: 'approved' }])
    await change({ ...tile, status: 'rejected' })
    const { version } = await list()
    await quarry.call(updateBudget, { id: budgetId, version, remove: { lines: [ash.id] } }, ada.headers)
    await move('inReview', 'approved')
    await change({ ...tap, status: 'ordered' })
    expect((await follow(id)).data.lists).toMatchObject([
      {
        chosen: [],
        approved: [],
        passed: [
          { name: 'Ash', why: 'gone' },
          { name: 'Tile', why: 'rejected' },
          { name: 'Tap', why: 'ordered' },
        ],
      },
    ])
    expect(await statuses()).toMatchObject({ Tap: 'ordered', Tile: 'rejected', 'Oak, natural': 'proposed' })
  })

  it('does what the list’s status permits, which never follows by itself', async () => {
    const id = await decided('approved', [{ lineId: oak.id, chosenId: ash.id, verdict: 'approved' }])
    await move('inReview', 'approved')
    expect((await follow(id)).data.lists).toMatchObject([
      { chosen: [], approved: ['Tile', 'Tap'], passed: [{ name: 'Ash', why: 'status' }] },
    ])
    expect((await list()).status).toBe('approved')
    const other = await decided('approved', [], 'Mr Lind')
    await move('ordered', 'closed')
    expect((await follow(other)).data.lists).toMatchObject([{ passed: [{ name: 'Oak, natural', why: 'status' }] }])
  })

  it('leaves a place where something that was not offered stands', async () => {
    const id = await decided('approved', [{ lineId: oak.id, chosenId: ash.id, verdict: 'approved' }])
    await change({ ...ash, alternativeOf: tile.id })
    expect((await follow(id)).data.lists[0]?.passed).toEqual([{ name: 'Ash', why: 'elsewhere' }])
  })
})

describe('a list', () => {
  const gone = () => [{ budgetId, name: 'Flooring', isGone: true, chosen: [], approved: [], agreed: [], passed: [] }]

  it('in the trash is told, and is not touched', async () => {
    const id = await decided('approved')
    await quarry.call(deleteBudgets, { ids: [budgetId] }, ada.headers)
    expect((await follow(id)).data.lists).toEqual(gone())
  })

  it('that is deleted for good is told by the name under which it was sent', async () => {
    const id = await decided('approved')
    await quarry.db.deleteFrom('budget').where('id', '=', budgetId).execute()
    expect((await preview(id)).data.lists).toEqual(gone())
    expect((await follow(id)).data.lists).toEqual(gone())
  })

  it.each<[string, () => Promise<string | null>]>([
    ['left the project', async () => null],
    ['is in another project of its owner’s', async () => aProject(ada)],
    ['is in a project of somebody else’s, on which its owner works', async () => aProject(bob)],
  ])('that %s is its owner’s still', async (_where, find) => {
    const id = await decided('approved')
    const target = await find()
    const placed = { projectId: target, things: [{ kind: 'budget' as const, refId: budgetId }] }
    expect((await quarry.call(placeThings, placed, ada.headers)).msg).toBe('')
    expect((await follow(id)).data.lists[0]?.approved).toHaveLength(3)
  })

  it('goes with its project to another owner, who alone takes over from then on what was decided before', async () => {
    const id = await decided('approved')
    const project = { kind: 'project' as const, refId: projectId }
    await letWorkOn(quarry, project, bob, 'comment')
    expect((await quarry.call(transferThing, { ...project, memberId: bob.id }, ada.headers)).msg).toBe('')
    expect((await follow(id)).code).not.toBe(200)
    const [told] = (await follow(id, bob)).data.lists
    expect([told?.isGone, told?.approved.length]).toEqual([false, 3])
  })

  it('that is handed over in the same moment is approved whole or not at all, and told as it is', async () => {
    const id = await decided('approved')
    const thing = { kind: 'budget' as const, refId: budgetId }
    await quarry.call(placeThings, { projectId: null, things: [thing] }, ada.headers)
    await letWorkOn(quarry, thing, bob, 'edit')
    const [followed] = await Promise.all([
      follow(id),
      quarry.call(transferThing, { ...thing, memberId: bob.id }, ada.headers),
    ])
    await letWorkOn(quarry, thing, ada, 'comment')
    const taken = (await list(bob)).lines.filter(({ status }) => status === 'approved')
    expect(followed.data.lists).toMatchObject([{ isGone: taken.length === 0 }])
    expect([0, 3]).toContain(taken.length)
  })

  it('that is left does not hold up the others of its version', async () => {
    const first = budgetId
    budgetId = await aList()
    versionId = await send({ letter: 'Both', budgetIds: [first, budgetId] })
    const id = await decided('approved')
    await quarry.call(deleteBudgets, { ids: [first] }, ada.headers)
    expect((await follow(id)).data.lists).toMatchObject([
      { budgetId: first, isGone: true, approved: [] },
      { budgetId, isGone: false, approved: ['Oak, natural', 'Tile', 'Tap'] },
    ])
  })

  it('that was handed over is nothing that its former owner may change, without a right to edit it', async () => {
    const id = await decided('approved')
    await letWorkOn(quarry, { kind: 'budget', refId: budgetId }, bob, 'edit')
    const thing = { kind: 'budget' as const, refId: budgetId }
    await quarry.call(placeThings, { projectId: null, things: [thing] }, ada.headers)
    expect((await quarry.call(transferThing, { ...thing, memberId: bob.id }, ada.headers)).code).toBe(200)
    const other = await decided('approved', [], 'Mr Lind')
    await letWorkOn(quarry, thing, ada, 'comment')
    expect((await follow(id)).data.lists).toEqual(gone())
    await letWorkOn(quarry, thing, ada, 'edit')
    expect((await follow(other)).data.lists[0]?.approved).toHaveLength(3)
    expect((await list(bob)).lines.filter(({ status }) => status === 'approved')).toHaveLength(3)
  })
})

describe('pressing', () => {
  it('twice changes nothing twice, at once too', async () => {
    const id = await decided('approved')
    const { version } = await list()
    const both = await Promise.all([follow(id), follow(id)])
    expect(both.map(({ data }) => data.lists.length).toSorted((one, other) => one - other)).toEqual([0, 1])
    await change({ ...tile, status: 'proposed' })
    expect((await follow(id)).data).toEqual({ lists: [] })
    expect((await preview(id)).data).toEqual({ lists: [] })
    expect(await statuses()).toMatchObject({ Tile: 'proposed' })
    expect((await list()).version).toBe(version + 2)
  })

  it('takes each link’s decision over by itself; the later press counts', async () => {
    const one = await decided('changes', [{ lineId: oak.id, chosenId: smoked.id, verdict: 'approved' }])
    const other = await decided(
      'changes',
      [{ lineId: oak.id, chosenId: ash.id, verdict: null }],
      'Mr Lind',
      '',
      fields,
      'His',
    )
    const back = await decided(
      'changes',
      [{ lineId: oak.id, chosenId: oak.id, verdict: 'approved' }],
      'Mrs Lind',
      '',
      fields,
      'Hers',
    )
    await follow(one)
    expect((await follow(other)).data.lists).toMatchObject([
      { chosen: [{ name: 'Ash', instead: 'Oak, smoked' }], approved: [], passed: [] },
    ])
    expect((await follow(back)).data.lists).toMatchObject([{ chosen: [{ name: 'Oak, natural', instead: 'Ash' }] }])
    expect((await list()).allocations.filter(({ lineId }) => lineId === oak.id)).toHaveLength(1)
  })

  it('of a choice is told by the next version as what was chosen', async () => {
    await change({ ...ash, price: { ...ash.price, high: '95' } })
    versionId = await send({ figure: 'high' })
    await follow(await decided('changes', [{ lineId: oak.id, chosenId: ash.id, verdict: 'approved' }]))
    const id = await send({ figure: 'high', offered: [smoked.id, oak.id] })
    const { parts } = (await quarry.ask(calls.compareSent, { id }, ada.headers)).data
    expect(parts[0]?.difference).toMatchObject({
      added: [],
      removed: [],
      replaced: [{ from: { enName: 'Oak, natural' }, to: { enName: 'FL-01 Ash' }, isChosen: true, isAsOffered: true }],
    })
  })

  it('beside a colleague who edits: theirs conflicts on the same line alone', async () => {
    await letWorkOn(quarry, { kind: 'budget', refId: budgetId }, bob, 'edit')
    const { version } = await list()
    const id = await decided('changes', [{ lineId: tile.id, verdict: 'approved' }])
    const put = (line: Line) => ({ id: budgetId, version, put: { lines: [line] } })
    const [followed, saved] = await Promise.all([
      follow(id),
      quarry.call(updateBudget, put({ ...tap, note: 'Mine' }), bob.headers),
    ])
    expect([followed.code, saved.code]).toEqual([200, 200])
    const late = await quarry.call(updateBudget, put({ ...tile, note: 'Mine' }), bob.headers)
    expect(late).toMatchObject({ code: 409, data: { lines: [{ id: tile.id, status: 'approved' }] } })
    expect(await statuses()).toMatchObject({ Tile: 'approved' })
  })

  it('ends a request for changes without touching a list', async () => {
    const { version } = await list()
    const id = await decided('changes', [{ lineId: tile.id, verdict: 'changes', note: 'Darker' }])
    expect((await follow(id)).data).toEqual({ lists: [] })
    expect((await list()).version).toBe(version)
    const [sent] = (await quarry.ask(calls.getSentVersions, { projectId }, ada.headers)).data
    expect(sent?.decisions[0]?.followTime).not.toBeNull()
  })

  it('is the project’s owner’s alone', async () => {
    const id = await decided('approved')
    const eve = await memberIn(quarry)
    expect((await follow(id, eve)).code).toBe(404)
    expect((await preview(id, eve)).code).toBe(404)
    expect((await follow('999999')).code).toBe(404)
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
    expect((await follow(id, bob)).code).toBe(1009004002)
    expect(await statuses()).toMatchObject({ Tile: 'proposed' })
  })
})

describe('what clients ask', () => {
  const questions = async ({ headers } = ada) =>
    (await quarry.ask(getProjectNews, { id: projectId }, headers)).data.questions
  const asking = { lineId: tile.id, verdict: 'changes', note: 'Darker', name: 'Tile' } as const
  const commented = async (more: object = { sent: { number: 1, place: 1 }, on: { lineId: oak.id } }) => {
    const given = { name: 'Mr Lind', text: 'Is it matt?', ...more }
    return (await quarry.call(commentOnShared, given, link.headers)).data
  }
  let link: TestLink
  beforeEach(async () => {
    link = await linkOf(quarry, ada, { kind: 'project', refId: projectId, name: 'Ms Lind', role: 'approve' })
  })

  it('is told to the project’s owner until the decision is followed, or the comment resolved', async () => {
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
    const id = await decided('changes', [asking], 'Ms Lind', 'Warmer')
    const comment = await commented()
    const line = { what: 'line', number: 1, who: 'Ms Lind', words: 'Darker', enName: 'Tile' }
    const found = await questions()
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...line, line: { budgetId, lineId: tile.id } }),
        expect.objectContaining({ what: 'whole', words: 'Warmer', line: null }),
        expect.objectContaining({
          what: 'comment',
          name: 'Oak, natural',
          words: 'Is it matt?',
          line: { budgetId, lineId: oak.id },
        }),
      ]),
    )
    expect(await questions(bob)).toEqual([])
    await follow(id)
    expect((await questions()).map(({ what }) => what)).toEqual(['comment'])
    await quarry.call(resolveComment, { id: comment }, ada.headers)
    expect(await questions()).toEqual([])
  })

  it('does not wait for the owner once it is answered, until the client says more', async () => {
    const parentId = await commented()
    const { id: linkId } = link
    const answered = await quarry.call(replyToComment, { linkId, parentId, text: 'Yes' }, ada.headers)
    expect([answered.code, await questions()]).toEqual([200, []])
    await commented({ parentId, text: 'And the tap?' })
    expect(await questions()).toMatchObject([{ id: parentId, words: 'And the tap?', name: 'Oak, natural' }])
  })

  it('stays where the rest of the decision was taken over; a request ends with the next version, a comment does not', async () => {
    const id = await decided('changes', [asking, { lineId: tap.id, verdict: 'approved' }])
    await commented()
    await follow(id)
    expect((await questions()).map(({ what }) => what).toSorted()).toEqual(['comment', 'line'])
    const first = versionId
    await send({ letter: 'Again' })
    // Nobody has answered it, and the client is told so beside the next one.
    expect(await questions()).toMatchObject([{ what: 'comment', number: 1, words: 'Is it matt?' }])
    await quarry.call(calls.withdrawVersion, { id: first }, ada.headers)
    expect(await questions()).toEqual([])
  })

  it('is the last word on each line, until all is approved', async () => {
    const words = async () => (await questions()).map(({ words: said }) => said).toSorted()
    await decided('changes', [asking, { ...asking, lineId: tap.id, note: 'Taller' }], 'Ms Lind', 'Warmer')
    await decided('changes', [{ ...asking, note: 'Lighter' }], 'Mr Lind')
    expect(await words()).toEqual(['Lighter', 'Taller', 'Warmer'])
    await decided('changes', [{ ...asking, verdict: 'approved', note: '' }])
    expect(await words()).toEqual(['Taller', 'Warmer'])
    await decided('approved')
    expect(await words()).toEqual([])
    await decided('changes', [asking])
    expect(await words()).toEqual(['Darker'])
  })
})

describe('what waits of the last version', () => {
  const sent = async ({ headers } = ada) => (await quarry.ask(getProjectNews, { id: projectId }, headers)).data.sent

  it('is what of it was changed since, until the next version is sent', async () => {
    expect(await sent()).toEqual({ number: 1, changed: [], untaken: [] })
    await change({ ...tile, name: 'Another tile' })
    expect(await sent()).toMatchObject({ changed: [{ kind: 'budget', refId: budgetId, name: 'Flooring' }] })
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
    expect(await sent(bob)).toBeNull()
    await send()
    expect(await sent()).toEqual({ number: 2, changed: [], untaken: [] })
  })

  it('is not how far a list has come, nor what clients are not shown', async () => {
    await move('inReview')
    await move('approved')
    await change({ ...tile, status: 'ordered', note: 'From Jo' })
    expect(await sent()).toMatchObject({ changed: [] })
    await change({ ...smoked, name: 'Oak, dark' })
    expect((await sent())?.changed).toHaveLength(1)
  })

  it('names no more changed things than are shown', async () => {
    const budgetIds = [budgetId, await aList(), await aList(), await aList(), await aList()]
    await send({ budgetIds, offered: [] })
    await sql`UPDATE budget SET name = 'Other', version = version + 1, updated_at = now() + interval '1 hour'
      WHERE project_id = ${projectId}`.execute(quarry.db)
    expect((await sent())?.changed).toHaveLength(MOST_CHANGED)
  })

  it('is what clients decided last, until it is taken over', async () => {
    await decided('changes', [{ lineId: tile.id, verdict: 'changes', note: 'Darker' }], 'Mr Lind')
    await decided('changes', [{ lineId: tile.id, verdict: 'approved' }])
    const id = await decided('approved')
    expect((await sent())?.untaken).toEqual([{ id, who: 'Ms Lind', budgetIds: [budgetId], time: expect.any(Number) }])
    await follow(id)
    expect((await sent())?.untaken).toEqual([])
  })

  it('names the lists of which a decision says something', async () => {
    const another = await aList()
    versionId = await send({ budgetIds: [another, budgetId] })
    const lists = async () => (await sent())?.untaken.map(({ budgetIds }) => budgetIds)
    await decided('changes', [{ place: 1, lineId: tile.id, verdict: 'changes', note: 'Darker' }])
    expect(await lists()).toEqual([])
    await decided('changes', [{ place: 2, lineId: tile.id, verdict: 'approved' }])
    await decided('changes', [{ place: 2, lineId: oak.id, chosenId: ash.id }], 'Mr Lind')
    expect(await lists()).toEqual([[budgetId], [budgetId]])
    await decided('approved')
    expect(await lists()).toEqual([[another, budgetId]])
  })
})

describe('a list that was approved as a whole', () => {
  const approved = async ({ headers } = ada) =>
    (await quarry.ask(getApprovedLists, { budgetIds: [budgetId] }, headers)).data

  it('is told with what it says itself, until somebody moves it', async () => {
    expect(await approved()).toEqual([])
    const id = await decided('approved')
    const told = { budgetId, budgetName: 'Flooring', status: 'draft', name: 'Ms Lind', number: 1 }
    expect(await approved()).toMatchObject([{ ...told, isTakenOver: false }])
    await follow(id)
    expect(await approved()).toMatchObject([{ ...told, isTakenOver: true }])
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
    expect(await approved(bob)).toEqual([])
    await move('inReview')
    expect(await approved()).toEqual([])
  })

  it('is not one of which something else was decided later, or another version was sent', async () => {
    await decided('approved')
    await decided('changes', [], 'Mr Lind', 'Darker')
    expect(await approved()).toEqual([])
    await decided('approved', [], 'Mr Lind')
    expect(await approved()).toHaveLength(1)
    await send({ letter: 'Again' })
    expect(await approved()).toEqual([])
  })

  it('may have been approved by a link of its own, as long as it is still that', async () => {
    const link = await linkOf(quarry, ada, { kind: 'budget', refId: budgetId, name: 'Ms Lind', role: 'approve' })
    const { contentHash } = (await quarry.ask(getShared, {}, link.headers)).data
    expect((await quarry.call(approveShared, { name: 'Ms Lind', contentHash }, link.headers)).code).toBe(200)
    expect(await approved()).toMatchObject([{ name: 'Ms Lind', number: null, status: 'draft', isTakenOver: true }])
    await change({ ...tile, name: 'Another tile' })
    expect(await approved()).toEqual([])
  })
})
