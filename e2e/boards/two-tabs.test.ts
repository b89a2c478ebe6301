import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { updateBoard } from '../../contract/boards/calls.ts'
import { aBoardOf, readBoard } from '../stage/boards-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

/** The n-th item of the board, found by its label. */
const item = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number} · `) })
const state = (page: Page, words: string) => page.getByText(words, { exact: true })

/** Moves an item to the right by arrow keys. */
async function move(thing: Locator, mm: number): Promise<void> {
  if ((await thing.getAttribute('aria-pressed')) !== 'true') await thing.press('Enter')
  for (let count = 0; count < mm; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await thing.press('ArrowRight')
  }
}

const toTheLeft = (mm: number) => new RegExp(`, ${mm} mm from the left`)

describe('a board in two tabs', () => {
  it('is the same in both within a moment; where both moved the same, who saves later chooses, and nothing else waits', async () => {
    const ada = await memberOf(stage.shop)
    const id = await aBoardOf(stage.shop, ada, { name: 'Lobby', count: 2 })
    const here = await stage.enter()
    await openAs(ada, here, { url: `${stage.shop.server.url}/material/${id}` })
    await item(here, 1).waitFor()
    const there = await stage.openTab(`/material/${id}`)
    await item(there, 1).waitFor()

    await move(item(here, 1), 2)
    await item(there, 1)
      .and(there.getByRole('button', { name: toTheLeft(22) }))
      .waitFor()
    await state(here, 'All changes saved').waitFor()

    stage.forgive(FAILED_REQUEST)
    await here.route(`**${updateBoard.path}`, (route) => route.abort())
    await move(item(here, 1), 3)
    await move(item(here, 2), 1)
    await state(here, 'Offline, kept in this browser').waitFor()
    await move(item(there, 1), 1)
    await state(there, 'All changes saved').waitFor()
    await expect.poll(() => xs(ada, id)).toEqual([23, 160])
    await here.unroute(`**${updateBoard.path}`)
    await here.evaluate("dispatchEvent(new Event('online'))")
    await here.getByText('One thing was changed here and elsewhere.').waitFor()
    await expect.poll(() => xs(ada, id)).toEqual([23, 161])
    await item(there, 2)
      .and(there.getByRole('button', { name: toTheLeft(161) }))
      .waitFor()
    expect(await item(here, 1).getAttribute('aria-label')).toMatch(toTheLeft(25))

    // A reloaded page asks the same question.
    await here.reload()
    await here.getByText('One thing was changed here and elsewhere.').waitFor()
    await here.getByRole('button', { name: 'Keep mine' }).click()
    await state(here, 'All changes saved').waitFor()
    expect(await xs(ada, id)).toEqual([25, 161])
    await item(there, 1)
      .and(there.getByRole('button', { name: toTheLeft(25) }))
      .waitFor()

    // An edit from before the reload can be undone like any other.
    await here.getByRole('button', { name: 'Undo' }).click()
    await state(here, 'All changes saved').waitFor()
    await expect.poll(() => xs(ada, id)).not.toEqual([25, 161])
    await there.close()
  })
})

async function xs(member: Parameters<typeof readBoard>[1], id: string): Promise<number[]> {
  const { items } = await readBoard(stage.shop, member, id)
  return items.map(({ x }) => x)
}
