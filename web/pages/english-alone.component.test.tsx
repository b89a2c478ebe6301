import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getCatalogueStatus, getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { getSimilar } from '../../contract/image-search.ts'
import { getBrand } from '../../contract/lookups.ts'
import { BrandView } from '../brand/BrandView.tsx'
import { CompareView } from '../compare/CompareView.tsx'
import { CatalogueView } from '../finding/CatalogueView.tsx'
import { ProductDrawer } from '../product/ProductDrawer.tsx'
import { chineseShown } from '../testing/chinese-shown.ts'
import { answerFilterLookups, aWholeList, fullFacets } from '../testing/finding.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aCard, aCertificate, aDetail, anAttribute, aSku, perSquareMetre } from '../testing/products.ts'
import { answer } from '../testing/server-answers.ts'
import { show } from '../testing/show.tsx'

const BRAND = { id: '7', name: '山岩', englishName: 'Fjellstein' }
const SKU = aSku({
  id: '1',
  variant: { name: '本色', enName: 'Natural' },
  attrs: [anAttribute(['色号', 'Shade'], ['Light', '浅', 'Light'])],
  countryArea: { id: '44', name: '广东', enName: 'Guangdong' },
  comparablePrice: perSquareMetre(180),
  size: { length: 200, width: 100, thickness: 8 },
  stock: 12,
  leadTimeDays: 7,
})
const OAK = aDetail({
  name: '人字拼橡木',
  enName: 'Herringbone oak',
  brand: BRAND,
  description: '小块橡木。',
  enDescription: 'Small blocks of oak.',
  attrs: [anAttribute(['等级', 'Grade'], ['A', '甲', 'A'])],
  auths: [aCertificate()],
  skus: [SKU, aSku({ id: '2', variant: { name: '烟熏', enName: 'Smoked' } })],
})
const CARD = aCard({ skuId: '1', brand: BRAND, variant: { name: '本色', enName: 'Natural' } })

beforeEach(() => {
  answerLookups()
  answerFilterLookups()
  answer(getProductFacets, fullFacets())
  answer(getProductPage, aWholeList([CARD]))
  answer(getCatalogueStatus, { products: 1, skus: 2, import: null })
  answer(getProductDetail, OAK)
  answer(getSimilar, { list: [], total: 0 })
  answer(getBrand, {
    ...BRAND,
    logo: null,
    description: '采石场。',
    enDescription: 'A quarry.',
    country: 'NO',
    website: null,
    productCount: 1,
    scene: null,
    covers: [],
    categories: [{ id: '1', count: 1 }],
  })
})

it('the English catalogue shows no Chinese name where there is an English one: its list, filters and cards', async () => {
  await show(
    <main>
      <CatalogueView actions={() => null} />
    </main>,
    { address: '/?brandId=7&categoryId=2' },
  )
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  expect(chineseShown()).toEqual([])
})

it('nor does a product, in any of its tabs', async () => {
  await show(<ProductDrawer />, { address: '/?skuId=1' })
  const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
  await expect.element(drawer.getByText('Guangdong').first()).toBeVisible()
  for (const tab of drawer.getByRole('tab').all()) {
    await tab.click()
    expect(chineseShown()).toEqual([])
  }
})

it('nor does a comparison', async () => {
  await show(
    <main>
      <CompareView withSome={() => null} />
    </main>,
    { address: '/compare?skuIds=1,2' },
  )
  await expect.element(page.getByRole('columnheader').nth(1)).toBeVisible()
  expect(chineseShown()).toEqual([])
})

it('nor does a brand', async () => {
  await show(
    <main>
      <BrandView brandId="7" />
    </main>,
    { address: '/brand/7' },
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Fjellstein' })).toBeVisible()
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(chineseShown()).toEqual([])
})
