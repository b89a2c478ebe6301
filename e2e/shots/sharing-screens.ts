import type { Page } from 'playwright-core'
import { markRead } from '../../contract/sharing/activity-calls.ts'
import type { Screen } from './screen.ts'
import { answer, dialog } from './steps.ts'
import { makeSharedThings, type SharedThings } from './sharing-things.ts'

/** Screens of sharing, for a signed-in member: as the owner and as guests see them. */
export const sharingScreens: Screen[] = [
  { name: 'share-links', path: '/', open: openDrawer },
  { name: 'share-new', path: '/', open: openForm },
  { name: 'share-people', path: '/', open: openPeople },
  { name: 'share-comments', path: '/', open: (page) => openTab(page, 2) },
  { name: 'share-approvals', path: '/', open: openDifference },
  { name: 'share-activity', path: '/', open: (page) => openTab(page, 4) },
  { name: 'share-board', path: '/', open: (page) => showShareButton(page, 'boardPage') },
  { name: 'share-folder', path: '/', open: (page) => showShareButton(page, 'folderPage') },
  { name: 'approval', path: '/', open: openApproval },
  { name: 'shared-budget', path: '/', open: (page) => openLink(page, 'budget') },
  { name: 'shared-budget-line', path: '/', open: openLine },
  { name: 'shared-budget-approving', path: '/', open: beginApproving },
  { name: 'shared-budget-below', path: '/', open: openBelow },
  { name: 'shared-board', path: '/', open: (page) => openLink(page, 'board') },
  { name: 'shared-folder', path: '/', open: (page) => openLink(page, 'folder') },
  { name: 'shared-password', path: '/', open: refusePassword },
  { name: 'shared-closed', path: '/share/nothing-is-opened-by-this', open: readInOwnLanguage },
]

/** Made once for all windows and themes. */
let things: Promise<SharedThings> | undefined

async function sharedThings(page: Page): Promise<SharedThings> {
  const token = await page.evaluate<string>(`localStorage.getItem('ACCESS_TOKEN')`)
  things ??= makeSharedThings({ authorization: `Bearer ${token}` }, new URL(page.url()).origin)
  return things
}

/** Nothing becomes read by it, so that the next picture shows the same. */
async function openDrawer(page: Page): Promise<void> {
  const { budgetPage } = await sharedThings(page)
  await answer(page, markRead, true)
  await page.goto(new URL(budgetPage, page.url()).href)
  await page.getByRole('button', { name: /^(Share|分享)/ }).click()
  await page.getByRole('dialog').getByRole('tab').last().waitFor()
  await page.getByRole('dialog').getByRole('tab').first().click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

async function showShareButton(page: Page, which: 'boardPage' | 'folderPage'): Promise<void> {
  const paths = await sharedThings(page)
  await page.goto(new URL(paths[which], page.url()).href)
  await page.getByRole('button', { name: /^(Share|分享)/ }).hover()
}

async function openForm(page: Page): Promise<void> {
  await openDrawer(page)
  const isNew = { name: /^(New link|新建链接)$/ }
  const dialog = page.getByRole('dialog')
  // Where there is no link yet, the form is open.
  await dialog.getByRole('heading', isNew).or(dialog.getByRole('button', isNew)).first().click()
  await page
    .getByRole('dialog')
    .getByText(/^(Own choice|自选)$/)
    .click()
}

async function openTab(page: Page, place: number): Promise<void> {
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('tab').nth(place).click()
  await page.getByRole('dialog').getByRole('tabpanel').getByRole('listitem').first().waitFor()
}

async function openPeople(page: Page): Promise<void> {
  await openDrawer(page)
  await dialog(page).getByRole('tab').nth(1).click()
}

async function openDifference(page: Page): Promise<void> {
  await openTab(page, 3)
  await page.getByRole('button', { name: /^(What has changed|查看变更)$/ }).click()
  await page.getByRole('dialog').getByRole('heading', { level: 4 }).first().waitFor()
}

async function openApproval(page: Page): Promise<void> {
  await openTab(page, 3)
  const address = await page.locator('a[href^="/approval/"]').getAttribute('href')
  await page.goto(new URL(address ?? '/', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The page has the link's language until another is chosen. */
async function openLink(page: Page, which: keyof SharedThings): Promise<void> {
  const paths = await sharedThings(page)
  await page.goto(new URL(paths[which], page.url()).href)
  const asks = page.getByRole('region', { name: /^(Approval|确认)$/ }).getByRole('button')
  await asks.or(page.locator('input[type="password"]')).first().waitFor()
  await readInOwnLanguage(page)
}

async function readInOwnLanguage(page: Page): Promise<void> {
  const tongue = await page.evaluate<string>(`localStorage.getItem('quarry-language')`)
  await page.getByRole('button', { name: tongue === 'en' ? 'English' : '中文' }).click()
}

async function openLine(page: Page): Promise<void> {
  await openLink(page, 'budget')
  await page
    .getByRole('main')
    .getByRole('button', { name: /1 comment|1 条评论/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

async function beginApproving(page: Page): Promise<void> {
  await openLink(page, 'budget')
  await page.getByRole('button', { name: /^(Approve again|再次确认)$/ }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

async function openBelow(page: Page): Promise<void> {
  await openLink(page, 'budget')
  await page.getByRole('heading', { name: /^(Comments|评论)$/ }).scrollIntoViewIfNeeded()
}

async function refusePassword(page: Page): Promise<void> {
  await openLink(page, 'locked')
  await page.locator('input[type="password"]').fill('harbour')
  await page.keyboard.press('Enter')
  await page.locator('[aria-invalid]').waitFor()
}
