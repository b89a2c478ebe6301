import { expect, test } from 'vitest'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { viewedOfSku } from './viewing.ts'

const [cover, drawing, laid, macro] = ['/images/cover', '/images/drawing', '/images/laid', '/images/macro']
const sku = {
  coverImage: cover,
  imageList: [cover, drawing, laid],
  dimensionImages: [drawing, laid],
  productImage: macro,
} as unknown as SkuDetail
const sized = (picture: string, mmWidth: number | null) => ({ picture, width: 800, height: 800, mmWidth })

test('a surface whose millimetres are known is no dimension drawing, and shows its shade', () => {
  const sizes = [sized(cover, 900), sized(drawing, null), sized(laid, 2400), sized(macro, 120)]
  expect(viewedOfSku({ sku, sizes, variant: 'Natural' })).toEqual([
    { address: cover, subject: 'cover', variant: 'Natural' },
    { address: drawing, subject: 'dimension' },
    { address: laid, subject: 'scaled', variant: 'Natural' },
    { address: macro, subject: 'macro', variant: 'Natural' },
  ])
})
