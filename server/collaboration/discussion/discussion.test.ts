import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard } from '../../../contract/boards/calls.ts'
import { createBudget } from '../../../contract/budgets/calls.ts'
import {
  countTodos,
  createTeamComment,
  deleteTeamComment,
  getDiscussionState,
  getTeamComments,
  getTodos,
  readTeamComments,
  resolveTeamComment,
  updateTeamComment,
} from '../../../contract/collaboration/discussion-calls.ts'
import { createFolder } from '../../../contract/favourites.ts'
import { getNoticePage } from '../../../contract/notices.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { aChip } from '../../testing/boards.ts'
import { workedExample } from '../../testing/budgets.ts'
import { letWorkNoMore, letWorkOn } from '../../testing/collaborators.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
/** May edit. */
let bo: TestMember
/** May comment. */
let cy: TestMember
let refId: string
let itemId: string

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 60 * 60_000)
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bo = await memberIn(quarry, { nickname: 'Bo' })
  cy = await memberIn(quarry, { nickname: 'Cy' })
  itemId = randomUUID()
  const items = [{ ...aChip(), id: itemId, name: 'Oak plank' }]
  refId = (await quarry.call(createBoard, { name: 'Lobby', items }, ada.headers)).data
  await letWorkOn(quarry, thing(), bo, 'edit')
  await letWorkOn(quarry, thing(), cy, 'comment')
  now = new Date(now.getTime() + 60_000)
})

const thing = () => ({ kind: 'board' as const, refId })
const say = (who: TestMember, text: string, more: object = {}) =>
  quarry.call(createTeamComment, { ...thing(), key: randomUUID(), text, ...more }, who.headers)
const heard = async (who: TestMember) => (await quarry.call(getTeamComments, thing(), who.headers)).data
const stateFor = async (who: TestMember) => (await quarry.call(getDiscussionState, thing(), who.headers)).data
const toldTo = async (who: TestMember) => {
  const { list } = (await quarry.call(getNoticePage, {}, who.headers)).data
  return list.map(({ kind, count, isRead }) => `${kind} ${count}${isRead ? ' read' : ''}`)
}

describe('who works on a board together', () => {
  it('says something of the whole, of an item or of a place, whatever right they have, and all of them read it', async () => {
    await say(ada, 'Lovely')
    await say(bo, 'Too dark?', { on: { itemId } })
    await say(cy, 'What comes here?', { on: { x: 10, y: 20.5 } })
    const { list, people, right } = await heard(cy)
    expect(list).toMatchObject([
      { text: 'Lovely', author: { nickname: 'Ada' }, on: null, isMine: false, isNew: true },
      {
        text: 'Too dark?',
        author: { nickname: 'Bo' },
        on: { itemId },
        onName: { name: 'Oak plank' },
        isPlaceGone: false,
      },
      { text: 'What comes here?', author: { nickname: 'Cy' }, on: { x: 10, y: 20.5 }, isMine: true, isNew: false },
    ])
    expect(people.map(({ nickname, right: may, isMe }) => [nickname, may, isMe])).toEqual([
      ['Ada', 'own', false],
      ['Bo', 'edit', false],
      ['Cy', 'comment', true],
    ])
    expect(right).toBe('comment')
    expect(await stateFor(ada)).toEqual({
      open: 3,
      unread: 2,
      places: [
        { on: { itemId }, count: 1 },
        { on: { x: 10, y: 20.5 }, count: 1 },
      ],
    })
  })

  it('names a material with its shade', async () => {
    const variant = { name: '黑', enName: 'Black' }
    const snapshot = { name: '烟熏橡木', enName: 'Smoked oak', model: 'SO-1', variant }
    await sql`UPDATE board_item SET content = ${JSON.stringify({ snapshot })} WHERE id = ${itemId}`.execute(quarry.db)
    await say(ada, 'Dark?', { on: { itemId } })
    expect((await heard(ada)).list).toMatchObject([{ onName: { name: '烟熏橡木，黑', enName: 'Smoked oak, Black' } }])
  })

  it('names a line of a budget list as it is called, and neither line nor item that is not there', async () => {
    const example = workedExample()
    const [line] = example.lines
    const budget = { kind: 'budget', refId: (await quarry.call(createBudget, example, ada.headers)).data } as const
    const folder = {
      kind: 'folder',
      refId: (await quarry.call(createFolder, { name: 'Oaks' }, ada.headers)).data,
    } as const
    const key = randomUUID()
    const text = 'Which?'
    const on = { lineId: line?.id ?? '' }
    expect((await quarry.call(createTeamComment, { ...budget, key, text, on }, ada.headers)).code).toBe(200)
    const { list } = (await quarry.call(getTeamComments, budget, ada.headers)).data
    expect(list).toMatchObject([{ onName: { name: line?.name, enName: line?.name } }])
    const none = { ...folder, key: randomUUID(), text, on: { folderItemId: '1' } }
    expect((await quarry.call(createTeamComment, none, ada.headers)).code).toBe(400)
  })

  it('says it once, though the call comes twice, and at once', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([say(bo, 'Oak?', { key }), say(bo, 'Oak?', { key })])
    expect(one.data).toBe(other.data)
    expect((await heard(ada)).list).toHaveLength(1)
  })

  it('answers beneath the first comment, and is told once of each: by name, as owner, or for taking part', async () => {
    const { data: first } = await say(cy, 'Too dark?')
    expect(await toldTo(ada)).toEqual(['team-comment 1'])
    const { data: second } = await say(bo, '@Ada what do you say?', { parentId: first, mentions: [ada.id, bo.id] })
    await say(ada, 'Lighter', { parentId: second })
    expect((await heard(ada)).list).toMatchObject([
      { parentId: null },
      { parentId: first, mentions: [{ nickname: 'Ada' }, { nickname: 'Bo' }] },
      { parentId: first },
    ])
    expect(await toldTo(ada)).toEqual(['mention 1', 'team-comment 1'])
    expect(await toldTo(bo)).toEqual(['team-comment 1'])
    expect(await toldTo(cy)).toEqual(['team-comment 2'])
  })

  it('gives somebody something to do, who does it; and hears of it', async () => {
    const { data: id } = await say(ada, 'Order a sample', { assigneeId: cy.id, dueOn: '2026-12-01', on: { itemId } })
    await say(ada, 'Some day', { assigneeId: cy.id })
    await say(ada, 'First of all', { assigneeId: cy.id, dueOn: '2026-11-30' })
    const { list, total } = (await quarry.call(getTodos, {}, cy.headers)).data
    expect(list.map(({ text }) => text)).toEqual(['First of all', 'Order a sample', 'Some day'])
    expect(list[1]).toMatchObject({
      id,
      ...thing(),
      name: 'Lobby',
      onName: { name: 'Oak plank' },
      by: 'Ada',
      isMine: false,
    })
    expect([total, (await quarry.call(countTodos, {}, cy.headers)).data.open]).toEqual([3, 3])
    expect((await quarry.call(resolveTeamComment, { id, isResolved: true }, cy.headers)).code).toBe(200)
    expect((await quarry.call(countTodos, {}, cy.headers)).data.open).toBe(2)
    expect((await quarry.call(getTodos, { state: 'done' }, cy.headers)).data.list).toMatchObject([{ id }])
    expect(await toldTo(ada)).toEqual(['to-do-done 1'])
    expect((await heard(ada)).list[0]).toMatchObject({ resolvedBy: 'Cy', resolveTime: now.getTime() })
    expect(await toldTo(cy)).toEqual(['to-do 1', 'to-do 1', 'to-do 1'])
  })

  it('has read what they have looked at, and what they were told of it', async () => {
    const { data: first } = await say(ada, '@Bo see', { mentions: [bo.id] })
    const { data: second } = await say(cy, 'And I', { parentId: first })
    await say(cy, 'Later', { parentId: first })
    await quarry.call(readTeamComments, { ...thing(), upTo: second }, bo.headers)
    expect((await stateFor(bo)).unread).toBe(1)
    expect(await toldTo(bo)).toEqual(['team-comment 2 read', 'mention 1 read'])
    // A slow, older page must not take anything back.
    await quarry.call(readTeamComments, { ...thing(), upTo: first }, bo.headers)
    expect((await stateFor(bo)).unread).toBe(1)
  })

  it('has nothing unread of what was said before they came', async () => {
    await say(ada, 'Before')
    const dee = await memberIn(quarry, { nickname: 'Dee' })
    now = new Date(now.getTime() + 60_000)
    await letWorkOn(quarry, thing(), dee, 'comment')
    await say(ada, 'After')
    expect((await stateFor(dee)).unread).toBe(1)
  })

  it('changes what is theirs, and does not overwrite what they changed elsewhere', async () => {
    const { data: id } = await say(cy, 'Oak')
    const change = { id, version: 1, text: '@Bo oak', mentions: [bo.id], assigneeId: null, dueOn: null }
    expect((await quarry.call(updateTeamComment, change, cy.headers)).code).toBe(200)
    expect(await toldTo(bo)).toEqual(['mention 1'])
    const late = await quarry.call(updateTeamComment, { ...change, text: 'Ash' }, cy.headers)
    expect(late).toMatchObject({ code: 409, data: { comment: { text: '@Bo oak', version: 2 } } })
    expect((await quarry.call(updateTeamComment, { ...change, version: 2 }, ada.headers)).code).toBe(403)
    expect((await heard(ada)).list).toMatchObject([{ text: '@Bo oak', editTime: now.getTime() }])
  })

  it('deletes what is theirs; what was answered stays, and the owner may delete all', async () => {
    const { data: first } = await say(bo, 'Oak', { on: { itemId } })
    const { data: reply } = await say(cy, 'Ash', { parentId: first })
    expect((await quarry.call(deleteTeamComment, { id: reply }, bo.headers)).code).toBe(403)
    expect((await quarry.call(deleteTeamComment, { id: first }, bo.headers)).data).toBe(true)
    expect((await heard(ada)).list).toMatchObject([{ isDeleted: true, text: '', on: { itemId } }, { text: 'Ash' }])
    expect((await say(ada, 'Still', { parentId: reply })).code).toBe(200)
    const { list } = await heard(ada)
    for (const { id } of list.slice(1)) await quarry.call(deleteTeamComment, { id }, ada.headers)
    expect((await heard(ada)).list).toEqual([])
    expect((await quarry.call(deleteTeamComment, { id: first }, bo.headers)).data).toBe(false)
    expect((await say(ada, 'To nobody', { parentId: reply })).code).toBe(1009004021)
  })

  it('takes back with a comment what nobody has read of it yet', async () => {
    const { data: first } = await say(bo, 'Oak')
    const { data: second } = await say(bo, 'Ash')
    const { data: id } = await say(bo, '@Cy elm', { mentions: [cy.id], parentId: first, assigneeId: ada.id })
    expect([await toldTo(ada), await toldTo(cy)]).toEqual([['to-do 1', 'team-comment 2'], ['mention 1']])
    await quarry.call(deleteTeamComment, { id: second }, bo.headers)
    await quarry.call(deleteTeamComment, { id }, bo.headers)
    expect([await toldTo(ada), await toldTo(cy)]).toEqual([['team-comment 1'], []])
    const { list } = (await quarry.call(getNoticePage, {}, ada.headers)).data
    expect(list).toMatchObject([{ details: { text: '' } }])
    await quarry.call(deleteTeamComment, { id: first }, bo.headers)
    expect((await heard(ada)).list).toEqual([])
  })

  it('takes back who is named no longer, or has it to do no longer', async () => {
    const { data: id } = await say(ada, '@Cy oak', { mentions: [cy.id], assigneeId: bo.id })
    expect([await toldTo(bo), await toldTo(cy)]).toEqual([['to-do 1'], ['mention 1']])
    const change = { id, version: 1, text: 'Oak', mentions: [], assigneeId: cy.id, dueOn: null }
    expect((await quarry.call(updateTeamComment, change, ada.headers)).code).toBe(200)
    expect([await toldTo(bo), await toldTo(cy)]).toEqual([[], ['to-do 1']])
  })

  it('can change and settle no oftener than say something', async () => {
    const { data: id } = await say(ada, 'Oak')
    for (let count = 1; count < 30; count += 1)
      await quarry.call(resolveTeamComment, { id, isResolved: count % 2 === 1 }, ada.headers)
    const change = { id, version: 1, text: 'Ash', mentions: [], assigneeId: null, dueOn: null }
    expect((await quarry.call(resolveTeamComment, { id, isResolved: false }, ada.headers)).code).toBe(429)
    expect((await quarry.call(updateTeamComment, change, ada.headers)).code).toBe(429)
    expect((await say(ada, 'Elm')).code).toBe(429)
    expect((await quarry.call(resolveTeamComment, { id, isResolved: false }, bo.headers)).code).toBe(200)
  })

  it('deletes and answers at once, and either there is the answer or a word that it came too late', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { data: first } = await say(bo, 'Oak')
      const [gone, answered] = await Promise.all([
        quarry.call(deleteTeamComment, { id: first }, bo.headers),
        say(cy, 'Ash', { parentId: first }),
      ])
      expect(gone.data).toBe(true)
      const { list } = await heard(ada)
      const kept = list.map(({ id, isDeleted }) => [id, isDeleted])
      expect([[200, [first, true], [answered.data, false]], [1009004021]]).toContainEqual([answered.code, ...kept])
      for (const { id } of list.filter(({ isDeleted }) => !isDeleted))
        await quarry.call(deleteTeamComment, { id }, ada.headers)
    }
  })

  it('is told which field is wrong, and nothing is kept', async () => {
    const eve = await memberIn(quarry)
    const refusals: [more: object, field: string][] = [
      [{ mentions: [ada.id, eve.id] }, 'mentions.1'],
      [{ assigneeId: eve.id }, 'assigneeId'],
      [{ dueOn: '2026-12-01' }, 'dueOn'],
      [{ on: { itemId: randomUUID() } }, 'on.itemId'],
      [{ on: { lineId: randomUUID() } }, 'on.lineId'],
      [{ on: { folderItemId: '1' } }, 'on.folderItemId'],
      [{ text: ' \u200b ' }, 'text'],
    ]
    for (const [more, field] of refusals) {
      const { code, msg } = await say(ada, 'Oak', more)
      expect([code, msg.slice(0, msg.indexOf(':'))]).toEqual([400, field])
    }
    expect((await heard(ada)).list).toEqual([])
  })

  it('still reads what was said on what has gone, of whom has gone, and of whom works there no more', async () => {
    await say(bo, '@Cy', { on: { itemId }, mentions: [cy.id] })
    await say(ada, 'Do it', { assigneeId: cy.id })
    await letWorkNoMore(quarry, thing(), cy)
    await quarry.db.deleteFrom('member').where('id', '=', bo.id).execute()
    await quarry.db.deleteFrom('board_item').where('board_id', '=', refId).execute()
    expect((await heard(ada)).list).toMatchObject([
      {
        author: { memberId: null, nickname: null },
        isPlaceGone: true,
        onName: { name: 'Oak plank' },
        mentions: [{ nickname: 'Cy' }],
      },
      { assignee: { nickname: 'Cy' } },
    ])
    expect((await quarry.call(getTodos, {}, cy.headers)).data).toEqual({ list: [], total: 0 })
    const { list: told } = (await quarry.call(getNoticePage, {}, cy.headers)).data
    expect(told.map(({ isGone }) => isGone)).toEqual([true, true])
  })

  it('takes along what they have said', async () => {
    await say(bo, 'Mine', { on: { itemId } })
    await say(ada, 'Another’s')
    const { teamComments } = (await quarry.call(getOwnData, {}, bo.headers)).data
    expect(teamComments).toMatchObject([{ ...thing(), text: 'Mine', isReply: false, isTodo: false }])
  })

  it('takes along what others gave them to do, as far as they may see it', async () => {
    const dueOn = '2027-01-15'
    await say(ada, 'Measure the lobby', { assigneeId: bo.id, dueOn })
    await say(bo, 'Mine', { assigneeId: bo.id })
    await say(ada, 'Not theirs', { assigneeId: cy.id })
    const todos = async () => (await quarry.call(getOwnData, {}, bo.headers)).data.todos
    expect(await todos()).toEqual([
      { ...thing(), text: 'Measure the lobby', dueOn, createTime: now.getTime(), doneTime: null },
    ])
    await letWorkNoMore(quarry, thing(), bo)
    expect(await todos()).toEqual([])
  })
})

describe('whose it is', () => {
  it.each(['comment', 'edit', 'own', 'removed', 'stranger', 'visitor', 'trash'] as const)(
    'is open to %s as their right says',
    async (whose) => {
      const { data: id } = await say(ada, 'Secret', { assigneeId: ada.id })
      const eve = await memberIn(quarry)
      if (whose === 'removed') await letWorkNoMore(quarry, thing(), cy)
      if (whose === 'trash')
        await quarry.db.updateTable('board').set({ deleted_at: now }).where('id', '=', refId).execute()
      const who = { comment: cy, edit: bo, own: ada, removed: cy, stranger: eve, visitor: eve, trash: ada }[whose]
      const headers = whose === 'visitor' ? {} : who.headers
      const mayRead = ['comment', 'edit', 'own'].includes(whose)
      const other = whose === 'visitor' ? 401 : 404
      const change = { id, version: 1, text: 'x', assigneeId: null, dueOn: null }
      const asked = async () => [
        (await quarry.call(getTeamComments, thing(), headers)).code,
        (await quarry.call(getDiscussionState, thing(), headers)).code,
        (await quarry.call(readTeamComments, { ...thing(), upTo: id }, headers)).code,
        (await quarry.call(createTeamComment, { ...thing(), key: randomUUID(), text: 'x' }, headers)).code,
        (await quarry.call(createTeamComment, { ...thing(), key: randomUUID(), parentId: id, text: 'x' }, headers))
          .code,
        (await quarry.call(resolveTeamComment, { id, isResolved: true }, headers)).code,
        (await quarry.call(updateTeamComment, change, headers)).code,
        (await quarry.call(deleteTeamComment, { id }, headers)).code,
      ]
      const changes = whose === 'own' ? [200, 200] : [403, 403]
      expect(await asked()).toEqual(
        mayRead ? [200, 200, 200, 200, 200, 200, ...changes] : [other, other, other, other, other, other, other, other],
      )
    },
  )

  it('answers nobody beneath what was said elsewhere', async () => {
    const { data: first } = await say(ada, 'Here')
    const { data: elsewhere } = await quarry.call(createBoard, { name: 'Elsewhere', items: [] }, ada.headers)
    const input = { kind: 'board', refId: elsewhere, key: randomUUID(), parentId: first, text: 'There' }
    expect((await quarry.call(createTeamComment, input, ada.headers)).code).toBe(1009004021)
  })
})
