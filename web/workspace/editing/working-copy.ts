import { fieldsIn } from '../../../contract/boards/board.ts'
import type { Board } from '../../../contract/boards/calls.ts'
import type { Item, Now } from '../../../contract/boards/item.ts'
import { createStore, type Readable } from '../../ui/store.ts'
import type { Draft } from './draft.ts'
import { NO_HISTORY, type History } from './history.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import type { KeptKey } from './kept-edits.ts'
import { hasConflict, NO_CONFLICT, type Conflict, type Known } from './merging.ts'
import { keptOf, type InFlight } from './taking-up.ts'

/**
 * `signedOut`: kept in the browser until the member signs in again. `refused`: the server will not have it, and says why. `full`: saved
 * nowhere but in this page, as the browser has no room.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused' | 'full'

/** What is true of a SKU, with its id: another may have taken its place since. */
export interface NowOfSku extends Now {
  skuId: string
}

export interface EditorState {
  draft: Draft
  save: SaveState
  canUndo: boolean
  canRedo: boolean
  /** What was changed elsewhere as well, and waits for a choice. */
  conflict: Conflict | null
  /** Why the server refused what was sent, in its words. */
  refusal: string | null
  /** Addresses of the member's own pictures, by key. */
  pictures: Readonly<Record<string, string>>
  /** What was true of samples' SKUs when the board was read, by the item's id. */
  now: ReadonlyMap<string, NowOfSku>
  takenDown: Board['takenDown']
  /** Deleted meanwhile, here or on another device. */
  isGone: boolean
}

/** A board that is open in this page: the server's state of it, the edits, and what the page shows of both. */
export interface WorkingCopy {
  known: Known
  history: History
  /** Sent, and not answered yet. */
  inFlight: InFlight | null
  state: Readable<EditorState>
  /** Updates what the page shows, and sets whatever else is given. */
  show: (said?: Partial<EditorState>) => void
  /** Shows how saving stands. */
  showSave: (save: SaveState) => void
  /** Keeps in the browser what is not saved yet. */
  keeper: Keeper
  /** Whether the browser has room for that. */
  hasRoom: () => boolean
}

interface Opening {
  board: Board
  /** What was known when it was closed the last time. */
  heard: Known | undefined
  /** The key under which unsaved edits are kept in the browser. */
  key: () => Promise<KeptKey>
}

export function openWorkingCopy({ board, heard, key }: Opening): WorkingCopy {
  const opened = heard && heard.version > board.version ? heard.base : draftOf(board)
  const version = Math.max(heard?.version ?? 0, board.version)
  const store = createStore<EditorState>({
    draft: opened,
    save: 'saved',
    canUndo: false,
    canRedo: false,
    conflict: null,
    refusal: null,
    pictures: board.pictures,
    now: new Map(
      board.items.flatMap((item) =>
        item.type === 'sku' && item.now ? [[item.id, { ...item.now, skuId: item.refId }]] : [],
      ),
    ),
    takenDown: board.takenDown,
    isGone: false,
  })
  let hasRoom = true
  const copy: WorkingCopy = {
    known: { base: opened, draft: opened, version, conflict: NO_CONFLICT },
    history: NO_HISTORY,
    inFlight: null,
    state: store,
    show(said = {}) {
      const { known, history } = copy
      store.set({
        ...store.get(),
        draft: known.draft,
        canUndo: history.done.length > 0,
        canRedo: history.undone.length > 0,
        conflict: hasConflict(known.conflict) ? known.conflict : null,
        ...said,
      })
    },
    showSave(save) {
      if (save === 'saved') return copy.show({ save: hasConflict(copy.known.conflict) ? 'conflict' : 'saved' })
      copy.show({ save: hasRoom || save === 'saving' ? save : 'full' })
    },
    keeper: createKeeper({
      key,
      read: () => keptOf(copy.known, copy.inFlight, copy.history),
      onKept: (isKept) => {
        if (isKept === hasRoom) return
        hasRoom = isKept
        const { save } = store.get()
        copy.showSave(save === 'full' ? 'unsaved' : save)
      },
    }),
    hasRoom: () => hasRoom,
  }
  return copy
}

function draftOf(board: Board): Draft {
  const items = board.items.map(({ version: _version, now: _now, ...item }): [string, Item] => [item.id, item])
  return { fields: fieldsIn(board), items: new Map(items) }
}
