import type { Transaction } from 'kysely'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { MemberTables } from '../../members/tables.ts'
import type { CollaborationParts, Trx } from '../parts.ts'
import { isOf } from '../things.ts'
import { tellOfAccess } from './changing.ts'
import { giveTo } from './hand-over.ts'
import { findOwned } from './owned.ts'

type Parts = Pick<CollaborationParts, 'clock' | 'notify'>

/**
 * Hands over what a member wants others to have, before their account ends. Throws as `handThingOver`, and nothing is handed over
 * then.
 */
export async function handThingsOver(
  parts: Parts,
  trx: Transaction<MemberTables>,
  { memberId, things }: { memberId: string; things: readonly (Thing & { memberId: string })[] },
): Promise<void> {
  for (const { kind, refId, memberId: toId } of things) {
    await giveTo(parts, trx, { thing: { kind, refId }, fromId: memberId, toId })
  }
}

/** Tells those who work on what is a member's that they see nothing of it from now on. */
export async function tellOfEnd(parts: Parts, given: Transaction<MemberTables>, memberId: string): Promise<void> {
  const trx = given as Trx
  for (const { name, ...thing } of await findOwned(trx, memberId)) {
    const people = await trx.selectFrom('collaborator').select('member_id').where(isOf(thing)).execute()
    for (const person of people) {
      await tellOfAccess(parts, trx, { thing, name, memberId: person.member_id, byId: memberId, what: 'gone' })
    }
  }
}
