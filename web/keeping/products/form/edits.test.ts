import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aKeptRecord, skuFieldsOf } from '../../../testing/kept-products.ts'
import { blankSku, freeModel } from './blank.ts'
import { changeToSend } from './sending.ts'
import { fieldsAtOdds, settledEdits, withGoneSkusNew } from './conflict.ts'
import {
  productDraftOf,
  isUnedited,
  noEdits,
  withNewSku,
  withoutSku,
  withProductField,
  withSkuField,
  withSkuKept,
  withSkuMoved,
  type Edits,
} from './edits.ts'

const record = aKeptRecord({
  skus: ['71', '72', '73'].map((id) => ({ id, fields: skuFieldsOf({ model: `M-${id}` }) })),
})

describe('edits of a product', () => {
  it('are dropped once a field is as it was', () => {
    const edited = withProductField(record, noEdits, { enName: 'Chevron' })
    expect(changeToSend('7', edited)).toMatchObject({ was: { enName: 'Herringbone oak' }, is: { enName: 'Chevron' } })
    expect(isUnedited(withProductField(record, edited, { enName: 'Herringbone oak' }))).toBe(true)
  })

  it('remember the value when they began, whatever is stored since', () => {
    const edited = withProductField(record, noEdits, { enName: 'Chevron' })
    const later = aKeptRecord({ fields: { enName: 'Parquet' } })
    expect(changeToSend('7', withProductField(later, edited, { enName: 'Chevrons' })).was).toEqual({
      enName: 'Herringbone oak',
    })
  })

  it('move SKUs, and send the order without those that go', () => {
    const moved = withSkuMoved(record, noEdits, { key: '73', step: -1 })
    expect(productDraftOf(record, moved).skus.map(({ key }) => key)).toEqual(['71', '73', '72'])
    const change = changeToSend('7', withoutSku(moved, '71'))
    expect(change).toMatchObject({ is: { skuOrder: ['73', '72'] }, removedSkus: ['71'] })
    expect(isUnedited(withSkuMoved(record, withSkuKept(withoutSku(moved, '71'), '71'), { key: '73', step: 1 }))).toBe(
      true,
    )
  })

  it('give a duplicate a model of its own', () => {
    expect(freeModel('OAK', ['OAK', 'OAK-2'])).toBe('OAK-3')
  })

  it('of whatever kind in whatever order make the draft that was meant, and sent and applied the same', () => {
    const field = fc.constantFrom('name' as const, 'enName' as const, 'description' as const)
    const step = fc.oneof(
      fc.record({ kind: fc.constant('product' as const), field, value: fc.constantFrom('a', 'b', null) }),
      fc.record({
        kind: fc.constant('sku' as const),
        key: fc.constantFrom('71', '72', '73'),
        value: fc.constantFrom(1, 2, null),
      }),
      fc.record({
        kind: fc.constant('move' as const),
        key: fc.constantFrom('71', '72', '73'),
        step: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.record({ kind: fc.constant('remove' as const), key: fc.constantFrom('71', '72') }),
      fc.record({ kind: fc.constant('new' as const), key: fc.uuid() }),
    )
    const apply = (edits: Edits, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Edits => {
      if (one.kind === 'product') return withProductField(record, edits, { [one.field]: one.value })
      if (one.kind === 'sku') return withSkuField(record, edits, { key: one.key, part: { stock: one.value } })
      if (one.kind === 'move') return withSkuMoved(record, edits, one)
      if (one.kind === 'remove') return edits.removedSkus.includes(one.key) ? edits : withoutSku(edits, one.key)
      return withNewSku(edits, { key: one.key, fields: { ...blankSku, model: one.key } })
    }
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let edits: Edits = noEdits
        for (const one of steps) edits = apply(edits, one)
        const draft = productDraftOf(record, edits)
        const change = changeToSend('7', edits)
        expect({ ...record.fields, ...change.is, skuOrder: 0 }).toEqual({ ...draft.product, skuOrder: 0 })
        for (const { id, is } of change.skus ?? [])
          expect({ ...record.skus.find((sku) => sku.id === id)?.fields, ...is }).toEqual(
            draft.skus.find(({ key }) => key === id)?.fields,
          )
        expect(JSON.parse(JSON.stringify(edits))).toEqual(edits)
      }),
    )
  })
})

describe('the fields that two people changed', () => {
  const edits = withSkuField(record, withProductField(record, noEdits, { name: '橡木', enName: 'Chevron' }), {
    key: '71',
    part: { stock: 3 },
  })
  const theirs = { ...record, fields: { ...record.fields, name: '实木', enName: 'Parquet' } }
  const conflict = { record: theirs, fields: ['name', 'enName'] as ['name', 'enName'], skus: [], goneSkus: [] }

  it('is theirs, yours or as it was before, as it is chosen field by field', () => {
    const odds = fieldsAtOdds({ ...conflict, fields: [...conflict.fields] }, edits)
    expect(odds.map(({ yours, theirs: others, before }) => [yours, others, before])).toEqual([
      ['橡木', '实木', '人字拼橡木'],
      ['Chevron', 'Parquet', 'Herringbone oak'],
    ])
    expect(settledEdits(edits, odds, { name: 'theirs', enName: 'before' })).toMatchObject({
      product: { was: { enName: 'Parquet' }, is: { enName: 'Herringbone oak' } },
      skus: { 71: { is: { stock: 3 } } },
    })
    expect(settledEdits(edits, odds, {}).product).toEqual({
      was: { name: '实木', enName: 'Parquet' },
      is: { name: '橡木', enName: 'Chevron' },
    })
  })

  it('is not lost with a SKU that is gone', () => {
    const again = withGoneSkusNew(edits, [{ id: '71', fields: skuFieldsOf({ stock: 3 }) }])
    expect(again.skus).toEqual({})
    expect(again.newSkus.map(({ fields }) => fields.stock)).toEqual([3])
  })
})
