import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSamples } from '../../../../contract/boards/calls.ts'
import { getProductDetail } from '../../../../contract/catalogue.ts'
import { inDrawingOrder, type Item } from '../../../../contract/boards/item.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { aSample, itemIdOf } from '../../../testing/boards.ts'
import { anEditedBoard } from '../../../testing/boards/edited-board.ts'
import { aDetail } from '../../../testing/products.ts'
import { answer } from '../../../testing/server-answers.ts'
import { BoardEditorView } from '../../editor/BoardEditorView.tsx'
import { clearSelection, select } from '../../editor/state/selection.ts'
import { BoardPanel } from '../BoardPanel.tsx'

beforeEach(() => {
  clearSelection()
  // Two materials that are chosen tell how much light each reflects.
  answer(getProductDetail, aDetail())
  answer(getSamples, [])
})

const samples = (count: number) => Array.from({ length: count }, (_, index) => aSample(index + 1))

async function openLayers(items: readonly Item[], setting: Setting = {}) {
  const board = anEditedBoard(items)
  await show(<BoardEditorView board={{ id: '7' }} editor={board} panel={<BoardPanel />} />, setting)
  await page.getByText(/^Layers|^图层/).click()
  await expect.element(rows().first()).toBeInTheDocument()
  const item = (number: number) => board.get().draft.items.get(itemIdOf(number))
  const order = () => inDrawingOrder(board.get().draft.items.values()).map(({ id }) => Number(id.slice(-3)))
  return { item, order }
}

const rows = () => page.getByRole('list', { name: /^Everything on the board|^板上全部内容/ }).getByRole('listitem')
const press = (name: string) => rows().getByRole('button', { name, exact: true })

/** Drags a row by its handle to just above another. Answers what lets it go. */
async function draw(from: number, to: number) {
  const row = rows().nth(from).element()
  const [at, over] = [row, rows().nth(to).element()].map((element) => element.getBoundingClientRect().top + 3)
  const send = (target: Element | Window | null, type: string, clientY = 0) =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientY }))
  send(row.firstElementChild, 'pointerdown', at)
  // The drag listens on the window once it has begun.
  await expect
    .poll(() => {
      send(window, 'pointermove', over)
      return row.getAttribute('data-carried')
    })
    .toBe('true')
  return () => send(window, 'pointerup', over)
}

test('what lies on a board is drawn to another layer by its handle, several together where they are chosen', async () => {
  const { order } = await openLayers(samples(5))
  const drop = await draw(4, 1)
  drop()
  await expect.poll(order).toEqual([2, 3, 4, 1, 5])
  select([itemIdOf(2), itemIdOf(4)])
  await expect.element(rows().last()).toHaveAttribute('data-chosen', 'true')
  const dropBoth = await draw(4, 0)
  dropBoth()
  await expect.poll(order).toEqual([3, 1, 5, 2, 4])
  const letGo = await draw(4, 0)
  await userEvent.keyboard('{Escape}')
  letGo()
  await expect.element(rows().last()).toHaveAttribute('data-carried', 'false')
  expect(order()).toEqual([3, 1, 5, 2, 4])
})

test('a group is left by one of its own, and goes whole where the whole is chosen; what is locked stays', async () => {
  const group = { groupId: itemIdOf(99) }
  const { order } = await openLayers([aSample(1, group), aSample(2, group), aSample(3), aSample(4, { locked: true })])
  const drop = await draw(3, 1)
  drop()
  await expect.poll(order).toEqual([2, 3, 1, 4])
  const handle = rows().first().element().firstElementChild
  handle?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  await expect.element(press('Send Oak 4 backward')).toHaveAttribute('aria-disabled', 'true')
  expect(order()).toEqual([2, 3, 1, 4])
})

test('by presses and keys an item goes a layer up or down, the focus with it', async () => {
  const { order } = await openLayers(samples(3))
  await press('Oak 1').click()
  await press('Bring Oak 1 forward').click()
  expect(order()).toEqual([2, 1, 3])
  await expect.element(press('Bring Oak 1 forward')).toHaveFocus()
  await press('Oak 1').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual([1, 2, 3])
  await expect.element(press('Oak 1')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(press('Oak 2')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(press('Oak 3')).toHaveFocus()
})

test('of a hundred and fifty only those in sight are there; each tells its place, and the keys lead to all', async () => {
  const { order } = await openLayers(samples(150))
  await expect.element(rows().first()).toHaveAttribute('aria-posinset', '1')
  expect(rows().elements().length).toBeLessThan(60)
  await press('Oak 150').click()
  await userEvent.keyboard('{End}')
  await expect.element(press('Oak 1')).toHaveFocus()
  await expect.element(rows().last()).toHaveAttribute('aria-posinset', '150')
  await expect.element(rows().last()).toHaveAttribute('aria-setsize', '150')
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(order().slice(0, 4)).toEqual([2, 3, 1, 4])
  await expect.element(press('Oak 1')).toHaveFocus()
  // Whoever chooses on the paper finds it in the list.
  await userEvent.keyboard('{Home}')
  ;(document.activeElement as HTMLElement).blur()
  select([itemIdOf(75)])
  await expect.element(press('Oak 75')).toBeVisible()
})

test('an item gets another name, and it says which of its words that is', async () => {
  const { snapshot, ...sample } = aSample(2)
  const frame = { ...sample, type: 'frame', name: 'Lobby', fill: null } as Item
  const { item } = await openLayers([aSample(1), frame])
  expect(snapshot.enName).toBe('Oak 2')
  await press('Lobby').click()
  await press('Rename Lobby').click()
  const name = rows().getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(name).toHaveFocus()
  await name.fill('Bar')
  await userEvent.keyboard('{Enter}')
  expect(item(2)).toMatchObject({ name: 'Bar', altText: '' })
  await expect.element(press('Bar')).toHaveFocus()

  await press('Oak 1').click()
  await userEvent.keyboard('{F2}')
  const words = rows().getByRole('textbox', {
    name: 'Alternative text, for this list and for screen readers: the paper stays as it is',
  })
  await words.fill('Floor')
  await userEvent.keyboard('{Escape}')
  expect(item(1)).toMatchObject({ altText: '' })
  await expect.element(press('Oak 1')).toHaveFocus()
  await press('Oak 1').dblClick()
  await words.fill('Floor')
  await press('Bar').click()
  expect(item(1)).toMatchObject({ altText: 'Floor' })
})

test('everybody can use the list, in Chinese and in the dark too', async () => {
  await openLayers(samples(3), { tongue: 'zh-CN', theme: 'dark' })
  select([itemIdOf(2)])
  expect(await seriousViolations(document.body)).toEqual([])
})
