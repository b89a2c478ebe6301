import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { BudgetStatus, UnitSystem } from '../../../contract/budgets/budget.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { useStore } from '../../kit/store.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { aLine, anAllocation, anEditedBudget, aRoom, entryIdOf } from '../../testing/budgets/edited-budget.ts'
import { RoomsView } from './RoomsView.tsx'

interface Showing extends Setting {
  status?: BudgetStatus
  unitSystem?: UnitSystem
}

async function showRooms({ status = 'draft', unitSystem = 'metric', ...setting }: Showing = {}) {
  const entries = [
    aRoom(1, { name: 'Lobby', floorArea: '118.6' }),
    aRoom(2, { name: 'Bar', count: 24 }),
    aLine(3, { name: 'Oak' }),
    anAllocation(4, { lineId: entryIdOf(3), roomId: entryIdOf(1), source: 'floorArea', wastePct: '10' }),
    aLine(5, { name: 'Lamp', unit: 'piece' }),
  ]
  const editor = anEditedBudget(entries, { unitSystem })
  const Rooms = () => {
    const { fields, items } = useStore(editor, ({ draft }) => draft)
    const sums = createSums(fields, items)
    return (
      <>
        <RoomsView
          items={items}
          status={status}
          system={fields.unitSystem}
          editor={editor}
          comesTo={{ currency: fields.baseCurrency, needs: sums.figures, rooms: sums.roomTotals }}
        />
        <Toasts closeLabel="Close" />
      </>
    )
  }
  answerLookups()
  await show(<Rooms />, setting)
  return { entry: (number: number) => editor.get().draft.items.get(entryIdOf(number)), editor }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('rooms are measured, counted, moved and taken away with what was for them', async () => {
  const { entry, editor } = await showRooms()
  await userEvent.fill(field('Floor of Bar'), '=1+1')
  await userEvent.tab()
  await expect.element(page.getByText('Formulas are not calculated here: type the figure.')).toBeVisible()
  await userEvent.fill(field('Floor of Bar'), '31.2')
  await userEvent.tab()
  expect(entry(2)).toMatchObject({ floorArea: '31.2' })
  await page.getByRole('button', { name: 'Move Bar up' }).click()
  expect([entry(1), entry(2)]).toMatchObject([{ sort: 2 }, { sort: 1 }])
  await page.getByRole('button', { name: 'Remove Lobby' }).click()
  expect(editor.get().draft.items.has(entryIdOf(4)), 'with what was for it').toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(entry(4)).toMatchObject({ source: 'floorArea' })
})

test('one room’s measure is taken as its quantity by a press, and left by another, whatever the other rooms have', async () => {
  const { entry, editor } = await showRooms()
  await userEvent.fill(field('Floor of Bar'), '31.2')
  await userEvent.tab()
  const floor = (room: string) => page.getByRole('button', { name: `Floor area Oak of ${room}` })
  await expect.element(floor('Lobby')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(floor('Bar')).toHaveAttribute('aria-pressed', 'false')
  await floor('Bar').click()
  await expect.element(field('Oak of Bar')).toHaveValue('31.20')
  await floor('Lobby').click()
  expect(entry(4)).toMatchObject({ source: 'manual', netQty: '118.6', wastePct: '10' })
  const ofBar = [...editor.get().draft.items.values()].find(
    (one) => one.type === 'allocation' && one.roomId === entryIdOf(2),
  )
  expect(ofBar).toMatchObject({ source: 'floorArea', wastePct: '10' })
  await expect.element(page.getByRole('button', { name: /Floor area Lamp/ })).not.toBeInTheDocument()
})

test('says what a room is, which its name proposes and a press sets', async () => {
  const { entry, editor } = await showRooms()
  const more = (room: string) => page.getByRole('combobox', { name: `What it is of ${room}` })
  await userEvent.selectOptions(more('Bar'), 'Stairs')
  expect(entry(2)).toMatchObject({ places: ['stairs'] })
  await userEvent.fill(field('Name of Bar'), 'Shower')
  await userEvent.tab()
  const proposal = page.getByRole('button', { name: 'Shower → Barefoot wet floor, Wet wall?' })
  await expect.element(proposal).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove Stairs from Shower' }).click()
  expect(entry(2)).toMatchObject({ places: [] })
  await proposal.click()
  expect(entry(2)).toMatchObject({ name: 'Shower', places: ['barefoot-wet', 'wet-wall'] })
  await expect.element(more('Shower')).toHaveFocus()
  await expect.element(proposal).not.toBeInTheDocument()
  await userEvent.selectOptions(more('Shower'), 'Heated floor')
  expect(entry(2)).toMatchObject({ places: ['barefoot-wet', 'heated-floor', 'wet-wall'] })
  await expect.element(more('Shower')).toHaveTextContent('At most 3')
  await expect.element(more('Shower')).toHaveFocus()
  editor.undo()
  editor.undo()
  await expect.element(proposal).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('who reads feet types feet, and a unit that is written counts before', async () => {
  const { entry, editor } = await showRooms({ unitSystem: 'imperial' })
  await expect.element(page.getByRole('columnheader', { name: 'Floor ft²' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Source' })).toBeVisible()
  await expect.element(field('Oak of Lobby')).toHaveValue('1,276.60')
  for (const [name, text, facts] of [
    ['Floor of Bar', '100', { floorArea: '9.2903' }],
    ['Walls of Bar', '31.2 m²', { wallArea: '31.2' }],
    ['Perimeter of Bar', `5' 6 1/2"`, { perimeter: '1.6891' }],
    // What is shown of Lobby's floor.
    ['Floor of Lobby', '1,276.6', {}],
  ] as const) {
    await userEvent.fill(field(name), text)
    await expect
      .element(page.getByText(name.startsWith('Perimeter') ? 'ft' : 'ft²', { exact: true }).first())
      .toBeVisible()
    await userEvent.tab()
    expect(entry(2)).toMatchObject(facts)
  }
  expect(entry(1)).toMatchObject({ floorArea: '118.6' })
  await expect.element(field('Floor of Bar')).toHaveValue('100.00')
  await userEvent.fill(field('Oak of Bar'), '50')
  await userEvent.tab()
  const [, oak] = [...editor.get().draft.items.values()].filter(({ type }) => type === 'allocation')
  expect(oak).toMatchObject({ netQty: '4.6452' })
  await expect.element(field('Oak of Bar')).toHaveValue('50.00')
})

test('a room that was just added is named and measured by typing on', async () => {
  const { editor } = await showRooms()
  await page.getByRole('button', { name: 'Add a room' }).click()
  await userEvent.keyboard('Kitchen{Tab}14{Tab}')
  const rooms = [...editor.get().draft.items.values()].filter(({ type }) => type === 'room')
  expect(rooms.at(-1)).toMatchObject({ name: 'Kitchen', floorArea: '14' })
  await expect.element(field('Walls of Kitchen')).toHaveFocus()
})

test('what a room needs follows it, or is typed, cell by cell with the keyboard', async () => {
  const { entry, editor } = await showRooms()
  await expect.element(field('Oak of Lobby')).toHaveValue('118.60')
  await field('Oak of Lobby').click()
  await userEvent.keyboard('46{Enter}')
  expect(entry(4)).toMatchObject({ netQty: '46', source: 'manual', wastePct: '10' })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Laying of Oak' }), 'herringbone')
  expect(entry(4)).toMatchObject({ layout: 'herringbone', wastePct: '15' })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Source of Oak' }), 'wallArea')
  await expect.element(page.getByText('not measured').first()).toBeVisible()
  const allocations = [...editor.get().draft.items.values()].filter(({ type }) => type === 'allocation')
  expect(allocations).toMatchObject([{ source: 'wallArea' }, { source: 'wallArea' }])
})

test('keys lead through the matrix as through the table, and Tab out of it', async () => {
  const { entry } = await showRooms()
  await field('Oak of Lobby').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(field('Oak of Bar')).toHaveFocus()
  await userEvent.keyboard('7{Tab}')
  await expect.element(field('Oak of Whole project')).toHaveFocus()
  await userEvent.keyboard('3{ArrowDown}')
  await expect.element(field('Lamp of Whole project')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}{ArrowLeft}2{Enter}')
  await expect.element(field('Lamp of Lobby')).toHaveValue('2')
  await userEvent.keyboard('5{Escape}')
  await expect.element(field('Lamp of Lobby')).toHaveValue('2')
  await userEvent.keyboard('{End}')
  await expect.element(field('Waste % of Lamp')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('table')).toBe(null)
  expect(entry(4)).toMatchObject({ source: 'floorArea' })
})

test('a block from a spreadsheet lies on the matrix as one step, and what is not understood is told first', async () => {
  const { editor } = await showRooms()
  const quantities = () =>
    [...editor.get().draft.items.values()].flatMap((entry) => (entry.type === 'allocation' ? [entry.netQty] : []))
  await field('Oak of Lobby').click()
  pasteText('12.4\t8,100.5\r\n\t3\r\n')
  await expect.element(field('Oak of Bar')).toHaveValue('8,100.50')
  await expect.element(field('Lamp of Bar')).toHaveValue('3')
  expect(quantities()).toEqual(['12.4', '8100.5', '3'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field('Oak of Bar')).toHaveValue('')
  pasteText('oak\t9')
  await expect.element(page.getByRole('dialog').getByText('This is not a number.')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('cell', { name: 'Lobby' })).toBeVisible()
  await page.getByRole('button', { name: 'Paste the rest: 1 cell' }).click()
  await expect.element(field('Oak of Lobby')).toHaveFocus()
  await expect.element(field('Oak of Bar')).toHaveValue('9.00')
  expect(quantities()).toEqual(['10', '9'])
})

test('lines and rooms add up as the table does, and a line follows only what is in its unit', async () => {
  await showRooms()
  const oak = page.getByRole('row', { name: 'Oak' })
  await expect.element(oak.getByText('130.46 m²')).toBeVisible()
  const foot = page.getByRole('row', { name: 'Comes to, CNY' })
  await expect.element(foot.getByText('13,046.00').first()).toBeVisible()
  const sources = (line: string) =>
    [...document.querySelectorAll<HTMLSelectElement>('select')].find(
      (select) => select.getAttribute('aria-label') === `Source of ${line}`,
    )?.textContent
  expect(sources('Oak')).toBe('–Floor areaWall areaBy hand')
  expect(sources('Lamp')).toBe('–One a roomBy hand')
  expect(await seriousViolations(document.body)).toEqual([])
})

/** Pastes text into the focused field, as a spreadsheet gives it. */
function pasteText(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('a list that is approved keeps its rooms, and says so', async () => {
  await showRooms({ status: 'approved' })
  await expect.element(page.getByText('The status of this budget list keeps its rooms as they are.')).toBeVisible()
  await expect.element(field('Floor of Bar')).toHaveAttribute('readonly')
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a phone shows it in Chinese and in the dark', async () => {
  await showRooms({ tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } })
  await expect.element(page.getByText('各房间净量')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await seriousViolations(document.body)).toEqual([])
})
