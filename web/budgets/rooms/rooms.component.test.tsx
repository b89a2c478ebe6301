import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { useStore } from '../../ui/store.ts'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import { aLine, anAllocation, anEditedBudget, aRoom, entryIdOf } from '../table/an-edited-budget.ts'
import { RoomsView } from './RoomsView.tsx'

async function showRooms({ status = 'draft', ...setting }: Setting & { status?: BudgetStatus } = {}) {
  const editor = anEditedBudget([
    aRoom(1, { name: 'Lobby', floorArea: '118.6' }),
    aRoom(2, { name: 'Bar', count: 24 }),
    aLine(3, { name: 'Oak' }),
    anAllocation(4, { lineId: entryIdOf(3), roomId: entryIdOf(1), source: 'floorArea', wastePct: '10' }),
  ])
  const Rooms = () => {
    const items = useStore(editor, ({ draft }) => draft.items)
    return (
      <>
        <RoomsView items={items} status={status} editor={editor} />
        <Toasts closeLabel="Close" />
      </>
    )
  }
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
  await expect.element(field('Oak of Lobby')).toHaveValue('118.6')
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

test('a list that is approved keeps its rooms, and says so', async () => {
  await showRooms({ status: 'approved' })
  await expect.element(page.getByText('The status of this list keeps its rooms as they are.')).toBeVisible()
  await expect.element(field('Floor of Bar')).toHaveAttribute('readonly')
  expect(await seriousViolations(document.body)).toEqual([])
})

test('a phone shows it in Chinese and in the dark', async () => {
  await showRooms({ tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } })
  await expect.element(page.getByText('各房间用量')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await seriousViolations(document.body)).toEqual([])
})
