import type { Page } from 'playwright-core'
import { createFolder, createItems, getDeleted, getFolderPage } from '../../contract/favourites.ts'
import { getProductPage } from '../../contract/catalogue.ts'
import { daysAgo } from './days.ts'
import type { Screen } from './screen.ts'
import { answer, dialog, main, press } from './steps.ts'

/** Names and item counts; the last folder is the first on the page. */
const FOLDERS: [name: string, items: number][] = [
  ['Harbour hotel, lobby', 42],
  ['Harbour hotel, rooms', 38],
  ['Office 7F, floors', 27],
  ['Tea house', 31],
  ['Clay and terracotta', 18],
  ['Blues', 14],
  ['Samples asked for', 3],
  ['餐厅包间', 2],
  ['Stone, book-matched', 1],
  ['Not begun', 0],
]

/** Screens of folders, for a signed-in member. */
export const folderScreens: Screen[] = [
  { name: 'folders', path: '/favorites', open: fillFolders },
  { name: 'folders-chosen', path: '/favorites', open: chooseFolders },
  { name: 'folders-menu', path: '/favorites', open: openFolderMenu },
  { name: 'folders-new', path: '/favorites', open: refuseFolderName },
  { name: 'folders-none-found', path: '/favorites', open: findNoFolder },
  { name: 'folders-cover', path: '/favorites', open: openCovers },
  { name: 'folders-deleted', path: '/favorites', open: openDeleted },
]

async function fillFolders(page: Page): Promise<void> {
  await makeFolders(page)
  await page.reload()
  await page.getByRole('article').first().waitFor()
}

async function chooseFolders(page: Page): Promise<void> {
  await fillFolders(page)
  for (const place of [1, 2, 4]) await page.getByRole('article').nth(place).getByRole('checkbox').check()
}

async function openFolderMenu(page: Page, item?: RegExp): Promise<void> {
  await fillFolders(page)
  const card = page.getByRole('article').nth(5)
  await card.hover()
  await card.getByRole('button', { name: /^More for|的更多操作$/ }).click()
  await page.getByRole('menuitem').last().waitFor()
  if (item) await page.getByRole('menuitem', { name: item }).click()
}

async function openCovers(page: Page): Promise<void> {
  await openFolderMenu(page, /^(Choose a cover|选择封面)$/)
  await page.getByRole('dialog').getByRole('listitem').last().waitFor()
}

/** Made up, since each picture would delete another one. */
async function openDeleted(page: Page): Promise<void> {
  const until = daysAgo(-20)
  await answer(page, getDeleted, [
    { kind: 'folder', id: '901', name: 'Old samples', count: 12, deleteTime: daysAgo(1), until },
    { kind: 'folder', id: '902', name: '旧样品', count: 0, deleteTime: daysAgo(9), until: daysAgo(-1) },
  ])
  await fillFolders(page)
  await press(main(page), /^(Recently deleted|最近删除)$/)
  await dialog(page).getByRole('listitem').last().waitFor()
}

async function refuseFolderName(page: Page): Promise<void> {
  await fillFolders(page)
  await page.getByRole('button', { name: /^(New folder|新建文件夹)$/ }).click()
  await page.getByRole('textbox', { name: /^(Folder name|收藏夹名称)$/ }).fill('tea house')
  await page.keyboard.press('Enter')
  await page.locator('[aria-invalid]').waitFor()
}

async function findNoFolder(page: Page): Promise<void> {
  await fillFolders(page)
  await page.getByRole('textbox', { name: /^(Find a folder|查找收藏夹)$/ }).fill('zzzz')
}

/** Makes folders for the signed-in member, unless they have some. */
async function makeFolders(page: Page): Promise<void> {
  const token = await page.evaluate<string>(`localStorage.getItem('ACCESS_TOKEN')`)
  const headers = { authorization: `Bearer ${token}` }
  const ask = async (path: string, params: Record<string, number>) =>
    (await (await page.request.get(path, { headers, params })).json()) as { data: { list: { skuId: string }[] } }
  const send = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers, data })).json()) as { data: string }
  const address = (path: string) => new URL(path, page.url()).href
  if ((await ask(address(getFolderPage.path), { pageSize: -1 })).data.list.length > 0) return
  const { data } = await ask(address(getProductPage.path), { pageSize: 200 })
  for (const [place, [name, count]] of FOLDERS.entries()) {
    const { data: favoritesId } = await send(address(createFolder.path), { name })
    const skuIds = data.list.map(({ skuId }) => skuId).slice(place * 12, place * 12 + count)
    if (skuIds.length > 0) await send(address(createItems.path), { favoritesId, skuIds })
  }
}
