import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import { differenceOfStates } from '../../contract/version-difference.ts'
import type { ComparedSide } from '../../contract/versions.ts'
import type * as calls from '../../contract/versions.ts'
import { openBoard } from '../boards/one-board.ts'
import { openBudget } from '../budgets/one-budget.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { givingWay } from '../platform/in-pieces.ts'
import { showContent, unpackContent } from './content.ts'
import type { VersionedThing } from './content.ts'
import { getPacked, namedVersionOf, requireVersion } from './find-versions.ts'
import type { VersionDeps } from './deps.ts'

type Caller = Pick<MemberContext, 'caller'>

/** Throws 404 for a version of a thing that the member does not see. */
export async function getVersion(
  deps: VersionDeps,
  { id }: ParsedInputOf<typeof calls.getVersion>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.getVersion>> {
  const { of, side } = await sideOf(deps, id, memberId)
  const { named, ...state } = side
  return { named, thing: await toldOf(deps, of), ...state }
}

/** Throws 404 where the member does not see one of the versions, or where they are of different things. */
export async function compareVersions(
  deps: VersionDeps,
  { id, otherId }: ParsedInputOf<typeof calls.compareVersions>,
  { caller: { memberId } }: Caller,
): Promise<OutputOf<typeof calls.compareVersions>> {
  const { of, side: before } = await sideOf(deps, id, memberId)
  const other = otherId === undefined ? undefined : await sideOf(deps, otherId, memberId)
  if (other && (other.of.kind !== of.kind || other.of.refId !== of.refId)) throw new Problem(404)
  const after = other ? other.side : await todayOf(deps, of, memberId)
  const difference = await givingWay(differenceOfStates(before, after))
  return { thing: await toldOf(deps, of), before, after, difference }
}

async function sideOf(deps: VersionDeps, id: string, memberId: string) {
  const { row, thing, name, reader } = await requireVersion(deps.db, id, { memberId, needed: 'comment' })
  const content = await unpackContent(thing.kind, await getPacked(deps.db, id))
  const side = { named: namedVersionOf(row, reader), ...(await showContent(deps, content, reader.right)) }
  return { side, of: { ...thing, name, right: reader.right } }
}

/** The present name, right and version of the board or list. */
async function toldOf(
  { db }: Pick<VersionDeps, 'db'>,
  { kind, refId, name, right }: VersionedThing & Pick<calls.VersionedThing, 'name' | 'right'>,
): Promise<calls.VersionedThing> {
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM ${sql.table(kind)} WHERE id = ${refId}`.execute(db)
  if (!rows[0]) throw new Problem(404)
  return { name, right, version: rows[0].version }
}

async function todayOf(
  deps: VersionDeps,
  { kind, refId: id }: VersionedThing,
  memberId: string,
): Promise<ComparedSide> {
  if (kind === 'budget') return { named: null, budget: await openBudget(deps, { id, memberId }) }
  return { named: null, board: await openBoard({ ...deps, knownSkus: deps.knownSamples }, { id, memberId }) }
}
