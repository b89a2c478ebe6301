import type { MemberDeps } from '../deps.ts'

/**
 * Whether an account is a demonstration account whose password is public here. Such accounts see only data of their kind and may
 * not store personal data.
 */
export async function isEverybodys(
  { db, settings }: Pick<MemberDeps, 'db' | 'settings'>,
  memberId: string,
): Promise<boolean> {
  if (settings.demonstrationAccounts !== 'everywhere') return false
  const member = await db.selectFrom('member').select('is_demonstration').where('id', '=', memberId).executeTakeFirst()
  return member?.is_demonstration ?? true
}
