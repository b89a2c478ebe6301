import type { Transaction } from 'kysely'
import type { KeptMember } from '../../../contract/members-kept.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Member } from '../accounts.ts'
import type { MemberTables } from '../tables.ts'
import { getKept } from './kept-member.ts'
import { holdOperators, isOperator } from './last-operator.ts'
import type { StaffDeps } from './deps.ts'

/** What a change works on: nobody else changes it meanwhile. */
export interface HeldMember {
  trx: Transaction<MemberTables>
  member: Member
  /** Every operator, and the member. */
  held: Awaited<ReturnType<typeof holdOperators>>
  now: Date
}

/**
 * Changes a member as an operator has seen them; answers what they are then. Throws 404, 403 for whoever is no operator any more, and
 * 409 with the member as they are now where another version was seen.
 */
export async function changeMember(
  deps: StaffDeps,
  { id, version }: { id: string; version?: number | undefined },
  { caller, change }: Pick<MemberContext, 'caller'> & { change: (held: HeldMember) => Promise<void> },
): Promise<KeptMember> {
  // Who may not see a member does not change them.
  await getKept(deps, { id }, { caller })
  const isNewest = await deps.db.transaction().execute(async (trx) => {
    const held = await holdOperators(trx, id)
    const asker = held.find((one) => one.id === caller.memberId)
    if (!asker || !isOperator(asker) || asker.locked_at) throw new Problem(403)
    const member = await trx.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
    if (!member) throw new Problem(404)
    if (version !== undefined && member.kept_version !== version) return false
    await change({ trx, member, held, now: deps.clock.now() })
    return true
  })
  const kept = await getKept(deps, { id }, { caller: caller })
  if (!isNewest) throw new Problem(409, {}, kept)
  return kept
}

/** Accounts that everybody shares are nobody's to take away. */
export function requireNoDemonstration({ is_demonstration: isDemonstration }: Pick<Member, 'is_demonstration'>): void {
  if (isDemonstration) throw new Problem(1004004005)
}
