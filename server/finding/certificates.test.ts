import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { createFolder, createItems, getItemFacets, getItemPage } from '../../contract/favourites.ts'
import { getAuthorityList } from '../../contract/lookups.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const aCertificate = (enAuthority: string, scheme: string, expiresOn = '2030-01-01') => ({
  enAuthority,
  scheme,
  number: `${enAuthority} ${scheme}`,
  issuedOn: '2020-01-01',
  expiresOn,
})

describe('certificates', () => {
  let quarry: TestApp
  // 23:30 of the 20th in UTC+8.
  let now = new Date('2026-11-20T15:30:00Z')
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    quarry = await createTestApp({ now: () => now })
    await quarry.importLines([
      aProduct({
        key: 'both',
        enName: 'Both',
        auths: [aCertificate('Air house', 'low_emission'), aCertificate('Foot house', 'slip_resistance')],
      }),
      aProduct({ key: 'slip', enName: 'Slip', auths: [aCertificate('Air house', 'slip_resistance', '2026-11-20')] }),
      aProduct({ key: 'past', enName: 'Past', auths: [aCertificate('Air house', 'low_emission', '2026-11-19')] }),
    ])
    for (const { id, enName } of (await quarry.ask(getAuthorityList)).data) ids[enName] = id
  })
  afterAll(() => quarry.close())

  const listed = async (query: InputOf<typeof getProductPage>) =>
    (await quarry.ask(getProductPage, query)).data.list.map(({ enName }) => enName)
  const counted = async (query: InputOf<typeof getProductFacets>) => {
    const { authorities, schemes } = (await quarry.ask(getProductFacets, query)).data
    return {
      authorities: Object.fromEntries(authorities.map(({ id, count }) => [id, count])),
      schemes: Object.fromEntries(schemes.map(({ value, count }) => [value, count])),
    }
  }

  it('explain why a product was found by the words of a claim', async () => {
    const { list } = (await quarry.ask(getProductPage, { keyword: 'low emission' })).data
    const told = list.map(({ enName, matches }) => [enName, matches.map(({ text }) => text)])
    expect(told).toEqual([['Both', ['Low emission']]])
  })

  it('are found by what they claim, and counted; one that has expired is not', async () => {
    expect(await listed({ scheme: ['low_emission'] })).toEqual(['Both'])
    expect(await listed({ scheme: ['slip_resistance'] })).toEqual(['Both', 'Slip'])
    expect(await listed({ scheme: ['slip_resistance', 'low_emission'] })).toEqual(['Both', 'Slip'])
    expect(await listed({ scheme: ['unheard of'] })).toEqual([])
    expect((await counted({})).schemes).toEqual({ low_emission: 1, slip_resistance: 2 })
  })

  it('meet filters for issuer and claim with one and the same certificate, in lists, counts and hints', async () => {
    const crossed = { scheme: ['low_emission'], authorityId: [ids['Foot house'] ?? ''] }
    expect(await listed(crossed)).toEqual([])
    const { hints } = (await quarry.ask(getProductPage, crossed)).data
    expect(hints).toEqual([
      { filter: 'authorityId', word: null, total: 1 },
      { filter: 'scheme', word: null, total: 1 },
    ])
    expect(await counted(crossed)).toEqual({
      authorities: { [ids['Air house'] ?? '']: 1 },
      schemes: { slip_resistance: 1 },
    })
    expect(await listed({ scheme: ['slip_resistance'], authorityId: [ids['Air house'] ?? ''] })).toEqual(['Slip'])
  })

  it('filter and are counted in a folder too', async () => {
    const { headers } = await memberIn(quarry)
    const { data: favoritesId } = await quarry.call(createFolder, { name: 'Hall' }, headers)
    const skuIds = (await quarry.ask(getProductPage)).data.list.map(({ skuId }) => skuId)
    await quarry.call(createItems, { favoritesId, skuIds }, headers)
    const query = { favoritesId, scheme: ['slip_resistance'], authorityId: [ids['Air house'] ?? ''] }
    const { list } = (await quarry.ask(getItemPage, query, headers)).data
    expect(list.map(({ product }) => product.enName)).toEqual(['Slip'])
    const { schemes } = (await quarry.ask(getItemFacets, { favoritesId }, headers)).data
    expect(Object.fromEntries(schemes.map(({ value, count }) => [value, count]))).toEqual({
      low_emission: 1,
      slip_resistance: 2,
    })
  })

  it('end with their last day in UTC+8, while the server runs', async () => {
    expect((await counted({})).schemes).toEqual({ low_emission: 1, slip_resistance: 2 })
    now = new Date('2026-11-20T16:00:00Z')
    expect((await counted({})).schemes).toEqual({ low_emission: 1, slip_resistance: 1 })
    expect(await listed({ scheme: ['slip_resistance'] })).toEqual(['Both'])
  })
})
