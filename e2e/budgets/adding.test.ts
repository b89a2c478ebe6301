import { expect, it } from 'vitest'
import { NEW_ITEM } from '../../contract/boards/item.ts'
import { repeatOf } from '../../contract/boards/scale.ts'
import { getBudget, getBudgetPage } from '../../contract/budgets/calls.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { aSample } from '../../server/testing/boards.ts'
import { askAs } from '../../server/testing/requests.ts'
import { inARow, layBoards, readBoard, someSamples } from '../stage/boards-shop.ts'
import { goTo } from '../stage/browser.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

it('materials go from a folder and a comparison onto a board, into free places, and from a folder and a board into a list, with quantities from areas to scale; sending again keeps them', async () => {
  const ada = await memberOf(stage.shop)
  const ask = askAs(ada, stage.shop.server.url)
  const [first, ...others] = await someSamples(stage.shop, 3, { toScale: true })
  if (!first) throw new Error('the shop has too few SKUs')
  const samples = [first, ...(await someSamples(stage.shop, 5)), ...others]
  const skuIds = samples.map(({ skuId }) => skuId)
  const favoritesId = await ask(createFolder, { name: 'Villa' })
  await ask(createItems, { favoritesId, skuIds: skuIds.slice(0, 6) })
  // At 1:5 each sample stands for 0.5 m × 0.5 m. The first lies in a frame, and is also in the folder.
  const items = [0, 6, 7].map((place, nth) => {
    const { skuId, snapshot } = samples[place] ?? first
    const lying = { x: 20 + nth * 150, y: 20, w: 100, h: 100, z: nth + 1, laid: nth }
    return aSample(skuId, snapshot, { ...lying, trueScale: true, tileRepeat: repeatOf(snapshot) })
  })
  const frame = { ...NEW_ITEM, type: 'frame', x: 10, y: 10, w: 130, h: 130, z: 0, name: 'Bar', fill: null } as const
  const [moodId = '', lobbyId = ''] = await layBoards(stage.shop, ada, [
    { name: 'Mood', items: [{ ...frame, id: crypto.randomUUID() }, ...items], canvas: { width: 594, height: 420 } },
    { name: 'Lobby', items: inARow(samples.slice(0, 1)) },
  ])

  const page = await stage.enter()
  await openAs(ada, page, { url: `${stage.shop.server.url}/favorites/${favoritesId}` })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByText('6 selected').waitFor()
  const bar = page.getByRole('button', { name: 'Remove', exact: true }).locator('..')
  await bar.getByRole('button', { name: 'Add to budget' }).click()
  const budgets = page.getByRole('dialog', { name: 'Add 6 materials to a budget' })
  await budgets.getByRole('textbox', { name: 'Name of the budget list' }).fill('Villa')
  await budgets.getByRole('button', { name: 'Create and add' }).click()
  await page.getByText('“Villa”: 6 lines added.').waitFor()
  await bar.getByRole('button', { name: 'Add to board' }).click()
  await page
    .getByRole('dialog', { name: 'Add 6 materials to a board' })
    .getByRole('button', { name: /^Lobby/ })
    .click()
  await page.getByText('6 materials added to “Lobby”.').waitFor()

  await goTo(page, `/compare?skuIds=${skuIds.slice(1, 3).join()}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to board' }).click()
  await page
    .getByRole('dialog', { name: 'Add 2 materials to a board' })
    .getByRole('button', { name: /^Lobby/ })
    .click()
  await page.getByText('2 materials added to “Lobby”.').waitFor()
  const { items: laid } = await readBoard(stage.shop, ada, lobbyId)
  expect(laid).toHaveLength(9)
  for (const [nth, one] of laid.entries())
    for (const other of laid.slice(0, nth))
      expect(
        one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h,
        'one sample lies over another',
      ).toBe(false)

  await goTo(page, `/material/${moodId}`)
  const send = async () => {
    await page.getByRole('button', { name: 'Send to budget list…' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Villa/ })
      .click()
    return page.getByRole('dialog', { name: '“Mood” → “Villa”' })
  }
  const preview = await send()
  await preview.getByRole('heading', { name: 'New: 2' }).waitFor()
  await preview.getByText('Areas as laid').click()
  await preview.getByRole('heading', { name: 'Changes: 1' }).waitFor()
  await preview.getByRole('button', { name: 'Send' }).click()
  await page.getByText('“Villa”: 2 lines added, 1 that was there has a new quantity.').waitFor()
  await (await send()).getByRole('button', { name: 'Nothing to send' }).waitFor()

  const { list } = await ask(getBudgetPage, {})
  const { lines, rooms, allocations } = await ask(getBudget, { id: list[0]?.id ?? '' })
  expect(lines).toHaveLength(8)
  expect(new Set(lines.map(({ skuId }) => skuId)).size).toBe(8)
  expect(new Set(lines.map(({ docCode }) => docCode)).size).toBe(8)
  expect(rooms.map(({ name }) => name)).toEqual(['Bar'])
  const inBar = allocations.filter(({ roomId }) => roomId !== null)
  expect(inBar).toMatchObject([{ lineId: lines[0]?.id, roomId: rooms[0]?.id, netQty: '0.25' }])
  expect(lines[0]?.figures.need).toBe('0.25')
})
