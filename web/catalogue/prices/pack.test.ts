import { describe, expect, it } from 'vitest'
import { testWordsIn } from '../../testing/catalogue/words-in.ts'
import { coversText, packTexts } from './pack.ts'

const packOf = (language: 'en' | 'zh-CN', measurementUnit: string, pieces: number | null) =>
  packTexts({ measurementUnit }, { packCoverage: 1.44, packPieces: pieces }, testWordsIn(language))

describe('a pack', () => {
  it.each([
    ['square_meter', 12, '1.44 m² a box', '每箱 1.44 m²'],
    ['square_meter', null, '1.44 m² a box', '每箱 1.44 m²'],
    ['square_meter', 1, '1.44 m² a piece', '每片 1.44 m²'],
    ['piece', 6, '1.44 m² a box', '每箱 1.44 m²'],
    ['box', 1, '1.44 m² a box', '每箱 1.44 m²'],
    ['roll', 1, '1.44 m² a roll', '每卷 1.44 m²'],
    ['litre', null, null, null],
    ['kilogram', null, null, null],
  ])('of what is sold by the %s, %s in it, is named as it is packed', (unit, pieces, english, chinese) => {
    expect(packOf('en', unit, pieces).coverage).toBe(english)
    expect(packOf('zh-CN', unit, pieces).coverage).toBe(chinese)
  })

  it('says how many pieces are in it, if it is not one', () => {
    expect(packOf('en', 'square_meter', 12).pieces).toBe('12 pieces')
    expect(packOf('zh-CN', 'square_meter', 12).pieces).toBe('12 片')
    expect(packOf('en', 'roll', 1).pieces).toBeNull()
    expect(packOf('en', 'litre', null).pieces).toBeNull()
  })
})

it('says of paint how far a litre of it goes', () => {
  expect(coversText(testWordsIn('en').t, { measurementUnit: 'litre' }, { unit: 'litre', area: '7' })).toBe(
    '1 litre covers 7 m²',
  )
  expect(coversText(testWordsIn('zh-CN').t, { measurementUnit: 'litre' }, { unit: '升', area: '7' })).toBe(
    '每升可涂 7 m²',
  )
})
