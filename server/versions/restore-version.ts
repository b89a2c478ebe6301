import { isDeepStrictEqual } from 'node:util'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type * as calls from '../../contract/versions.ts'
import { bringBackBoard, findLostPictures } from '../boards/state.ts'
import { bringBackBudget } from '../budgets/state.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inPieces } from '../platform/in-pieces.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { picturesIn, takeContent, unpackContent } from './content.ts'
import type { VersionContent } from './content.ts'
import { getPacked, requireVersion } from './find-versions.ts'
import { keepVersion } from './keep-version.ts'
import type { VersionDeps } from './deps.ts'

/**
 * Restores a version as a new state, and first stores the state that it replaces. Throws 409 where somebody saved since the given
 * counter, 1009002001 and 1009001005 as a save does, 1009005001 without room for the replaced state.
 */
export async function restoreVersion(
  deps: Pick<VersionDeps, 'db' | 'clock'>,
  { id, version }: ParsedInputOf<typeof calls.restoreVersion>,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.restoreVersion>> {
  const { memberId } = caller
  return inTransaction(deps.db, async (trx) => {
    const db: VersionDeps['db'] = trx
    const { row, thing } = await requireVersion(db, id, { memberId, needed: 'edit', locks: true })
    const content = await unpackContent(thing.kind, await getPacked(db, id))
    const taken = await takeContent(db, thing)
    if (taken.version !== version) throw new Problem(409, {}, { version: taken.version })
    const pictures = picturesIn(content)
    const lost = await findLostPictures(db, [...pictures.keys()])
    const missing = [...lost].map((key) => pictures.get(key) ?? '')
    if (await isSame(content, taken.content)) return { version, keptId: null, missing }
    // Restoring the state from before a restoration is an undo; restoring the state from before an undo is a redo.
    const isBeforeUndo = row.is_automatic && !row.is_before_undo
    const kept = {
      name: row.name,
      note: '',
      authorId: memberId,
      isAutomatic: true,
      isBeforeUndo,
      now: deps.clock.now(),
    }
    const keptId = await keepVersion(trx, { thing, taken }, kept)
    const which = { id: thing.refId, ownerId: thing.ownerId }
    const asItWas = { keptAt: row.created_at, wasTakenDown: row.was_taken_down }
    const saving = { db: trx, clock: deps.clock }
    const saved =
      content.kind === 'board'
        ? await bringBackBoard(saving, { ...which, ...asItWas, content: content.board }, { caller })
        : await bringBackBudget(saving, { ...which, content: content.budget }, { caller })
    return { version: saved, keptId, missing }
  })
}

/** Whether two states have the same content, whatever the versions of their parts. */
async function isSame(one: VersionContent, other: VersionContent): Promise<boolean> {
  if (one.kind === 'board' && other.kind === 'board')
    return (
      isDeepStrictEqual(one.board.fields, other.board.fields) && (await areSame(one.board.items, other.board.items))
    )
  if (one.kind === 'budget' && other.kind === 'budget')
    return (
      isDeepStrictEqual(one.budget.fields, other.budget.fields) &&
      (await areSame(one.budget.entries, other.budget.entries))
    )
  return false
}

/** Entries that are compared in one go: some milliseconds. */
const AT_ONCE = 500

async function areSame(some: readonly Entry[], others: readonly Entry[]): Promise<boolean> {
  if (some.length !== others.length) return false
  const othersById = new Map(others.map((other) => [other.id, other]))
  let isAlike = true
  await inPieces(some, AT_ONCE, (piece) => {
    isAlike &&= piece.every((one) => {
      const other = othersById.get(one.id)
      return other !== undefined && isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 })
    })
  })
  return isAlike
}

interface Entry {
  id: string
  version: number
}
