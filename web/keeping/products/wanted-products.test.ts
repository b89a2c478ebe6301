import { describe, expect, it } from 'vitest'
import { everything, filterOf, readProductsAddress, writeProductsAddress } from './wanted-products.ts'

describe('the address of the kept products', () => {
  it('is read back as it was written', () => {
    const wanted = {
      keyword: 'oak 橡木',
      status: 'withdrawn',
      lacks: ['enName', 'price'],
      lacksFact: 'slip-barefoot',
      brandId: '4',
      categoryId: '12',
      sort: 'updated',
      page: 3,
    } as const
    expect(readProductsAddress(writeProductsAddress(wanted))).toEqual(wanted)
  })

  it('leaves defaults out', () => {
    expect(writeProductsAddress(everything)).toBe('')
    expect(filterOf(everything)).toEqual({})
  })

  it('leaves invalid values out', () => {
    expect(readProductsAddress('?status=sold&lacks=name,beauty&lacksFact=R%2010&brandId=x&page=-3&sort=best')).toEqual({
      ...everything,
      lacks: ['name'],
    })
  })
})
