import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget, getBudget, getOffers } from '../../contract/budgets/calls.ts'
import { lineOfOffer } from '../../contract/budgets/offers.ts'
import { createFolder, createItems, getItemPage } from '../../contract/favourites.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { inARow, layBoards, readBoard, someSamples } from '../stage/boards-shop.ts'
import { goTo } from '../stage/browser.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

/** A member with one SKU in a folder, on a board and in a list, and another SKU that can replace it. */
async function oneMaterialInThreePlaces(member: TestMember) {
  const ask = askAs(member, stage.shop.server.url)
  const samples = await someSamples(stage.shop, 40)
  const offers = await ask(getOffers, { skuIds: samples.map(({ skuId }) => skuId) })
  const [offer] = offers
  const other = offers.find(({ unit, productId }) => unit === offer?.unit && productId !== offer.productId)
  const [sample] = samples
  if (!offer || !other || !sample) throw new Error('the shop has too few SKUs')
  const folderId = await ask(createFolder, { name: 'Rooms' })
  await ask(createItems, { favoritesId: folderId, skuIds: [offer.skuId] })
  const [boardId = ''] = await layBoards(stage.shop, member, [{ name: 'Mood', items: inARow([sample]) }])
  const own = { id: crypto.randomUUID(), sort: 1, section: 'Floors', docCode: 'FL-01' }
  const line = lineOfOffer(offer, { ...own, list: { baseCurrency: 'CNY' }, rates: new Map() })
  const budgetId = await ask(createBudget, { name: 'Villa', lines: [line] })
  /** The SKUs in the three places. */
  const held = async () => {
    const [{ list }, { items }, { lines }] = await Promise.all([
      ask(getItemPage, { favoritesId: folderId }),
      readBoard(stage.shop, member, boardId),
      ask(getBudget, { id: budgetId }),
    ])
    const laid = items.flatMap((item) => (item.type === 'sku' ? [item.refId] : []))
    return [list.map(({ skuId }) => skuId), laid, lines.map(({ skuId }) => skuId)]
  }
  return { offer, other, held, budgetId, boardId, folderId }
}

const all = (skuId: string) => [[skuId], [skuId], [skuId]]
const dialog = (page: Page) => page.getByRole('dialog').last()

it('one SKU gives way to another in a folder, on a board and in a list at once, and comes back', async () => {
  const ada = await memberOf(stage.shop)
  const { offer, other, held, boardId, budgetId, folderId } = await oneMaterialInThreePlaces(ada)
  const page = await stage.enter()
  await openAs(ada, page, { url: `${stage.shop.server.url}/?skuId=${offer.skuId}` })
  const uses = page.getByRole('region', { name: 'Where used (3)' })
  await uses.waitFor()

  // Each place links to the thing that holds it.
  await uses.getByRole('link', { name: 'Mood' }).click()
  await page.getByRole('button', { name: /^1 · /, pressed: true }).waitFor()
  await page.waitForURL(new RegExp(`/material/${boardId}$`))
  await goTo(page, `/?skuId=${offer.skuId}`)
  await uses.getByRole('link', { name: 'Rooms' }).click()
  await page.waitForURL(new RegExp(`/favorites/${folderId}$`))
  await page.locator('[data-named="true"] a:focus').waitFor()

  await goTo(page, `/?skuId=${offer.skuId}`)
  await uses.getByRole('button', { name: 'Substitute…' }).click()
  await dialog(page).getByRole('tab', { name: 'Search' }).click()
  await dialog(page).getByRole('searchbox').fill(other.snapshot.enName)
  const choice = dialog(page).getByRole('button', { name: `Choose ${other.snapshot.enName}` })
  await choice.first().click()
  await dialog(page).getByText('3 of 3 places').waitFor()
  expect(await held()).toEqual(all(offer.skuId))
  await dialog(page).getByRole('button', { name: 'Substitute in 3 places' }).click()
  await dialog(page)
    .getByText(/ is now in 3 places in place of /)
    .waitFor()
  expect(await held()).toEqual(all(other.skuId))

  await dialog(page).getByRole('link', { name: 'Villa' }).click()
  await page.getByRole('dialog', { name: new RegExp(other.snapshot.enName) }).waitFor()
  await page.waitForURL(new RegExp(`/budgetList/${budgetId}$`))

  await goTo(page, `/?skuId=${other.skuId}`)
  await page.getByRole('region', { name: 'Where used (3)' }).getByRole('button', { name: 'Substitutions' }).click()
  await dialog(page)
    .getByRole('button', { name: /3 places/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Undo…' }).click()
  await dialog(page).getByText('Comes back (3 places)').waitFor()
  await dialog(page).getByRole('button', { name: 'Take back 3 places' }).click()
  await page.getByText('3 places are as they were.').waitFor()
  expect(await held()).toEqual(all(offer.skuId))
})
