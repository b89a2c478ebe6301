import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail, getProductPage, getSuggestions } from '../../../contract/catalogue.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aCard, aDetail } from '../../testing/products.ts'
import { answer, givenUp } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { useAddressFilters } from '../filters/address-filters.ts'
import { SearchBox } from '../search/SearchBox.tsx'
import { ProductList } from './ProductList.tsx'

const slate = (number: number) =>
  aCard({ skuId: `${100 + number}`, spuId: `${number}`, name: `板岩${number}号`, enName: `Slate number ${number}` })

/** Products by the words that find them. */
const FOUND: Record<string, number[]> = { '': [1, 2, 3, 4], s: [5, 2, 6], sl: [7, 8] }

/** A list with its search box; the answer to the words `held` comes once it is released. */
async function visitList(held: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  answerLookups()
  answer(getSuggestions, [])
  answer(getProductDetail, aDetail())
  answer(getProductPage, async ({ keyword = '' }) => {
    if (keyword === held) await promise
    const list = (FOUND[keyword] ?? []).map(slate)
    return { list, total: list.length, skuTotal: list.length, understood: [], hints: [] }
  })
  const { address } = await show(
    <>
      <SearchBox otherWays={null} onPicture={() => undefined} />
      <Listed />
    </>,
  )
  await expect.poll(names).toEqual(['1', '2', '3', '4'])
  return { address, letGo }
}

function Listed() {
  const { filters } = useAddressFilters()
  return <ProductList filters={filters} onClear={() => undefined} />
}

const cells = () => [...document.querySelectorAll<HTMLElement>('[aria-posinset]')]
const names = () => cells().map(({ dataset }) => dataset['card'])
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null
const type = async (letters: string) => {
  await page.getByRole('combobox', { name: 'Search' }).click()
  await userEvent.keyboard(letters)
}

describe('a list that is typed for', () => {
  it('is asked again where it found nothing before, as the words may have been taught since', async () => {
    delete FOUND['zz']
    await visitList('-')
    await type('zz')
    await expect.poll(names).toEqual([])
    FOUND['zz'] = [9]
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.clear()
    await expect.poll(names).toEqual(['1', '2', '3', '4'])
    await type('zz')
    await expect.poll(names).toEqual(['9'])
  })

  it('stays as it is until its answer comes, and says so; a product opens from it over what was typed', async () => {
    const { address, letGo } = await visitList('s')
    const before = cells().map(({ style }) => style.transform)
    await type('s')
    await expect.poll(isBusy).toBe(true)
    expect(names()).toEqual(['1', '2', '3', '4'])
    expect(cells().map(({ style }) => style.transform)).toEqual(before)
    await page.getByRole('link', { name: 'Slate number 1' }).click()
    expect(address()).toBe('/?keyword=s&skuId=101')
    letGo()
    await expect.poll(names).toEqual(['5', '2', '6'])
    expect(isBusy()).toBe(false)
    expect(cells().map((cell) => cell.querySelector('a')?.getAttribute('href'))).toEqual([
      '/?keyword=s&skuId=105',
      '/?keyword=s&skuId=102',
      '/?keyword=s&skuId=106',
    ])
  })

  it('shows another list in the cells that are there; what stays in it keeps its own', async () => {
    const { letGo } = await visitList('s')
    letGo()
    const [first, second, third] = cells()
    await type('s')
    await expect.poll(names).toEqual(['5', '2', '6'])
    expect(cells()).toEqual([first, second, third])
    await userEvent.keyboard('l')
    await expect.poll(names).toEqual(['7', '8'])
    expect(cells()).toEqual([first, second])
  })

  it('aborts an overtaken request, and never shows its answer', async () => {
    const { letGo } = await visitList('s')
    await type('s')
    await expect.poll(isBusy).toBe(true)
    await userEvent.keyboard('l')
    await expect.poll(names).toEqual(['7', '8'])
    expect(givenUp).toContain(`GET ${getProductPage.path}`)
    letGo()
    expect(names()).toEqual(['7', '8'])
  })
})
