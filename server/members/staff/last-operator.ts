import type { Selectable } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'
import type { MemberTables } from '../tables.ts'

type Held = Pick<
  Selectable<MemberTables['member']>,
  'id' | 'user_type' | 'is_editor' | 'is_demonstration' | 'locked_at' | 'delete_at'
>

/** Whether an account is an operator's. */
export function isOperator({ user_type: userType, is_editor: isEditor }: Pick<Held, 'user_type' | 'is_editor'>) {
  return userType === 2 && !isEditor
}

/** Whether this account can keep the product running: an operator's, not locked, not about to be deleted, not of the demonstration. */
function keepsTheProduct(member: Held): boolean {
  return isOperator(member) && !member.is_demonstration && !member.locked_at && !member.delete_at
}

/**
 * Locks all operators and one more member, by ascending id, until the transaction ends. Two operators who demote each other at once
 * run one after the other. Call it before locking anything else of members.
 */
export async function holdOperators(trx: Trx, memberId: string): Promise<Held[]> {
  return trx
    .selectFrom('member')
    .select(['id', 'user_type', 'is_editor', 'is_demonstration', 'locked_at', 'delete_at'])
    .where((is) => is.or([is.and([is('user_type', '=', 2), is('is_editor', '=', false)]), is('id', '=', memberId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Whether this is the last account that can keep the product running. */
export function isLastOperator(held: readonly Held[], memberId: string): boolean {
  const keepers = held.filter(keepsTheProduct)
  return keepers.length === 1 && keepers[0]?.id === memberId
}

/** Whether the deletion of an operator's account would leave none. */
export function isNobodyLeft(held: readonly Held[], memberId: string): boolean {
  const member = held.find(({ id }) => id === memberId)
  if (!member || !isOperator(member) || member.is_demonstration) return false
  return !held.some((one) => one.id !== memberId && keepsTheProduct(one))
}

/** Throws 1004004001 for the last operator. */
export function requireAnotherOperator(held: readonly Held[], memberId: string): void {
  if (isLastOperator(held, memberId)) throw new Problem(1004004001)
}
