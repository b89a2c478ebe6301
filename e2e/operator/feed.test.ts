import { expect, it } from 'vitest'
import { getFeed } from '../../contract/feed.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { resizeTo } from '../stage/browser.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

it('an operator makes a key, a partner reads the catalogue by it, and is refused once it is revoked', async () => {
  const { url } = stage.shop.server
  const staff = await memberOf(stage.shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(staff, page, { url: `${url}/operator/export` })
  await page
    .getByRole('navigation', { name: 'Parts of the operator’s side' })
    .getByRole('link', { name: 'Feed' })
    .click()
  const main = page.getByRole('main')
  await main.getByText('Nobody reads the feed yet.').waitFor()
  await main.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'Whom is it for' }).fill('A shop')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = await page.getByRole('textbox', { name: 'Key' }).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).last().click()

  const read = async () => {
    const answer = await fetch(`${url}${getFeed.path}?limit=1000`, { headers: { authorization: `Bearer ${key}` } })
    return (await answer.text()).trimEnd().split('\n').map((line) => JSON.parse(line) as object) // prettier-ignore
  }
  const lines = await read()
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]).toMatchObject({ type: 'product', product: { brand: { englishName: expect.any(String) } } })
  expect(lines.at(-1)).toMatchObject({ type: 'end', version: lines.length - 1, more: false })

  await page.reload()
  await main.getByText('1 call').waitFor()
  await resizeTo(page, { width: 390, height: 844 })
  expect(await seriousInBothThemes(page, 'main')).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  await main.getByRole('button', { name: 'Revoke A shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await main.getByText(/Revoked by/).waitFor()
  expect(await read()).toMatchObject([{ code: 401 }])
})
