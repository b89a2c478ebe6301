import type { Selectable, Transaction } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import type { MemberTables } from '../tables.ts'

type Held = Pick<
  Selectable<MemberTables['member']>,
  'id' | 'user_type' | 'is_editor' | 'is_demonstration' | 'locked_at' | 'delete_at'
>

/** Whether an account is an operator's. */
export function isOperator({ user_type: userType, is_editor: isEditor }: Pick<Held, 'user_type' | 'is_editor'>) {
  return userType === 2 && !isEditor
}

/** Whether somebody keeps the product by it: neither locked nor on its way out, nor of the demonstration, which goes. */
function keepsTheProduct(member: Held): boolean {
  return isOperator(member) && !member.is_demonstration && !member.locked_at && !member.delete_at
}

/**
 * Every operator and one more, held in the order of their ids until the transaction ends: of two who take each other's rights away
 * at the same moment the second sees what the first has done. To be asked before anything else of members is held.
 */
export async function holdOperators(trx: Transaction<MemberTables>, memberId: string): Promise<Held[]> {
  return trx
    .selectFrom('member')
    .select(['id', 'user_type', 'is_editor', 'is_demonstration', 'locked_at', 'delete_at'])
    .where((is) => is.or([is.and([is('user_type', '=', 2), is('is_editor', '=', false)]), is('id', '=', memberId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Whether the product would be nobody's to keep without this one. */
export function isLastOperator(held: readonly Held[], memberId: string): boolean {
  const keepers = held.filter(keepsTheProduct)
  return keepers.length === 1 && keepers[0]?.id === memberId
}

/** Whether an operator's account that is on its way out would leave nobody. */
export function isNobodyLeft(held: readonly Held[], memberId: string): boolean {
  const member = held.find(({ id }) => id === memberId)
  if (!member || !isOperator(member) || member.is_demonstration) return false
  return !held.some((one) => one.id !== memberId && keepsTheProduct(one))
}

/** Throws 1004004001 where nobody would be left. */
export function requireAnotherOperator(held: readonly Held[], memberId: string): void {
  if (isLastOperator(held, memberId)) throw new Problem(1004004001)
}
