import type { Locator, Page } from 'playwright-core'
import { createFolder, createItems } from '../../contract/favourites.ts'
import type { VisitOptions } from './browser.ts'
import type { SharedShop } from './catalogue.ts'
import { memberOf, openAs } from './members.ts'
import type { Stage } from './stage.ts'

/** Names and item counts; on the page the last one is first. */
export const FOLDERS: [string, number][] = [
  ['Tea house', 2],
  ['Office', 0],
  ['Lobby', 3],
  ['Rooms', 5],
]
export const ORDER = ['Rooms', 'Lobby', 'Office', 'Tea house']

/** A member's page of folders, with the folders made before; their ids stand in the same order. */
export async function openFolders(
  stage: Stage<SharedShop>,
  folders: [string, number][],
  { prepare, ...options }: VisitOptions & { prepare?: (page: Page, folderIds: string[]) => Promise<unknown> } = {},
): Promise<Page> {
  const member = await memberOf(stage.shop)
  const { url } = stage.shop.server
  const page = await stage.enter(options)
  const { headers } = member
  const skus = await stage.shop.db.selectFrom('sku').select('id').orderBy('id').limit(9).execute()
  const folderIds: string[] = []
  for (const [name, count] of folders) {
    const made = await page.request.post(url + createFolder.path, { headers, data: { name } })
    const { data: favoritesId } = (await made.json()) as { data: string }
    folderIds.push(favoritesId)
    const skuIds = skus.slice(0, count).map(({ id }) => id)
    if (count > 0) await page.request.post(url + createItems.path, { headers, data: { favoritesId, skuIds } })
  }
  await prepare?.(page, folderIds)
  await openAs(member, page, { url: `${url}/favorites` })
  return page
}

export const cards = (page: Page) => page.getByRole('article')
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
/** The order on the screen: row by row. */
export const order = async (page: Page) => {
  const drawn = await Promise.all(
    (await cards(page).all()).map(async (one) => ({
      name: await one.getAttribute('aria-label'),
      box: await one.boundingBox(),
    })),
  )
  return drawn
    .toSorted((one, other) => (one.box?.y ?? 0) - (other.box?.y ?? 0) || (one.box?.x ?? 0) - (other.box?.x ?? 0))
    .map(({ name }) => name)
}
export async function openMenu(one: Locator, item: string): Promise<void> {
  await one.hover()
  await one.getByRole('button', { name: /^More for|的更多操作$/ }).click()
  await one.page().getByRole('menuitem', { name: item }).click()
}
export async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.getByRole('link').boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 }
}

/** Stops the page's clock now, or slightly later if that moment has passed when the page hears of it. */
export async function stopClock(page: Page, aheadMs = 100): Promise<void> {
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.pauseAt(now + aheadMs).catch(async (error: unknown) => {
    if (aheadMs > 1000) throw error
    await stopClock(page, 2 * aheadMs)
  })
}
