import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LONGEST_BOARD_NAME, NEW_BOARD } from '../../contract/boards/board.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import { duplicateBoard as duplicateBoardCall } from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { noteWaiting } from '../platform/calls/waits.ts'
import { createFairQueue } from '../platform/fair-queue.ts'
import { answerOnce, idempotencyKeyOf } from '../platform/http/first-answers.ts'
import { rawInputOf, parseInput, route } from '../platform/http/serve.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { copyOf } from '../workspace/names.ts'
import { insertBoard } from './boards.ts'
import { createBroughtPictures } from './brought-pictures.ts'
import { readWholeBoard } from './one-board.ts'
import type { BoardDeps } from './deps.ts'
import { readSeen, seenOf } from './pictures.ts'
import { asPublished } from './published.ts'
import { fieldsOf, findBoardRow, findItems } from './stored.ts'

type DuplicateDeps = Pick<BoardDeps, 'db' | 'clock' | 'privatePictures' | 'keepPicture' | 'removeUpload'>
type Input = ParsedInputOf<typeof duplicateBoardCall>

/** Boards whose pictures are copied at a time: each takes some megabytes of memory and a core. */
const inTurn = noteWaiting(createFairQueue({ atOnce: 4 }))

/** Serves the copying of a board. Its pictures are copied before the transaction begins, which would hold locks meanwhile. */
export function registerDuplicate(app: FastifyInstance, deps: DuplicateDeps): void {
  void app.register(async (scope) => {
    route(scope, duplicateBoardCall, async (request, context) => {
      const input = parseInput(duplicateBoardCall, rawInputOf(duplicateBoardCall, request), context.language)
      const { memberId } = context.caller
      const pictures = createBroughtPictures(deps, memberId)
      try {
        await inTurn(memberId, async () => bringPictures(deps, pictures, { id: input.id, memberId }))
        const call = { memberId, path: duplicateBoardCall.path, key: idempotencyKeyOf(request), input }
        return await answerOnce(scope.firstAnswers, call, async (trx) =>
          // The transaction has the types of all tables.
          duplicateBoard({ ...deps, db: trx }, { ...input, keys: pictures.keys }, context),
        )
      } finally {
        await pictures.removeUnused()
      }
    })
  })
}

/**
 * Copies a board's pictures, for who may only comment without what is cropped or masked away. The copy of a board that is only
 * published has none.
 */
async function bringPictures(
  { db, privatePictures }: DuplicateDeps,
  pictures: ReturnType<typeof createBroughtPictures>,
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  const row = await findBoardRow(db, { id, memberId })
  if (!row?.right) return
  const mayEdit = includesRight(row.right, 'edit')
  const seen = seenOf({ fields: fieldsOf(row), items: await findItems(db, row) }, mayEdit ? 'desk' : 'paper')
  for (const [key, part] of seen)
    await pictures.bring(key, async () => readSeen({ privatePictures }, key, mayEdit ? null : part))
}

/**
 * Makes a private copy: of a board that the member works on, with its pictures; of a published board, without what only its
 * collaborators see. Throws 404 for other boards, 1009001001 where the member has too many.
 */
async function duplicateBoard(
  { db, clock }: Pick<DuplicateDeps, 'db' | 'clock'>,
  { id, name, projectId, keys }: Input & { keys: ReadonlyMap<string, string> },
  { caller: { memberId }, language }: MemberContext,
): Promise<string> {
  const { row, lying } = await readWholeBoard({ db }, id, memberId)
  const all = { fields: fieldsOf(row), items: lying.map(({ version: _version, ...item }): Item => item) }
  const { fields, items } = row.right ? withPictures(all, keys) : asPublished(all, { keepsPictures: false })
  const copy = name ?? copyOf(row.name, { language, longest: LONGEST_BOARD_NAME })
  return inTransaction(db, async (trx) =>
    insertBoard(trx, {
      memberId,
      fields: { ...fields, name: copy, visibility: 'private', showsPictures: false },
      items: withNewIds(items),
      projectId,
      now: clock.now(),
    }),
  )
}

/** With the member's copies of the pictures; without pictures that are gone. */
function withPictures(
  { fields, items }: { fields: BoardFields; items: readonly Item[] },
  keys: ReadonlyMap<string, string>,
): { fields: BoardFields; items: Item[] } {
  const { background } = fields
  const key = background.type === 'picture' ? keys.get(background.value) : undefined
  const below = key === undefined ? NEW_BOARD.background : ({ type: 'picture', value: key } as const)
  return {
    fields: { ...fields, background: background.type === 'picture' ? below : background },
    items: items.flatMap((item) => {
      if (item.type !== 'picture') return item
      const refId = keys.get(item.refId)
      return refId === undefined ? [] : { ...item, refId }
    }),
  }
}

/** Gives copied items new ids. Groups stay together. */
function withNewIds(items: readonly Item[]): Item[] {
  const groups = new Map(items.flatMap(({ groupId }) => (groupId === null ? [] : [[groupId, randomUUID() as string]])))
  return items.map((item) => ({
    ...item,
    id: randomUUID(),
    groupId: item.groupId === null ? null : (groups.get(item.groupId) ?? null),
  }))
}
