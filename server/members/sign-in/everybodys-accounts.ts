import type { MemberDeps } from '../deps.ts'

/**
 * Whether an account is everybody's: of the demonstration, where such may sign in from everywhere, and everybody knows their password.
 * It shows nobody's data but that of accounts like it, and is no place for what is somebody's own.
 */
export async function isEverybodys(
  { db, settings }: Pick<MemberDeps, 'db' | 'settings'>,
  memberId: string,
): Promise<boolean> {
  if (settings.demonstrationAccounts !== 'everywhere') return false
  const member = await db.selectFrom('member').select('is_demonstration').where('id', '=', memberId).executeTakeFirst()
  return member?.is_demonstration ?? true
}
