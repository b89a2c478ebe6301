import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { Tokens } from '../../../contract/members.ts'
import { rolesOf } from '../../../contract/permissions.ts'
import type { Language } from '../../../contract/problem.ts'
import type { endSession as endSessionCall } from '../../../contract/profile.ts'
import { hashOfToken } from '../../platform/tokens.ts'
import type { Caller } from '../../platform/http/guard.ts'
import type { MemberContext, RequestContext } from '../../platform/http/serve.ts'
import type { Db, Trx } from '../../database.ts'
import { mayBeDemonstration, requireEmail, requirePassword } from '../accounts.ts'
import { deviceOf } from './device.ts'
import { noteNetwork } from './known-networks.ts'
import { noteArrival, noteSeen } from './last-seen.ts'
import type { MemberDeps } from '../deps.ts'
import { newPair, REFRESH_MS, storePair, answerTokens } from './token-pairs.ts'

/** The last use of a session is recorded at most this often. */
const NOTE_MS = 5 * 60_000

/** The client that signs in. */
export interface SignInClient {
  loginType?: string | number | undefined
  /** The hash of the password, for a sign-in with a password. */
  passwordHash?: string | null
  /** The key of the address, for a sign-in without a password. */
  emailKey?: string
  /** The language of the client. */
  language?: Language
  userAgent: string
  clientAddress: string
}

/**
 * Begins a session. Throws 1004003000 or 1004001001 where the password or address of the sign-in has changed meanwhile, 1004003001
 * with the reason where the account is locked.
 */
export async function startSession(
  deps: Pick<MemberDeps, 'db' | 'clock'>,
  memberId: string,
  client: SignInClient,
): Promise<Tokens> {
  const now = deps.clock.now()
  const pair = newPair()
  return deps.db.transaction().execute(async (trx) => {
    if (client.passwordHash) await requirePassword(trx, memberId, client.passwordHash)
    if (client.emailKey !== undefined) await requireEmail(trx, memberId, client.emailKey)
    const sessionId = await insertSession(trx, { memberId, client, lastsMs: REFRESH_MS }, now)
    await storePair(trx, { sessionId, ...pair }, now)
    return answerTokens(trx, { memberId, ...pair }, now)
  })
}

export interface NewSession {
  memberId: string
  client: SignInClient
  lastsMs: number
}

/**
 * Inserts a session and returns its id. Throws 1004003001 where the account is locked. A lock that is set at this moment waits, and
 * ends this session too.
 */
export async function insertSession(trx: Trx, { memberId, client, lastsMs }: NewSession, now: Date): Promise<string> {
  await noteArrival(trx, { memberId, language: client.language }, now)
  const { id } = await trx
    .insertInto('session')
    .values({
      member_id: memberId,
      login_type: client.loginType === undefined ? null : String(client.loginType),
      device: deviceOf(client.userAgent),
      address: client.clientAddress,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + lastsMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteNetwork(trx, { memberId, clientAddress: client.clientAddress }, now)
  return id
}

type From = Pick<RequestContext, 'isFromThisMachine'>

/** The member of an access token. */
export function findCaller(deps: MemberDeps, accessToken: string, from: From): Promise<Caller | undefined> {
  return findByHash(deps, hashOfToken(accessToken), from)
}

/** The member whose valid token has this hash. */
export async function findByHash(deps: MemberDeps, hash: Buffer, from: From): Promise<Caller | undefined> {
  const { db, clock, settings } = deps
  const now = clock.now()
  const found = await db
    .selectFrom('access_token')
    .innerJoin('session', 'session.id', 'access_token.session_id')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['session.id', 'member_id', 'user_type', 'is_editor', 'last_used_at', 'is_demonstration', 'is_counted'])
    .where('hash', '=', hash)
    .where('access_token.expires_at', '>', now)
    .where('ended_at', 'is', null)
    .where('locked_at', 'is', null)
    .executeTakeFirst()
  if (!found || (found.is_demonstration && !mayBeDemonstration(settings, from))) return undefined
  if (now.getTime() - found.last_used_at.getTime() > NOTE_MS)
    void noteUse(deps, { sessionId: found.id, memberId: found.member_id }, now)
  return {
    memberId: found.member_id,
    sessionId: found.id,
    roles: rolesOf({ isStaff: found.user_type === 2, isEditor: found.is_editor }),
    isCounted: found.is_counted,
  }
}

async function noteUse(
  { db, log }: MemberDeps,
  { sessionId, memberId }: { sessionId: string; memberId: string },
  now: Date,
): Promise<void> {
  try {
    await db.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute()
    await noteSeen(db, memberId, now)
  } catch (error) {
    log.warn({ err: error }, 'the use of a session was not noted')
  }
}

export interface LeavingDeps extends MemberDeps {
  /** Called when a member has signed out somewhere, or their account was deleted. */
  onLeaving: (memberId: string) => Promise<void>
}

/** Ends the session of an access token, expired or not. */
export async function endSession(
  { db, clock, onLeaving }: LeavingDeps,
  _input: unknown,
  { accessToken }: RequestContext,
): Promise<true> {
  if (accessToken === undefined) return true
  const ended = await db
    .updateTable('session')
    .set({ ended_at: clock.now() })
    .where('ended_at', 'is', null)
    .where('id', 'in', (query) =>
      query.selectFrom('access_token').select('session_id').where('hash', '=', hashOfToken(accessToken)),
    )
    .returning('member_id')
    .executeTakeFirst()
  if (ended) await onLeaving(ended.member_id)
  return true
}

/** Ends one of the member's own sessions; returns whether there was one. */
export async function endOwnSession(
  { db, clock }: MemberDeps,
  { id }: ParsedInputOf<typeof endSessionCall>,
  { caller: { memberId } }: MemberContext,
): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: clock.now() })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends the caller's sessions except the current one; returns their number. */
export async function endOwnOtherSessions(
  { db, clock }: MemberDeps,
  _input: unknown,
  { caller }: MemberContext,
): Promise<number> {
  return endOtherSessions(db, { memberId: caller.memberId, keptId: caller.sessionId }, clock.now())
}

/** Ends a member's sessions except one; returns their number. */
export async function endOtherSessions(
  db: Db,
  { memberId, keptId }: { memberId: string; keptId?: string | undefined },
  now: Date,
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId ?? ''))
    .returning('id')
    .execute()
  return ended.length
}
