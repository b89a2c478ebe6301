import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aBoardOf, readBoard, someSamples } from '../stage/boards-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const A1 = { width: 841, height: 594 }

const paper = (page: Page) => page.getByRole('application')
const items = (page: Page) => paper(page).getByRole('listitem')
const chosen = (page: Page) => paper(page).getByRole('button', { pressed: true })

/** The middle of an element. */
async function middleOf(shown: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** The screen position of a place on the paper (mm); the paper is an A1. */
async function placeOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await paper(page).boundingBox()) ?? { x: 0, y: 0, ...A1 }
  return { x: box.x + (x * box.width) / A1.width, y: box.y + (y * box.height) / A1.height }
}

async function clickAt(page: Page, x: number, y: number, how?: { button: 'right' }): Promise<void> {
  const place = await placeOf(page, x, y)
  await page.mouse.click(place.x, place.y, how)
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

it('a member makes a board of twelve samples by mouse: adds from the panel, drags, enlarges, turns, groups, copies, and sees what another tab adds', async () => {
  const member = await memberOf(stage.shop)
  const id = await aBoardOf(stage.shop, member, { name: 'Harbour hotel', count: 8, fields: { canvas: A1 } })
  const page = await stage.enter()
  await openAs(member, page, { url: `${stage.shop.server.url}/material/${id}` })
  await items(page).nth(7).waitFor()

  // Four more from the panel: pressed, ticked, and dropped on the paper.
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Add materials' }).click()
  const panel = page.getByRole('region', { name: 'Add materials' })
  await panel.getByRole('searchbox').fill('herringbone')
  await panel.getByRole('button', { name: /^Place Herringbone oak/ }).click()
  await items(page).nth(8).waitFor()
  await panel.getByRole('button', { name: 'Clear the search' }).click()
  for (const name of ['Board number 1', 'Board number 2'])
    await panel.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  await panel.getByRole('button', { name: 'Place them' }).click()
  await items(page).nth(10).waitFor()
  const card = await panel.getByRole('button', { name: /^Place Stone number 3 / }).boundingBox()
  if (!card) throw new Error('there is nothing to drag')
  await drag(page, { x: card.x + 40, y: card.y + 40 }, await placeOf(page, 640, 480))
  await items(page).nth(11).waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()

  // Drags the first to the right of the paper, without snapping.
  await page.keyboard.down('Control')
  await drag(page, await placeOf(page, 70, 70), await placeOf(page, 100, 340))
  await page.keyboard.up('Control')
  const first = chosen(page)
  await expect.poll(() => first.getAttribute('aria-label')).toMatch(/^1 · .*50 mm from the left, 290 mm from the top/)

  // Resizes it in proportion by its lower right corner, and rotates it in steps.
  await page.keyboard.down('Control')
  await drag(page, await middleOf(page.locator('[data-handle="4"]')), await placeOf(page, 170, 410))
  await page.keyboard.up('Control')
  await expect.poll(() => first.getAttribute('aria-label')).toContain('120 × 120 mm')
  await page.keyboard.down('Shift')
  await drag(page, await middleOf(page.locator('[data-handle="turn"]')), await placeOf(page, 300, 350))
  await page.keyboard.up('Shift')

  // Selects two with a marquee, groups them, and aligns the group beside the others.
  await drag(page, await placeOf(page, 560, 5), await placeOf(page, 330, 60))
  await expect.poll(() => chosen(page).count()).toBe(2)
  await page.keyboard.press('Control+g')
  await clickAt(page, 838, 3)
  await expect.poll(() => chosen(page).count()).toBe(0)
  await clickAt(page, 350, 60)
  await expect.poll(() => chosen(page).count()).toBe(2)

  // Copies both by the context menu, and undoes that.
  await clickAt(page, 350, 60, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await items(page).nth(13).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => items(page).count()).toBe(12)

  await page.getByText('All changes saved').waitFor()
  const board = await readBoard(stage.shop, member, id)
  expect(board.items).toHaveLength(12)
  const dropped = board.items.find(({ x, w }) => Math.abs(x + w / 2 - 640) < 3)
  expect(Math.abs((dropped?.y ?? 0) + (dropped?.h ?? 0) / 2 - 480), 'the middle of what was dropped').toBeLessThan(3)
  const [moved] = board.items.toSorted((one, other) =>
    one.type === 'sku' && other.type === 'sku' ? one.laid - other.laid : 0,
  )
  expect(moved).toMatchObject({ w: 120, h: 120, rotation: 90 })
  expect(board.items.filter(({ groupId }) => groupId !== null)).toHaveLength(2)

  // What another tab adds appears.
  const [oak] = await someSamples(stage.shop, 1)
  const tab = await stage.openTab(`/?skuId=${oak?.skuId}`)
  await tab.getByRole('dialog').getByRole('button', { name: 'Add to board' }).click()
  await tab
    .getByRole('dialog', { name: 'Add to a board' })
    .getByRole('button', { name: /^Harbour hotel/ })
    .click()
  await tab.getByText('Added to “Harbour hotel”.').waitFor()
  await items(page).nth(12).waitFor()
})
