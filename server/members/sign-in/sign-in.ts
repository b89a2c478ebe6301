import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { legacyLogin } from '../../../contract/legacy.ts'
import type {
  register as registerCall,
  resetPassword as resetPasswordCall,
  signInByCode as signInByCodeCall,
  signInByPassword as signInByPasswordCall,
  Tokens,
} from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { createMember, findSignable, requireEmail, requireShortEmail } from '../accounts.ts'
import type { Member } from '../accounts.ts'
import { requireCode, useCode } from './email-codes.ts'
import { countCodeTry, tryPassword } from './password-attempts.ts'
import type { MemberDeps } from '../deps.ts'
import { isKnownDevice, noteDevice } from '../sessions/known-devices.ts'
import { isKnownNetwork } from '../sessions/known-networks.ts'
import { startLegacySession } from '../sessions/legacy-sessions.ts'
import { hashInTurn, requireNewPassword } from './passwords.ts'
import { findCaller, startSession } from '../sessions/sessions.ts'
import { setPassword } from './set-password.ts'

export async function signInByPassword(
  deps: MemberDeps,
  input: ParsedInputOf<typeof signInByPasswordCall>,
  client: RequestContext,
): Promise<Tokens> {
  const { id, password_hash: passwordHash } = await getByPassword(deps, input, client)
  const tokens = await startSession(deps, id, { ...client, loginType: input.loginType, passwordHash })
  await noteDevice(deps, input.email, client)
  return tokens
}

/** As `signInByPassword`, for the older API; returns the token for its cookie. */
export async function signInByForm(
  deps: MemberDeps,
  input: ParsedInputOf<typeof legacyLogin>,
  client: RequestContext,
): Promise<string> {
  const { id, password_hash: passwordHash } = await getByPassword(deps, input, client)
  return startLegacySession(deps, id, { ...client, loginType: 'legacy', passwordHash })
}

/** A wrong address and a wrong password get the same answer (1004003000), after the same time. */
async function getByPassword(
  deps: MemberDeps,
  { email, password }: { email: string; password: string },
  client: RequestContext,
): Promise<Member> {
  const member = await findSignable(deps, email, client)
  const from = { email, clientAddress: client.clientAddress }
  const isFamiliar =
    (await isKnownDevice(deps, email, client)) || (await isKnownNetwork(deps.db, from, deps.clock.now()))
  const line = isFamiliar ? 'familiar' : 'unknown'
  const isRight = await tryPassword(
    deps,
    { email, passwordHash: member?.password_hash ?? null, password, line },
    client,
  )
  if (!member || !isRight) throw new Problem(1004003000)
  return member
}

/** Signs in by code. A right code of an address without an account stays valid: it serves to register. */
export async function signInByCode(
  deps: MemberDeps,
  { email, code, loginType }: ParsedInputOf<typeof signInByCodeCall>,
  client: RequestContext,
): Promise<Tokens> {
  await countCodeTry(deps, client)
  const codeId = await requireCode(deps, { email, scene: 1, code })
  const member = await findSignable(deps, email, client)
  if (!member) throw new Problem(1004001001)
  await useCode(deps.db, codeId, deps.clock.now())
  return startSession(deps, member.id, { ...client, loginType, emailKey: member.email_key })
}

export async function register(
  deps: MemberDeps,
  { email, code, nickname, password, loginType }: ParsedInputOf<typeof registerCall>,
  client: RequestContext,
): Promise<Tokens> {
  const { db, clock, settings } = deps
  requireShortEmail(email, settings.loginLimits.email, client.language)
  if (password !== undefined) requireNewPassword(password, settings.loginLimits.password, client.language)
  await countCodeTry(deps, client)
  const codeId = await requireCode(deps, { email, scene: 1, code })
  const passwordHash = password === undefined ? null : await hashInTurn(password, email)
  const now = clock.now()
  const { id } = await db.transaction().execute(async (trx) => {
    const made = await createMember({ db: trx, clock }, { email, nickname, passwordHash, policyAcceptedAt: now })
    await useCode(trx, codeId, now)
    return made
  })
  return startSession(deps, id, { ...client, loginType })
}

/** Sets a new password, lifts the lock after wrong passwords, and ends all sessions but the caller's. */
export async function resetPassword(
  deps: MemberDeps,
  { email, code, password }: ParsedInputOf<typeof resetPasswordCall>,
  client: RequestContext,
): Promise<true> {
  const { db, clock, settings } = deps
  requireNewPassword(password, settings.loginLimits.password, client.language)
  await countCodeTry(deps, client)
  const codeId = await requireCode(deps, { email, scene: 2, code })
  const member = await findSignable(deps, email, client)
  // The code for an address without an account was never sent.
  if (!member) throw new Problem(1002014000)
  const caller = client.accessToken ? await findCaller(deps, client.accessToken, client) : undefined
  const keptId = caller?.memberId === member.id ? caller.sessionId : undefined
  const passwordHash = await hashInTurn(password, email)
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    await useCode(trx, codeId, now)
    // The former address may have been taken back since the code was checked.
    await requireEmail(trx, member.id, member.email_key)
    await setPassword(trx, member, { passwordHash, keptId, language: client.language, now })
  })
  return true
}
