import { describe, expect, it } from 'vitest'
import { getBudget, getBudgetPage } from '../../contract/budgets/calls.ts'
import { NEW_ITEM } from '../../contract/boards/item.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { aSample } from '../../server/testing/boards.ts'
import { askAs } from '../../server/testing/requests.ts'
import { layBoards, someSamples } from '../stage/boards-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

describe('a budget list', () => {
  it('gets thirty lines from a folder and a board, with quantities from areas to scale; sending again keeps them', async () => {
    const ada = await memberOf(stage.shop)
    const ask = askAs(ada, stage.shop.server.url)
    const samples = await someSamples(stage.shop, 30)
    const favoritesId = await ask(createFolder, { name: 'Villa' })
    await ask(createItems, { favoritesId, skuIds: samples.slice(0, 28).map(({ skuId }) => skuId) })
    // At 1:5 each sample stands for 0.5 m × 0.5 m. The first lies in a frame, and is also in the folder.
    const picture = samples.map(({ snapshot }) => snapshot.cover).find((cover) => cover !== null)
    const items = [0, 28, 29].map((place, nth) => {
      const { skuId = '', snapshot } = samples[place] ?? {}
      if (!snapshot || !picture) throw new Error('the shop has too few SKUs')
      return aSample(
        skuId,
        { ...snapshot, cover: { ...picture, mmWidth: 500 } },
        {
          x: 20 + nth * 150,
          y: 20,
          w: 100,
          h: 100,
          z: nth + 1,
          laid: nth,
          trueScale: true,
          tileRepeat: { mmWidth: 500, mmHeight: 500, joint: 0 },
        },
      )
    })
    const frame = { ...NEW_ITEM, type: 'frame', x: 10, y: 10, w: 130, h: 130, z: 0, name: 'Bar', fill: null } as const
    const [boardId = ''] = await layBoards(stage.shop, ada, [
      { name: 'Mood', items: [{ ...frame, id: crypto.randomUUID() }, ...items], canvas: { width: 594, height: 420 } },
    ])
    const { url } = stage.shop.server

    const page = await stage.enter()
    await openAs(ada, page, { url: `${url}/favorites/${favoritesId}` })
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByText('28 selected').waitFor()
    const bar = page.getByRole('button', { name: 'Remove', exact: true }).locator('..')
    await bar.getByRole('button', { name: 'Add to budget' }).click()
    const chooser = page.getByRole('dialog', { name: 'Add 28 materials to a budget' })
    await chooser.getByRole('textbox', { name: 'Budget name' }).fill('Villa')
    await chooser.getByRole('button', { name: 'Create and add' }).click()
    await page.getByText('“Villa”: 28 lines added.').waitFor()

    await page.goto(`${url}/material/${boardId}`)
    const send = async () => {
      await page.getByRole('button', { name: 'Send to budget…' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Villa/ })
        .click()
      return page.getByRole('dialog', { name: '“Mood” → “Villa”' })
    }
    const preview = await send()
    await preview.getByRole('heading', { name: 'New: 2' }).waitFor()
    await preview.getByRole('heading', { name: 'Changes: 1' }).waitFor()
    await preview.getByRole('button', { name: 'Send' }).click()
    await page.getByText('“Villa”: 2 lines added, 1 that was there has a new quantity.').waitFor()
    await (await send()).getByRole('button', { name: 'Nothing to send' }).waitFor()

    const { list } = await ask(getBudgetPage, {})
    const { lines, rooms, allocations } = await ask(getBudget, { id: list[0]?.id ?? '' })
    expect(new Set(lines.map(({ skuId }) => skuId)).size).toBe(30)
    expect(lines).toHaveLength(30)
    expect(new Set(lines.map(({ docCode }) => docCode)).size).toBe(30)
    expect(rooms.map(({ name }) => name)).toEqual(['Bar'])
    const inBar = allocations.filter(({ roomId }) => roomId !== null)
    expect(inBar).toMatchObject([{ lineId: lines[0]?.id, roomId: rooms[0]?.id, netQty: '0.25' }])
    expect(lines[0]?.figures.need).toBe('0.25')
  })
})
