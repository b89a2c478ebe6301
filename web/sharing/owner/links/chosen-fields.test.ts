import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkFieldNames, TELLS_PRICES, type LinkFieldName } from '../../../../contract/sharing/links.ts'
import { fieldGroups, tellsCost, tick } from './chosen-fields.ts'

it('ticks the price with whatever it can be worked out from', () => {
  expect(tick(['name'], 'total', true)).toEqual({ fields: ['name', 'price', 'total'], taken: ['price'] })
  expect(tick(['name', 'price'], 'tax', true)).toEqual({ fields: ['name', 'price', 'tax'], taken: [] })
})

it('unticks with the price whatever tells it, and nothing else', () => {
  expect(tick(['name', 'price', 'freight', 'total', 'note'], 'price', false)).toEqual({
    fields: ['name', 'note'],
    taken: ['freight', 'total'],
  })
  expect(tick(['price', 'total'], 'total', false)).toEqual({ fields: ['price'], taken: [] })
})

it('never leaves a field that tells prices without the price, whatever is ticked in which order', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...linkFieldNames), fc.boolean()))
  fc.assert(
    fc.property(steps, (all) => {
      let chosen: LinkFieldName[] = []
      for (const [field, isTicked] of all) {
        chosen = tick(chosen, field, isTicked).fields
        expect(chosen.includes(field)).toBe(isTicked)
      }
      const telling = chosen.filter((field) => TELLS_PRICES.includes(field))
      expect(telling.length === 0 || chosen.includes('price')).toBe(true)
    }),
  )
})

it('has every field in one group', () => {
  expect(fieldGroups.flatMap(({ fields }) => [...fields] as LinkFieldName[]).toSorted()).toEqual(
    linkFieldNames.toSorted(),
  )
})

it('says where the cost can be worked out', () => {
  expect(tellsCost(['price', 'discount', 'markup', 'freight'])).toBe(true)
  expect(tellsCost(['price', 'discount', 'markup'])).toBe(false)
})
