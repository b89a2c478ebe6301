import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { countOf, openGroup, searchOf, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

/** A value of each kind, and its form in the address. */
const VALUES = [
  ['Certificates', 'Low emission', 2, 'scheme'],
  ['Availability', 'Customisable', 1, 'hasCustomOption'],
  ['Availability', 'Domestic', 8, 'domesticOrImported'],
  ['Origin', 'Sweden', 6, 'areaId'],
  ['Colour system', 'RAL', 4, 'colorSystem'],
  ['Colours by number', 'RAL 9010', 3, 'colorId'],
] as const

const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })

// Exact counts of any filters: server/finding/finding-property.test.ts; the groups: web/finding/rail/rail.component.test.tsx.
it('somebody narrows the list by the rail, and finds as many of each value as it said, until its chip is taken away', async () => {
  const page = await stage.visit()
  await totalIs(page, 18)
  for (const [title, name, total, field] of VALUES) {
    const value = (await openGroup(page, title)).getByRole('checkbox', { name, exact: true })
    await expect.poll(() => countOf(value), { message: `of ${name}` }).toBe(total)
    await value.check()
    await totalIs(page, total)
    expect([...searchOf(page).keys()], `with ${name} ticked`).toEqual([field])
    await remove(page, name).click()
    await totalIs(page, 18)
    expect(await value.isChecked(), `${name}, its chip taken away`).toBe(false)
  }

  // A scheme and its issuer, of one certificate. The stones' certificates have expired.
  const certificates = await openGroup(page, 'Certificates')
  await certificates.getByRole('button', { name: 'Issuers of Low emission' }).click()
  const issuers = certificates.getByRole('group', { name: 'Issuers of Low emission' }).getByRole('checkbox')
  await expect.poll(() => issuers.count(), { message: 'issuers' }).toBe(1)
  await issuers.check()
  await totalIs(page, 2)
  expect([...searchOf(page).keys()].sort()).toEqual(['authorityId', 'scheme'])
  await remove(page, 'Institute of Air').waitFor()
  await certificates.getByRole('checkbox', { name: 'Low emission', exact: true }).uncheck()
  await totalIs(page, 18)
  expect(searchOf(page).size, 'filters left').toBe(0)

  // Either of two brands; each counts what it would list beside all other filters.
  const brands = await openGroup(page, 'Brand')
  const nordhem = brands.getByRole('checkbox', { name: 'Nordhem' })
  const holzgut = brands.getByRole('checkbox', { name: 'Holzgut' })
  await nordhem.check()
  await totalIs(page, 4)
  expect(await countOf(holzgut), 'beside a ticked one').toBe(2)
  await holzgut.check()
  await totalIs(page, 6)
  await (await openGroup(page, 'Availability')).getByRole('checkbox', { name: 'In stock' }).check()
  await totalIs(page, 3)
  await expect.poll(() => countOf(nordhem), { message: 'in stock' }).toBe(3)
  await expect.poll(() => countOf(holzgut), { message: 'in stock' }).toBe(0)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await totalIs(page, 18)
  expect(page.url()).toBe(`${stage.shop.server.url}/`)

  // A country has provinces, and is found by its name.
  const origin = await openGroup(page, 'Origin')
  await origin.getByRole('checkbox', { name: 'China' }).check()
  await totalIs(page, 8)
  await origin.getByRole('checkbox', { name: 'Guangdong' }).check()
  await remove(page, 'Guangdong').waitFor()
  await totalIs(page, 8)
  await origin.getByRole('button', { name: 'Find in: Origin' }).click()
  await page.keyboard.type('ital')
  await origin.getByRole('checkbox', { name: 'Italy' }).check()
  await totalIs(page, 4)

  // A value without products fades, and can still be ticked.
  await brands.getByRole('button', { name: /^\d+ more$/ }).click()
  await expect.poll(() => countOf(nordhem), { message: 'of Italy' }).toBe(0)
  expect(await brands.locator('[data-empty]', { hasText: 'Nordhem' }).count()).toBe(1)
  await nordhem.check()
  await page.getByText('No materials match.').waitFor()
  await expect.poll(() => countOf(brands.getByRole('checkbox', { name: 'Casa Ventura' }))).toBe(4)
})
