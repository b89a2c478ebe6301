import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { TestMember } from '../../server/testing/members.ts'
import { boardCard, boardInAddress, inARow, layBoards, readBoard, someSamples } from '../stage/boards-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

it('others’ boards are found by words, a colour and a material, opened, copied and reported; the operator takes one down, its owner reads why, and nobody else finds it', async () => {
  const { url } = stage.shop.server
  const [eve, ada] = [await memberOf(stage.shop, { nickname: 'Eve' }), await memberOf(stage.shop)]
  const samples = await someSamples(stage.shop, 3)
  const [oak, other] = samples
  if (!oak || !other) throw new Error('the shop has no SKUs')
  // Other stories publish boards in the same shop.
  const mark = randomUUID().slice(0, 8)
  const [reading, tea, secret] = [`Reading room ${mark}`, `Tea house ${mark}`, `Not for others ${mark}`]
  const [hotel = ''] = await layBoards(stage.shop, eve, [
    { name: reading, items: inARow(samples), isPublished: true },
    { name: tea, items: inARow([other]), isPublished: true, canvas: { width: 297, height: 420 } },
    { name: secret, items: inARow(samples) },
  ])
  const page = await stage.enter()
  await openAs(ada, page, { url: `${url}/material` })
  await boardCard(page, tea).waitFor()
  expect(await boardCard(page, secret).count()).toBe(0)
  await boardCard(page, reading).getByText('by Eve').waitFor()

  await page.getByRole('searchbox', { name: 'Find a board' }).fill(reading)
  await boardCard(page, tea).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('keyword')).toBe(reading)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await boardCard(page, tea).waitFor()

  // From an open product, where the drawer offers it.
  await page.goto(`${url}/?skuId=${oak.skuId}`)
  await page.getByRole('link', { name: 'Boards with this material' }).click()
  await boardCard(page, reading).waitFor()
  expect(await boardCard(page, tea).count()).toBe(0)
  expect(new URL(page.url()).search).toBe(`?material=${oak.skuId}`)
  await page.getByRole('button', { name: /^Remove the material/ }).click()
  await boardCard(page, tea).waitFor()
  await page.getByRole('button', { name: 'Colour' }).click()
  await page.getByRole('button', { name: 'Terracotta' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('colorHex')).toBe('#a6492b')
  await page.goBack()
  await boardCard(page, reading).getByRole('link').click()

  const still = page.getByRole('article', { name: reading })
  await still.getByRole('heading', { name: reading, level: 1 }).waitFor()
  expect(await boardInAddress(page)).toBe(hotel)
  const legend = still.getByRole('region', { name: 'Legend' })
  await expect.poll(() => legend.getByRole('link').count()).toBe(3)
  await legend.getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await boardInAddress(page)).toBe(hotel)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => scrolls(page, reading)).toBe(true)
  await page.getByRole('button', { name: 'Fit the paper' }).click()
  await expect.poll(() => scrolls(page, reading)).toBe(false)

  await page.getByRole('button', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: `Report “${reading}”` })
  await report.getByRole('button', { name: 'Send' }).click()
  await report.getByText('Please say what is wrong with it.').waitFor()
  await report.getByRole('textbox').fill('This is our design.')
  await report.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you. The operators will look at it.').waitFor()
  await page.getByRole('button', { name: 'Duplicate to my boards' }).click()
  await page.getByText(`“${reading} (copy)” is now among your boards.`).waitFor()

  await takeDown(page, reading)
  expect(await readBoard(stage.shop, eve, hotel)).toMatchObject({
    visibility: 'private',
    takenDown: { reason: 'It shows the work of somebody else.' },
  })
  await readsWhy(page, { owner: eve, boardId: hotel, name: reading })
  await openAs(ada, page, { url: `${url}/material/${hotel}` })
  await page.getByRole('heading', { name: 'This board cannot be found.' }).waitFor()
  expect(await page.getByText(reading).count()).toBe(0)
})

/** An operator reads the report, opens the board, and takes it down. */
async function takeDown(page: Page, name: string): Promise<void> {
  const staff = await memberOf(stage.shop, { isOperator: true })
  await openAs(staff, page, { url: `${stage.shop.server.url}/operator` })
  const reports = page.getByRole('region', { name: 'Reported boards' })
  await reports.getByText('This is our design.').first().waitFor()
  await reports.getByRole('link', { name }).click()
  await page.getByText('Reported once', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Take down' }).click()
  const dialog = page.getByRole('dialog', { name: `Take down “${name}”` })
  await dialog.getByRole('textbox').fill('It shows the work of somebody else.')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await page.getByText(`“${name}” is private now.`).waitFor()
}

interface TakenDown {
  owner: TestMember
  boardId: string
  name: string
}

/** The owner reads in the header what happened and why, follows the link to the board, and finds it said at its card. */
async function readsWhy(page: Page, { owner, boardId, name }: TakenDown): Promise<void> {
  await openAs(owner, page, { url: `${stage.shop.server.url}/material?mine=1` })
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click()
  const notices = page.getByRole('dialog', { name: 'Notices' })
  await notices.getByText('It shows the work of somebody else.').waitFor()
  await notices.getByRole('link', { name: `Your board “${name}” was taken down` }).click()
  await page.waitForURL(new RegExp(`/material/${boardId}$`))
  await page.getByRole('button', { name: 'Notices', exact: true }).waitFor()
  await page.goBack()
  await boardCard(page, name).getByRole('button', { name: 'Taken down: why?' }).click()
  await page.getByRole('dialog').getByText('It shows the work of somebody else.').waitFor()
}

function scrolls(page: Page, name: string): Promise<boolean> {
  return page
    .getByRole('region', { name: `Drawing of ${name}` })
    .evaluate(
      (frame) =>
        (frame as never as { scrollWidth: number; clientWidth: number }).scrollWidth >
        (frame as never as { clientWidth: number }).clientWidth,
    )
}
