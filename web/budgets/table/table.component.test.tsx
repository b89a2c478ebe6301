import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { BudgetFields, UnitSystem } from '../../../contract/budgets/budget.ts'
import type { Entry, Room } from '../../../contract/budgets/entries.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { chooseWord, composeWord } from '../../testing/input-method.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { aLine, anAllocation, anEditedBudget, aRoom, entryIdOf } from '../../testing/budgets/edited-budget.ts'
import type { FitsById, RoomMark } from '../../catalogue/fits/fits.ts'
import { BudgetTable } from './BudgetTable.tsx'
import type { BudgetTableProps } from './table-props.ts'

const LOBBY = entryIdOf(1)
const BAR = entryIdOf(2)

/** The worked example of the specification, and a line without a price. */
const ENTRIES = [
  aRoom(1, { name: 'Lobby', floorArea: '118.6' }),
  aRoom(2, { name: 'Bar' }),
  aLine(11, {
    docCode: 'FL-01',
    name: 'Oak',
    pack: { sellUnit: 'box', coveragePerPack: '1.44' },
    price: { low: '180', high: '220' },
  }),
  aLine(12, { docCode: 'WA-02', name: 'Plaster', price: { low: null, high: null } }),
  anAllocation(21, { lineId: entryIdOf(11), roomId: LOBBY, netQty: '12.4', wastePct: '10' }),
  anAllocation(22, { lineId: entryIdOf(11), roomId: BAR, netQty: '8.1', wastePct: '15' }),
  anAllocation(23, { lineId: entryIdOf(12), roomId: BAR, netQty: '5' }),
]

const COLUMNS = ['code', 'picture', 'item', 'status', 'net', 'waste', 'layout', 'packs', 'order', 'price', 'total']

type Props = Partial<BudgetTableProps> & {
  entries?: readonly Entry[]
  setting?: Setting
  saysAloud?: boolean
  unitSystem?: UnitSystem
  taxMode?: BudgetFields['taxMode']
}

async function openTable({
  entries = ENTRIES,
  setting,
  saysAloud = false,
  unitSystem = 'metric',
  taxMode = 'exclusive',
  ...props
}: Props = {}) {
  answerLookups()
  // Each test starts with the same columns, whichever are the default.
  localStorage.setItem('quarry-budget-columns-7', JSON.stringify({ keys: COLUMNS, widths: {}, frozen: 3 }))
  const editor = anEditedBudget(entries, { unitSystem, taxMode })
  const { fields, items } = editor.get().draft
  await show(
    <div style={{ height: 600 }}>
      <BudgetTable
        editor={editor}
        sums={createSums(fields, items)}
        status="draft"
        memberId="7"
        grouping="room"
        {...props}
      />
      {saysAloud && <Toasts closeLabel="Close" />}
    </div>,
    setting,
  )
  return { editor, entry: (number: number) => editor.get().draft.items.get(entryIdOf(number)) }
}

const grid = () => page.getByRole('grid', { name: 'Lines of the budget list' })

test('somebody reads what each room needs, and what the budget orders for all of them together', async () => {
  await openTable()
  await expect.element(grid()).toMatchAriaInlineSnapshot(`
    - grid "Lines of the budget list":
      - rowgroup:
        - row "Select all rows Code Picture Item Status Net Waste Laid Packs Order Price / unit Total CNY, without tax":
          - columnheader "Select all rows"
          - columnheader "Code"
          - columnheader "Picture"
          - columnheader "Item"
          - columnheader "Status"
          - columnheader "Net"
          - columnheader "Waste"
          - columnheader "Laid"
          - columnheader "Packs"
          - columnheader "Order"
          - columnheader "Price / unit"
          - columnheader "Total CNY, without tax"
      - rowgroup:
        - row "Lobby 118.60 m² 2,464.29 – 3,011.91":
          - gridcell "Lobby 118.60 m²" [expanded]
          - gridcell "2,464.29 – 3,011.91"
        - row "Row 2 FL-01 Oak Proposed 12.40 m² 10 % 16 for all rooms 23.04 m² for all rooms 180 – 220 2,464.29 – 3,011.91":
          - gridcell "Row 2"
          - gridcell "FL-01" [selected]
          - gridcell
          - rowheader "Oak"
          - gridcell "Proposed"
          - gridcell "12.40 m²"
          - gridcell "10 %"
          - gridcell
          - gridcell "16 for all rooms"
          - gridcell "23.04 m² for all rooms"
          - gridcell "180 – 220"
          - gridcell "2,464.29 – 3,011.91"
        - row "Bar 1,682.91 – 2,056.89":
          - gridcell "Bar" [expanded]
          - gridcell "1,682.91 – 2,056.89"
        - row "Row 4 FL-01 Oak Proposed 8.10 m² 15 % 16 for all rooms 23.04 m² for all rooms 180 – 220 1,682.91 – 2,056.89":
          - gridcell "Row 4"
          - gridcell "FL-01"
          - gridcell
          - rowheader "Oak"
          - gridcell "Proposed"
          - gridcell "8.10 m²"
          - gridcell "15 %"
          - gridcell
          - gridcell "16 for all rooms"
          - gridcell "23.04 m² for all rooms"
          - gridcell "180 – 220"
          - gridcell "1,682.91 – 2,056.89"
        - row "Row 5 WA-02 Plaster unpriced Proposed 5.00 m² 0 % – 5.00 m² no price yet –":
          - gridcell "Row 5"
          - gridcell "WA-02"
          - gridcell
          - rowheader "Plaster unpriced"
          - gridcell "Proposed"
          - gridcell "5.00 m²"
          - gridcell "0 %"
          - gridcell
          - gridcell "–"
          - gridcell "5.00 m²"
          - gridcell "no price yet"
          - gridcell "–"
        - row "New line: type or paste here":
          - gridcell "New line: type or paste here"
  `)
  expect(await seriousViolations(document.body)).toEqual([])
})

test('it reads in Chinese, in the dark', async () => {
  await openTable({ setting: { tongue: 'zh-CN', theme: 'dark' } })
  const oak = page.getByRole('row', { name: /Oak/ }).first()
  await expect.element(oak.getByRole('gridcell', { name: '16 各房间合计', exact: true })).toBeVisible()
  await expect.element(oak.getByRole('gridcell', { name: '23.04 m² 各房间合计' })).toBeVisible()
  await expect.element(oak.getByRole('gridcell', { name: '2,464.29 – 3,011.91' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

/** The cell of a row, from the top, in a column. */
const cell = (row: number, name: string | RegExp) =>
  page
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell', { name, exact: typeof name === 'string' })
const activeText = () => {
  const id = grid().element().getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

function copied(type: 'copy' | 'cut' = 'copy') {
  const clipboardData = new DataTransfer()
  document.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData
}

test('somebody types as in a spreadsheet: to replace, to correct, on to the next cell, and back', async () => {
  const { entry } = await openTable()
  grid().element().focus()
  await userEvent.keyboard('{End}{Control>}{ArrowLeft}{/Control}')
  for (let step = 0; step < 5; step++) await userEvent.keyboard('{ArrowRight}')
  expect(activeText()).toBe('12.40 m²')
  await userEvent.keyboard('20{Enter}')
  expect(entry(21)).toMatchObject({ netQty: '20' })
  // The head of the next group is a row of its own, which Enter passes over.
  expect(activeText()).toMatch(/m²$/)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(cell(2, '20.00 m²')).toBeInTheDocument()
  await userEvent.keyboard('{F2}5{Escape}')
  expect(entry(21)).toMatchObject({ netQty: '20' })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Net, Oak' })).toHaveValue('20')
  await userEvent.keyboard('31{Tab}12{Enter}')
  expect(entry(21)).toMatchObject({ netQty: '31', wastePct: '12' })
  await userEvent.keyboard('{Control>}zz{/Control}')
  expect(entry(21)).toMatchObject({ netQty: '20', wastePct: '10' })
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(entry(21)).toMatchObject({ netQty: '31', wastePct: '10' })
  expect(document.activeElement).toBe(grid().element())
})

test('who reads feet types feet: the open cell says its unit, and what is shown stays what it is', async () => {
  const { entry } = await openTable({ unitSystem: 'imperial' })
  grid().element().focus()
  await userEvent.keyboard('{End}{Control>}{ArrowLeft}{/Control}')
  for (let step = 0; step < 5; step++) await userEvent.keyboard('{ArrowRight}')
  expect(activeText()).toBe('133.47 ft²')
  await userEvent.keyboard('{F2}')
  const open = page.getByRole('textbox', { name: 'Net, Oak' })
  await expect.element(open).toHaveValue('133.472')
  await expect.element(open).toHaveAccessibleDescription('ft²')
  await userEvent.keyboard('{Escape}133.47{Enter}')
  expect(entry(21)).toMatchObject({ netQty: '12.4' })
  await userEvent.keyboard('{ArrowUp}{ArrowUp}100{Enter}')
  expect(entry(21)).toMatchObject({ netQty: '9.2903' })
  await expect.element(cell(2, '100.00 ft²')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}3 m²{Enter}')
  expect(entry(21)).toMatchObject({ netQty: '3' })
})

test('who types in a cell that another changes meanwhile keeps what they typed, and is offered the other’s', async () => {
  const { editor, entry } = await openTable({ saysAloud: true })
  const theirs = (netQty: string) =>
    editor.edit({ put: [anAllocation(21, { lineId: entryIdOf(11), roomId: LOBBY, netQty, wastePct: '10' })] })
  const cell = grid().getByRole('gridcell', { name: '12.40 m²' })
  await userEvent.click(cell)
  await userEvent.keyboard('50')
  theirs('45')
  await userEvent.keyboard('{Enter}')
  expect(entry(21)).toMatchObject({ netQty: '50' })
  await expect.element(page.getByText('Meanwhile this was changed to 45. Yours is kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Take 45' }).click()
  expect(entry(21)).toMatchObject({ netQty: '45', wastePct: '10' })

  // A preview that was only looked at saves nothing.
  await userEvent.click(grid().getByRole('gridcell', { name: '45.00 m²' }))
  await userEvent.keyboard('{F2}')
  theirs('46')
  await userEvent.keyboard('{Enter}')
  expect(entry(21)).toMatchObject({ netQty: '46' })
})

test('a Chinese word begins a cell as another letter does, without a key before it', async () => {
  const { entry } = await openTable()
  await grid()
    .getByRole('rowheader', { name: /Plaster/ })
    .click()
  await composeWord('shi gao')
  await expect.element(grid().getByText('shi gao')).toBeVisible()
  await chooseWord('石膏')
  await expect.element(grid().getByRole('textbox')).toHaveValue('石膏')
  await userEvent.keyboard('板{Enter}')
  await expect.element(grid()).toHaveFocus()
  expect(entry(12)).toMatchObject({ name: '石膏板' })
})

test('a price says what it is for, and of tax, where the total beside it is of another kind', async () => {
  const pack = { sellUnit: 'box', coveragePerPack: '12' }
  const price = { basis: 'perPack', low: '168', high: '186', taxIncluded: true } as const
  await openTable({ entries: [...ENTRIES, aLine(51, { name: 'Paint', pack, price })] })
  await expect.element(grid().getByRole('gridcell', { name: '168 – 186 / box, with tax' })).toBeVisible()
})

test('somebody types on below the last line, and pastes there what shall be new', async () => {
  const { editor } = await openTable()
  const names = () =>
    [...editor.get().draft.items.values()].flatMap((entry) => (entry.type === 'line' ? entry.name : []))
  await grid()
    .getByRole('rowheader', { name: /Plaster/ })
    .click()
  await userEvent.keyboard('{ArrowDown}')
  expect(activeText()).toBe('New line: type or paste here')
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('Skirting{Enter}')
  expect(names()).toEqual(['Oak', 'Plaster', 'Skirting'])
  expect(activeText()).toBe('New line: type or paste here')
  paste('Lamp\nTap')
  await expect.poll(names).toEqual(['Oak', 'Plaster', 'Skirting', 'Lamp', 'Tap'])
  const rooms = [...editor.get().draft.items.values()].flatMap((entry) =>
    entry.type === 'allocation' ? entry.roomId : [],
  )
  expect(rooms.slice(-3)).toEqual([BAR, BAR, BAR])
  // The paste, the name and the line.
  await userEvent.keyboard('{Control>}zzz{/Control}')
  expect(names()).toEqual(['Oak', 'Plaster'])
  await userEvent.keyboard('{Control>}{End}{/Control}Tap{Escape}')
  expect(names(), 'what was not taken leaves no line').toEqual(['Oak', 'Plaster'])
})

test('somebody chooses what a cell is from a small list, by keys', async () => {
  const { entry } = await openTable()
  grid().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  await expect.element(page.getByRole('listbox', { name: 'Status, Oak' })).toHaveFocus()
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(entry(11)).toMatchObject({ status: 'approved' })
  expect(document.activeElement).toBe(grid().element())
  for (let step = 0; step < 3; step++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('h')
  await expect.element(page.getByRole('listbox', { name: 'Laid, Oak' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(entry(21)).toMatchObject({ layout: 'herringbone', wastePct: '15' })
})

test('a text that is not understood stays in its cell with a word at it, and nothing else is lost', async () => {
  const { entry } = await openTable()
  grid().element().focus()
  for (let step = 0; step < 4; step++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('12 boxes{Enter}{ArrowUp}{ArrowUp}')
  const wrong = cell(2, /^12 boxes/)
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('“boxes” is another unit: the line is counted in m².')).toBeVisible()
  expect(entry(21)).toMatchObject({ netQty: '12.4' })
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(cell(2, '12.40 m²')).not.toHaveAttribute('aria-invalid')
})

test('a block with a head goes where its columns say, once somebody has looked', async () => {
  const { editor } = await openTable({ grouping: 'section' })
  await grid().getByRole('gridcell', { name: 'New line: type or paste here' }).click()
  paste('Qty\tName\tWhere\n3\tLamp\tBar\n2\tTap\tKitchen')
  const dialog = page.getByRole('dialog', { name: 'What goes where' })
  await expect.element(dialog.getByRole('combobox', { name: 'Qty' })).toHaveValue('net')
  const where = dialog.getByRole('combobox', { name: 'Where' })
  await expect.element(where).toHaveValue('')
  await where.selectOptions('Section')
  expect(await seriousViolations(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: 'Paste 6 cells' }).click()
  const lines = () => [...editor.get().draft.items.values()].filter((entry) => entry.type === 'line')
  await expect
    .poll(() => lines().slice(2))
    .toMatchObject([
      { name: 'Lamp', section: 'Bar' },
      { name: 'Tap', section: 'Kitchen' },
    ])
})

test('a pasted block is looked at before it is written, and is one step', async () => {
  const { entry } = await openTable({ grouping: 'section' })
  grid().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  paste('Smoked oak\tordered\r\nLime plaster\tapproved\r\n')
  const dialog = page.getByRole('dialog', { name: 'What was not understood' })
  await expect.element(dialog).toBeVisible()
  await expect
    .element(dialog.getByRole('row', { name: /ordered/ }))
    .toHaveAccessibleName('1 Status ordered A line cannot become this while the budget list has its status.')
  expect(entry(11)).toMatchObject({ name: 'Oak' })
  expect(await seriousViolations(document.body)).toEqual([])
  await dialog.getByRole('button', { name: 'Paste the rest: 3 cells' }).click()
  expect(entry(11)).toMatchObject({ name: 'Smoked oak', status: 'proposed' })
  expect(entry(12)).toMatchObject({ name: 'Lime plaster', status: 'approved' })
  await expect.poll(() => document.activeElement).toBe(grid().element())
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(entry(12)).toMatchObject({ name: 'Plaster', status: 'proposed' })
})

test('a block is copied without units, cut, and filled down', async () => {
  const { entry } = await openTable()
  grid().element().focus()
  for (let step = 0; step < 4; step++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(copied().getData('text/plain')).toBe('12.4\t10')
  await userEvent.keyboard('{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}{Control>}d{/Control}')
  expect([21, 22, 23].map((number) => entry(number))).toMatchObject(
    [21, 22, 23].map(() => ({ netQty: '12.4', wastePct: '10' })),
  )
  expect(copied('cut').getData('text/html')).toContain('<td>12.4</td>')
  expect(entry(23)).toMatchObject({ netQty: '0', wastePct: '0' })
})

test('somebody folds a group, and reads what it comes to', async () => {
  await openTable({ grouping: 'status' })
  grid().element().focus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(grid()).toMatchAriaInlineSnapshot(`
    - grid "Lines of the budget list":
      - rowgroup
      - rowgroup:
        - row "Proposed 2 lines 4,147.20 – 5,068.80":
          - gridcell "Proposed 2 lines"
          - gridcell "4,147.20 – 5,068.80"
  `)
})

test('a list that is approved says why nothing can be typed', async () => {
  const { entry } = await openTable({ status: 'approved' })
  grid().element().focus()
  for (let step = 0; step < 4; step++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('5')
  await expect.element(page.getByText('Closed by the status of the budget list.')).toBeVisible()
  await expect.element(cell(2, /^12.40 m²/)).toHaveAttribute('aria-readonly', 'true')
  expect(entry(21)).toMatchObject({ netQty: '12.4' })
})

test('the focus stays in the table however far its rows are scrolled away', async () => {
  const many = [100, 101, 102].flatMap((hundred) =>
    Array.from({ length: 99 }, (_, index) => aLine(hundred * 100 + index, { section: 'Flooring' })),
  )
  await openTable({ entries: many, grouping: 'section' })
  const { scrollHeight } = grid().element()
  grid().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  const field = page.getByRole('textbox', { name: 'Item, Line 10000' })
  await expect.element(field).toHaveFocus()
  grid().element().scrollTop = scrollHeight
  await expect.element(page.getByText('Line 10298')).toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Ash{Enter}')
  expect(document.activeElement).toBe(grid().element())
  await expect.element(page.getByText('Line 10001')).toBeVisible()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(page.getByText('Line 10298')).toBeVisible()
})

test('rows are moved to another room by their menu, and changed together', async () => {
  const { entry } = await openTable()
  await page.getByRole('gridcell', { name: 'FL-01' }).first().click({ button: 'right' })
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByRole('menuitem', { name: 'Bar' }).click()
  expect(entry(21)).toMatchObject({ roomId: BAR })
  await expect.poll(() => document.activeElement).toBe(grid().element())
  await userEvent.keyboard('{Control>}a{/Control}{Shift>} {/Shift}')
  const bar = page.getByRole('region', { name: /rows selected/ })
  await bar.getByRole('combobox', { name: 'What to set' }).selectOptions('Supplier')
  await bar.getByRole('textbox', { name: 'Supplier of the selected rows' }).fill('Timber & Sons')
  await bar.getByRole('button', { name: 'Set', exact: true }).click()
  expect([entry(11), entry(12)]).toMatchObject([{ supplier: 'Timber & Sons' }, { supplier: 'Timber & Sons' }])
  expect(await seriousViolations(document.body)).toEqual([])
})

test('columns are moved, hidden and remembered by keys', async () => {
  await openTable()
  grid().element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}{Enter}')
  await page.getByRole('menuitem', { name: 'Hide this column' }).click()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  const names = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
  expect(names().slice(1, 4)).toEqual(['Code', 'Status', ''])
  expect(localStorage.getItem('quarry-budget-columns-7')).toContain('"status"')
})

test('on a phone lines are read, and ticked as they are delivered', async () => {
  const { entry } = await openTable({
    status: 'ordered',
    setting: { viewport: { width: 320, height: 700 } },
  })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.getByRole('checkbox', { name: 'Delivered, Plaster' }).click()
  expect(entry(12)).toMatchObject({ status: 'delivered' })
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a column’s edge stays at the pointer, and Escape gives the column its width back', async () => {
  await openTable({ setting: { viewport: { width: 1366, height: 700 } } })
  await expect.element(grid().getByRole('columnheader', { name: 'Item' })).toBeVisible()
  const head = () => grid().getByRole('columnheader', { name: 'Item' }).element()
  const before = head().getBoundingClientRect()
  const point = (type: string, clientX: number) =>
    (type === 'pointerdown' ? head().lastElementChild : window)?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, clientX }),
    )
  const width = () => Math.round(head().getBoundingClientRect().width - before.width)
  point('pointerdown', before.right)
  await new Promise(requestAnimationFrame)
  point('pointermove', before.right + 92)
  await expect.poll(width).toBe(92)
  await userEvent.keyboard('{Escape}')
  await expect.poll(width).toBe(0)
  point('pointermove', before.right + 50)
  point('pointerdown', before.right)
  await new Promise(requestAnimationFrame)
  point('pointermove', before.right + 40)
  point('pointerup', before.right + 40)
  await expect.poll(width).toBe(40)
})

test('an edge behind the item stays at the pointer too, though the item had given way', async () => {
  await openTable({ setting: { viewport: { width: 1600, height: 700 } } })
  const net = grid().getByRole('columnheader', { name: 'Net' })
  await expect.element(net).toBeVisible()
  const edge = () => net.element().getBoundingClientRect().right
  const before = edge()
  const point = (type: string, clientX: number) =>
    (type === 'pointerdown' ? net.element().lastElementChild : window)?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, clientX }),
    )
  point('pointerdown', before)
  await new Promise(requestAnimationFrame)
  point('pointermove', before + 40)
  // Widths are whole design pixels.
  await expect.poll(() => Math.abs(edge() - before - 40)).toBeLessThanOrEqual(1)
  point('pointerup', before + 40)
})

test('what is half typed is in the list when the page is left', async () => {
  const { entry } = await openTable()
  await grid().getByRole('gridcell', { name: '12.40 m²' }).click()
  await userEvent.keyboard('14')
  await expect.element(page.getByRole('textbox')).toHaveValue('14')
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(entry(21)).toMatchObject({ netQty: '14' })
})

test('the table tells where somebody stands, once they have gone there', async () => {
  const told: unknown[] = []
  await openTable({ onStand: (standing) => told.push(standing) })
  await expect.element(grid()).toBeVisible()
  expect(told).toEqual([])
  await grid().getByRole('gridcell', { name: '8.10 m²' }).click()
  await expect.poll(() => told).toEqual([{ roomId: BAR, section: '' }])
})

test('a line that is for nothing yet says so, until somebody types how much', async () => {
  await openTable({
    entries: [...ENTRIES, aLine(13, { name: 'Tap' }), anAllocation(24, { lineId: entryIdOf(13), netQty: '0' })],
  })
  const tap = grid().getByRole('row', { name: /Tap/ })
  await expect.element(tap.getByText(/amount not yet given/)).toBeVisible()
  await tap.getByRole('gridcell', { name: '–' }).first().click()
  await userEvent.keyboard('2{Enter}')
  await expect.element(tap.getByText(/amount not yet given/)).not.toBeInTheDocument()
})

const shower = { ...aRoom(1, { name: 'Shower', places: ['barefoot-wet'] }), type: 'room' as const } as Room & Entry

function answering(mark: RoomMark = 'not'): FitsById {
  const answer = mark === 'contested' ? 'fits' : mark
  const told = { text: '不适合：R9 低于 R10', enText: 'Whatever: R9 is below R10', isContested: mark === 'contested' }
  const fits = answer === 'unjudged' ? [] : [{ place: 'barefoot-wet' as const, answer, ...told }]
  return new Map([[entryIdOf(11), [{ room: shower, mark, fits }]]])
}

const JUDGED = 'Shower (Barefoot wet floor): Whatever: R9 is below R10'
const SILENT =
  'Shower (Barefoot wet floor): not judged. Nothing is asked of this material there, or the catalogue does not sell it.'

test.each([
  ['fits', 'fits Shower', JUDGED],
  ['contested', 'fits Shower by some rules, not by others', JUDGED],
  ['not', 'does not fit Shower', JUDGED],
  ['unstated', 'not stated whether it fits Shower', JUDGED],
  ['unjudged', 'not judged for Shower', SILENT],
] as const)(
  'a line of which is to be said “%s” shows a sign, and why on hover and where somebody is',
  async (answer, sign, sentence) => {
    await openTable({ grouping: 'section', fits: answering(answer) })
    const cell = grid().getByRole('rowheader', { name: /Oak/ })
    const icon = cell.getByRole('img', { name: sign, exact: true })
    await expect.element(icon).toBeVisible()
    const [{ right }, { right: end }] = [icon, cell].map((one) => one.element().getBoundingClientRect()) as [DOMRect, DOMRect] // prettier-ignore
    expect(right).toBeLessThan(end)
    await icon.hover()
    await expect.element(page.getByRole('tooltip', { name: sentence })).toBeVisible()
    await expect.element(cell.getByText(sentence)).not.toBeInTheDocument()
    await cell.getByText('Oak', { exact: true }).click()
    await expect.element(cell.getByText(sentence)).toBeVisible()
    await expect.element(cell).toHaveAccessibleDescription(sentence)
    expect(await seriousViolations(document.body)).toEqual([])
  },
)

test('a line that is for no room of which is said what it is has no sign', async () => {
  await openTable({ grouping: 'section', fits: new Map() })
  await expect.element(grid().getByRole('rowheader', { name: /Oak/ })).toBeVisible()
  expect(
    grid()
      .getByRole('img', { name: /fit|judged/ })
      .elements(),
  ).toEqual([])
})

test('a room’s row tells of that room alone', async () => {
  await openTable({ grouping: 'room', fits: answering() })
  const rows = grid().getByRole('rowheader', { name: /Oak/ })
  await expect.element(rows.nth(0).getByRole('img', { name: 'does not fit Shower' })).toBeVisible()
  await expect.element(rows.nth(1).getByRole('img', { name: 'does not fit Shower' })).not.toBeInTheDocument()
})

test('on a phone and in Chinese the sign stands in words with the line', async () => {
  await openTable({
    fits: answering(),
    setting: { tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } },
  })
  await expect.element(page.getByText('不适合Shower').first()).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('an agreed price stands beside that of the list, which is struck, with what the line comes to by it', async () => {
  const oak = aLine(11, {
    docCode: 'FL-01',
    name: 'Oak',
    price: { low: '180', high: '220', chosen: '165', isTaxUnknown: true },
  })
  const needed = anAllocation(21, { lineId: entryIdOf(11), netQty: '10' })
  await openTable({ entries: [oak, needed], grouping: 'section' })
  const row = grid().getByRole('row', { name: /Oak/ })
  await expect
    .element(row.getByRole('gridcell', { name: 'List price 180 – 220 agreed 165, tax not said' }))
    .toBeVisible()
  expect(row.getByText('180 – 220', { exact: true }).element().closest('s')).not.toBeNull()
  await expect.element(row.getByRole('gridcell', { name: '1,800.00 – 2,200.00 agreed 1,650.00' })).toBeVisible()
})

test('a last pack that is opened for little says for how much', async () => {
  const oak = aLine(11, {
    name: 'Oak',
    pack: { sellUnit: 'box', coveragePerPack: '1.44' },
    price: { low: '180', high: '180' },
  })
  const needed = anAllocation(21, { lineId: entryIdOf(11), netQty: '14.5', wastePct: '9.4484' })
  await openTable({ entries: [oak, needed], grouping: 'section' })
  const row = grid().getByRole('row', { name: /Oak/ })
  await expect.element(row.getByRole('gridcell', { name: '12 0.03 m² over 11 boxes' })).toBeVisible()
})

const details = (name: string) => grid().getByRole('button', { name: `Details of ${name}` })

test('a line’s details open by a button that says whose they are, by pointer and by keys', async () => {
  const opened: string[] = []
  await openTable({ openLine: entryIdOf(12), onOpenLine: (id) => opened.push(id) })
  await expect.element(details('Plaster')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(details('Oak').first()).toHaveAttribute('aria-expanded', 'false')
  await details('Plaster').click()
  expect(opened).toEqual([entryIdOf(12)])
  // Tab leads from the table to the current row's button alone.
  await grid().getByRole('rowheader', { name: 'Oak' }).first().click()
  await userEvent.keyboard('{Tab}')
  await expect.element(details('Oak').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual([entryIdOf(12), entryIdOf(11)])
  expect(await seriousViolations(document.body)).toEqual([])
})

test('of a list whose lines have tax in them, the head of the amounts says so', async () => {
  await openTable({ taxMode: 'inclusive' })
  await expect.element(grid().getByRole('columnheader', { name: 'Total CNY, with tax' })).toBeVisible()
})

const LONG = 'Oak herringbone parquet, smoked twice and oiled by hand'

test('beside empty columns no name and no warning is cut: they take the room, and as many lines as they need', async () => {
  const entries = [...ENTRIES, aLine(53, { name: LONG, price: { low: null, high: null } })]
  await openTable({ entries, grouping: 'section', setting: { viewport: { width: 1366, height: 768 } } })
  const cell = grid().getByRole('rowheader', { name: new RegExp(LONG) })
  await expect.element(cell).toBeVisible()
  for (const text of [LONG, 'unpriced']) {
    const told = cell.getByText(text).element()
    expect(told.scrollWidth).toBeLessThanOrEqual(told.clientWidth || told.scrollWidth)
    expect(told.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell.element().getBoundingClientRect().bottom)
  }
  const widthOf = (name: string) => grid().getByRole('columnheader', { name }).element().getBoundingClientRect().width
  expect(widthOf('Picture')).toBeLessThan(40)
  expect(widthOf('Laid')).toBeLessThan(70)
  expect(widthOf('Item')).toBeGreaterThan(widthOf('Total CNY, without tax'))
})

test.each([390, 320])('on a phone %i px wide a line is deleted, and brought back', async (width) => {
  const { entry } = await openTable({ saysAloud: true, setting: { viewport: { width, height: 640 } } })
  await expect.element(page.getByRole('button', { name: 'Details of Plaster' })).toBeVisible()
  await page.getByRole('button', { name: 'More for Plaster' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  expect(entry(12)).toBeUndefined()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(entry(12)).toMatchObject({ name: 'Plaster' })
  expect(entry(23)).toMatchObject({ netQty: '5' })
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await seriousViolations(document.body)).toEqual([])
})

test('on a phone a room’s row says what the room needs before what is ordered for all', async () => {
  await openTable({ setting: { viewport: { width: 390, height: 844 } } })
  const oak = page.getByRole('listitem').filter({ hasText: 'Oak' })
  await expect.element(oak.first()).toMatchTextContent(/13\.64 m²16 boxes · 23\.04 m²for all rooms/)
})

test('on a phone a line of several rooms is deleted as a whole', async () => {
  const { entry } = await openTable({ setting: { viewport: { width: 390, height: 844 } } })
  await page.getByRole('button', { name: 'More for Oak' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete the line' }).click({ timeout: 2000 })
  expect([entry(11), entry(21), entry(22)]).toEqual([undefined, undefined, undefined])
  expect(entry(12)).toMatchObject({ name: 'Plaster' })
})

test('a line of several rooms is taken out of one by its menu, or deleted as a whole', async () => {
  const { entry } = await openTable()
  const openMenu = () => page.getByRole('gridcell', { name: 'FL-01' }).first().click({ button: 'right' })
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Delete the line' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Remove from this room' }).click({ timeout: 2000 })
  expect(entry(21)).toBeUndefined()
  expect(entry(11)).toMatchObject({ name: 'Oak' })
  await openMenu()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click({ timeout: 2000 })
  expect([entry(11), entry(22)]).toEqual([undefined, undefined])
})

test('on a phone a line of several rooms is taken out of one of them', async () => {
  const { entry } = await openTable({ setting: { viewport: { width: 390, height: 844 } } })
  await page.getByRole('button', { name: 'More for Oak' }).first().click()
  await page.getByRole('menuitem', { name: 'Remove from this room' }).click()
  expect(entry(21)).toBeUndefined()
  expect(entry(11)).toMatchObject({ name: 'Oak' })
  expect(entry(22)).toMatchObject({ netQty: '8.1' })
})
