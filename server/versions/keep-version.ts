import { sql } from 'kysely'
import { Problem } from '../../contract/problem.ts'
import { MOST_VERSIONS } from '../../contract/versions.ts'
import { keepNamed } from '../catalogue/kept-files.ts'
import { idColumnOf } from '../workspace/thing-columns.ts'
import type { Trx } from '../database.ts'
import { coversIn, packContent, picturesIn } from './content.ts'
import type { CurrentContent, VersionedThing } from './content.ts'
import { isOfVersioned } from './find-versions.ts'

interface Keeping {
  name: string
  note: string
  authorId: string
  isAutomatic: boolean
  /** For automatic versions: the step that this version precedes was an undo, not a restoration. */
  isBeforeUndo?: boolean
  now: Date
}

/**
 * Stores the state of a board or list whose lock the caller holds; returns the version's id. Throws 1009005001 where there are too
 * many versions.
 */
export async function keepVersion(
  trx: Trx,
  { thing, taken }: { thing: VersionedThing; taken: CurrentContent },
  { name, note, authorId, isAutomatic, isBeforeUndo = false, now }: Keeping,
): Promise<string> {
  await makeRoom(trx, thing)
  const { id } = await trx
    .insertInto('named_version')
    .values({
      [idColumnOf(thing.kind)]: thing.refId,
      author_id: authorId,
      name,
      note,
      is_automatic: isAutomatic,
      is_before_undo: isBeforeUndo,
      version: taken.version,
      was_taken_down: taken.wasTakenDown,
      count: taken.count,
      totals: taken.totals && JSON.stringify(taken.totals),
      picture_keys: [...picturesIn(taken.content).keys()],
      state: await packContent(taken.content),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepNamed(trx, coversIn(taken.content).join(' '))
  return id
}

/** Deletes the oldest automatic versions where there are too many. Throws 1009005001 where they are not enough. */
async function makeRoom(trx: Trx, thing: VersionedThing): Promise<void> {
  const { rows } = await sql<{ id: string; is_automatic: boolean }>`
    SELECT id, is_automatic FROM named_version WHERE ${isOfVersioned(thing)} ORDER BY id`.execute(trx)
  const tooMany = rows.length - MOST_VERSIONS + 1
  if (tooMany <= 0) return
  const going = rows.filter(({ is_automatic: isAutomatic }) => isAutomatic).slice(0, tooMany)
  if (going.length < tooMany) throw new Problem(1009005001, { most: MOST_VERSIONS })
  await trx
    .deleteFrom('named_version')
    .where(
      'id',
      'in',
      going.map(({ id }) => id),
    )
    .execute()
}
