import { describe, expect, it } from 'vitest'
import { bulkChanges } from '../../../../contract/keeping/bulk.ts'
import {
  bulkChangesOf,
  bulkFaultsOf,
  emptyDraft,
  howsOf,
  productFieldsInBulk,
  skuFieldsInBulk,
  type BulkDraft,
} from './bulk-draft.ts'

const meant = (draft: Partial<BulkDraft>) => bulkChangesOf({ ...emptyDraft, ...draft })

describe('a change of many', () => {
  it.each<[Partial<BulkDraft>, object | null]>([
    [{ field: 'leadTimeDays', text: '14' }, { leadTimeDays: 14 }],
    [{ field: 'leadTimeDays', text: '' }, null],
    [{ field: 'leadTimeDays', text: 'two weeks' }, null],
    [{ field: 'leadTimeDays', how: 'clear' }, { leadTimeDays: null }],
    [{ field: 'price', text: '180', high: '220' }, { price: { set: { minPrice: 180, maxPrice: 220 } } }],
    [{ field: 'price', text: '220', high: '180' }, null],
    [{ field: 'price', text: '180' }, { price: { set: { minPrice: 180, maxPrice: 180 } } }],
    [{ field: 'price', how: 'clear' }, { price: { set: { minPrice: null, maxPrice: null } } }],
    [{ field: 'price', how: 'percent', text: '5' }, { price: { times: 1.05 } }],
    [
      { field: 'price', how: 'percent', text: '-7.5', roundTo: '10', rounding: 'up' },
      { price: { times: 0.925, roundTo: 10, rounding: 'up' } },
    ],
    [{ field: 'price', how: 'round', roundTo: '1' }, { price: { roundTo: 1, rounding: 'nearest' } }],
    [{ field: 'price', how: 'round' }, null],
    [{ field: 'stock', how: 'plus', text: '-3' }, { stock: { plus: -3 } }],
    [{ field: 'stock', text: '0' }, { stock: { set: 0 } }],
    [{ field: 'taxIncluded', choice: 'no' }, { taxIncluded: false }],
    [{ field: 'hasCustomOption', choice: 'yes' }, { hasCustomOption: 0 }],
    [{ field: 'origin', text: ' se ' }, { origin: 'SE' }],
    [{ field: 'rank', how: 'clear' }, { rank: 1_000_000_000 }],
    [{ field: 'categoryId', choice: '12' }, { categoryId: '12' }],
    [{ field: 'categoryId' }, null],
    [{ field: 'skuAttribute', attributeId: '3' }, null],
    [
      { field: 'skuAttribute', attributeId: '3', how: 'clear' },
      { attribute: { attributeId: '3', of: 'sku', entry: null } },
    ],
    [
      { field: 'productAttribute', attributeId: '3', entry: { type: 'boolean', attributeId: '3', yes: true } },
      { attribute: { attributeId: '3', of: 'product', entry: { type: 'boolean', attributeId: '3', yes: true } } },
    ],
  ])('of %o is %o, which the server takes', (draft, changes) => {
    expect(meant(draft)).toEqual(changes)
    expect(bulkChanges.safeParse(changes ?? { rank: 1 }).success).toBe(true)
  })

  it('can be cleared where nothing may stand', () => {
    for (const field of [...skuFieldsInBulk, ...productFieldsInBulk]) {
      if (!howsOf(field).includes('clear')) continue
      const changes = meant({ field, how: 'clear', attributeId: '3' })
      expect([field, bulkChanges.safeParse(changes).success]).toEqual([field, true])
    }
  })
})

it.each<[Partial<BulkDraft>, object]>([
  [{ field: 'price', text: 'much', high: '' }, { text: 'number' }],
  [{ field: 'price', text: '220', high: '180' }, { high: 'crossed' }],
  [{ field: 'price', how: 'percent', text: '-', roundTo: 'ten' }, { roundTo: 'number' }],
  [{ field: 'length', text: '1.2 m' }, {}],
  [{ field: 'origin', text: 'SE' }, {}],
])('says what is wrong with %o', (draft, faults) => {
  expect(bulkFaultsOf({ ...emptyDraft, ...draft })).toEqual(faults)
})
