import { sql } from 'kysely'
import type { GivenRight, Thing } from '../../contract/collaboration/rights.ts'
import { columnOf } from '../workspace/rights.ts'
import type { TestMember } from './members.ts'
import type { TestApp } from './test-app.ts'

/** Lets a member work on what is another's, as if they had accepted an invitation; with another right than before, too. */
export async function letWorkOn(
  quarry: Pick<TestApp, 'db' | 'parts'>,
  thing: Thing,
  member: Pick<TestMember, 'id'>,
  right: GivenRight,
): Promise<void> {
  await letWorkNoMore(quarry, thing, member)
  await sql`
    INSERT INTO collaborator (${sql.ref(columnOf(thing.kind))}, member_id, may, created_at)
    VALUES (${thing.refId}, ${member.id}, ${right}, ${quarry.parts.clock.now()})`.execute(quarry.db)
}

/** Takes the right away. */
export async function letWorkNoMore(
  quarry: Pick<TestApp, 'db'>,
  thing: Thing,
  member: Pick<TestMember, 'id'>,
): Promise<void> {
  await sql`
    DELETE FROM collaborator
    WHERE ${sql.ref(columnOf(thing.kind))} = ${thing.refId} AND member_id = ${member.id}`.execute(quarry.db)
}
