import { NEW_BOARD, type BoardFields } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { createStore } from '../../kit/store.ts'
import type { BoardEditor } from '../../boards/editing/board-editor.ts'
import type { BoardState } from '../../boards/editing/board-kind.ts'

/** For tests: an editor whose board is saved nowhere. Its history keeps the draft before each edit. */
export function anEditedBoard(
  items: readonly Item[],
  fields: Partial<BoardFields> = {},
  now: BoardState['now'] = new Map(),
  project: BoardState['project'] = null,
): BoardEditor {
  type State = ReturnType<BoardEditor['get']>
  const draft: State['draft'] = {
    fields: { ...NEW_BOARD, name: 'Harbour hotel', canvas: { width: 594, height: 420 }, ...fields },
    items: new Map(items.map((item) => [item.id, item])),
  }
  const store = createStore<State>({
    draft,
    version: 1,
    save: 'saved',
    canUndo: false,
    canRedo: false,
    conflict: null,
    refusal: null,
    pictures: {},
    now,
    takenDown: null,
    project,
    right: 'own',
    isGone: false,
  })
  const taken = { isTaken: true, passedOver: 0, leftCount: 0, ids: [] }
  const past: State['draft'][] = []
  const future: State['draft'][] = []
  const show = (next: State['draft'] = draft) =>
    store.set({ ...store.get(), draft: next, canUndo: past.length > 0, canRedo: future.length > 0 })
  return {
    get: store.get,
    subscribe: store.subscribe,
    edit: ({ put = [], remove = [], fields: changed }) => {
      const before = store.get().draft
      past.push(before)
      future.length = 0
      const next = new Map(before.items)
      for (const item of put) next.set(item.id, item)
      for (const id of remove) next.delete(id)
      show({ fields: { ...before.fields, ...changed }, items: next })
    },
    undo: () => {
      future.push(store.get().draft)
      show(past.pop())
      return taken
    },
    redo: () => {
      past.push(store.get().draft)
      show(future.pop())
      return taken
    },
    resolve: () => undefined,
    saveNow: () => Promise.resolve(),
    addPicture: () => undefined,
    tellRight: (right) => store.set({ ...store.get(), right }),
    takeBack: () => undefined,
    close: () => undefined,
  }
}
