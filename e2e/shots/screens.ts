import type { Page, Route } from 'playwright-core'
import { drawUnrelated } from '../../lab/encoder/evaluation/unrelated/all.ts'
import { withoutInlinedAnswer } from '../stage/browser.ts'
import { folderScreens } from './folder-screens.ts'
import type { Screen } from './screen.ts'
import { openLogin, signInOnce } from './screen-sign-in.ts'
import { sharingScreens } from './sharing-screens.ts'
import { substitutionScreens } from './substitution-screens.ts'

/** The seed of a chart. */
const A_CHART = 3
const BRIEF =
  'All up to 900 per m². Pale terrazzo for the floor. Matt oak panelling behind the desk. 天花用灰色吸音毡。'

/** The screens of `npm run shots`, in this order. */
export const screens: Screen[] = [
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
  // The member stays signed in from here on.
  { name: 'profile', path: '/user/info', open: signIn },
  { name: 'ai-found', path: '/ai?like=1&region=0.1,0.1,0.6,0.6', open: openLikes },
  { name: 'ai-none', path: '/ai', open: searchInVain },
  { name: 'profile-mistakes', path: '/user/info', open: makeProfileMistakes },
  { name: 'profile-below', path: '/user/info', open: openProfileBelow },
  { name: 'profile-company', path: '/user/info', open: openCompany },
  { name: 'profile-deletion', path: '/user/info', open: openDeletion },
  ...folderScreens,
  ...sharingScreens,
  ...substitutionScreens,
  { name: 'material-mine', path: '/material?mine=1', open: signIn },
  { name: 'board-new', path: '/material', open: beginBoard },
  { name: 'board-add', path: '/', open: addToBoard },
  { name: 'folder', path: '/favorites/1', open: openItems },
  { name: 'folder-selected', path: '/favorites/1', open: selectItems },
  { name: 'folder-note', path: '/favorites/1', open: writeNote },
  { name: 'folder-unknown', path: '/favorites/987654' },
  { name: 'avatar', path: '/user/info', open: openAvatar },
  { name: 'operator-forbidden', path: '/operator' },
  { name: 'operator', path: '/operator', open: openWorkplace },
  { name: 'operator-imports', path: '/operator/import', open: showsImports },
  { name: 'operator-completeness', path: '/operator/completeness', open: showsWork },
  { name: 'operator-places', path: '/operator/places' },
  { name: 'operator-export', path: '/operator/export', open: openExport },
  { name: 'operator-feed', path: '/operator/feed' },
  { name: 'operator-work', path: '/operator/work' },
  { name: 'operator-analysis', path: '/operator/analysis', open: showsCharts },
  { name: 'operator-members', path: '/operator/members', open: showsMembers },
  { name: 'operator-members-none', path: '/operator/members?state=locked&q=zzzzzz' },
  { name: 'operator-member', path: '/operator/members/1', open: showsMember },
  { name: 'operator-member-sessions', path: '/operator/members/2', open: openSessionsEnd },
  { name: 'operator-changes', path: '/operator/audit' },
  { name: 'operator-products', path: '/operator/products', open: (page) => showsProducts(page) },
  {
    name: 'operator-products-lacking',
    path: '/operator/products?lacks=enName,price',
    open: (page) => showsProducts(page),
  },
  { name: 'operator-product', path: '/operator/products/1', open: showsForm },
  { name: 'operator-product-new', path: '/operator/products/new', open: showsForm },
  { name: 'operator-bulk', path: '/operator/products', open: openBulk },
  // Last, since it covers everything else.
  { name: 'lock', path: '/', open: lock },
]

async function showsCharts(page: Page): Promise<void> {
  await page.getByRole('application').last().waitFor()
  await page.getByRole('table').last().waitFor()
}

async function beginBoard(page: Page): Promise<void> {
  await signInOnce(page)
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

async function addToBoard(page: Page): Promise<void> {
  await signInOnce(page)
  await openDrawer(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add to board|加入材料板)$/ })
    .click()
  await page.getByRole('dialog').last().getByRole('textbox').or(page.getByRole('searchbox')).first().waitFor()
}

async function openLikes(page: Page): Promise<void> {
  await signInOnce(page)
  await page.getByRole('main').getByRole('slider').first().waitFor()
  await page.getByRole('main').getByRole('article').first().waitFor()
}

/** Searches by a picture that shows no material. */
async function searchInVain(page: Page): Promise<void> {
  await signInOnce(page)
  const { picture: buffer } = await drawUnrelated(A_CHART)
  const field = page.locator('main input[type=file]').last()
  await field.setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer })
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

async function openAvatar(page: Page): Promise<void> {
  await signIn(page)
  await page.getByRole('button', { name: /^(Change picture|更换头像)$/ }).click()
  await page.getByRole('dialog').getByRole('button').last().waitFor()
}

async function signInAsOperator(page: Page): Promise<void> {
  const logOut = page.getByRole('button', { name: /^(Log out|退出登录)$/ })
  if (await logOut.isVisible()) await logOut.click()
  await openLogin(page, 'button >> text=staff@quarry.test')
}

async function openWorkplace(page: Page): Promise<void> {
  await signInAsOperator(page)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').locator('output').waitFor({ state: 'detached' })
}

async function showsImports(page: Page): Promise<void> {
  await page.getByRole('main').getByText('demonstration').first().waitFor()
}

async function showsWork(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('table').waitFor()
}

async function openExport(page: Page): Promise<void> {
  await signInAsOperator(page)
  await page.getByRole('main').getByRole('radio').first().waitFor()
}

async function showsMembers(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/operator/members/"]').first().waitFor()
}

async function showsMember(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().waitFor()
}

/** Ends all sessions of the member. */
async function openSessionsEnd(page: Page): Promise<void> {
  await showsMember(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Log out everywhere|退出全部登录)$/ })
    .click()
  await page.getByRole('dialog').getByRole('button').last().waitFor()
}

async function showsProducts(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').nth(1).waitFor()
}

async function showsForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('radio').first().waitFor()
}

async function openBulk(page: Page): Promise<void> {
  await showsProducts(page)
  await page.getByRole('main').getByRole('checkbox').first().click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Edit several|批量编辑)$/ })
    .click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('21')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Preview|预览)$/ })
    .click()
  await page.getByRole('dialog').getByRole('table').first().waitFor()
}

async function lock(page: Page): Promise<void> {
  if (!(await page.locator('header a[href="/user/info"]').isVisible()))
    await openLogin(page, 'button >> text=demo@quarry.test')
  await page.getByRole('button', { name: /^(Lock|锁屏)$/ }).click()
  await page.getByRole('dialog').locator('input').fill('quarry')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^(Unlock|解锁)$/ }).waitFor()
}

async function signIn(page: Page): Promise<void> {
  await signInOnce(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: /This one|本机/ })
    .waitFor()
}

async function makeProfileMistakes(page: Page): Promise<void> {
  await signIn(page)
  await page.getByRole('textbox', { name: /^(Nickname|昵称)$/ }).fill(' ')
  await page.getByRole('textbox', { name: /^(Mobile|手机号)$/ }).fill('12345')
  await page.getByRole('button', { name: /^(Save|保存)$/ }).click()
}

async function openProfileBelow(page: Page): Promise<void> {
  await signIn(page)
  await page.getByRole('button', { name: /^(Change address|更换邮箱)$/ }).click()
  await page.getByRole('button', { name: /^(Change password|修改密码)$/ }).click()
}

async function openCompany(page: Page): Promise<void> {
  await signIn(page)
  await page.getByRole('button', { name: /^(Have my company verified|申请企业认证)$/ }).click()
  await page.getByRole('button', { name: /^(Send for verification|提交认证)$/ }).click()
}

async function openDeletion(page: Page): Promise<void> {
  await signIn(page)
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
  await withoutInlinedAnswer(page)
  await page.route('**/spu/page*', failure, { times })
  await page.reload()
  await page.locator('main h2 ~ div button').waitFor()
}
