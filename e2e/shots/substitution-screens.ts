import type { Page } from 'playwright-core'
import { getBudget, getBudgetPage } from '../../contract/budgets/calls.ts'
import type { Screen } from './screen.ts'

/** Screens of substitution, for a signed-in member. */
export const substitutionScreens: Screen[] = [
  { name: 'where-used', path: '/', open: openUses },
  { name: 'substitute-choose', path: '/', open: openChoice },
  { name: 'substitute-preview', path: '/', open: openPreview },
]

const uses = (page: Page) => page.getByRole('region', { name: /^(Where used|使用位置)/ })
const dialog = (page: Page) => page.getByRole('dialog').last()

/** Opens the uses of a material that is in a demonstration list and on a board. */
async function openUses(page: Page): Promise<void> {
  await page.goto(new URL(`/?skuId=${await aUsedSku(page)}`, page.url()).href)
  await uses(page).getByRole('link').first().waitFor()
  await uses(page).scrollIntoViewIfNeeded()
}

async function openChoice(page: Page): Promise<void> {
  await openUses(page)
  await uses(page)
    .getByRole('button', { name: /^(Substitute|替换)…$/ })
    .click()
  await dialog(page)
    .getByRole('button', { name: /^(Choose |选择)/ })
    .nth(2)
    .waitFor()
}

async function openPreview(page: Page): Promise<void> {
  await openChoice(page)
  await dialog(page)
    .getByRole('button', { name: /^(Choose |选择)/ })
    .nth(2)
    .click()
  await dialog(page).getByRole('group').first().waitFor()
}

async function aUsedSku(page: Page): Promise<string> {
  const token = await page.evaluate<string>(`localStorage.getItem('ACCESS_TOKEN')`)
  const read = async <Answer>(path: string, params: Record<string, string>) => {
    const address = new URL(path, page.url()).href
    const answer = await page.request.get(address, { headers: { authorization: `Bearer ${token}` }, params })
    return ((await answer.json()) as { data: Answer }).data
  }
  const { list } = await read<{ list: { id: string }[] }>(getBudgetPage.path, {})
  const { lines } = await read<{ lines: { skuId: string | null }[] }>(getBudget.path, { id: list[0]?.id ?? '' })
  return lines.find(({ skuId }) => skuId !== null)?.skuId ?? ''
}
