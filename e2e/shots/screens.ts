import type { Page, Route } from 'playwright-core'
import { drawUnrelated } from '../../lab/encoder/evaluation/unrelated/all.ts'
import { folderScreens } from './folder-screens.ts'
import { kitScreens } from './kit-screens.ts'
import { operatorScreens } from './operator/screens.ts'
import { seenBy } from './screen.ts'
import type { Screen } from './screen.ts'
import { openLogin } from './screen-sign-in.ts'
import { sharingScreens } from './sharing-screens.ts'
import { substitutionScreens } from './substitution-screens.ts'

/** The seed of a chart. */
const A_CHART = 3
const BRIEF =
  'All up to 900 per m². Pale terrazzo for the floor. Matt oak panelling behind the desk. 天花用灰色吸音毡。'

/** The screens of `npm run shots`, in this order. */
export const screens: Screen[] = [
  ...kitScreens,
  { name: 'home', path: '/' },
  { name: 'home-scrolled', path: '/', open: (page) => page.mouse.wheel(0, 1400) },
  { name: 'card-hover', path: '/', open: (page) => page.locator('a[href*="skuId="]').nth(1).hover() },
  { name: 'card-by-keys', path: '/', open: (page) => page.locator('a[href*="skuId="]').nth(1).press('ArrowRight') },
  { name: 'filtered', path: '/?sort=price-asc&priceMin=100&priceMax=600' },
  {
    name: 'filtered-by-many',
    path: '/?inStock=1&priceMin=10&priceMax=900&hasCustomOption=1&domesticOrImported=imported',
  },
  { name: 'suggestions', path: '/', open: (page) => typeWords(page, 'oak') },
  { name: 'recent-searches', path: '/', open: searchAndClear },
  { name: 'found', path: '/?keyword=oak' },
  { name: 'nothing-found', path: '/?keyword=zzzzzz' },
  { name: 'drawer', path: '/', open: openDrawer },
  { name: 'drawer-below', path: '/', open: openDrawerBelow },
  { name: 'certificates', path: '/', open: (page) => openTab(page, 1) },
  { name: 'downloads', path: '/', open: (page) => openTab(page, 2) },
  { name: 'unknown-product', path: '/?skuId=99999999' },
  { name: 'settings', path: '/', open: openSettings },
  { name: 'brand', path: '/brand/1' },
  { name: 'brand-narrowed', path: '/brand/1?sort=price-asc&priceMax=400' },
  { name: 'brand-gone', path: '/brand/99999999' },
  { name: 'wrong-address', path: '/?priceMin=300&priceMax=100&categoryId=99999999' },
  { name: 'compare', path: '/', open: (page) => openComparison(page, 4) },
  { name: 'compare-six', path: '/', open: (page) => openComparison(page, 6) },
  { name: 'compare-differences', path: '/', open: openDifferences },
  { name: 'compare-unknown', path: '/compare?skuIds=1,14,99999999' },
  { name: 'compare-none', path: '/compare' },
  { name: 'brief-none', path: '/brief' },
  {
    name: 'brief',
    path: `/brief#${encodeURIComponent(BRIEF)}`,
    open: (page) => page.getByRole('article').first().waitFor(),
  },
  { name: 'tray', path: '/', open: (page) => fillTray(page, 4) },
  { name: 'ai', path: '/ai' },
  { name: 'ai-signed-out', path: '/ai?like=1', open: (page) => page.getByRole('article').first().waitFor() },
  { name: 'material', path: '/material' },
  { name: 'material-found', path: '/material?keyword=green&colorHex=%23325d4b' },
  { name: 'material-none', path: '/material?keyword=zzzzzz' },
  { name: 'board', path: '/material/1', open: (page) => page.getByRole('main').getByRole('list').last().waitFor() },
  { name: 'board-unknown', path: '/material/987654' },
  { name: 'login', path: '/login' },
  { name: 'login-dialog', path: '/', open: openLogin },
  { name: 'login-password', path: '/', open: (page) => openLogin(page, '[role=tab] >> nth=1') },
  { name: 'login-mistakes', path: '/', open: (page) => openLogin(page, 'form [type=submit]') },
  {
    name: 'registration',
    path: '/',
    open: (page) => openLogin(page, 'form button >> text=/Create an account|创建账号/'),
  },
  { name: 'policy', path: '/policy' },
  { name: '403', path: '/403' },
  { name: '404', path: '/nowhere' },
  { name: '500', path: '/500' },
  { name: 'network-error', path: '/network-error' },
  { name: 'profile-signed-out', path: '/user/info' },
  { name: 'list-failed', path: '/', open: (page) => failList(page, (route) => route.fulfill({ status: 500 }), 1) },
  { name: 'list-out-of-reach', path: '/', open: (page) => failList(page, (route) => route.abort(), 3) },
  ...seenBy('member', [
    { name: 'profile', path: '/user/info', open: showsProfile },
    { name: 'ai-found', path: '/ai?like=1&region=0.1,0.1,0.6,0.6', open: openLikes },
    { name: 'ai-none', path: '/ai', open: searchInVain },
    { name: 'profile-mistakes', path: '/user/info', open: makeProfileMistakes },
    { name: 'profile-below', path: '/user/info', open: openProfileBelow },
    { name: 'profile-company', path: '/user/info', open: openCompany },
    { name: 'profile-deletion', path: '/user/info', open: openDeletion },
    ...folderScreens,
    ...sharingScreens,
    ...substitutionScreens,
    { name: 'projects', path: '/projects' },
    { name: 'material-mine', path: '/work' },
    { name: 'work-shared', path: '/work?shared=1' },
    { name: 'board-new', path: '/material', open: beginBoard },
    { name: 'board-add', path: '/', open: addToBoard },
    { name: 'folder', path: '/favorites/1', open: openItems },
    { name: 'folder-selected', path: '/favorites/1', open: selectItems },
    { name: 'folder-note', path: '/favorites/1', open: writeNote },
    { name: 'folder-unknown', path: '/favorites/987654' },
    { name: 'avatar', path: '/user/info', open: openAvatar },
    { name: 'operator-forbidden', path: '/operator' },
    { name: 'lock', path: '/', open: lock },
  ]),
  ...seenBy('operator', operatorScreens),
]

async function beginBoard(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

async function addToBoard(page: Page): Promise<void> {
  await openDrawer(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add to board|加入材料板)$/ })
    .click()
  await page.getByRole('dialog').last().getByRole('textbox').or(page.getByRole('searchbox')).first().waitFor()
}

async function openLikes(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('slider').first().waitFor()
  await page.getByRole('main').getByRole('article').first().waitFor()
}

/** Searches by a picture that shows no material. */
async function searchInVain(page: Page): Promise<void> {
  const { picture: buffer } = await drawUnrelated(A_CHART)
  const field = page.locator('main input[type=file]').last()
  await field.setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer })
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

async function openAvatar(page: Page): Promise<void> {
  await showsProfile(page)
  await page.getByRole('button', { name: /^(Change picture|更换头像)$/ }).click()
  await page.getByRole('dialog').getByRole('button').last().waitFor()
}

async function lock(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Lock|锁屏)$/ }).click()
  await page.getByRole('dialog').locator('input').fill('quarry')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^(Unlock|解锁)$/ }).waitFor()
}

async function showsProfile(page: Page): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: /This one|本机/ })
    .waitFor()
}

async function makeProfileMistakes(page: Page): Promise<void> {
  await showsProfile(page)
  await page.getByRole('textbox', { name: /^(Nickname|昵称)$/ }).fill(' ')
  await page.getByRole('textbox', { name: /^(Mobile|手机号)$/ }).fill('12345')
  await page.getByRole('button', { name: /^(Save|保存)$/ }).click()
}

async function openProfileBelow(page: Page): Promise<void> {
  await showsProfile(page)
  await page.getByRole('button', { name: /^(Change address|更换邮箱)$/ }).click()
  await page.getByRole('button', { name: /^(Change password|修改密码)$/ }).click()
}

async function openCompany(page: Page): Promise<void> {
  await showsProfile(page)
  await page.getByRole('button', { name: /^(Have my company verified|申请企业认证)$/ }).click()
  await page.getByRole('button', { name: /^(Send for verification|提交认证)$/ }).click()
}

async function openDeletion(page: Page): Promise<void> {
  await showsProfile(page)
  await page.getByRole('button', { name: /^(Delete my account|注销我的账号)$/ }).click()
  await page.getByRole('dialog').locator('input').waitFor()
}

/** Opens the items of the first folder. */
async function openItems(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().waitFor()
}

async function selectItems(page: Page): Promise<void> {
  await openItems(page)
  const boxes = page.getByRole('main').getByRole('article').locator('xpath=..').getByRole('checkbox')
  for (const place of [0, 2]) await boxes.nth(place).check({ force: true })
}

async function writeNote(page: Page): Promise<void> {
  await openItems(page)
  await page.getByRole('main').getByRole('article').nth(1).hover()
  await page
    .getByRole('button', { name: /^(Add a note|添加备注)/ })
    .first()
    .click()
  await page.keyboard.type('Matt, 18 mm')
}

async function typeWords(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: /^(Search|搜索)$/ }).click()
  await page.keyboard.type(words)
  await page.getByRole('listbox').getByRole('option').last().waitFor()
}

async function searchAndClear(page: Page): Promise<void> {
  for (const words of ['oak', '大理石']) {
    await typeWords(page, words)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^(Clear the search|清空搜索)$/ }).click()
  }
}

async function openDrawer(page: Page): Promise<void> {
  await page.locator('a[href*="skuId="]').first().click()
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
}

async function openTab(page: Page, index: number): Promise<void> {
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('tab').nth(index).click()
}

async function openDrawerBelow(page: Page): Promise<void> {
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('tabpanel').hover()
  await page.mouse.wheel(0, 3000)
}

/** Adds cards that are far apart, so that their products differ. */
async function fillTray(page: Page, count: number): Promise<void> {
  await page.evaluate(`localStorage.removeItem('quarry-compare')`)
  await page.reload()
  for (let place = 0; place < count; place += 1) {
    await page
      .getByRole('article')
      .nth(place)
      .getByRole('button', { name: /^(Compare|对比)$/ })
      .press('Enter')
  }
  await page.locator('section a[href^="/compare"]').waitFor()
}

async function openComparison(page: Page, count: number): Promise<void> {
  await fillTray(page, count)
  await page.locator('section a[href^="/compare"]').click()
  await page.getByRole('table').waitFor()
  await page.evaluate(`localStorage.removeItem('quarry-compare')`)
}

async function openDifferences(page: Page): Promise<void> {
  await openComparison(page, 3)
  await page.getByRole('switch').check()
  await page.mouse.wheel(0, 600)
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Settings|设置)$/ }).click()
  await page.getByRole('dialog').getByRole('switch').first().waitFor()
}

/** Reloads with failing list requests. */
async function failList(page: Page, failure: (route: Route) => Promise<void>, times: number): Promise<void> {
  await page.route('**/spu/page*', failure, { times })
  await page.reload()
  await page.locator('main h2 ~ div button').waitFor()
}
