import { fieldsIn, type BoardField, type BoardFields } from '../../../contract/boards/board.ts'
import { getBoardChanges, updateBoard, type Board, type BoardChanges } from '../../../contract/boards/calls.ts'
import type { Item, Now } from '../../../contract/boards/item.ts'
import { includesRight, type InProject, type Right } from '../../../contract/collaboration/rights.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'
import type { DocumentKind } from '../../workspace/editing/document-kind.ts'
import { isSame, itemChangesOf } from '../../workspace/editing/draft.ts'
import type { Heard } from '../../workspace/editing/merging.ts'
import type { EditorState, Opened } from '../../workspace/editing/working-copy.ts'

/** A SKU's current state. The id tells whether the sample was meanwhile given another SKU. */
export interface NowOfSku extends Now {
  skuId: string
}

/** The types of a board as a document that is edited. */
export interface BoardShape {
  fields: BoardFields
  item: Item
  change: Pick<InputOf<typeof updateBoard>, 'put' | 'remove' | 'board'>
  told: {
    /** Addresses of the member's own pictures, by key. */
    pictures: Readonly<Record<string, string>>
    /** What was true of samples' SKUs when the board was read, by item id. */
    now: ReadonlyMap<string, NowOfSku>
    takenDown: Board['takenDown']
    /** As it was when the board was read. */
    project: InProject
    /** What the member may do with the board now. */
    right: Right
  }
}
export type BoardState = EditorState<BoardShape>

/** Publishing is not a step of the history: undo must neither publish nor unpublish, and publishing keeps the redo steps. */
const OF_PUBLISHING: ReadonlySet<BoardField> = new Set(['visibility', 'showsPictures'])

export const boardKind: DocumentKind<BoardShape> = {
  name: 'board',
  async getChanges(id, since) {
    const changes = await call(getBoardChanges, { id, since })
    const { pictures, takenDown, right } = changes
    return {
      heard: heardOfBoard(changes),
      toldNow: (before) => ({ pictures: { ...before.pictures, ...pictures }, takenDown, right }),
    }
  },
  changeOf: ({ put, remove, fields }) => ({
    ...(put.length > 0 && { put: [...put] }),
    ...(remove.length > 0 && { remove: remove.map(({ id }) => id) }),
    ...(Object.keys(fields).length > 0 && { board: fields }),
  }),
  sentIn: ({ put = [], remove = [], board = {} }) => ({
    items: itemChangesOf(put as Item[], remove),
    fields: new Map(Object.entries(board) as [BoardField, unknown][]),
  }),
  async save(id, version, change, options) {
    const { version: saved, stated } = await call(updateBoard, { id, version, ...change }, options)
    if (!stated) return { version: saved }
    const { put, background } = stated
    return { version: saved, stated: { put, fields: background ? { background } : {} } }
  },
  isAsSent: (sent, stored) => isSame(withoutFacts(sent), withoutFacts(stored)),
  isStep: (field) => !OF_PUBLISHING.has(field),
  waiting: (_known, { right }) => {
    const isClosed = !includesRight(right, 'edit')
    return {
      isItem: () => isClosed,
      isField: (field) => isClosed || (OF_PUBLISHING.has(field) && right !== 'own'),
    }
  },
}

/** A sample or a background without what the server states of its SKU. */
function withoutFacts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('snapshot' in value)) return value
  return { ...value, snapshot: null, trueScale: null, tileRepeat: null }
}

/** The server's changes of a board, in the editor's form. */
export function heardOfBoard({ version, board, items, removed }: BoardChanges): Heard<BoardFields, Item> {
  const withoutVersions = items.map(({ version: _version, ...item }) => item)
  return { version, fields: board as Partial<BoardFields>, items: withoutVersions, removed }
}

/** A board as it was read. */
export function openedBoard(board: Board): Opened<BoardShape> {
  const items = board.items.map(({ version: _version, now: _now, ...item }): [string, Item] => [item.id, item])
  const now = board.items.flatMap((item): [string, NowOfSku][] =>
    item.type === 'sku' && item.now ? [[item.id, { ...item.now, skuId: item.refId }]] : [],
  )
  const { pictures, takenDown, project, right } = board
  return {
    draft: { fields: fieldsIn(board), items: new Map(items) },
    version: board.version,
    told: { pictures, now: new Map(now), takenDown, project, right: right ?? 'comment' },
  }
}
