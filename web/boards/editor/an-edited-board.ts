import { NEW_BOARD, type BoardFields } from '../../../contract/boards/board.ts'
import { WHOLE, type Item, type Sample } from '../../../contract/boards/item.ts'
import { createStore } from '../../ui/store.ts'
import type { BoardEditor } from '../editing/board-editor.ts'

/** For tests: an id that tells which it is. */
export function itemIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** A sample of oak, 100 × 80 mm. */
export function aSample(number: number, told: Partial<Sample> = {}): Sample {
  return {
    type: 'sku',
    id: itemIdOf(number),
    x: 20 + (number % 10) * 120,
    y: 20 + Math.floor(number / 10) * 100,
    w: 100,
    h: 80,
    rotation: 0,
    z: number,
    groupId: null,
    locked: false,
    opacity: 1,
    note: '',
    altText: '',
    flipX: false,
    flipY: false,
    crop: WHOLE,
    mask: 'rectangle',
    shadow: true,
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId: String(number),
    snapshot: {
      name: `橡木 ${number}`,
      enName: `Oak ${number}`,
      variant: null,
      model: `OAK-${number}`,
      brand: { name: '北木', enName: 'Nordhem' },
      cover: null,
      size: null,
      lengthMm: null,
      widthMm: null,
      isFabric: false,
      unit: { name: '平方米', enName: 'm²' },
      currency: 'EUR',
      minPrice: null,
      maxPrice: null,
      capturedAt: 0,
    },
    laid: number,
    trueScale: false,
    tileRepeat: null,
    ...told,
  }
}

/** For tests: a board that is kept nowhere. Its history is what was before each edit. */
export function anEditedBoard(items: readonly Item[], fields: Partial<BoardFields> = {}): BoardEditor {
  type State = ReturnType<BoardEditor['get']>
  const draft: State['draft'] = {
    fields: { ...NEW_BOARD, name: 'Harbour hotel', canvas: { width: 594, height: 420 }, ...fields },
    items: new Map(items.map((item) => [item.id, item])),
  }
  const store = createStore<State>({
    draft,
    save: 'saved',
    canUndo: false,
    canRedo: false,
    conflict: null,
    refusal: null,
    pictures: {},
    now: new Map(),
    takenDown: null,
    isGone: false,
  })
  const taken = { isTaken: true, passedOver: 0, ids: [] }
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
    close: () => undefined,
  }
}
