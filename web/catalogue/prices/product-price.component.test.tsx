import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getDictionaries } from '../../../contract/lookups.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { ProductPrice } from './ProductPrice.tsx'

const priceIn = (currencyUnit: string) => (
  <ProductPrice price={{ minPrice: 280, maxPrice: 350, currencyUnit, measurementUnit: 'meter' }} />
)

it('a price has the sign of its currency before the dictionaries are there, so that it does not become another text', async () => {
  answer(getDictionaries, () => new Promise<never>(() => undefined))
  await show(priceIn('CNY'))
  await expect.element(page.getByText('¥280 – 350')).toBeVisible()
  await show(priceIn('EUR'))
  await expect.element(page.getByText('EUR 280 – 350')).toBeVisible()
})
