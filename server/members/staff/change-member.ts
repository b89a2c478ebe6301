import type { KeptMember } from '../../../contract/members-kept.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import type { Member } from '../accounts.ts'
import { getKept } from './kept-member.ts'
import { holdOperators, isOperator } from './last-operator.ts'
import type { StaffDeps } from './deps.ts'

/** A locked member that an operator changes. */
export interface LockedMember {
  trx: Trx
  member: Member
  /** All operators and the member. */
  held: Awaited<ReturnType<typeof holdOperators>>
  now: Date
}

/**
 * Changes a member as the operator saw them; returns the member afterwards. Throws 404, 403 where the caller is no longer an
 * operator, and 409 with the present member where the operator saw another version.
 */
export async function changeMember(
  deps: StaffDeps,
  { id, version }: { id: string; version?: number | undefined },
  { caller, change }: Pick<MemberContext, 'caller'> & { change: (held: LockedMember) => Promise<void> },
): Promise<KeptMember> {
  // Staff that may not see a member may not change them.
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

/** Throws for demonstration accounts, which everybody shares. */
export function requireNoDemonstration({ is_demonstration: isDemonstration }: Pick<Member, 'is_demonstration'>): void {
  if (isDemonstration) throw new Problem(1004004005)
}
