import { sql } from 'kysely'
import type { Language } from '../../contract/problem.ts'
import type { NoticeDeps } from './deps.ts'

/** Records a member's language where it has changed. Demonstration accounts get no mails. */
export async function noteReader(
  db: NoticeDeps['db'],
  { memberId, language }: { memberId: string; language: Language },
): Promise<void> {
  const reader = await db
    .selectFrom('notice_reader')
    .select('language')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (reader?.language === language) return
  await sql`
    INSERT INTO notice_reader (member_id, language)
    SELECT id, ${language} FROM member WHERE id = ${memberId} AND NOT is_demonstration
    ON CONFLICT (member_id) DO UPDATE SET language = excluded.language`.execute(db)
}
