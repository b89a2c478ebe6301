import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { createClock } from '../platform/clock.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { askedFilters } from './asked-filters.ts'
import { followCatalogue } from './read-model/follow/follow.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'A' }), aProduct({ key: 'B' })])
})
afterAll(() => quarry.close())

const listed = (query: object) => getProductPage.input.parse(query)
const counted = (query: object) => getProductFacets.input.parse(query)

it('are computed once for a list, its next page and its counts, and again for other filters', async () => {
  const model = await followCatalogue(quarry.db, createClock()).current()
  const query = { keyword: 'oak', brandId: ['1', '2'], attrs: { 1: ['2..3'] }, priceMin: '5' }
  const { groups } = askedFilters(model, listed({ ...query, sort: 'newest', pageSize: '5' }))
  expect(askedFilters(model, listed({ ...query, after: '1' })).groups).toBe(groups)
  expect(askedFilters(model, counted(query)).groups).toBe(groups)
  for (const other of [{ brandId: ['1'] }, { keyword: 'oaks' }, { attrs: { 1: ['2..4'] } }, { priceMax: '9' }])
    expect(askedFilters(model, counted({ ...query, ...other })).groups).not.toBe(groups)
})

it('are another model’s once the catalogue is another', async () => {
  const followed = followCatalogue(quarry.db, createClock())
  const { groups } = askedFilters(await followed.current(), counted({}))
  await quarry.importLines([aProduct({ key: 'C' })])
  expect(askedFilters(await followed.current(), counted({})).groups).not.toBe(groups)
})
