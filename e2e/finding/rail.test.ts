import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitUntilIdle, waitForAnimations } from '../stage/at-rest.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { readOnIn } from '../stage/browser.ts'
import { countOf, openGroup, searchOf, totalIs, unfoldAll } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')
const visitShop = stage.visit

const category = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name })

/** For each group, a value and its form in the address. */
const VALUES = [
  ['Brand', 'Nordhem', 4, 'brandId'],
  ['Certificates', 'Low emission', 2, 'scheme'],
  ['Availability', 'In stock', 3, 'inStock'],
  ['Availability', 'Customisable', 1, 'hasCustomOption'],
  ['Availability', 'Not customisable', 17, 'hasCustomOption'],
  ['Availability', 'Domestic', 8, 'domesticOrImported'],
  ['Availability', 'Imported', 10, 'domesticOrImported'],
  ['Origin', 'Sweden', 6, 'areaId'],
  ['Colour system', 'RAL', 4, 'colorSystem'],
  ['Colours by number', 'RAL 9010', 3, 'colorId'],
] as const

describe('certificates', () => {
  it('are found by scheme, by scheme and issuer of one certificate, and by issuer alone', async () => {
    const page = await visitShop()
    await totalIs(page, 18)
    const group = await openGroup(page, 'Certificates')
    // The stones' certificates have expired.
    await group.getByText('Only certificates valid today count.').waitFor()
    await group.getByRole('button', { name: 'Issuers of Low emission' }).click()
    const issuers = group.getByRole('group', { name: 'Issuers of Low emission' }).getByRole('checkbox')
    await expect.poll(() => issuers.count()).toBe(1)
    const issuer = group.getByRole('checkbox', { name: 'Institute of Air', exact: true })
    expect(await countOf(issuer)).toBe(2)
    await issuer.check()
    await totalIs(page, 2)
    expect([...searchOf(page).keys()].sort()).toEqual(['authorityId', 'scheme'])
    expect(searchOf(page).get('scheme')).toBe('low_emission')
    const scheme = group.getByRole('checkbox', { name: 'Low emission', exact: true })
    expect(await scheme.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Remove Institute of Air', exact: true }).waitFor()
    await scheme.uncheck()
    await totalIs(page, 18)
    expect(searchOf(page).size).toBe(0)

    await readOnIn(page, 'zh-CN')
    const chinese = await openGroup(page, '认证')
    await chinese.getByRole('checkbox', { name: '低排放' }).check()
    await totalIs(page, 2)
    await chinese.getByRole('checkbox', { name: '空气研究所' }).check()
    await page.getByRole('button', { name: '移除低排放' }).click()
    await expect.poll(() => searchOf(page).has('scheme')).toBe(false)
    await chinese.getByRole('checkbox', { name: '空气研究所' }).uncheck()
    await totalIs(page, 18)
  })
})

describe('a facet', () => {
  it('lists what each of its values has, as many as it said, until its chip is taken away', async () => {
    const page = await visitShop()
    await totalIs(page, 18)
    for (const [title, name, total, field] of VALUES) {
      const value = (await openGroup(page, title)).getByRole('checkbox', { name, exact: true })
      await expect.poll(() => countOf(value), { message: `of ${name}` }).toBe(total)
      await value.check()
      await totalIs(page, total)
      expect([...searchOf(page).keys()], `with ${name} ticked`).toEqual([field])
      if (title === 'Availability') {
        // Without any tick the group filters nothing.
        await value.uncheck()
        await totalIs(page, 18)
        await value.check()
      }
      await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
      await totalIs(page, 18)
      expect(await value.isChecked(), `${name}, its chip taken away`).toBe(false)
    }
  })

  it('keeps the counts beside a ticked value and lists products with either; a value without products fades', async () => {
    const page = await visitShop()
    const brands = await openGroup(page, 'Brand')
    const nordhem = brands.getByRole('checkbox', { name: 'Nordhem' })
    const holzgut = brands.getByRole('checkbox', { name: 'Holzgut' })
    await nordhem.check()
    await totalIs(page, 4)
    expect(await countOf(holzgut)).toBe(2)
    await holzgut.check()
    await totalIs(page, 6)
    const supply = await openGroup(page, 'Availability')
    await supply.getByRole('checkbox', { name: 'In stock' }).check()
    await totalIs(page, 3)
    await expect.poll(() => countOf(nordhem)).toBe(3)
    await expect.poll(() => countOf(holzgut)).toBe(0)

    // A faded value can still be focused and pressed.
    await page.getByRole('button', { name: 'Clear all' }).click()
    await totalIs(page, 18)
    await category(page, /^Stone/).click()
    await totalIs(page, 4)
    await brands.getByRole('button', { name: /^\d+ more$/ }).click()
    await expect.poll(() => countOf(nordhem)).toBe(0)
    expect(await brands.locator('[data-empty]', { hasText: 'Nordhem' }).count()).toBe(1)
    await nordhem.check()
    await page.getByText('No materials match.').waitFor()
    await expect.poll(() => countOf(brands.getByRole('checkbox', { name: 'Casa Ventura' }))).toBe(4)
    await expect.poll(() => category(page, /^Flooring/).innerText()).toMatch(/4/)
  })

  it('with many values shows the first few and the ticked ones, and finds any by name; a country has provinces', async () => {
    const page = await visitShop()
    await totalIs(page, 18)
    const brands = await openGroup(page, 'Brand')
    await expect.poll(() => brands.getByRole('checkbox').count()).toBe(8)
    await brands.getByRole('button', { name: '3 more' }).press('Enter')
    expect(await brands.getByRole('checkbox').count()).toBe(11)
    await brands.getByRole('checkbox', { name: 'House 8' }).check()
    await brands.getByRole('button', { name: 'Fewer' }).click()
    expect(await brands.getByRole('checkbox').count()).toBe(9)
    await brands.getByRole('button', { name: 'Find a brand' }).click()
    await page.keyboard.type('诺木')
    await brands.getByRole('checkbox', { name: 'Nordhem' }).waitFor()
    expect(await brands.getByRole('checkbox').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => brands.getByRole('checkbox').count()).toBe(9)
    await page.getByRole('button', { name: 'Remove House 8' }).click()
    await totalIs(page, 18)

    const origin = await openGroup(page, 'Origin')
    await origin.getByRole('checkbox', { name: 'China' }).check()
    await totalIs(page, 8)
    await origin.getByRole('checkbox', { name: 'Guangdong' }).check()
    await page.getByRole('button', { name: 'Remove Guangdong' }).waitFor()
    await origin.getByRole('button', { name: 'Find in: Origin' }).click()
    await page.keyboard.type('ital')
    await origin.getByRole('checkbox', { name: 'Italy' }).check()
    await totalIs(page, 4)
  })

  it('stays where it is, with its last counts, until slow answers come; the total before is called outdated', async () => {
    const page = await visitShop()
    await totalIs(page, 18)
    const brands = await openGroup(page, 'Brand')
    const domestic = page.getByRole('checkbox', { name: 'Domestic' })
    await expect.poll(() => countOf(domestic)).toBe(8)
    await waitUntilIdle(page)
    await waitForAnimations(page)
    const before = await brands.boundingBox()
    const [listed, counted] = [await holdBack(page, 'page'), await holdBack(page, 'facets')]
    await brands.getByRole('checkbox', { name: 'Nordhem' }).check()
    await page.locator('aside [aria-busy="true"]').waitFor()
    expect(await brands.boundingBox()).toEqual(before)
    expect(await page.getByText(/^18 products/).getAttribute('aria-busy')).toBe('true')
    listed()
    await totalIs(page, 4)
    expect(await page.getByText(/^4 products/).getAttribute('aria-busy')).toBe('false')
    expect(await countOf(domestic)).toBe(8)
    counted()
    await expect.poll(() => countOf(domestic)).toBe(0)
  })

  it('is folded and found folded for the rest of the visit, unless something in it is ticked', async () => {
    const page = await visitShop()
    await totalIs(page, 18)
    for (const title of ['Brand', 'Availability', 'Origin'])
      await page.getByRole('button', { name: title, exact: true }).click()
    const brand = await stage.shop.db
      .selectFrom('brand')
      .select('id')
      .where('english_name', '=', 'Nordhem')
      .executeTakeFirstOrThrow()
    await page.goto(`${stage.shop.server.url}/?brandId=${brand.id}`)
    await page.getByRole('checkbox', { name: 'Sweden' }).waitFor()
    await page.getByRole('checkbox', { name: 'Nordhem' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'In stock' }).count()).toBe(0)
  })
})

describe('the rail', () => {
  it('has no serious accessibility violations, with many values or with none left', async () => {
    const timber = await categoryId('Timber')
    const found = `/?categoryId=${timber}&inStock=1`
    const page = await visitShop(found)
    await page.getByText(/^[1-9]\d* products? ·/).waitFor()
    await openGroup(page, 'Brand')
    await unfoldAll(page.locator('#filters'))
    expect(await seriousInBothThemes(page)).toEqual([])
    await readOnIn(page, 'zh-CN')
    await page.goto(`${stage.shop.server.url}${found}&attrs.1=Oak&priceMin=100&colorHex=a6492b&colorSystem=RAL`)
    await totalIs(page, 0)
    await unfoldAll(page.locator('#filters'))
    expect(await seriousInBothThemes(page)).toEqual([])
    // Of the values with a count of zero, only ticked ones are left.
    const rows = await page.locator('aside [data-empty]:has(input:not(:checked))').allInnerTexts()
    expect(rows).toEqual([])
  })
})

describe('an address with filters', () => {
  it('is short, and brings back the same list after a reload, with Back and Forward', async () => {
    const page = await visitShop()
    await totalIs(page, 18)
    await category(page, /^Flooring/).click()
    await totalIs(page, 6)
    const species = await openGroup(page, 'Species')
    await species.getByRole('checkbox', { name: 'Oak' }).check()
    await totalIs(page, 3)
    await page.getByRole('checkbox', { name: 'In stock' }).check()
    await page.getByRole('checkbox', { name: 'Not customisable' }).check()
    await totalIs(page, 2)
    const address = page.url()
    expect(address.length - stage.shop.server.url.length).toBeLessThan(70)
    await page.reload()
    await totalIs(page, 2)
    for (const total of [3, 3, 6, 18]) {
      await page.goBack()
      await totalIs(page, total)
    }
    for (const total of [6, 3, 3, 2]) {
      await page.goForward()
      await totalIs(page, total)
    }
    expect(page.url()).toBe(address)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await totalIs(page, 18)
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
  })

  it('with invalid parts shows what it can, and says what it does not know', async () => {
    const nonsense =
      '/?attrs.x=1&attrs.1=&attrs.99999=a&colorHex=brown&colorDistance=far&authorityId=oak,98765&areaId=987654&inStock=yes&hasCustomOption=2'
    const page = await visitShop(nonsense)
    await page.getByText('No materials match.').waitFor()
    const chips = page.getByRole('list', { name: 'Filters' })
    await expect.poll(() => chips.innerText()).toMatch(/Unknown certifier[^]*Unknown property: a[^]*Unknown origin/)
    for (const name of ['Unknown certifier', 'Unknown property: a', 'Unknown origin'])
      await page.getByRole('button', { name: `Remove ${name}` }).click()
    await totalIs(page, 18)
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
  })
})

async function categoryId(enName: string): Promise<string> {
  const { id } = await stage.shop.db
    .selectFrom('category')
    .select('id')
    .where('en_name', '=', enName)
    .executeTakeFirstOrThrow()
  return id
}

/** Holds the list's calls of this endpoint until the returned function is called. */
async function holdBack(page: Page, call: 'page' | 'facets'): Promise<() => void> {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route(`**/spu/${call}*`, async (route) => {
    await permission
    await route.continue()
  })
  return permit
}
