import { describe, expect, it } from 'vitest'
import type { ImageSearchAnswer } from '../../contract/image-search.ts'
import { productsOf } from './searching.ts'

const pageOf = (...ids: string[]) => ({ list: ids.map((spuId) => ({ spuId })) }) as ImageSearchAnswer
const idsOf = (...pages: ImageSearchAnswer[]) => productsOf(pages).map(({ spuId }) => spuId)

describe('the products of several pages', () => {
  it('stand once each, where they stood first', () => {
    expect(idsOf(pageOf('oak', 'elm'), pageOf('ash'))).toEqual(['oak', 'elm', 'ash'])
    expect(idsOf(pageOf('oak', 'elm'), pageOf('elm', 'ash'), pageOf('oak', 'yew'))).toEqual([
      'oak',
      'elm',
      'ash',
      'yew',
    ])
    expect(idsOf()).toEqual([])
  })
})
