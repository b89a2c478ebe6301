import { describe, expect, it } from 'vitest'
import { chosenPriceOf, countsAsChosen, hasNoAmount, whatCounts } from './what-counts.ts'

const figures = { orderQty: '12', low: '10.00' }
const list = { price: { low: '10.00', high: '10.00', chosen: null }, figures }
const range = { price: { low: '10.00', high: '20.00', chosen: null }, figures }
const agreed = { price: { low: '10.00', high: '20.00', chosen: '15.00' }, figures }
const unpriced = { price: { low: null, high: null, chosen: null }, figures: { orderQty: '1', low: null } }

describe('of what the chosen total consists', () => {
  it('is counted by the price that each line counts at', () => {
    const lines = [agreed, agreed, list, range, unpriced]
    expect(whatCounts(lines)).toEqual({ agreed: 2, list: 1, highest: 1, unpriced: 1, noAmount: 0, taxUnknown: 0 })
  })

  it('counts in place of the list prices where a price was agreed', () => {
    const amounts = { low: '41000.00', high: '58886.00', chosen: '52046.00' }
    expect(countsAsChosen(amounts, 1)).toBe(true)
    expect(countsAsChosen(amounts, 0)).toBe(true)
    expect(countsAsChosen({ ...amounts, chosen: '58886.00' }, 0)).toBe(false)
    expect(countsAsChosen({}, 1)).toBe(false)
  })

  it('counts in their place also where the highest price was agreed, and not where there is one price alone', () => {
    expect(countsAsChosen({ low: '41000.00', high: '58886.00', chosen: '58886.00' }, 1)).toBe(true)
    expect(countsAsChosen({ low: '58886.00', high: '58886.00', chosen: '58886.00' }, 1)).toBe(false)
  })

  it('is an agreed price even where it is the list’s, and where there is no other', () => {
    expect(chosenPriceOf({ ...list, price: { ...list.price, chosen: '10.00' } })).toBe('agreed')
    expect(chosenPriceOf({ price: { low: null, high: null, chosen: '9.00' }, figures })).toBe('agreed')
    expect(chosenPriceOf({ price: { low: null, high: '9.00', chosen: null }, figures })).toBe('list')
  })

  it('is without a price where its currency has no rate', () => {
    expect(chosenPriceOf({ ...agreed, figures: { orderQty: '1', low: null } })).toBe('unpriced')
  })

  it('tells lines whose amount is not given, and prices of which nobody says whether tax is in them', () => {
    const empty = { ...list, figures: { orderQty: '0', low: '0.00' } }
    const untold = { ...list, price: { ...list.price, isTaxUnknown: true } }
    expect(whatCounts([empty, untold, list])).toMatchObject({ list: 3, noAmount: 1, taxUnknown: 1 })
    const silent = { ...unpriced, price: { ...unpriced.price, isTaxUnknown: true } }
    expect(whatCounts([silent])).toMatchObject({ unpriced: 1, taxUnknown: 0 })
  })

  it('counts nothing that its reader may not see', () => {
    expect(whatCounts([{}, { price: {}, figures: {} }, { price: { isTaxUnknown: true } }])).toEqual({
      agreed: 0,
      list: 0,
      highest: 0,
      unpriced: 0,
      noAmount: 0,
      taxUnknown: 0,
    })
    expect(hasNoAmount({})).toBe(false)
  })
})
