import type { Selectable } from 'kysely'
import { hashOfToken, newToken } from '../../platform/tokens.ts'
import type { Db } from '../../database.ts'
import { takeBackUntil } from '../mail/take-back-link.ts'
import type { MemberTables } from '../tables.ts'

export type EmailChange = Selectable<MemberTables['email_change']>

/** Stores the former address of an account; returns the id of the change, for the mail to that address. */
export async function noteChange(
  db: Db,
  { memberId, email }: { memberId: string; email: string },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('email_change')
    .values({
      member_id: memberId,
      email,
      created_at: now,
      expires_at: takeBackUntil(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Makes the token of the mail's link while the mail is written; only its hash is stored. Undefined where the change can no longer
 * be taken back.
 */
export async function newTakeBackToken(db: Db, changeId: string | null): Promise<string | undefined> {
  const token = newToken()
  const { numInsertedOrUpdatedRows: kept } = await db
    .insertInto('take_back_token')
    .columns(['hash', 'change_id'])
    .expression((from) =>
      from
        .selectFrom('email_change')
        .select((select) => [select.val(hashOfToken(token)).as('hash'), 'id'])
        .where('id', '=', changeId),
    )
    .executeTakeFirst()
  return kept ? token : undefined
}

/** The change that a token takes back, while that is possible. */
export async function findChange(db: Db, token: string, now: Date): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_change')
    .innerJoin('take_back_token', 'take_back_token.change_id', 'email_change.id')
    .selectAll('email_change')
    .where('hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
