import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

/** Screens of the operator's area, for somebody of the staff. */
export const operatorScreens: Screen[] = [
  { name: 'operator', path: '/operator', open: showsWorkplace },
  { name: 'operator-imports', path: '/operator/import', open: showsImports },
  { name: 'operator-completeness', path: '/operator/completeness', open: showsTable },
  { name: 'operator-places', path: '/operator/places' },
  { name: 'operator-export', path: '/operator/export', open: showsExport },
  { name: 'operator-feed', path: '/operator/feed' },
  { name: 'operator-work', path: '/operator/work' },
  { name: 'operator-analysis', path: '/operator/analysis', open: showsCharts },
  { name: 'operator-members', path: '/operator/members', open: showsMembers },
  { name: 'operator-members-none', path: '/operator/members?state=locked&q=zzzzzz' },
  { name: 'operator-member', path: '/operator/members/1', open: showsMember },
  { name: 'operator-member-sessions', path: '/operator/members/2', open: openSessionsEnd },
  { name: 'operator-changes', path: '/operator/audit' },
  { name: 'operator-products', path: '/operator/products', open: showsProducts },
  { name: 'operator-products-lacking', path: '/operator/products?lacks=enName,price', open: showsProducts },
  { name: 'operator-product', path: '/operator/products/1', open: showsForm },
  { name: 'operator-product-new', path: '/operator/products/new', open: showsForm },
  { name: 'operator-records', path: '/operator/records', open: showsProducts },
  { name: 'operator-record', path: '/operator/records/brand?record=1', open: showsRecord },
  { name: 'operator-record-new', path: '/operator/records/attr-option?record=new', open: showsRecord },
  { name: 'operator-records-none', path: '/operator/records/brand?q=zzzzzz', open: showsNone },
  { name: 'operator-categories', path: '/operator/records/category', open: showsTree },
  { name: 'operator-attributes', path: '/operator/records/attr', open: showsProducts },
  { name: 'operator-rates', path: '/operator/records/rate', open: showsTools },
  { name: 'operator-bulk', path: '/operator/products', open: openBulk },
]

async function showsCharts(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor()
}

async function showsWorkplace(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').locator('output').waitFor({ state: 'detached' })
}

async function showsImports(page: Page): Promise<void> {
  await page.getByRole('main').getByText('demonstration').first().waitFor()
}

async function showsTable(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('table').waitFor()
}

async function showsExport(page: Page): Promise<void> {
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

async function showsRecord(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

async function showsNone(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Show everything|显示全部)$/ })
    .waitFor()
}

async function showsTree(page: Page): Promise<void> {
  await page.getByRole('treegrid').waitFor()
}

async function showsTools(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').waitFor()
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
