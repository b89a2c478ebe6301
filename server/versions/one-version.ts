import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import { differenceOfStates } from '../../contract/version-difference.ts'
import type { ComparedSide } from '../../contract/versions.ts'
import type * as calls from '../../contract/versions.ts'
import { openBoard } from '../boards/one-board.ts'
import { openBudget } from '../budgets/one-budget.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { showContent, unpackContent } from './content.ts'
import type { VersionedThing } from './content.ts'
import { getPacked, namedVersionOf, requireVersion } from './find-versions.ts'
import type { VersionParts } from './parts.ts'

type Caller = Pick<MemberContext, 'caller'>

/** Throws 404 for one of a board or a list that is unknown to the member. */
export async function getVersion(
  parts: VersionParts,
  { id }: ParsedInputOf<typeof calls.getVersion>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.getVersion>> {
  const { of, side } = await sideOf(parts, id, memberId)
  const { named, ...state } = side
  return { named, thing: await toldOf(parts, of), ...state }
}

/** Throws 404 where either is unknown to the member, and where they are not of the same board or list. */
export async function compareVersions(
  parts: VersionParts,
  { id, otherId }: ParsedInputOf<typeof calls.compareVersions>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.compareVersions>> {
  const { of, side: before } = await sideOf(parts, id, memberId)
  const other = otherId === undefined ? undefined : await sideOf(parts, otherId, memberId)
  if (other && (other.of.kind !== of.kind || other.of.refId !== of.refId)) throw new Problem(404)
  const after = other ? other.side : await todayOf(parts, of, memberId)
  return { thing: await toldOf(parts, of), before, after, difference: differenceOfStates(before, after) }
}

async function sideOf(parts: VersionParts, id: string, memberId: string) {
  const { row, thing, name, reader } = await requireVersion(parts.db, id, { memberId, needed: 'comment' })
  const content = await unpackContent(thing.kind, await getPacked(parts.db, id))
  const side = { named: namedVersionOf(row, reader), ...(await showContent(parts, content)) }
  return { side, of: { ...thing, name, right: reader.right } }
}

/** What is told of the board or the list itself. */
async function toldOf(
  { db }: Pick<VersionParts, 'db'>,
  { kind, refId, name, right }: VersionedThing & Pick<calls.VersionedThing, 'name' | 'right'>,
): Promise<calls.VersionedThing> {
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM ${sql.table(kind)} WHERE id = ${refId}`.execute(db)
  if (!rows[0]) throw new Problem(404)
  return { name, right, version: rows[0].version }
}

async function todayOf(
  parts: VersionParts,
  { kind, refId: id }: VersionedThing,
  memberId: string,
): Promise<ComparedSide> {
  if (kind === 'budget') return { named: null, budget: await openBudget(parts, { id, memberId }) }
  return { named: null, board: await openBoard({ ...parts, knownSkus: parts.knownSamples }, { id, memberId }) }
}
