import type * as calls from '../../contract/boards/calls.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { Look } from '../../contract/looks/look.ts'
import { inPercent } from '../../contract/looks/percent.ts'
import { Problem } from '../../contract/problem.ts'
import { rightOf } from '../workspace/rights.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { measureApart } from '../platform/pictures/decoding.ts'
import { lookOf, storedLook } from '../platform/pictures/look.ts'
import { PictureError } from '../platform/pictures/picture-error.ts'
import type { BoardDeps } from './deps.ts'

type Deps = Pick<BoardDeps, 'db' | 'privatePictures'>

/**
 * The estimate for a picture that the member sees whole: their own, or one on a board that they may edit. It is measured when it is asked
 * for the first time. Throws 404 for any other.
 */
export async function getPictureReflectance(
  deps: Deps,
  { key }: ParsedInputOf<typeof calls.getPictureReflectance>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getPictureReflectance>> {
  const upload = await deps.db
    .selectFrom('upload')
    .where('key', '=', key)
    .where('directory', '=', 'board')
    .select(['member_id', 'look'])
    .executeTakeFirst()
  if (!upload || !(upload.member_id === memberId || (await mayEditBoardWith(deps, key, memberId))))
    throw new Problem(404)
  const look = lookOf(upload.look) ?? (await measure(deps, key))
  return { reflectance: look?.isSurface ? inPercent(look.reflectance) : null }
}

async function mayEditBoardWith({ db }: Deps, key: string, memberId: string): Promise<boolean> {
  const boards = await db
    .selectFrom('board')
    .innerJoin('board_item', 'board_item.board_id', 'board.id')
    .where('board_item.picture_key', '=', key)
    .where('board.deleted_at', 'is', null)
    .select(rightOf('board', memberId).as('right'))
    .execute()
  return boards.some(({ right }) => right !== null && includesRight(right, 'edit'))
}

async function measure({ db, privatePictures }: Deps, key: string): Promise<Look | undefined> {
  const picture = await privatePictures.read(key)
  const look = picture && (await measureApart(picture).catch(ifBroken))?.look
  if (look)
    await db
      .updateTable('upload')
      .set({ look: storedLook(look) })
      .where('key', '=', key)
      .execute()
  return look
}

function ifBroken(error: unknown): undefined {
  if (!(error instanceof PictureError)) throw error
}
