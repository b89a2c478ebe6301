import type { Selectable } from 'kysely'
import type { KeptMemberRow } from '../../../contract/members-kept.ts'
import type { Db } from '../../database.ts'
import type { MemberTables } from '../tables.ts'
import { isOperator } from './last-operator.ts'

/** Selects members with the facts that an operator's list shows. */
export function selectRows(db: Db) {
  return db
    .selectFrom('member')
    .leftJoin('company', 'company.member_id', 'member.id')
    .select([
      'member.id',
      'email',
      'nickname',
      'user_type',
      'is_editor',
      'locked_at',
      'lock_reason',
      'delete_at',
      'company_verification',
      'company.name as company_name',
      'created_at',
      'last_seen_at',
      'is_demonstration',
    ])
}

type Found = Pick<
  Selectable<MemberTables['member']>,
  | 'id'
  | 'email'
  | 'nickname'
  | 'user_type'
  | 'is_editor'
  | 'locked_at'
  | 'lock_reason'
  | 'delete_at'
  | 'company_verification'
  | 'created_at'
  | 'last_seen_at'
  | 'is_demonstration'
> & { company_name: string | null }

export function toldRow(found: Found): KeptMemberRow {
  return {
    id: found.id,
    email: found.email,
    nickname: found.nickname,
    role: roleOf(found),
    state: found.locked_at ? 'locked' : found.delete_at ? 'leaving' : 'active',
    lockReason: found.lock_reason,
    deleteTime: found.delete_at?.getTime() ?? null,
    verification: found.company_verification,
    // A withdrawn company is the member's own again.
    companyName: found.company_verification === 'none' ? null : found.company_name,
    createTime: found.created_at.getTime(),
    lastSeenTime: found.last_seen_at?.getTime() ?? null,
    isDemonstration: found.is_demonstration,
  }
}

/** The member's highest role. */
export function roleOf(member: Pick<Found, 'user_type' | 'is_editor'>): KeptMemberRow['role'] {
  if (isOperator(member)) return 'operator'
  return member.is_editor ? 'editor' : 'member'
}
