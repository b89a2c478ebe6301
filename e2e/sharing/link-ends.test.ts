import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { revokeLink } from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf } from '../stage/members.ts'
import { aLinkTo, PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Records all requests except page loads from now on, each with its referrer. */
function overhear(context: BrowserContext): () => Promise<string[]> {
  const heard: Promise<string>[] = []
  context.on('request', (request) => {
    const from = request.headerValue('referer').catch(() => null)
    heard.push(from.then((referrer) => `${request.isNavigationRequest() ? '' : request.url()} ${referrer ?? ''}`))
  })
  return () => Promise.all(heard)
}

const stored = (page: Page) => page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')

it('a link asks for its password and tells nobody its address; revoked while a comment is written it is closed at once, and the comment is not lost', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const ask = askAs(eve, url)
  const refId = await ask(createBudget, { ...workedExample(), name: 'Harbour hotel' })
  const which = { kind: 'budget', refId } as const
  const { id, path } = await aLinkTo(stage.shop, eve, { ...which, role: 'comment', password: 'lighthouse' })
  const token = path.replace('/share/', '')

  const page = await stage.enter({ viewport: PHONE })
  const told = overhear(page.context())
  await page.goto(url + path)
  const password = page.getByLabel('Password')
  await title(page, 'This link has a password').waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain('Harbour hotel')
  await password.fill('harbour')
  await page.getByRole('button', { name: 'Open' }).tap()
  await page.getByText('This password is not right.').waitFor()
  await password.fill('lighthouse')
  await page.getByRole('button', { name: 'Open' }).tap()
  await title(page, 'Harbour hotel').waitFor()
  // The password holds in this tab.
  await page.reload()
  await title(page, 'Harbour hotel').waitFor()

  // Goes to another page, and back.
  await page.getByRole('link', { name: 'Quarry, to the catalogue' }).tap()
  await page.getByRole('article').first().waitFor()
  expect(await page.evaluate<string>('document.referrer')).not.toContain(token)
  expect(await stored(page)).not.toContain(token)
  await page.goto(url + path)
  await password.fill('lighthouse')
  await page.getByRole('button', { name: 'Open' }).tap()
  await title(page, 'Harbour hotel').waitFor()

  await page.getByRole('textbox', { name: 'Your comment' }).fill('Could the floor')
  await ask(revokeLink, { id })
  const closed = title(page, 'This link opens nothing (any more).')
  await closed.waitFor()
  expect(await page.getByRole('textbox', { name: 'Your comment' }).inputValue()).toBe('Could the floor')
  expect(await page.getByText('Harbour hotel').count()).toBe(0)
  expect(await stored(page)).not.toContain(token)
  const heard = await told()
  expect(heard.some((one) => one.includes(getShared.path))).toBe(true)
  expect(heard.filter((one) => one.includes(token))).toEqual([])

  const reads = async (address: string) => {
    await page.goto(url + address)
    await closed.waitFor()
    return [await page.title(), await page.getByRole('main').innerText()]
  }
  const revoked = await reads(path)
  expect(await reads(`/share/${'A'.repeat(token.length)}`)).toEqual(revoked)
  const over = await aLinkTo(stage.shop, eve, { ...which, role: 'comment' })
  await page.goto(url + over.path)
  await title(page, 'Harbour hotel').waitFor()
  const db = stage.shop.db
  await db
    .updateTable('share_link')
    .set({ expires_at: new Date(0) })
    .where('id', '=', over.id)
    .execute()
  expect(await reads(over.path)).toEqual(revoked)
})
