import { sql } from 'kysely'
import type { GivenRight, Work } from '../../contract/collaboration/rights.ts'
import { emailKeyOf } from '../members/accounts.ts'
import { idColumnOf } from '../workspace/thing-columns.ts'
import { memberIn } from './members.ts'
import type { TestMember } from './members.ts'
import type { TestApp } from './test-app.ts'

/** Gives a member a right to another's thing, as if they had accepted an invitation, or changes their right. */
export async function letWorkOn(
  quarry: Pick<TestApp, 'db' | 'deps'>,
  thing: Work,
  member: Pick<TestMember, 'id'>,
  right: GivenRight,
): Promise<void> {
  await letWorkNoMore(quarry, thing, member)
  await sql`
    INSERT INTO collaborator (${sql.ref(idColumnOf(thing.kind))}, member_id, may, created_at)
    VALUES (${thing.refId}, ${member.id}, ${right}, ${quarry.deps.clock.now()})`.execute(quarry.db)
}

/** Takes the right away. */
export async function letWorkNoMore(
  quarry: Pick<TestApp, 'db'>,
  thing: Work,
  member: Pick<TestMember, 'id'>,
): Promise<void> {
  await sql`
    DELETE FROM collaborator
    WHERE ${sql.ref(idColumnOf(thing.kind))} = ${thing.refId} AND member_id = ${member.id}`.execute(quarry.db)
}

/** Invites a member to another's thing; there is no answer yet. */
async function invite(
  quarry: Pick<TestApp, 'db' | 'deps'>,
  thing: Work,
  { by, member }: { by: TestMember; member: TestMember },
): Promise<void> {
  const now = quarry.deps.clock.now()
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60_000)
  await sql`
    INSERT INTO invitation (id, ${sql.ref(idColumnOf(thing.kind))}, email, email_key, may, message, invited_by,
      created_at, sent_at, expires_at)
    VALUES (gen_random_uuid(), ${thing.refId}, ${member.email}, ${emailKeyOf(member.email)}, 'edit', '', ${by.id},
      ${now}, ${now}, ${expiresAt})`.execute(quarry.db)
}

/** Members with rising rights to something of Ada's. */
export interface Circle {
  /** Has an open invitation. */
  invited: TestMember
  /** Had a right that was taken away. */
  removed: TestMember
  comments: TestMember
  edits: TestMember
}

export async function circleIn(quarry: Pick<TestApp, 'deps'>): Promise<Circle> {
  return {
    invited: await memberIn(quarry, { nickname: 'Ivy' }),
    removed: await memberIn(quarry, { nickname: 'Rex' }),
    comments: await memberIn(quarry, { nickname: 'Cam' }),
    edits: await memberIn(quarry, { nickname: 'Eda' }),
  }
}

/** Gives each member of a circle their right to something. */
export async function letIn(
  quarry: Pick<TestApp, 'db' | 'deps'>,
  { invited, removed, comments, edits }: Circle,
  { thing, owner }: { thing: Work; owner: TestMember },
): Promise<void> {
  await invite(quarry, thing, { by: owner, member: invited })
  await letWorkOn(quarry, thing, removed, 'edit')
  await letWorkNoMore(quarry, thing, removed)
  await letWorkOn(quarry, thing, comments, 'comment')
  await letWorkOn(quarry, thing, edits, 'edit')
}
