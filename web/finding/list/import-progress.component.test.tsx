import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getCatalogueStatus, getProductPage } from '../../../contract/catalogue.ts'
import { aWholeList } from '../../testing/finding.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aCard } from '../../testing/products.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { noFilters } from '../filters/filters.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ListTotal } from './ListTotal.tsx'
import { ProductList } from './ProductList.tsx'

// Growing in front of a person is tested in e2e/finding/browsing.test.ts.
it('a catalogue that is being filled shows what came between the first list and the first look at the progress', async () => {
  const { promise: mayLook, resolve: letLook } = Promise.withResolvers<void>()
  let total = 1
  answer(getProductPage, () => ({ list: [], total, skuTotal: total, understood: [], hints: [] }))
  answer(getCatalogueStatus, async () => {
    await mayLook
    return { products: 3, skus: 3, import: { name: 'story.jsonl', done: 3, total: 4 } }
  })
  await show(
    <>
      <ImportProgress />
      <ListTotal filters={noFilters} />
    </>,
  )
  await expect.element(page.getByText('1 product')).toBeVisible()
  total = 3
  letLook()
  await expect.element(page.getByText('3 of 4')).toBeVisible()
  await expect.element(page.getByText('3 products')).toBeVisible()
})

it('the first seconds of a first start fill the list without a word of an import', async () => {
  let isWhole = false
  const products = () => (isWhole ? [aCard()] : [])
  answerLookups()
  answer(getProductPage, () => aWholeList(products()))
  answer(getCatalogueStatus, () => ({
    products: products().length,
    skus: products().length,
    import: isWhole ? null : { name: 'demonstration', done: 3, total: 270 },
  }))
  await show(
    <>
      <ImportProgress />
      <ProductList filters={noFilters} onClear={() => undefined} />
    </>,
  )
  // Places for products, as while a list loads.
  await expect.element(page.getByLabelText('Loading products')).toBeVisible()
  expect(document.body.textContent).not.toContain('demonstration')
  expect(document.body.textContent).not.toContain('still empty')
  isWhole = true
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.element(page.getByText('3 of 270')).not.toBeInTheDocument()
})

it('an empty catalogue that stays so says so', async () => {
  answer(getProductPage, aWholeList([]))
  answer(getCatalogueStatus, { products: 0, skus: 0, import: null })
  answerLookups()
  await show(<ProductList filters={noFilters} onClear={() => undefined} />)
  await expect.element(page.getByText('The catalogue is still empty.'), { timeout: 10_000 }).toBeVisible()
})
