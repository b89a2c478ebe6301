import { NEW_BUDGET, type BudgetFields } from '../../../contract/budgets/budget.ts'
import {
  NEW_LINE,
  NEW_PRICE,
  NEW_ROOM,
  type Allocation,
  type Entry,
  type Line,
  type LineSnapshot,
  type Room,
} from '../../../contract/budgets/entries.ts'
import { createStore } from '../../kit/store.ts'
import type { TableDraft, TableEditor } from '../../budgets/table/table-props.ts'

/** For tests: the same number is the same id. */
export function entryIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function aRoom(number: number, facts: Partial<Room> = {}): Entry {
  return { type: 'room', ...NEW_ROOM, name: `Room ${number}`, sort: number, ...facts, id: entryIdOf(number) }
}

type LineFacts = Partial<Omit<Line, 'price' | 'pack'>> & {
  price?: Partial<Line['price']>
  pack?: Partial<Line['pack']>
}

export function aLine(number: number, { price, pack, ...facts }: LineFacts = {}): Entry {
  return {
    type: 'line',
    ...NEW_LINE,
    kind: 'custom',
    name: `Line ${number}`,
    unit: 'square_meter',
    sort: number,
    ...facts,
    id: entryIdOf(number),
    price: {
      ...NEW_PRICE,
      currency: 'CNY',
      fxRate: '1',
      fxDate: null,
      fxSource: null,
      low: '100',
      high: '100',
      ...price,
    },
    pack: { ...NEW_LINE.pack, ...pack },
  }
}

export function anAllocation(number: number, facts: Partial<Allocation> & Pick<Allocation, 'lineId'>): Entry {
  return {
    type: 'allocation',
    roomId: null,
    netQty: '10',
    source: 'manual',
    layout: null,
    wastePct: '0',
    ...facts,
    id: entryIdOf(number),
  }
}

export function aLineSnapshot(facts: Partial<LineSnapshot> = {}): LineSnapshot {
  return {
    name: '人字拼橡木',
    enName: 'Herringbone oak',
    variant: null,
    model: 'NH-OAK-01-N',
    brandId: '7',
    brand: { name: '诺木', enName: 'Nordhem' },
    cover: null,
    unit: 'square_meter',
    currency: 'CNY',
    minPrice: '180.00',
    maxPrice: '220.00',
    capturedAt: Date.UTC(2026, 0, 5),
    ...facts,
  }
}

/** For tests: an editor whose budget is saved nowhere. Its history keeps the draft before each edit. */
export function anEditedBudget(entries: readonly Entry[], fields: Partial<BudgetFields> = {}): TableEditor {
  const store = createStore<{ draft: TableDraft }>({
    draft: {
      fields: { ...NEW_BUDGET, name: 'Harbour hotel', defaultTaxRate: '0', ...fields },
      items: new Map(entries.map((entry) => [entry.id, entry])),
    },
  })
  const past: TableDraft[] = []
  const future: TableDraft[] = []
  const step = (from: TableDraft[], to: TableDraft[]) => {
    const draft = from.pop()
    if (!draft) return
    to.push(store.get().draft)
    store.set({ draft })
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    edit: ({ put = [], remove = [] }) => {
      const before = store.get().draft
      past.push(before)
      future.length = 0
      const items = new Map(before.items)
      for (const entry of put) items.set(entry.id, entry)
      for (const id of remove) items.delete(id)
      store.set({ draft: { ...before, items } })
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
  }
}
