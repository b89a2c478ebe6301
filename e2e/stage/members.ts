import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { pino } from 'pino'
import type { MemberDeps } from '../../server/members/deps.ts'
import { startSession } from '../../server/members/sessions/sessions.ts'
import { createClock } from '../../server/platform/clock.ts'
import { bearer, memberIn, type TestMember } from '../../server/testing/members.ts'
import type { SharedShop } from './catalogue.ts'

/** A unique email address for any shop and process, short enough for the forms. */
export function newAddress(): string {
  return `p${randomUUID().slice(0, 8)}@q.test`
}

/** A member of the shop with a session that no browser has. */
export async function memberOf(
  shop: SharedShop,
  facts: { nickname?: string; email?: string; password?: string; isOperator?: boolean; isEditor?: boolean } = {},
): Promise<TestMember> {
  return memberIn({ deps: depsOf(shop) }, { email: newAddress(), ...facts })
}

/** Another session of the same member. */
export async function signedInAgain(shop: SharedShop, member: TestMember, userAgent: string): Promise<TestMember> {
  const tokens = await startSession(depsOf(shop), member.id, { userAgent, clientAddress: '192.0.2.7' })
  return { ...member, tokens, headers: bearer(tokens) }
}

/** Stores a member's tokens as a sign-in in this tab would, and opens the page. */
export async function openAs({ tokens }: TestMember, page: Page, { url, isRemembered = true }: Opening): Promise<void> {
  const blank = new URL('/before-sign-in', url).href
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(blank)
  await page.evaluate(
    `{
      const storage = ${isRemembered} ? localStorage : sessionStorage
      storage.setItem('REFRESH_TOKEN', '${tokens.refreshToken}')
      storage.setItem('ACCESS_TOKEN', '${tokens.accessToken}')
      if (!${isRemembered}) localStorage.setItem('quarry-session-tokens', '1')
    }`,
  )
  await page.goto(url)
}

interface Opening {
  url: string
  isRemembered?: boolean
}

/** Expires the access token, as after half an hour. */
export async function expireAccess(shop: SharedShop, { id }: TestMember): Promise<void> {
  const { db } = depsOf(shop)
  await db
    .deleteFrom('access_token')
    .where('session_id', 'in', (query) => query.selectFrom('session').select('id').where('member_id', '=', id))
    .execute()
}

/** Ends all sessions of the member, as if from elsewhere. */
export async function endSessions(shop: SharedShop, { id }: TestMember): Promise<void> {
  await depsOf(shop).db.updateTable('session').set({ ended_at: new Date() }).where('member_id', '=', id).execute()
}

/** Removes the member's role, as if by another operator. */
export async function takeRole(shop: SharedShop, { id }: TestMember): Promise<void> {
  await depsOf(shop).db.updateTable('member').set({ user_type: 1 }).where('id', '=', id).execute()
}

/** How many sessions of a member are active. */
export async function countSessions(shop: SharedShop, { id }: TestMember): Promise<number> {
  const sessions = await depsOf(shop)
    .db.selectFrom('session')
    .select('id')
    .where('member_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return sessions.length
}

/** The stored avatar of a member, by its address. */
export async function findAvatar(shop: SharedShop, { id }: TestMember): Promise<string | null> {
  const { avatar } = await depsOf(shop)
    .db.selectFrom('member')
    .select('avatar')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return avatar
}

function depsOf({ db }: SharedShop): MemberDeps {
  return {
    db,
    clock: createClock(),
    settings: {
      loginLimits: { email: 40, code: 8, password: 20 },
      publicUrl: 'http://localhost:3000',
      social: undefined,
      demonstrationAccounts: 'this machine',
      isDemoMode: false,
    },
    log: pino({ level: 'silent' }),
  }
}
