import { email as emailShape, nickname as nicknameShape } from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import { findBadText } from '../../../contract/storable-text.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import type { Trx } from '../../database.ts'
import { createMember, emailKeyOf, findSignable, mayBeDemonstration, requireEmail } from '../accounts.ts'
import type { SocialPerson } from './openid-provider.ts'
import type { MemberDeps } from '../deps.ts'

/** OpenID Connect Core 1.0, 2. */
const LONGEST_SUBJECT = 255
const LONGEST_NICKNAME = 30

interface Visit {
  type: number
  policyAccepted?: boolean | undefined
  client: Pick<RequestContext, 'isFromThisMachine'>
}

/** The member that a person is, and their address. */
interface SignedMember {
  id: string
  email_key: string
}

/**
 * Finds the member of a person by an earlier login or by address, or makes one; undefined without the policy. Throws 1004003008 for
 * a new person without a verified address (decisions/026), 1004001001 at a race, 901 in demo mode.
 */
export async function findOrMakeMember(
  deps: MemberDeps,
  person: SocialPerson,
  { type, policyAccepted = false, client }: Visit,
): Promise<SignedMember | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    // Two calls at once must not make two members.
    await oneAtATime(trx, `social ${keyOf(person)}`)
    const known = await findKnown(trx, person)
    if (known) return known.is_demonstration && !mayBeDemonstration(deps.settings, client) ? refuse() : known
    const email = emailOf(person)
    if (email === undefined) throw new Problem(1004003008)
    const owner = await findSignable({ ...deps, db: trx }, email, client)
    if (!owner && deps.settings.isDemoMode) throw new Problem(901)
    if (!owner && !policyAccepted) return undefined
    // Locks the address: taking it back ends the logins that were linked before, and no later one.
    if (owner) await requireEmail(trx, owner.id, owner.email_key)
    const member = owner ?? {
      ...(await makeMember(trx, deps, { ...person, email })),
      email_key: emailKeyOf(email),
    }
    await trx
      .insertInto('social_identity')
      .values({
        member_id: member.id,
        type,
        issuer: person.issuer,
        subject: person.subject,
        created_at: deps.clock.now(),
      })
      .execute()
    return member
  })
}

function keyOf({ issuer, subject }: SocialPerson): string {
  if (subject.length > LONGEST_SUBJECT || findBadText({ issuer, subject })) return refuse()
  return `${issuer} ${subject}`
}

function refuse(): never {
  throw new Problem(1004003006)
}

async function findKnown(
  trx: Trx,
  { issuer, subject }: SocialPerson,
): Promise<(SignedMember & { is_demonstration: boolean }) | undefined> {
  return trx
    .selectFrom('social_identity')
    .innerJoin('member', 'member.id', 'social_identity.member_id')
    .select(['member.id', 'email_key', 'is_demonstration'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** The person's address, if it is verified. */
function emailOf({ email, isEmailVerified }: SocialPerson): string | undefined {
  if (!isEmailVerified || findBadText(email)) return undefined
  return emailShape.safeParse(email).data
}

function makeMember(
  trx: Trx,
  { clock }: MemberDeps,
  { email, name }: { email: string; name: string | null },
): Promise<{ id: string }> {
  const nickname = nicknameOf(name) ?? nicknameOf(email.split('@', 1)[0] ?? '') ?? 'Member'
  return createMember({ db: trx, clock }, { email, nickname, policyAcceptedAt: clock.now() })
}

function nicknameOf(text: string | null): string | undefined {
  // Cuts between code points: some characters take two UTF-16 units.
  const short = text
    ?.trim()
    .slice(0, LONGEST_NICKNAME)
    .replace(/[\ud800-\udbff]$/, '')
  return short !== undefined && !findBadText(short) ? nicknameShape.safeParse(short).data : undefined
}
