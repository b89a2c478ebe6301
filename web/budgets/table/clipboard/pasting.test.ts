import { expect, test } from 'vitest'
import type { Line } from '../../../../contract/budgets/entries.ts'
import { budgetTableEn, budgetTableZh } from '../../../locales/budget-table-texts.ts'
import { aLine, anAllocation, aRoom, entryIdOf } from '../../../testing/budgets/edited-budget.ts'
import { aTableModel } from '../../../testing/budgets/table-model.ts'
import { writeCells } from '../cells/write-cells.ts'
import { cellsOf, htmlTable } from './copying.ts'
import { emptied, filledDown, filledTo } from './filling.ts'
import { columns } from '../columns/columns.ts'
import { headOf } from './head-names.ts'
import { planPaste, type Pasted, type PasteRefusal } from './pasting.ts'

const entries = [
  ...[11, 12, 13].map((number) => aLine(number, { docCode: `FL-${number}` })),
  ...[11, 12, 13].map((number) => anAllocation(number + 10, { lineId: entryIdOf(number), netQty: `${number}` })),
]
const KEYS = ['code', 'item', 'net', 'waste', 'price'] as const
const table = (status: 'draft' | 'approved' = 'draft') => aTableModel(entries, { keys: KEYS, status })
/** From the first line on: its head is row 0. */
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })

function understood(plan: Pasted | PasteRefusal): Pasted {
  if ('why' in plan) throw new Error(plan.why)
  return plan
}

test('a block of a spreadsheet is read cell by cell, and what is not understood is named', () => {
  const { model, editor, line } = table()
  const plan = understood(
    planPaste(
      model(),
      [
        ['Oak', '1,234.5', '15 %', '180 – 220'],
        ['Lime', '12 buckets', '400 %', 'cheap'],
      ],
      at(1, 2),
    ),
  )
  expect(plan.notUnderstood).toMatchObject([
    { row: 2, column: 2, columnKey: 'net', text: '12 buckets' },
    { row: 2, column: 3, columnKey: 'waste', problem: { reason: 'tooMuch' } },
    { row: 2, column: 4, columnKey: 'price', problem: { reason: 'noNumber' } },
  ])
  expect(plan.takenCount).toBe(5)
  editor.edit(plan.edit)
  expect(line(entryIdOf(11))).toMatchObject({ name: 'Oak', price: { low: '180', high: '220' } })
  expect(line(entryIdOf(21))).toMatchObject({ netQty: '1234.5', wastePct: '15' })
  expect(line(entryIdOf(12))).toMatchObject({ name: 'Lime' })
  editor.undo()
  expect(line(entryIdOf(11))).toMatchObject({ name: 'Line 11' })
})

test('what is pasted below the last row makes new lines', () => {
  const { model, editor } = table()
  const plan = understood(
    planPaste(
      model(),
      [
        ['FL-1', 'Oak', '5'],
        ['FL-2', 'Ash', '6'],
      ],
      at(3, 1),
    ),
  )
  expect(plan).toMatchObject({ newLines: 1, takenCount: 6, notUnderstood: [] })
  editor.edit(plan.edit)
  const lines = [...editor.get().draft.items.values()].filter(
    (entry): entry is Line & { type: 'line' } => entry.type === 'line',
  )
  expect(lines.find(({ name }) => name === 'Ash')).toMatchObject({ docCode: 'FL-2', kind: 'custom' })
})

test('a block that names its columns goes where they say, whatever their order, and the units are read before the quantities', () => {
  const { model, editor } = table()
  const block = [
    ['Unit price (CNY)', 'Qty', 'Description', 'Remark of mine', '单位'],
    ['1,250', '12.5 m²', 'Terrazzo', 'x', 'square_meter'],
    ['80', '3', 'Tap', '', 'piece'],
  ]
  const plan = understood(planPaste(model(), block, at(4, 1)))
  expect(plan).toMatchObject({ hasHead: true, newLines: 2, notUnderstood: [] })
  expect(plan.columns).toEqual([
    { key: 'price', head: 'Unit price (CNY)', sample: '1,250' },
    { key: 'net', head: 'Qty', sample: '12.5 m²' },
    { key: 'item', head: 'Description', sample: 'Terrazzo' },
    { key: null, head: 'Remark of mine', sample: 'x' },
    { key: 'unit', head: '单位', sample: 'square_meter' },
  ])
  editor.edit(plan.edit)
  const lines = [...editor.get().draft.items.values()].filter((entry) => entry.type === 'line')
  const terrazzo = lines.find(({ name }) => name === 'Terrazzo')
  expect(terrazzo).toMatchObject({ unit: 'square_meter', price: { low: '1250', high: '1250' } })
  expect(lines.find(({ name }) => name === 'Tap')).toMatchObject({ unit: 'piece' })
  const nets = [...editor.get().draft.items.values()].flatMap((entry) =>
    entry.type === 'allocation' && entry.lineId === terrazzo?.id ? entry.netQty : [],
  )
  expect(nets).toEqual(['12.5'])
})

test('numbers are in the unit of their cell, their row or their head, or else in the shown one', () => {
  const netsOf = (block: string[][]) => {
    const { model, editor } = aTableModel(entries, { keys: KEYS, fields: { unitSystem: 'imperial' } })
    editor.edit(understood(planPaste(model(), block, at(4, 1))).edit)
    return [...editor.get().draft.items.values()].flatMap((entry) =>
      entry.type === 'allocation' && !entry.id.startsWith('00000000') ? entry.netQty : [],
    )
  }
  const [head, area] = [['Item', 'Qty', 'Unit'], 'square_meter']
  expect(netsOf([head, ['Oak', '100', area], ['Ash', '100 sq ft', area]])).toEqual(['100', '9.2903'])
  expect(netsOf([head, ['Oak', '100', 'm²'], ['Lamp', '3', 'piece']])).toEqual(['100', '3'])
  expect(
    netsOf([
      ['Item', 'Qty (m²)'],
      ['Oak', '100'],
      ['Ash', '100 sq ft'],
    ]),
  ).toEqual(['100', '9.2903'])
})

test('what is copied of a list in feet comes back as it was', () => {
  const { model, editor, line } = aTableModel(
    [aLine(11), anAllocation(21, { lineId: entryIdOf(11), netQty: '22.955' }), aLine(12)],
    { keys: KEYS, fields: { unitSystem: 'imperial' } },
  )
  const cells = cellsOf(model(), at(1, 3))
  expect(cells).toEqual([['247.086']])
  editor.edit(understood(planPaste(model(), [['247.09']], at(1, 3))).edit)
  expect(line(entryIdOf(21))).toMatchObject({ netQty: '22.955' })
  editor.edit(understood(planPaste(model(), cells, at(2, 3))).edit)
  expect([...editor.get().draft.items.values()].at(-1)).toMatchObject({ lineId: entryIdOf(12), netQty: '22.955' })
})

test('a block with a head becomes lines below the one that somebody is at, and writes over none', () => {
  const { model, editor } = table()
  const plan = understood(
    planPaste(
      model(),
      [
        ['Name', 'Qty'],
        ['Ash', '5'],
      ],
      at(1, 2),
    ),
  )
  expect(plan).toMatchObject({ newLines: 1, notUnderstood: [] })
  editor.edit(plan.edit)
  const names = model().outline.rows.flatMap((row) => {
    const entry = row.kind === 'line' ? editor.get().draft.items.get(row.lineId) : undefined
    return entry?.type === 'line' ? entry.name : []
  })
  expect(names).toEqual(['Line 11', 'Ash', 'Line 12', 'Line 13'])
})

test('somebody says which column a pasted one is for, or leaves it out', () => {
  const { model, editor } = table()
  const block = [
    ['9', 'Ash'],
    ['8', 'Elm'],
  ]
  const plan = understood(planPaste(model(), block, at(4, 1), ['note', 'item']))
  expect(plan).toMatchObject({ hasHead: false, newLines: 2, takenCount: 4, notUnderstood: [] })
  editor.edit(plan.edit)
  const lines = [...editor.get().draft.items.values()].filter((entry) => entry.type === 'line')
  expect(lines.find(({ name }) => name === 'Ash')).toMatchObject({ note: '9', docCode: '' })
  expect(understood(planPaste(model(), block, at(4, 1), [null, 'item'])).takenCount).toBe(2)
})

test.each([
  [
    ['Name', 'Qty'],
    ['item', 'net'],
  ],
  [
    ['品名', '工程量', '单价（元）'],
    ['item', 'net', 'price'],
  ],
  [
    ['Quantity', 'Qty', 'Name'],
    ['net', null, 'item'],
  ],
  [['Oak', 'Unit'], null],
  [['Name', 'Qty', '12'], null],
  [['Name'], ['item']],
  [['', ''], null],
])('%j as a head: %j', (row, keys) => {
  expect(headOf(row)).toEqual(keys)
})

const typed = [...columns.values()].flatMap(({ key, write }) => (write && key !== 'source' ? key : []))
test.each(typed)('the column %s is known by its own name, in both languages', (key) => {
  expect([budgetTableEn, budgetTableZh].map(({ column }) => headOf([column[key]]))).toEqual([[key], [key]])
})

test('by room they are for the room', () => {
  const { model, editor } = aTableModel(
    [aRoom(1), aLine(11), anAllocation(21, { lineId: entryIdOf(11), roomId: entryIdOf(1) })],
    {
      keys: KEYS,
      grouping: 'room',
    },
  )
  editor.edit(
    understood(
      planPaste(
        model(),
        [
          ['A', 'Oak', '5'],
          ['B', 'Ash', '6'],
        ],
        at(1, 1),
      ),
    ).edit,
  )
  const nets = [...editor.get().draft.items.values()].flatMap((entry) =>
    entry.type === 'allocation' ? `${entry.netQty} for ${entry.roomId === entryIdOf(1) ? 'the room' : 'no room'}` : [],
  )
  expect(nets).toEqual(['5 for the room', '6 for the room'])
})

test('a block beyond what a list holds is refused whole', () => {
  const { model } = table()
  const block = Array.from({ length: 5000 }, () => Array.from({ length: 50 }, () => '1'))
  expect(planPaste(model(), block, at(1, 1))).toEqual({ why: 'tooLarge', count: 5000, most: 2000 })
})

test('a list that lets no lines be added takes none', () => {
  expect(planPaste(table('approved').model(), [['a'], ['b']], at(3, 2))).toEqual({ why: 'closed' })
})

test('one cell fills all that are selected', () => {
  const plan = understood(planPaste(table().model(), [['7']], at(1, 3, 3, 3)))
  expect(plan.takenCount).toBe(3)
})

test('a column beyond the last is named, and figures that come along are not', () => {
  const { model } = aTableModel(entries, { keys: ['item', 'total'] })
  const plan = understood(planPaste(model(), [['Oak', '99', 'more']], at(1, 1)))
  expect(plan.notUnderstood).toMatchObject([
    { column: 3, columnKey: null, text: 'more', problem: { reason: 'noCell' } },
  ])
  expect(plan.takenCount).toBe(1)
})

test('cells are copied as they are typed, for programs and as a table', () => {
  const cells = cellsOf(table().model(), at(1, 1, 2, 5))
  expect(cells).toEqual([
    ['FL-11', 'Line 11', '11', '0', '100'],
    ['FL-12', 'Line 12', '12', '0', '100'],
  ])
  expect(htmlTable([['a & b', '<i>']])).toBe('<table><tr><td>a &amp; b</td><td>&lt;i&gt;</td></tr></table>')
})

test('somebody fills down from the first row, or from the row above', () => {
  const { model } = table()
  const texts = (cells: readonly { row: { lineId: string }; text: string }[]) =>
    cells.map(({ row, text }) => `${Number(row.lineId.slice(-12))}: ${text}`)
  expect(texts(filledDown(model(), at(1, 3, 3, 3)))).toEqual(['12: 11', '13: 11'])
  expect(texts(filledDown(model(), at(2, 3)))).toEqual(['12: 11'])
  expect(texts(filledTo(model(), at(1, 3), 3))).toEqual(['12: 11', '13: 11'])
  expect(texts(filledTo(model(), at(2, 3, 3, 3), 1))).toEqual(['11: 13'])
})

test('what can be empty is emptied, as one step', () => {
  const { model, editor, line } = table()
  const { edit, refused } = writeCells(emptied(model(), at(1, 1, 1, 5)), model())
  expect(refused).toEqual([])
  editor.edit(edit)
  expect(line(entryIdOf(11))).toMatchObject({ docCode: '', name: '', price: { low: null, high: null } })
  editor.undo()
  expect(line(entryIdOf(11))).toMatchObject({ docCode: 'FL-11' })
})
