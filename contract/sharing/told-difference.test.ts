import { describe, expect, it } from 'vitest'
import type { SharedView } from './shown-calls.ts'
import { atOnce } from '../pauses.ts'
import { approvalRuleOf, NEWEST_RULE } from './approval-rules.ts'
import { differenceOf as differenceWithPauses } from './difference-of.ts'
import { filledView } from '../testing/sharing/filled.ts'
import type { SharedBoard, SharedBudget, SharedFolder, SharedItem } from './views.ts'

const differenceOf = (before: SharedView, after: SharedView) =>
  atOnce(differenceWithPauses(before, after, approvalRuleOf(null)))
const board = (change: (board: SharedBoard) => Partial<SharedBoard>): SharedView => {
  const view = filledView('board')
  return { ...view, ...(view.board && { board: { ...view.board, ...change(view.board) } }) }
}
const budget = (change: (budget: SharedBudget) => Partial<SharedBudget>): SharedView => {
  const view = filledView('budget')
  return { ...view, ...(view.budget && { budget: { ...view.budget, ...change(view.budget) } }) }
}
const folder = (change: (folder: SharedFolder) => Partial<SharedFolder>): SharedView => {
  const view = filledView('folder')
  return { ...view, ...(view.folder && { folder: { ...view.folder, ...change(view.folder) } }) }
}
const same = () => ({})
const first = <T>(all: T[], change: (one: T) => T) => all.map((one, place) => (place === 0 ? change(one) : one))
const fieldsIn = (before: SharedView, after: SharedView) =>
  differenceOf(before, after).changed.map(({ what, fields }) => [what.id === null ? 'whole' : what.enName, fields])

it('shows a line with a higher price, and the new totals', () => {
  const costs = (one: string, all: string, packs: number) =>
    budget(({ lines, totals }) => ({
      baseCurrency: 'EUR',
      totals: { ...totals, low: all, goodsLow: all, taxLow: '1.00' },
      lines: first(lines, (line) => ({
        ...line,
        docCode: 'FL-01',
        name: 'Oak',
        figures: { ...line.figures, low: one, goodsLow: one, packs },
      })),
    }))
  expect(fieldsIn(costs('90.00', '190.00', 5), costs('100.00', '200.00', 6))).toEqual([
    ['whole', [{ field: 'low', from: '190.00', to: '200.00', currency: 'EUR' }]],
    [
      'FL-01 Oak',
      [
        { field: 'packs', from: '5', to: '6' },
        { field: 'low', from: '90.00', to: '100.00', currency: 'EUR' },
      ],
    ],
  ])
})

it('shows a line with another product, and its new order', () => {
  const of = (name: string, orderQty: string) =>
    budget(({ lines }) => ({
      lines: first(lines, (line) => ({
        ...line,
        docCode: '',
        name: '',
        snapshot: { ...line.snapshot, name, enName: name, variant: null },
        figures: { ...line.figures, orderQty },
      })),
    }))
  const { replaced, changed } = differenceOf(of('Oak', '12'), of('Ash', '14.4'))
  expect(replaced.map(({ from, to }) => [from.name, to.name, from.id === to.id])).toEqual([['Oak', 'Ash', true]])
  expect(changed.map(({ what, fields }) => [what.name, fields])).toEqual([
    ['Ash', [{ field: 'orderQty', from: '12', to: '14.4' }]],
  ])
})

it('shows a removed room, and its lines', () => {
  const after = budget(({ rooms, allocations }) => ({
    rooms: rooms.slice(1),
    allocations: allocations.filter(({ roomId }) => roomId !== rooms[0]?.id),
  }))
  const [gone, kept] = filledView('budget').budget?.rooms ?? []
  const { removed, changed } = differenceOf(budget(same), after)
  expect(removed).toEqual([{ id: gone?.id, name: gone?.name, enName: gone?.name }])
  expect(changed.map(({ fields }) => fields)).toEqual(
    [1, 2].map(() => [{ field: 'rooms', from: `${gone?.name}, ${kept?.name}`, to: kept?.name }]),
  )
})

describe('what was offered and chosen', () => {
  const [oakId, ashId] = ['00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-0000000000bb']
  const figures = (chosen: string | null) => ({ low: undefined, high: undefined, chosen })
  const of = (standing: 'Oak' | 'Ash', beside: 'Oak' | 'Ash' | null, amounts: [string | null, string | null]) =>
    budget(({ lines, allocations }) => {
      const [line, ...others] = lines
      if (!line) throw new Error('a filled list has lines')
      const named = (name: 'Oak' | 'Ash') => ({
        ...line,
        id: name === 'Oak' ? oakId : ashId,
        docCode: 'FL-01',
        name,
        snapshot: null,
        figures: figures(name === 'Oak' ? amounts[0] : amounts[1]),
      })
      const id = named(standing).id
      return {
        baseCurrency: 'EUR',
        lines: [named(standing), ...others],
        allocations: allocations.map((one) => (one.lineId === line.id ? { ...one, lineId: id } : one)),
        alternatives: beside ? [{ ...named(beside), docCode: '', alternativeOf: id }] : [],
      }
    })

  it('stands in the place of the line as chosen, not as something that came and something that went', () => {
    const told = differenceOf(of('Oak', 'Ash', ['120.00', '90.00']), of('Ash', 'Oak', ['120.00', '90.00']))
    expect(told).toMatchObject({
      added: [],
      removed: [],
      replaced: [
        { from: { id: oakId, name: 'Oak' }, to: { id: ashId, name: 'FL-01 Ash' }, isChosen: true, isAsOffered: true },
      ],
      changed: [{ fields: [{ field: 'amount', from: '120.00', to: '90.00', currency: 'EUR' }] }],
    })
    expect(told.changed).toHaveLength(1)
    const dearer = differenceOf(of('Oak', 'Ash', ['120.00', '90.00']), of('Ash', 'Oak', ['120.00', '95.00']))
    expect(dearer.replaced.map(({ isChosen, isAsOffered }) => [isChosen, isAsOffered])).toEqual([[true, undefined]])
  })

  it('is new where it was not offered in that place', () => {
    const told = differenceOf(of('Oak', null, ['120.00', '90.00']), of('Ash', null, ['120.00', '90.00']))
    expect([told.replaced, told.added, told.removed].map(({ length }) => length)).toEqual([0, 1, 1])
  })
})

it('says of a price whether it includes tax, or that nobody says', () => {
  const untold = budget(({ lines }) => ({
    lines: first(lines, (line) => ({ ...line, price: { ...line.price, taxIncluded: false, isTaxUnknown: true } })),
  }))
  const told = budget(({ lines }) => ({
    lines: first(lines, ({ price, ...line }) => {
      const { isTaxUnknown: _unknown, ...known } = { ...price, isTaxUnknown: undefined }
      return { ...line, price: { ...known, taxIncluded: false } }
    }),
  }))
  const change = (from: string, to: string) => [[expect.any(String), [{ field: 'taxIncluded', from, to }]]]
  expect(fieldsIn(told, untold)).toEqual(change('no', 'notSaid'))
  expect(fieldsIn(untold, told)).toEqual(change('notSaid', 'no'))
})

it('shows a changed order of lines once', () => {
  const turned = budget(({ lines }) => ({ lines: lines.toReversed() }))
  expect(fieldsIn(budget(same), turned)).toEqual([['whole', [{ field: 'order', from: null, to: null }]]])
})

it('shows that a sample was moved, but not how far', () => {
  const moved = board(({ items }) => ({ items: first(items, (item) => ({ ...item, x: item.x + 40, y: item.y + 4 })) }))
  expect(fieldsIn(board(same), moved)).toEqual([[expect.any(String), [{ field: 'place', from: null, to: null }]]])
})

describe('by the newest rule of approvals', () => {
  const told = (before: SharedView, after: SharedView) =>
    atOnce(differenceWithPauses(before, after, approvalRuleOf(NEWEST_RULE)))
  const turned = <Item extends SharedItem>(item: Item): Item => ({ ...item, x: 7, y: 7, z: -item.z, rotation: 45 })

  it('shows nothing of where items lie, and in which layer', () => {
    const moved = board(({ items }) => ({ items: items.map(turned).toReversed() }))
    expect(told(board(same), moved)).toEqual({ added: [], removed: [], replaced: [], changed: [] })
  })

  it.each([
    ['sku', true, ['size']],
    ['sku', false, []],
    ['picture', false, []],
    ['chip', false, []],
    ['text', false, []],
    ['shape', false, ['size']],
    ['frame', false, ['size']],
  ] as const)('shows the size of a %s (to scale: %s): %s', (type, trueScale, fields) => {
    const sized = (w: number) =>
      board(({ items }) => ({
        items: items.map((item) =>
          item.type !== type ? item : { ...item, w, ...(item.type === 'sku' && { trueScale, tileRepeat: null }) },
        ),
      }))
    const { changed } = told(sized(70), sized(90))
    expect([...new Set(changed.flatMap(({ fields }) => fields.map(({ field }) => field)))]).toEqual(fields)
  })

  it('shows what else has changed of an item that was moved', () => {
    const moved = board(({ items }) => ({ items: items.map((item) => ({ ...turned(item), note: 'Other' })) }))
    const { changed } = told(board(same), moved)
    expect([...new Set(changed.flatMap(({ fields }) => fields.map(({ field }) => field)))]).toEqual(['note'])
  })
})

it('shows a sample at the place of another as its replacement', () => {
  const laid = (id: string, name: string, x: number) =>
    board(({ items }) => ({
      items: first(items, (item): SharedItem =>
        item.type === 'sku'
          ? { ...item, id, x, y: 20, snapshot: { ...item.snapshot, name, enName: name, variant: null } }
          : item,
      ),
    }))
  const other = '00000000-0000-4000-8000-0000000000ff'
  const own = '00000000-0000-4000-8000-0000000000aa'
  const { replaced, added, removed } = differenceOf(laid(own, 'Oak', 30.2), laid(other, 'Ash', 30))
  expect([replaced, added, removed]).toEqual([
    [{ from: { id: own, name: 'Oak', enName: 'Oak' }, to: { id: other, name: 'Ash', enName: 'Ash' } }],
    [],
    [],
  ])
  const elsewhere = differenceOf(laid(own, 'Oak', 30), laid(other, 'Ash', 80))
  expect([elsewhere.replaced, elsewhere.added.length, elsewhere.removed.length]).toEqual([[], 1, 1])
  const [oak, ash] = [laid(own, 'Oak', 30), laid(own, 'Ash', 30)]
  expect(differenceOf(oak, ash).replaced.map(({ to }) => to.name)).toEqual(['Ash'])
})

it('shows changes of the board’s own texts, size and colour', () => {
  const after = board(() => ({
    name: 'Lobby',
    canvas: { width: 420, height: 297 },
    scale: 10,
    background: { type: 'color', value: '#ffffff' },
  }))
  const before = board(() => ({ name: 'Bar', scale: 5, background: { type: 'color', value: '#000000' } }))
  expect(fieldsIn(before, after)).toEqual([
    [
      'whole',
      [
        { field: 'name', from: 'Bar', to: 'Lobby' },
        { field: 'canvas', from: '1004.5 × 1005.5 mm', to: '420 × 297 mm' },
        { field: 'scale', from: '1 : 5', to: '1 : 10' },
        { field: 'background', from: '#000000', to: '#ffffff' },
      ],
    ],
  ])
})

it('shows which item of a folder replaced another, whatever came before them', () => {
  const of = (...ids: string[]) =>
    folder(({ items }) => ({
      items: ids.flatMap((id) =>
        items.slice(0, 1).map((item) => ({ ...item, id, name: id, enName: id, variant: null })),
      ),
    }))
  const { replaced, added, removed } = differenceOf(of('1', '2', '3', '4'), of('9', '1', '5', '3'))
  const names = [replaced.map(({ from, to }) => [from.name, to.name]), added, removed].map((all) => JSON.stringify(all))
  expect(names[0]).toBe('[["2","5"]]')
  expect([added, removed].map((all) => all.map(({ name }) => name))).toEqual([['9'], ['4']])
})

it('shows no prices if the link no longer does', () => {
  const cheap = budget(same)
  const priceless = budget(({ lines, totals: _totals, ...all }) => ({
    ...all,
    lines: lines.map(({ price: _price, ...line }) => line),
  }))
  const { totals: _totals, ...content } = priceless.budget ?? {}
  const shown = { ...priceless, fields: [], budget: content as SharedBudget }
  expect(differenceOf(cheap, shown).changed).toEqual([])
})
