import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import { aLine, anAllocation, aRoom } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

/** The net quantity in a line's row. */
async function net(page: Page, line: string): Promise<Locator> {
  const column = await page.getByRole('columnheader', { name: 'Net' }).getAttribute('aria-colindex')
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: line }) })
    .locator(`[aria-colindex="${column}"]`)
}

async function type(page: Page, line: string, text: string): Promise<void> {
  await (await net(page, line)).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const reads = async (page: Page, line: string, text: string) =>
  (await net(page, line)).filter({ hasText: text }).waitFor()
const state = (page: Page, words: string) => page.getByText(words, { exact: true })

describe('a budget in two tabs', () => {
  it('is soon the same in both; if both typed into one cell, whoever saves later chooses, and nothing else waits', async () => {
    const ada = await memberOf(stage.shop)
    const ask = askAs(ada, stage.shop.server.url)
    const [room, oak, paint] = [aRoom({ name: 'Lobby' }), aLine({ name: 'Oak floor' }), aLine({ name: 'White paint' })]
    const allocations = [oak, paint].map((line) => anAllocation(line, room, { netQty: '10' }))
    const id = await ask(createBudget, { name: 'Villa', rooms: [room], lines: [oak, paint], allocations })
    const saved = async () => (await ask(getBudget, { id })).allocations.map(({ netQty }) => netQty).toSorted()

    const here = await stage.enter()
    await openAs(ada, here, { url: `${stage.shop.server.url}/budgetList/${id}` })
    await reads(here, 'Oak floor', '10')
    const there = await stage.openTab(`/budgetList/${id}`)
    await reads(there, 'Oak floor', '10')
    await type(here, 'Oak floor', '12')
    await reads(there, 'Oak floor', '12')

    stage.forgive(FAILED_REQUEST)
    await here.route(`**${updateBudget.path}`, (route) => route.abort())
    await type(here, 'Oak floor', '20')
    await type(here, 'White paint', '7')
    await state(here, 'offline, kept in this browser').waitFor()
    await type(there, 'Oak floor', '30')
    await expect.poll(saved).toEqual(['10', '30'])
    await here.unroute(`**${updateBudget.path}`)
    await here.evaluate("dispatchEvent(new Event('online'))")
    await here.getByText('One thing was changed here and elsewhere: Oak floor in Lobby.').waitFor()
    await expect.poll(saved).toEqual(['30', '7'])
    await reads(there, 'White paint', '7')

    // A reloaded page asks the same question.
    await here.reload()
    await here.getByRole('button', { name: 'Keep mine' }).click()
    await state(here, 'saved').waitFor()
    await reads(there, 'Oak floor', '20')
    expect(await saved()).toEqual(['20', '7'])
    await there.close()
  })
})
