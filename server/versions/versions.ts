import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type * as calls from '../../contract/versions.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { requireRight } from '../workspace/rights.ts'
import type { Trx } from '../database.ts'
import { takeContent } from './content.ts'
import { findVersions, isOfVersioned, mayChangeVersion, namedVersionOf, requireVersion } from './find-versions.ts'
import { keepVersion } from './keep-version.ts'
import type { VersionDeps } from './deps.ts'

type Caller = Pick<MemberContext, 'caller'>

/** Throws 404 for a board or list that the member does not see. */
export async function getVersionPage(
  { db }: Pick<VersionDeps, 'db'>,
  thing: ParsedInputOf<typeof calls.getVersionPage>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.getVersionPage>> {
  const { right } = await requireRight(db, thing, { memberId, needed: 'comment' })
  const rows = await findVersions(db, isOfVersioned(thing))
  return rows.map((row) => namedVersionOf(row, { memberId, right }))
}

/** Stores the present state of a board or list; nobody can save meanwhile. Throws 1009005001 where there are too many versions. */
export async function createVersion(
  { db, clock }: Pick<VersionDeps, 'db' | 'clock'>,
  { name, note, ...which }: ParsedInputOf<typeof calls.createVersion>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.createVersion>> {
  return inTransaction(db, async (trx) => {
    const { ownerId } = await requireRight(trx, which, { memberId, needed: 'edit', locks: true })
    const thing = { ...which, ownerId }
    const taken = await takeContent(trx, thing)
    const now = clock.now()
    return keepVersion(trx, { thing, taken }, { name, note, authorId: memberId, isAutomatic: false, now })
  })
}

/** Throws 1009005002 where the member is neither the version's author nor the owner. */
export async function renameVersion(
  { db }: Pick<VersionDeps, 'db'>,
  { id, name, note }: ParsedInputOf<typeof calls.renameVersion>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.renameVersion>> {
  return inTransaction(db, async (trx) => {
    await requireChangeable(trx, id, memberId)
    const set = { name, is_automatic: false, ...(note !== undefined && { note }) }
    await trx.updateTable('named_version').set(set).where('id', '=', id).execute()
    return true as const
  })
}

/** Throws as `renameVersion` does. */
export async function deleteVersion(
  { db }: Pick<VersionDeps, 'db'>,
  { id }: ParsedInputOf<typeof calls.deleteVersion>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.deleteVersion>> {
  return inTransaction(db, async (trx) => {
    await requireChangeable(trx, id, memberId)
    await trx.deleteFrom('named_version').where('id', '=', id).execute()
    return true as const
  })
}

async function requireChangeable(trx: Trx, id: string, memberId: string): Promise<void> {
  const { row, reader } = await requireVersion(trx, id, { memberId, needed: 'edit', locks: true })
  if (!mayChangeVersion(row, reader)) throw new Problem(1009005002)
}
