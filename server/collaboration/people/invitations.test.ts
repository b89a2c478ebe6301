import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, deleteBoards, getBoard } from '../../../contract/boards/calls.ts'
import * as calls from '../../../contract/collaboration/people-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { getNoticePage, updateNoticeSettings } from '../../../contract/notices.ts'
import { letWorkOn } from '../../testing/collaborators.ts'
import { memberAgain, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { sweepInvitations } from './sweep.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
let now = new Date('2026-11-26T08:00:00Z').getTime()
let quarry: TestApp
let ada: TestMember
let bob: TestMember
let thing: Thing

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  await quarry.db.deleteFrom('invitation_mail').execute()
  await quarry.db.deleteFrom('attempt').execute()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
  const { data: refId } = await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)
  thing = { kind: 'board', refId }
})

/** Lets time pass; sessions end within these days. */
const passes = async (ms: number) => {
  now += ms
  ada = await memberAgain(quarry, ada)
  bob = await memberAgain(quarry, bob)
}
const invite = (email: string, right: 'comment' | 'edit' = 'edit', message = 'Have a look') =>
  quarry.call(calls.invitePerson, { ...thing, email, right, message }, ada.headers)
const invited = async (email: string, right: 'comment' | 'edit' = 'edit') => (await invite(email, right)).data.id
/** Fills a thing, on as many days as the limit of mails asks for. */
async function inviteMany(): Promise<string[]> {
  const ids: string[] = []
  for (let count = 0; count < calls.MOST_PEOPLE; count += 1) {
    if (count > 0 && count % calls.MOST_MAILS_TO_STRANGERS === 0) await passes(DAY)
    ids.push(await invited(`guest${count}@quarry.test`))
  }
  return ids
}
const accept = (id: string, { headers }: TestMember = bob) => quarry.call(calls.acceptInvitation, { id }, headers)
const open = (id: string, { headers }: TestMember = bob) => quarry.ask(calls.getInvitation, { id }, headers)
const received = async ({ headers }: TestMember = bob) =>
  (await quarry.ask(calls.getReceivedInvitations, {}, headers)).data.map(({ id }) => id)
const people = async ({ headers }: TestMember = ada) => (await quarry.ask(calls.getPeople, thing, headers)).data
const mailsTo = (email: string) =>
  quarry.db
    .selectFrom('mail_job')
    .select(['kind', 'language', 'details'])
    .where('email', '=', email)
    .where('kind', '=', 'invitation')
    .orderBy('id')
    .execute()
const noticesOf = async ({ headers }: TestMember) => (await quarry.ask(getNoticePage, {}, headers)).data.list

describe('who is invited by their address', () => {
  it('is mailed and told of it, sees what it is, accepts, and works on it', async () => {
    const { data } = await invite(bob.email)
    expect(data.wasMailedLately).toBe(false)
    expect(await mailsTo(bob.email)).toEqual([
      {
        kind: 'invitation',
        language: 'en',
        details: {
          invitationId: data.id,
          by: 'Ada',
          address: ada.email,
          to: 'board',
          name: 'Lobby',
          right: 'edit',
          message: 'Have a look',
        },
      },
    ])
    const details = { of: 'board', refId: thing.refId, name: 'Lobby', by: 'Ada', invitationId: data.id, right: 'edit' }
    expect(await noticesOf(bob)).toMatchObject([{ kind: 'invitation', details, isGone: false, isRead: false }])
    expect((await quarry.ask(getBoard, { id: thing.refId }, bob.headers)).code).toBe(404)
    expect((await open(data.id)).data).toEqual({
      id: data.id,
      ...thing,
      name: 'Lobby',
      ownerName: 'Ada',
      inviterName: 'Ada',
      right: 'edit',
      message: 'Have a look',
      createTime: now,
      expireTime: now + 30 * DAY,
    })
    expect((await accept(data.id)).data).toEqual(thing)
    expect((await quarry.ask(getBoard, { id: thing.refId }, bob.headers)).code).toBe(200)
    expect(await people()).toMatchObject({
      right: 'own',
      owner: { memberId: ada.id, nickname: 'Ada' },
      collaborators: [{ memberId: bob.id, nickname: 'Bob', right: 'edit', since: now }],
      invitations: [],
    })
    expect(await noticesOf(bob)).toMatchObject([
      { kind: 'invitation', isRead: true, isGone: false, details: { ...details, isAccepted: true } },
    ])
    expect(await noticesOf(ada)).toMatchObject([
      { kind: 'invitation-answered', details: { by: 'Bob', isAccepted: true }, isGone: false },
    ])
  })

  it('is found however their address is written', async () => {
    const id = await invited(bob.email.toUpperCase())
    expect(await received()).toEqual([id])
  })

  it('may make their account afterwards, with that address', async () => {
    const id = await invited('later@quarry.test')
    expect(await mailsTo('later@quarry.test')).toHaveLength(1)
    const later = await memberIn(quarry, { email: 'Later@quarry.test' })
    expect(await received(later)).toEqual([id])
    expect((await accept(id, later)).code).toBe(200)
  })

  it('says no, which the owner sees and is told; then its link opens nothing', async () => {
    const id = await invited(bob.email)
    expect((await quarry.call(calls.declineInvitation, { id }, bob.headers)).data).toBe(true)
    expect((await people()).invitations).toMatchObject([{ id, email: bob.email, isDeclined: true }])
    expect(await noticesOf(ada)).toMatchObject([{ details: { by: 'Bob', isAccepted: false } }])
    expect([(await open(id)).code, (await accept(id)).code, await received()]).toEqual([404, 404, []])
    expect(await noticesOf(bob)).toMatchObject([{ isGone: true }])
  })

  it('is asked anew by another link after they said no', async () => {
    const id = await invited(bob.email)
    await quarry.call(calls.declineInvitation, { id }, bob.headers)
    const again = await invited(bob.email)
    expect(again).not.toBe(id)
    expect(await received()).toEqual([again])
    expect((await people()).invitations).toMatchObject([{ id: again, isDeclined: false }])
  })

  it('gets a greater right, and never a smaller one, who works on it already', async () => {
    const id = await invited(bob.email, 'edit')
    await letWorkOn(quarry, thing, bob, 'comment')
    expect((await accept(id)).code).toBe(200)
    expect((await people()).collaborators).toMatchObject([{ right: 'edit' }])
    const other = await memberIn(quarry)
    const smaller = await invited(other.email, 'comment')
    await letWorkOn(quarry, thing, other, 'edit')
    await accept(smaller, other)
    expect((await people()).collaborators.map(({ right }) => right)).toEqual(['edit', 'edit'])
  })

  it('accepts once, however often they press', async () => {
    const id = await invited(bob.email)
    const codes = (await Promise.all([accept(id), accept(id), accept(id)])).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 404, 404])
    expect((await people()).collaborators).toHaveLength(1)
  })

  it('is not mailed where they want no such mails, which shows nobody else', async () => {
    await quarry.call(
      updateNoticeSettings,
      { settings: [{ kind: 'invitation', list: true, mail: false }] },
      bob.headers,
    )
    const { data } = await invite(bob.email)
    expect(data.wasMailedLately).toBe(false)
    expect(await mailsTo(bob.email)).toEqual([])
    expect(await received()).toEqual([data.id])
  })
})

describe('an invitation', () => {
  it('opens for nobody else to whom its link was forwarded', async () => {
    const id = await invited(bob.email)
    const eve = await memberIn(quarry)
    expect([(await open(id, eve)).code, (await accept(id, eve)).code, await received(eve)]).toEqual([404, 404, []])
    expect((await quarry.call(calls.declineInvitation, { id }, eve.headers)).code).toBe(404)
    expect((await open(id, ada)).code).toBe(404)
    expect((await accept(id)).code).toBe(200)
  })

  it('opens nothing once it is taken back, and its mail does not go', async () => {
    const id = await invited(bob.email)
    expect((await quarry.call(calls.takeInvitationBack, { id }, ada.headers)).data).toBe(true)
    expect([(await open(id)).code, (await accept(id)).code, await received()]).toEqual([404, 404, []])
    expect(await mailsTo(bob.email)).toEqual([])
    expect(await noticesOf(bob)).toMatchObject([{ isGone: true, isRead: true }])
    expect((await quarry.call(calls.takeInvitationBack, { id }, ada.headers)).code).toBe(404)
  })

  it('ends after thirty days, and goes thirty days later', async () => {
    const id = await invited(bob.email)
    await passes(30 * DAY)
    expect([(await open(id)).code, await received()]).toEqual([404, []])
    expect(await noticesOf(bob)).toMatchObject([{ isGone: true }])
    expect((await people()).invitations).toMatchObject([{ id }])
    const clock = { ...quarry.deps.clock, now: () => new Date(now) }
    await sweepInvitations({ db: quarry.db, clock })
    expect((await people()).invitations).toHaveLength(1)
    await passes(30 * DAY)
    await sweepInvitations({ db: quarry.db, clock })
    expect((await people()).invitations).toEqual([])
  })

  it('shows nothing of what lies in the trash, or of an owner who ends their account', async () => {
    const id = await invited(bob.email)
    await quarry.call(deleteBoards, { ids: [thing.refId] }, ada.headers)
    expect([(await open(id)).code, (await accept(id)).code]).toEqual([404, 404])
    expect(await noticesOf(bob)).toMatchObject([{ isGone: true }])
    await sql`UPDATE board SET deleted_at = NULL WHERE id = ${thing.refId}`.execute(quarry.db)
    expect(await noticesOf(bob)).toMatchObject([{ isGone: false }])
    await sql`UPDATE member SET delete_at = ${new Date(now + DAY)} WHERE id = ${ada.id}`.execute(quarry.db)
    expect([(await open(id)).code, (await accept(id)).code]).toEqual([404, 404])
    expect(await noticesOf(bob)).toMatchObject([{ isGone: true }])
  })
})

describe('who invites', () => {
  it('is answered the same whether an address has an account or not', async () => {
    const { data: known, ...ofKnown } = await invite(bob.email)
    const { data: unknown, ...ofUnknown } = await invite('nobody@quarry.test')
    expect(ofUnknown).toEqual(ofKnown)
    expect({ ...unknown, id: '' }).toEqual({ ...known, id: '' })
    const [one, other] = (await people()).invitations
    expect({ ...one, id: '', email: '' }).toEqual({ ...other, id: '', email: '' })
  })

  it('cannot invite themselves, or who works on it already, whose name they read', async () => {
    expect((await invite(ada.email.toUpperCase())).code).toBe(1009004003)
    await letWorkOn(quarry, thing, bob, 'comment')
    const refused = await invite(bob.email)
    expect([refused.code, refused.msg.includes('Bob')]).toEqual([1009004004, true])
  })

  it('is told which field is wrong of an address that is none, or longer than accounts may have', async () => {
    expect((await invite('bob')).code).toBe(400)
    const { code, msg } = await invite(`${'b'.repeat(40)}@quarry.test`)
    expect([code, msg.startsWith('email')]).toEqual([400, true])
    const long = { ...thing, email: bob.email, right: 'edit', message: 'x'.repeat(501) } as const
    expect((await quarry.call(calls.invitePerson, long, ada.headers)).code).toBe(400)
  })

  it('renews an open invitation with another right, and mails it once an hour', async () => {
    const id = await invited(bob.email, 'comment')
    const { data } = await invite(bob.email, 'edit', 'Now you may edit')
    expect(data).toEqual({ id, wasMailedLately: true })
    expect((await open(id)).data).toMatchObject({ right: 'edit', message: 'Now you may edit' })
    expect(await mailsTo(bob.email)).toHaveLength(1)
    const { code, msg } = await quarry.call(calls.sendInvitationAgain, { id }, ada.headers)
    expect([code, msg.includes('60')]).toEqual([1009004008, true])
    await passes(HOUR)
    expect((await quarry.call(calls.sendInvitationAgain, { id }, ada.headers)).data).toBe(true)
    expect(await mailsTo(bob.email)).toHaveLength(2)
  })

  it('has so many people and invitations for one thing, and a place again once one is taken back', async () => {
    const ids = await inviteMany()
    const refused = await invite(bob.email)
    expect([refused.code, refused.msg.includes('50')]).toEqual([1009004005, true])
    expect((await invite('guest1@quarry.test')).code).toBe(200)
    await quarry.call(calls.takeInvitationBack, { id: ids[0] ?? '' }, ada.headers)
    expect((await invite(bob.email)).code).toBe(200)
  })

  it('has no more of them for one that was declined and is sent again', async () => {
    const id = await invited(bob.email)
    await quarry.call(calls.declineInvitation, { id }, bob.headers)
    await passes(DAY)
    await inviteMany()
    await passes(HOUR)
    expect((await quarry.call(calls.sendInvitationAgain, { id }, ada.headers)).code).toBe(1009004005)
  })

  it('mails so many strangers a day, is told so and when again, and nothing is half done', async () => {
    await letWorkOn(quarry, thing, bob, 'comment')
    for (let count = 0; count < calls.MOST_MAILS_TO_STRANGERS; count += 1) await invited(`guest${count}@quarry.test`)
    await passes(HOUR)
    const stranger = await memberIn(quarry)
    const before = await people()
    for (const email of ['one-more@quarry.test', stranger.email]) {
      const { code, msg, data } = await invite(email)
      expect([code, msg]).toEqual([
        429,
        'At most 20 invitations a day are mailed to people who work on nothing together with you; try again in 23 hours.',
      ])
      expect(data).toEqual({ retryAfter: 23 * 3600 })
      expect(await mailsTo(email)).toEqual([])
    }
    expect(await people()).toEqual(before)
    const chinese = await quarry.call(
      calls.invitePerson,
      { ...thing, email: stranger.email, right: 'edit' },
      { ...ada.headers, 'accept-language': 'zh-CN' },
    )
    expect(chinese.msg).toBe('每天最多向尚未与您协作的人发送 20 封邀请邮件，请在 23 小时后重试。')
    const { data: refId } = await quarry.call(createBoard, { name: 'Hall' }, ada.headers)
    const known = { kind: 'board', refId, email: bob.email, right: 'edit' } as const
    expect((await quarry.call(calls.invitePerson, known, ada.headers)).code).toBe(200)
    await passes(DAY)
    expect((await invite(stranger.email)).code).toBe(200)
  })

  it('mails so many a day, and so many to one address, also by taking them back', async () => {
    await letWorkOn(
      quarry,
      { kind: 'board', refId: (await quarry.call(createBoard, { name: 'Hall' }, ada.headers)).data },
      bob,
      'edit',
    )
    for (let count = 0; count < calls.MOST_MAILS_TO_ONE; count += 1)
      await quarry.call(calls.takeInvitationBack, { id: await invited(bob.email) }, ada.headers)
    expect((await invite(bob.email)).code).toBe(1009004012)
    const mails = Array.from({ length: calls.MOST_INVITATION_MAILS - calls.MOST_MAILS_TO_ONE }, (_, count) => ({
      member_id: ada.id,
      email_key: `guest${count}@quarry.test`,
      sent_at: new Date(now),
    }))
    await quarry.db.insertInto('invitation_mail').values(mails).execute()
    expect((await invite('one-more@quarry.test')).code).toBe(1009004006)
    await passes(DAY)
    expect((await invite(bob.email)).code).toBe(200)
  })
})
