import type { MemberParts } from '../parts.ts'

/**
 * Whether somebody sees demonstration accounts alone: one of these, where they may sign in from everywhere. Everybody knows
 * their password, and members are nobody's to show to everybody.
 */
export async function seesDemonstrationAlone(
  { db, settings }: Pick<MemberParts, 'db' | 'settings'>,
  memberId: string,
): Promise<boolean> {
  if (settings.demonstrationAccounts !== 'everywhere') return false
  const member = await db.selectFrom('member').select('is_demonstration').where('id', '=', memberId).executeTakeFirst()
  return member?.is_demonstration ?? true
}
