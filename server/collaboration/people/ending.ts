import { sql } from 'kysely'
import type { Work } from '../../../contract/collaboration/rights.ts'
import type { NewNotice } from '../../../contract/notices.ts'
import { holdThings } from '../../workspace/rights.ts'
import { lockThings } from '../../workspace/trash.ts'
import type { Trx } from '../../database.ts'
import type { CollaborationDeps } from '../deps.ts'
import { tellOfAccess } from './changing.ts'
import { giveTo } from './transfer-thing.ts'
import { findOwned } from './owned.ts'
import { findCollaborators } from './people.ts'

type Deps = Pick<CollaborationDeps, 'clock' | 'notify'>

/**
 * Hands over the things that a member wants others to have, before the account ends. Throws as `transferThing`; then nothing is
 * handed over.
 */
export async function handThingsOver(
  deps: Deps,
  trx: Trx,
  { memberId, things }: { memberId: string; things: readonly (Work & { memberId: string })[] },
): Promise<void> {
  await holdAll(trx, { memberId, things })
  const telling = collectedIn(deps)
  for (const { kind, refId, memberId: toId } of things) {
    await giveTo(telling, trx, { thing: { kind, refId }, fromId: memberId, toId })
  }
  await telling.tell(trx)
}

/** Collects notices and writes them at the end: notices come last in the order of locks (decisions/150). */
function collectedIn(deps: Deps): Deps & { tell: (trx: Trx) => Promise<void> } {
  const notices: NewNotice[] = []
  return {
    ...deps,
    notify: async (_trx, told) => void notices.push(...told),
    tell: (trx) => deps.notify(trx, notices, deps.clock.now()),
  }
}

/** Locks in one go all that the following steps lock one by one, in the order of decisions/150. */
async function holdAll(
  trx: Trx,
  { memberId, things }: { memberId: string; things: readonly (Work & { memberId: string })[] },
): Promise<void> {
  const people = [...new Set([memberId, ...things.map((thing) => thing.memberId)])]
  const sorted = people.toSorted((one, other) => Number(BigInt(one) - BigInt(other)))
  for (const kind of ['board', 'budget', 'folder', 'project'] as const)
    for (const personId of sorted) await lockThings(trx, kind, personId)
  await sql`SELECT FROM board WHERE member_id = ${memberId} ORDER BY id FOR UPDATE`.execute(trx)
  for (const kind of ['budget', 'folder', 'project'] as const) {
    const ids = things.flatMap((thing) => (thing.kind === kind ? [thing.refId] : []))
    await holdThings(trx, kind, { memberId, ids })
  }
}

/** Tells the collaborators on a member's things that they lose access. */
export async function tellOfEnd(deps: Deps, trx: Trx, memberId: string): Promise<void> {
  const telling = collectedIn(deps)
  for (const { name, ...thing } of await findOwned(trx, memberId)) {
    for (const person of await findCollaborators(trx, thing))
      await tellOfAccess(telling, trx, { thing, name, memberId: person.memberId, byId: memberId, what: 'gone' })
  }
  await telling.tell(trx)
}
