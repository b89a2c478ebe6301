import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Background, BoardFields } from '../../contract/boards/board.ts'
import type { Item, Sample, Snapshot } from '../../contract/boards/item.ts'
import { withSkuReplaced } from '../../contract/boards/replaced.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import { BACKGROUND } from '../../contract/substitution.ts'
import { findAskedThings, refused, uuidsOf } from '../workspace/substituting.ts'
import type { UsesRequest, KeptPlace, PlannedPlace, PlannedThing, ReturningPlace } from '../workspace/substituting.ts'
import type { Trx } from '../database.ts'
import type { BoardDeps } from './deps.ts'
import { getSamples } from './samples.ts'
import { writeSave } from './saving.ts'
import { fieldsOf } from './stored.ts'
import type { BoardRow } from './stored.ts'
import { findUses } from './uses.ts'

type Deps = Pick<BoardDeps, 'clock'> & { db: Trx }
type Found = BoardRow & { right: Right }
/** A place of a substitution: a sample or the background. */
type Shown = Item | Background

/** Plans what a substitution changes on boards: samples and backgrounds of the SKU, as the web replaces one by hand. */
export async function planSubstitution(
  deps: Deps,
  { fromSkuId, toSkuId, ...asked }: UsesRequest & { fromSkuId: string; toSkuId: string },
): Promise<PlannedThing<PlannedPlace>[]> {
  const { memberId, places } = asked
  if (places.length === 0) return []
  const boards = await findAskedThings(deps.db, 'board', asked)
  const { uses } = await findUses(deps.db, { memberId, skuId: fromSkuId, ids: boards.map(({ id }) => id) })
  const shown = await findShown(deps.db, boards, places)
  const [found] = await getSamples(deps, { skuIds: [toSkuId] })
  if (!found) return []
  const usesByBoard = Map.groupBy(uses, ({ id }) => id)
  return boards.map((board) => {
    const wanted = new Set(places.flatMap(({ id, itemId }) => (id === board.id ? [itemId] : [])))
    const planned = (usesByBoard.get(board.id) ?? []).flatMap(({ itemId, place, closed }): PlannedPlace[] => {
      if (!wanted.has(itemId)) return []
      if (closed) return [refused(itemId, closed, place)]
      const before = shown.get(board.id)?.get(itemId)
      const after = before && withSku(before, found)
      if (!before || !after) return []
      const losesScale = 'trueScale' in before && before.trueScale && 'trueScale' in after && !after.trueScale
      return [{ itemId, place, refusal: null, before, after, line: null, losesScale, merges: false }]
    })
    const changes = planned.filter(({ refusal }) => refusal === null)
    return asPlanned(deps, board, { places: planned, changes: changes.map((one) => [one.itemId, one.after as Shown]) })
  })
}

/** Plans what the undo of a substitution changes on boards. */
export async function planReturn(
  deps: Deps,
  { places, ...asked }: Omit<UsesRequest, 'places'> & { places: readonly KeptPlace[] },
): Promise<PlannedThing<ReturningPlace>[]> {
  if (places.length === 0) return []
  const boards = await findAskedThings(deps.db, 'board', { ...asked, places })
  const shown = await findShown(deps.db, boards, places)
  return boards.map((board) => {
    const kept = places.filter(({ id }) => id === board.id)
    const leftOf = ({ itemId, after }: KeptPlace): ReturningPlace['left'] => {
      const now = shown.get(board.id)?.get(itemId)
      if (!now) return 'gone'
      if (!includesRight(board.right, 'edit')) return 'right'
      return isDeepStrictEqual(now, after) ? null : 'changed'
    }
    const returning = kept.map((one) => ({ ...one, left: leftOf(one) }))
    const back = returning.filter(({ left }) => left === null)
    return asPlanned(deps, board, {
      places: returning.map(({ itemId, left }) => ({ itemId, left })),
      changes: back.map(({ itemId, before }) => [itemId, before as Shown]),
    })
  })
}

interface Changing<Place> {
  places: Place[]
  changes: [itemId: string, becomes: Shown][]
}

function asPlanned<Place>(
  { db: trx, clock }: Deps,
  board: Found,
  { places, changes }: Changing<Place>,
): PlannedThing<Place> {
  const version = changes.length > 0 ? board.version + 1 : board.version
  return {
    kind: 'board',
    id: board.id,
    name: board.name,
    ownerId: board.member_id,
    right: board.right,
    status: null,
    version,
    totals: null,
    reopens: false,
    places,
    async write() {
      const background = changes.find(([itemId]) => itemId === BACKGROUND)?.[1] as Background | undefined
      const put = changes.flatMap(([itemId, item]) => (itemId === BACKGROUND ? [] : [item as Item]))
      const fields: Partial<BoardFields> = background ? { background } : {}
      await writeSave(trx, board, {
        effect: { fields, put, remove: [] },
        standing: {
          version: board.version,
          fields: fieldsOf(board),
          fieldVersions: board.field_versions,
          items: new Map(put.map((item) => [item.id, { version: board.version, item }])),
        },
        changes: { version: board.version, fields, put, remove: [] },
        version,
        now: clock.now(),
      })
    },
  }
}

function withSku(shown: Shown, found: { skuId: string; snapshot: Snapshot }): Shown | undefined {
  if (shown.type === 'sku') return withSkuReplaced(shown satisfies Sample, found)
  if (shown.type === 'material') return { type: 'material', value: found.skuId, snapshot: found.snapshot }
  return undefined
}

/** Items and backgrounds by board and id. */
async function findShown(
  trx: Trx,
  boards: readonly Found[],
  places: readonly { itemId: string }[],
): Promise<Map<string, Map<string, Shown>>> {
  const { rows } = await sql<{ board_id: string; id: string; content: Item }>`
    SELECT board_id::text, id, content FROM board_item
    WHERE board_id = ANY (${boards.map(({ id }) => id)}::bigint[]) AND id = ANY (${uuidsOf(places)}::uuid[])`.execute(
    trx,
  )
  const byBoard = Map.groupBy(rows, (row) => row.board_id)
  return new Map(
    boards.map(({ id, fields }) => [
      id,
      new Map<string, Shown>([
        [BACKGROUND, fields.background],
        ...(byBoard.get(id) ?? []).map((row) => [row.id, row.content] as const),
      ]),
    ]),
  )
}
