import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getSimilar } from '../../../contract/image-search.ts'
import { answer, asked, breakDown } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { SimilarProducts } from './SimilarProducts.tsx'

it.each([
  ['nothing is', () => answer(getSimilar, { list: [], total: 0 })],
  ['it cannot be read', () => breakDown(getSimilar, 500)],
])('what looks like a product is not spoken of where %s', async (_where, prepare) => {
  prepare()
  await show(
    <>
      <SimilarProducts skuId="7" />
      <Toasts closeLabel="Dismiss the message" />
    </>,
  )
  await expect.poll(() => asked).toEqual([`GET ${getSimilar.path}`])
  await expect.element(page.getByRole('region', { name: 'Similar' })).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Dismiss the message' }).elements()).toEqual([])
})
