import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createFolder, createItems } from '../../contract/favourites.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { inARow, layBoards, readBoard, someSamples } from '../stage/boards-shop.ts'
import { goTo, resizeTo } from '../stage/browser.ts'
import { addMember, signInByPassword } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

describe('a material goes on a board', () => {
  it('from its page, after a log-in: onto a new board, then onto the same one again, undone by the toast', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const [oak] = await someSamples(stage.shop, 1)
    const page = await stage.visit(`/?skuId=${oak?.skuId}`)
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    await drawer.getByRole('button', { name: 'Add to board' }).click()
    await signInByPassword(page.getByRole('dialog', { name: 'Welcome' }), { email, password: 'secret7' })
    const chooser = page.getByRole('dialog', { name: 'Add to a board' })
    await chooser.getByRole('textbox', { name: 'Board name' }).fill('Kitchen')
    await chooser.getByRole('button', { name: 'Create and add' }).click()
    await page.getByText('Added to “Kitchen”.').waitFor()
    await drawer.getByRole('link', { name: 'Kitchen' }).waitFor()

    await drawer.getByRole('button', { name: 'Add to board' }).click()
    await chooser.getByRole('button', { name: /^Kitchen/ }).waitFor()
    await chooser.getByText('1 item · already on it').waitFor()
    await chooser.getByRole('button', { name: /^Kitchen/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Removed from “Kitchen”.').waitFor()
    await page.getByRole('button', { name: 'Open', exact: true }).first().click()
    await page.waitForURL(/\/material\/\d+$/)
  })

  it('from ticked items of a folder and from a comparison, into free places', async () => {
    const ada = await memberOf(stage.shop)
    const samples = await someSamples(stage.shop, 3)
    const skuIds = samples.map(({ skuId }) => skuId)
    const { url } = stage.shop.server
    const [boardId = ''] = await layBoards(stage.shop, ada, [{ name: 'Lobby', items: inARow(samples.slice(0, 1)) }])
    const page = await stage.enter()
    const { headers } = ada
    const made = await page.request.post(url + createFolder.path, { headers, data: { name: 'Rooms' } })
    const { data: favoritesId } = (await made.json()) as { data: string }
    await page.request.post(url + createItems.path, { headers, data: { favoritesId, skuIds } })
    await openAs(ada, page, { url: `${url}/favorites/${favoritesId}` })
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Add to board' }).last().waitFor()
    await page.getByText('3 selected').waitFor()
    await resizeTo(page, { width: 320, height: 640 })
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'what is ticked').toBe(true)
    await resizeTo(page, { width: 1366, height: 768 })
    const bar = page.getByRole('button', { name: 'Remove', exact: true }).locator('..')
    await bar.getByRole('button', { name: 'Add to board' }).click()
    const chooser = page.getByRole('dialog', { name: 'Add 3 materials to a board' })
    await chooser.getByRole('button', { name: /^Lobby/ }).click()
    await page.getByText('3 materials added to “Lobby”.').waitFor()

    await goTo(page, `/compare?skuIds=${skuIds.slice(1).join()}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to board' }).click()
    await page
      .getByRole('dialog', { name: 'Add 2 materials to a board' })
      .getByRole('button', { name: /^Lobby/ })
      .click()
    await page.getByText('2 materials added to “Lobby”.').waitFor()

    const { items } = await readBoard(stage.shop, ada, boardId)
    expect(items).toHaveLength(6)
    const boxes = items.map(({ x, y, w, h }) => ({ x, y, w, h }))
    for (const [nth, one] of boxes.entries())
      for (const other of boxes.slice(0, nth))
        expect(
          one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h,
        ).toBe(false)
  })

  it('from the panel beside the board: pressed, ticked or dropped; additions from another tab appear', async () => {
    const ada = await memberOf(stage.shop)
    const { url } = stage.shop.server
    const [boardId = ''] = await layBoards(stage.shop, ada, [{ name: 'Reading room' }])
    const page = await stage.enter()
    await openAs(ada, page, { url: `${url}/material/${boardId}` })
    // An empty board also offers it in its legend.
    await page.getByRole('toolbar').getByRole('button', { name: 'Add materials' }).click()
    const panel = page.getByRole('region', { name: 'Add materials' })
    await panel.getByRole('searchbox').fill('herringbone')
    await panel.getByRole('button', { name: /^Place Herringbone oak/ }).click()
    await expect.poll(() => itemCount(ada, boardId)).toBe(1)

    await panel.getByRole('button', { name: 'Clear the search' }).click()
    for (const name of ['Board number 1', 'Board number 2'])
      // oxlint-disable-next-line no-await-in-loop -- one tick after the other
      await panel.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
    await panel.getByRole('button', { name: 'Place them' }).click()
    await expect.poll(() => itemCount(ada, boardId)).toBe(3)

    const card = panel.getByRole('button', { name: /^Place Stone number 3 / })
    const from = await card.boundingBox()
    const paper = await page.getByRole('application').boundingBox()
    if (!from || !paper) throw new Error('nothing to drag, or nowhere to drop it')
    const middle = { x: paper.x + paper.width / 2, y: paper.y + paper.height * 0.8 }
    await page.mouse.move(from.x + 40, from.y + 40)
    await page.mouse.down()
    await page.mouse.move(middle.x, middle.y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => itemCount(ada, boardId)).toBe(4)
    const { items, canvas } = await readBoard(stage.shop, ada, boardId)
    const dropped = items.at(-1)
    expect(Math.abs((dropped?.x ?? 0) + (dropped?.w ?? 0) / 2 - canvas.width / 2)).toBeLessThan(3)
    expect(Math.abs((dropped?.y ?? 0) + (dropped?.h ?? 0) / 2 - canvas.height * 0.8)).toBeLessThan(3)

    const [oak] = await someSamples(stage.shop, 1)
    const tab = await stage.openTab(`/?skuId=${oak?.skuId}`)
    await tab.getByRole('dialog').getByRole('button', { name: 'Add to board' }).click()
    await tab
      .getByRole('dialog', { name: 'Add to a board' })
      .getByRole('button', { name: /^Reading room/ })
      .click()
    await tab.getByText('Added to “Reading room”.').waitFor()
    await expect.poll(() => placed(page)).toBe(5)
  })
})

const placed = (page: Page) => page.locator('[data-item]').count()

async function itemCount(member: TestMember, boardId: string): Promise<number> {
  return (await readBoard(stage.shop, member, boardId)).items.length
}
