import { describe, expect, it } from 'vitest'
import { readAsked, writeAsked } from '../../lists/asked.ts'
import { fieldsOfProducts, filterOf } from './wanted-products.ts'

const read = (search: string) => readAsked(fieldsOfProducts, new URLSearchParams(search))
const everything = { status: 'all', sort: 'relevance', page: 1 }

describe('the address of the kept products', () => {
  it('is read back as it was written', () => {
    const said = {
      keyword: 'oak 橡木',
      status: 'withdrawn',
      lacks: 'enName,price',
      lacksFact: 'slip-barefoot',
      brandId: '4',
      categoryId: '12',
      sort: 'updated',
      page: 3,
    }
    const written = writeAsked(fieldsOfProducts, new URLSearchParams(), said)
    expect(read(written.toString())).toEqual({ ...said, lacks: ['enName', 'price'] })
  })

  it('narrows nothing by default', () => {
    expect(read('')).toEqual(everything)
    expect(filterOf(read(''))).toEqual({})
  })

  it('leaves invalid values out', () => {
    expect(read('?status=sold&lacks=name,beauty&lacksFact=R%2010&brandId=x&page=-3&sort=best')).toEqual({
      ...everything,
      lacks: ['name'],
    })
  })
})
