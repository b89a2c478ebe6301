import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

type Tongue = 'en' | 'zh-CN'

async function openExample(tongue: Tongue): Promise<{ page: Page; open: (path: string) => Promise<void> }> {
  const ada = await memberOf(stage.shop)
  const { url } = stage.shop.server
  const id = await askAs(ada, url)(createBudget, workedExample())
  const page = await stage.enter({ tongue })
  const total = () => page.getByText('4,147.20 – 5,068.80').first().waitFor()
  await openAs(ada, page, { url: `${url}/budgetList` })
  await total()
  return {
    page,
    open: async (view) => {
      await page.goto(`${url}/budgetList/${id}${view}`)
      await total()
    },
  }
}

/** The texts of a table's rows, without its head. */
async function rowsOf(page: Page): Promise<string[][]> {
  const rows = await page.getByRole('grid').getByRole('row').allInnerTexts()
  return rows.slice(1).map((row) => row.split('\n'))
}

describe('the worked example, read from the screen', () => {
  it.each([
    { tongue: 'en', of: 'of ', boxes: '16 boxes' },
    { tongue: 'zh-CN', of: '共 ', boxes: '16 箱' },
  ] as const)('holds to the cent in $tongue', async ({ tongue, of, boxes }) => {
    const { page, open } = await openExample(tongue)
    await open('')
    const pooled = [`${of}16`, `${of}23.04 m²`, '180 – 220']
    await expect
      .poll(() => rowsOf(page))
      .toMatchObject([
        ['A', '2,464.29 – 3,011.91'],
        ['Oak', '12.40 m²', '10 %', ...pooled, '2,464.29 – 3,011.91'],
        ['B', '1,682.91 – 2,056.89'],
        ['Oak', '8.10 m²', '15 %', ...pooled, '1,682.91 – 2,056.89'],
        // The empty row for new lines.
        [expect.any(String)],
      ])
    await open('?view=orders')
    await page.getByText(boxes).waitFor()
    await page.getByText('23.04 m²').first().waitFor()
  })

  it('has no serious axe violations in the list of budgets, a budget and its panel', async () => {
    const { page, open } = await openExample('en')
    expect(await seriousInBothThemes(page)).toEqual([])
    await open('')
    expect(await seriousInBothThemes(page)).toEqual([])

    await page.getByRole('button', { name: 'Add line', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Add lines' })
    await panel.getByRole('searchbox').waitFor()
    expect(await seriousInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  it('has none in any dialog', async () => {
    const { page, open } = await openExample('en')
    await open('')
    const dialog = page.getByRole('dialog')
    for (const name of ['Export', 'Settings of the list']) {
      await page.getByRole('button', { name, exact: true }).click()
      await dialog.waitFor()
      expect(await seriousInBothThemes(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }

    await page.getByRole('grid').getByRole('rowheader', { name: 'Oak' }).first().click()
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('4,147.20').first().waitFor()
    expect(await seriousInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('has none by rooms and by orders', async () => {
    const { page, open } = await openExample('en')
    await open('?view=rooms')
    await page.getByRole('heading', { name: 'Net quantities by room' }).waitFor()
    expect(await seriousInBothThemes(page)).toEqual([])
    await open('?view=orders')
    await page.getByText('16 boxes').waitFor()
    expect(await seriousInBothThemes(page)).toEqual([])
  })
})
