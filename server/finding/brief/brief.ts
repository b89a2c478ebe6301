import { MOST_BRIEF_ROWS } from '../../../contract/brief.ts'
import type { BriefRow, getBrief } from '../../../contract/brief.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { givingWay, otherCalls } from '../../platform/in-pieces.ts'
import type { Db } from '../../database.ts'
import { findNearestTo, toldWish } from '../nearest/nearest.ts'
import { wishGroundOf } from '../nearest/wish-ground.ts'
import { withCards } from '../product-page.ts'
import type { FollowedModel } from '../read-model/follow/follow.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { readBrief } from './read-brief.ts'

/** The products of a row. */
const NEAREST_OF_ROW = 5

/** The rows of a brief, one after the other: between two of them others are answered, and a caller who has gone ends it. */
export async function getRowsOfBrief(
  { db, catalogue }: { db: Db; catalogue: FollowedModel },
  { text, priceIn, priceUnit }: ParsedInputOf<typeof getBrief>,
  { language, requireWaiting }: Pick<RequestContext, 'language' | 'requireWaiting'>,
): Promise<OutputOf<typeof getBrief>> {
  const model = await catalogue.current()
  const ground = wishGroundOf(model, priceIn)
  const isIn = (ids: ReadonlySet<string>, path: readonly string[]) => path.some((id) => ids.has(id))
  const reading = readBrief(text, {
    readWishes: (piece) => readWishes(piece, ground),
    areKin: (one, other) => ground.categories.some(({ path }) => isIn(one, path) && isIn(other, path)),
  })
  const { shared, rows } = await givingWay(reading)
  const answered: BriefRow[] = []
  for (const { start, end, wishes, own } of rows.slice(0, MOST_BRIEF_ROWS)) {
    // oxlint-disable no-await-in-loop -- one after the other is what is meant
    await otherCalls()
    requireWaiting()
    const near = {
      ...findNearestTo(model, wishes, { own, priceUnit, most: NEAREST_OF_ROW }),
      wishes: wishes.map(toldWish),
    }
    const cards = await withCards({ db, model }, near, { priceIn, language })
    // oxlint-enable no-await-in-loop
    answered.push({ text: text.slice(start, end), start, end, ...cards })
  }
  return { shared: shared.map(toldWish), rows: answered, left: Math.max(0, rows.length - MOST_BRIEF_ROWS) }
}
