import { networkOf } from '../../platform/http/client-network.ts'
import type { Db } from '../../database.ts'
import { emailKeyOf } from '../accounts.ts'

const DAY = 24 * 60 * 60_000
/** How long the networks of a member's sign-ins are remembered. */
const REMEMBERED_MS = 90 * DAY

/** Records the network from which a member signed in. */
export async function noteNetwork(
  db: Db,
  { memberId, clientAddress }: { memberId: string; clientAddress: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('known_network')
    .values({ member_id: memberId, network: networkOf(clientAddress), seen_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Whether the member with this address signed in from the client's network lately; false without an account. */
export async function isKnownNetwork(
  db: Db,
  { email, clientAddress }: { email: string; clientAddress: string },
  now: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom('known_network')
    .innerJoin('member', 'member.id', 'known_network.member_id')
    .select('network')
    .where('email_key', '=', emailKeyOf(email))
    .where('network', '=', networkOf(clientAddress))
    .where('seen_at', '>', new Date(now.getTime() - REMEMBERED_MS))
    .executeTakeFirst()
  return known !== undefined
}

export async function forgetOldNetworks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('known_network')
    .where('seen_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute()
}
