import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getCatalogueStatus, getProductPage } from '../../../contract/catalogue.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { noFilters } from '../filters/filters.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ListTotal } from './ListTotal.tsx'

// Growing in front of a person is tested in e2e/finding/browsing.test.ts.
it('a catalogue that is being filled shows what came between the first list and the first look at the progress', async () => {
  const { promise: mayLook, resolve: letLook } = Promise.withResolvers<void>()
  let total = 0
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
  await expect.element(page.getByText('0 products')).toBeVisible()
  total = 3
  letLook()
  await expect.element(page.getByText('3 of 4')).toBeVisible()
  await expect.element(page.getByText('3 products')).toBeVisible()
})
