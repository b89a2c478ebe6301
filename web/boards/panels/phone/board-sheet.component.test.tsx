import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSamples } from '../../../../contract/boards/calls.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { answer } from '../../../testing/server-answers.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { aSample, itemIdOf } from '../../../testing/boards.ts'
import { anEditedBoard } from '../../../testing/boards/edited-board.ts'
import { BoardEditorView } from '../../editor/BoardEditorView.tsx'
import { clearSelection, select } from '../../editor/state/selection.ts'
import { endCropping, showCropped } from '../../editor/state/cropping.ts'
import { panBy, viewOfPaper, zoomTo } from '../../editor/state/view.ts'
import { Tools } from '../../editor/Tools.tsx'
import { BoardSheet } from './BoardSheet.tsx'

beforeEach(() => {
  clearSelection()
  answer(getSamples, [])
})

const opener = () => page.getByRole('button', { name: /^Selection and board$|^所选内容与材料板$/ })
const sheet = () => page.getByRole('dialog', { name: /^Selection and board$|^所选内容与材料板$/ })
const tab = (name: string) => sheet().getByRole('tab', { name, exact: true })

async function openEditor(setting: Setting = {}) {
  const board = anEditedBoard([1, 2, 3].map((number) => aSample(number)))
  const parts = { toolbar: <Tools />, panel: <p>Beside the paper</p>, sheet: <BoardSheet /> }
  await show(<BoardEditorView board={{ id: '7' }} editor={board} {...parts} />, {
    viewport: { width: 390, height: 844 },
    ...setting,
  })
  return { item: (number: number) => board.get().draft.items.get(itemIdOf(number)) }
}

/** The edges of an element on the screen, in px. */
const edges = (locator: ReturnType<typeof opener>) => locator.element().getBoundingClientRect()
const desk = () => document.querySelector('[data-desk]')?.getBoundingClientRect() ?? new DOMRect()

test('on a phone what is chosen is changed by numbers, and is seen above the sheet while it is', async () => {
  const { item } = await openEditor()
  const whole = desk().bottom
  select([itemIdOf(2)])
  await opener().click()
  await expect.element(tab('Chosen')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => Math.round(edges(sheet()).top - 844 / 2)).toBe(0)
  await expect.poll(() => desk().bottom).toBeLessThanOrEqual(edges(sheet()).top + 1)
  const chosen = page.getByRole('button', { name: /Oak 2/, pressed: true })
  expect(edges(chosen.first()).bottom).toBeLessThan(edges(sheet()).top)
  await sheet().getByRole('textbox', { name: 'From the left', exact: true }).fill('55')
  await userEvent.keyboard('{Enter}')
  expect(item(2)?.x).toBe(55)
  // Escape first discards what is typed, and then closes the sheet.
  await sheet().getByRole('textbox', { name: 'Width', exact: true }).fill('60')
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet().getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('100')
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  expect(desk().bottom).toBe(whole)
})

test('where the paper is enlarged it is pushed, and made smaller, for what is chosen; and lies afterwards as it lay', async () => {
  await openEditor()
  await expect.poll(() => desk().height).toBeGreaterThan(0)
  zoomTo(2)
  panBy(600, 600)
  const before = viewOfPaper.get()
  select([itemIdOf(3)])
  await opener().click()
  await expect.element(sheet()).toBeVisible()
  const chosen = () => edges(page.getByRole('button', { name: /Oak 3/, pressed: true }).first())
  await expect.poll(() => chosen().bottom).toBeLessThan(edges(sheet()).top)
  expect(chosen().top).toBeGreaterThan(desk().top)
  expect(chosen().right).toBeLessThan(390)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(viewOfPaper.get()).toEqual(before)
})

test('a crop that is begun in the sheet is made on the whole paper', async () => {
  await openEditor()
  await opener().click()
  await expect.element(sheet()).toBeVisible()
  showCropped(aSample(1))
  await expect.element(sheet()).not.toBeInTheDocument()
  endCropping()
})

test('the sheet is drawn up by presses, keeps the keys within, and is closed by its button', async () => {
  await openEditor()
  await opener().click()
  await sheet().getByRole('button', { name: 'Over the whole window' }).click()
  await expect.poll(() => Math.round(edges(sheet()).top)).toBe(0)
  await sheet().getByRole('button', { name: 'Down to half the window' }).click()
  await expect.poll(() => Math.round(edges(sheet()).top - 844 / 2)).toBe(0)
  for (const name of ['Chosen', 'Layers', 'Materials', 'Board']) await tab(name).click()
  for (let stop = 0; stop < 20; stop += 1) {
    await userEvent.keyboard('{Tab}')
    expect(sheet().element().contains(document.activeElement)).toBe(true)
  }
  await sheet().getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('the sheet is drawn by its grip, and put away by drawing it down', async () => {
  await openEditor()
  await opener().click()
  const grip = sheet().getByRole('button', { name: 'Over the whole window' })
  await expect.poll(() => Math.round(edges(sheet()).top - 844 / 2)).toBe(0)
  const { top } = edges(grip)
  const send = (type: string, clientY: number) =>
    grip.element().dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientY }))
  HTMLElement.prototype.setPointerCapture = () => undefined
  send('pointerdown', top)
  send('pointermove', top + 120)
  await expect.poll(() => Math.round(edges(sheet()).top - 844 / 2)).toBe(120)
  send('pointermove', top + 300)
  await expect.poll(() => Math.round(edges(sheet()).top - 844 / 2)).toBe(300)
  send('pointerup', top + 300)
  await expect.element(sheet()).not.toBeInTheDocument()
})

test('in a low window, as a screen enlarged twice, the sheet comes from the side', async () => {
  await openEditor({ viewport: { width: 683, height: 384 } })
  await opener().click()
  await expect.poll(() => Math.round(edges(sheet()).left)).toBe(342)
  await expect.poll(() => desk().right).toBeLessThanOrEqual(edges(sheet()).left + 1)
  expect(desk().height).toBeGreaterThan(150)
})

test.each([
  { tongue: 'en', theme: 'dark', viewport: { width: 320, height: 640 } },
  { tongue: 'zh-CN', theme: 'light', viewport: { width: 390, height: 844 } },
] as const)('everybody can use the sheet: $tongue, $theme', async (setting) => {
  await openEditor(setting)
  select([itemIdOf(1)])
  await opener().click()
  await expect.element(sheet()).toBeVisible()
  // The desk's panels are tested in panels.component.test.tsx; here they must fit.
  expect(await seriousViolations(sheet().element())).toEqual([])
  for (const one of sheet().getByRole('tab').elements()) {
    await page.elementLocator(one).click()
    const { scrollWidth, clientWidth } = sheet().getByRole('tabpanel').element()
    expect(scrollWidth).toBe(clientWidth)
  }
})
