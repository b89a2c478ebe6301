import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { createBudget } from '../../../contract/budgets/calls.ts'
import * as calls from '../../../contract/collaboration/people-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { createFolder } from '../../../contract/favourites.ts'
import { getNoticePage } from '../../../contract/notices.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { sharedKinds } from '../../../contract/sharing/links.ts'
import { letWorkOn } from '../../testing/collaborators.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let bob: TestMember
let cleo: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
  cleo = await memberIn(quarry, { nickname: 'Cleo' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})
afterAll(() => quarry.close())

/** A thing of Ada's, which Bob may edit and Cleo may comment on. */
async function aThing(kind: Thing['kind'] = 'board'): Promise<Thing> {
  const make = { board: createBoard, budget: createBudget, folder: createFolder }[kind]
  const refId = (await quarry.call<Endpoint>(make, { name: `Lobby ${Math.random()}` }, ada.headers)).data as string
  await letWorkOn(quarry, { kind, refId }, bob, 'edit')
  await letWorkOn(quarry, { kind, refId }, cleo, 'comment')
  return { kind, refId }
}
const people = (thing: Thing, { headers }: TestMember) => quarry.ask(calls.getPeople, thing, headers)
const latestOf = async ({ headers }: TestMember) => (await quarry.ask(getNoticePage, {}, headers)).data.list[0]

describe('who works on something', () => {
  it.each(sharedKinds)(
    'reads who else does on a %s, and the owner alone which addresses were invited',
    async (kind) => {
      const thing = await aThing(kind)
      await quarry.call(calls.invitePerson, { ...thing, email: 'secret@quarry.test', right: 'edit' }, ada.headers)
      const told = [
        { memberId: bob.id, nickname: 'Bob', right: 'edit' },
        { memberId: cleo.id, nickname: 'Cleo', right: 'comment' },
      ]
      expect((await people(thing, ada)).data).toMatchObject({ right: 'own', collaborators: told })
      expect((await people(thing, ada)).data.invitations).toHaveLength(1)
      expect((await people(thing, bob)).data).toMatchObject({ right: 'edit', collaborators: told, invitations: [] })
      expect((await people(thing, cleo)).data).toMatchObject({ right: 'comment', collaborators: told, invitations: [] })
    },
  )

  it('leaves, which the owner is told', async () => {
    const thing = await aThing()
    expect((await quarry.call(calls.leaveThing, thing, bob.headers)).data).toBe(true)
    expect((await people(thing, bob)).code).toBe(404)
    expect(await latestOf(ada)).toMatchObject({ kind: 'access-changed', details: { what: 'left', by: 'Bob' } })
    expect((await quarry.call(calls.leaveThing, thing, bob.headers)).code).toBe(404)
  })

  it('cannot leave who owns it: they hand it over or delete it', async () => {
    const { code, msg } = await quarry.call(calls.leaveThing, await aThing(), ada.headers)
    expect([code, msg.includes('hand it over')]).toEqual([1009004007, true])
  })

  it('may do something else when the owner says so, and is told once', async () => {
    const thing = await aThing()
    const change = (right: 'comment' | 'edit') =>
      quarry.call(calls.updateRight, { ...thing, memberId: cleo.id, right }, ada.headers)
    expect((await change('edit')).data).toBe(true)
    expect((await change('edit')).data).toBe(true)
    expect((await people(thing, cleo)).data.right).toBe('edit')
    expect(await latestOf(cleo)).toMatchObject({
      kind: 'access-changed',
      count: 1,
      details: { what: 'changed', right: 'edit' },
    })
  })

  it('does no more when the owner removes them; a save that runs ends whole or is refused', async () => {
    const thing = await aThing()
    const save = quarry.call(updateBoard, { id: thing.refId, version: 1, board: { name: 'Bob’s' } }, bob.headers)
    const remove = quarry.call(calls.removePerson, { ...thing, memberId: bob.id }, ada.headers)
    const [saved, removed] = await Promise.all([save, remove])
    expect(removed.data).toBe(true)
    const { name } = await quarry.db
      .selectFrom('board')
      .select('name')
      .where('id', '=', thing.refId)
      .executeTakeFirstOrThrow()
    expect([saved.code, name === 'Bob’s']).toEqual(saved.code === 200 ? [200, true] : [404, false])
    const later = { id: thing.refId, version: 2, board: { name: 'Later' } }
    expect((await quarry.call(updateBoard, later, bob.headers)).code).toBe(404)
    expect(await latestOf(bob)).toMatchObject({ details: { what: 'removed', by: 'Ada' }, isGone: true })
    expect((await quarry.call(calls.removePerson, { ...thing, memberId: bob.id }, ada.headers)).code).toBe(1009004009)
  })

  it('has it in their own data, with whom they invited and were invited by', async () => {
    const thing = await aThing()
    const fay = await memberIn(quarry)
    await quarry.call(calls.invitePerson, { ...thing, email: fay.email, right: 'comment' }, ada.headers)
    const own = async ({ headers }: TestMember) => (await quarry.ask(getOwnData, {}, headers)).data.people
    expect((await own(bob)).worksOn).toContainEqual(
      expect.objectContaining({ kind: 'board', owner: 'Ada', right: 'edit' }),
    )
    expect((await own(ada)).sent).toContainEqual(expect.objectContaining({ email: fay.email, right: 'comment' }))
    expect((await own(fay)).received).toContainEqual(expect.objectContaining({ email: fay.email, owner: 'Ada' }))
    expect((await own(fay)).worksOn).toEqual([])
  })
})

/** Each call of people, and how it ends for a collaborator who may edit, one who may comment, and another member. */
const REACHES: [
  Endpoint,
  (thing: Thing, invitationId: string) => object,
  edits: number,
  comments: number,
  another: number,
][] = [
  [calls.getPeople, (thing) => thing, 200, 200, 404],
  [calls.invitePerson, (thing) => ({ ...thing, email: 'x@quarry.test', right: 'edit' }), 1009004002, 1009004002, 404],
  [calls.takeInvitationBack, (_thing, id) => ({ id }), 404, 404, 404],
  [calls.sendInvitationAgain, (_thing, id) => ({ id }), 404, 404, 404],
  [calls.getInvitation, (_thing, id) => ({ id }), 404, 404, 404],
  [calls.acceptInvitation, (_thing, id) => ({ id }), 404, 404, 404],
  [calls.declineInvitation, (_thing, id) => ({ id }), 404, 404, 404],
  [calls.updateRight, (thing) => ({ ...thing, memberId: cleo.id, right: 'edit' }), 1009004002, 1009004002, 404],
  [calls.removePerson, (thing) => ({ ...thing, memberId: cleo.id }), 1009004002, 1009004002, 404],
  [calls.transferThing, (thing) => ({ ...thing, memberId: bob.id }), 1009004002, 1009004002, 404],
]

describe('whoever is not the owner', () => {
  it.each(sharedKinds)('changes nothing of who works on a %s, whatever they send', async (kind) => {
    const thing = await aThing(kind)
    const invitation = { ...thing, email: 'invited@quarry.test', right: 'edit' } as const
    const { id } = (await quarry.call(calls.invitePerson, invitation, ada.headers)).data
    const before = JSON.stringify((await people(thing, ada)).data)
    for (const [endpoint, input, edits, comments, another] of REACHES) {
      const codes = await Promise.all(
        [bob, cleo, eve].map(async ({ headers }) => (await quarry.call(endpoint, input(thing, id), headers)).code),
      )
      expect([endpoint.path, ...codes]).toEqual([endpoint.path, edits, comments, another])
    }
    expect((await quarry.call(calls.leaveThing, thing, eve.headers)).code).toBe(404)
    for (const { headers } of [bob, cleo, eve]) {
      expect((await quarry.ask(calls.getReceivedInvitations, {}, headers)).data).toEqual([])
      const owned = (await quarry.ask(calls.getOwnedWithOthers, {}, headers)).data
      expect(owned).toEqual([])
    }
    expect(JSON.stringify((await people(thing, ada)).data)).toBe(before)
  })

  it('is not made the owner, or given a right, who does not work on it', async () => {
    const thing = await aThing()
    for (const memberId of [eve.id, ada.id, '999999999']) {
      expect((await quarry.call(calls.transferThing, { ...thing, memberId }, ada.headers)).code).toBe(1009004009)
      expect((await quarry.call(calls.updateRight, { ...thing, memberId, right: 'edit' }, ada.headers)).code).toBe(
        1009004009,
      )
    }
  })
})
