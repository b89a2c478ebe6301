import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aBoardOf, readBoard } from '../stage/boards-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const paper = (page: Page) => page.getByRole('application')
const items = (page: Page) => paper(page).getByRole('listitem')

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

it('a member makes a board by keyboard alone: adds samples, moves, layers, groups and copies them, with announcements', async () => {
  const member = await memberOf(stage.shop)
  const id = await aBoardOf(stage.shop, member, { name: 'Harbour hotel', count: 0 })
  const page = await stage.enter()
  await openAs(member, page, { url: `${stage.shop.server.url}/material/${id}` })
  await paper(page).waitFor()

  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Add materials' }).focus()
  await press(page, 'Enter')
  const panel = page.getByRole('region', { name: 'Add materials' })
  const materials = panel.getByRole('button', { name: /^Place .* number \d+/ })
  await materials.nth(3).waitFor()
  for (let place = 0; place < 4; place += 1) {
    await materials.nth(place).focus()
    await press(page, 'Enter')
    await items(page).nth(place).waitFor()
  }
  await panel.getByRole('button', { name: 'Close' }).focus()
  await press(page, 'Enter')

  await paper(page).focus()
  await press(page, 'Escape', 'Enter')
  const focused = page.locator('[data-item] button:focus')
  const wasAt = (await focused.getAttribute('aria-label')) ?? ''
  const [, left = '', top = ''] = /([\d.]+) mm from the left, ([\d.]+) mm from the top/.exec(wasAt) ?? []
  // Enter selects the sample; arrow keys move it by 1, 10 and a tenth of a millimetre; then it goes to the front.
  await press(page, 'Enter', 'ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowLeft', '}')
  const place = `${Math.round((Number(left) + 0.9) * 100) / 100} mm from the left, ${Number(top) + 10} mm from the top`
  await expect.poll(() => focused.getAttribute('aria-label')).toContain(place)
  await expect.poll(() => focused.getAttribute('aria-label')).toContain('layer 4 of 4')

  // Groups it with the sample below, copies both, and removes the copies.
  await press(page, 'Shift+Tab', 'Shift+Space', 'Control+g', 'Control+d')
  await items(page).nth(5).waitFor()
  await press(page, 'Delete')
  await expect.poll(() => items(page).count()).toBe(4)
  await expect.poll(() => page.locator('[aria-live]').allTextContents()).toContain('2 items removed.')
  await expect.poll(() => paper(page).evaluate((element) => element.matches(':focus'))).toBe(true)

  await page.getByText('All changes saved').waitFor()
  const board = await readBoard(stage.shop, member, id)
  expect(board.items).toHaveLength(4)
  expect(board.items.filter(({ groupId }) => groupId !== null)).toHaveLength(2)
})
