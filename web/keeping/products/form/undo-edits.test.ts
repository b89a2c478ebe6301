import { expect, it } from 'vitest'
import { aKeptRecord, skuFieldsOf } from '../../../testing/kept-products.ts'
import { noEdits, withNewSku, withoutSku, withProductField, withSkuField } from './edits.ts'
import { undoOf } from './undo-edits.ts'

const skus = ['A', 'B'].map((model, place) => ({ id: `7${place}`, fields: skuFieldsOf({ model, stock: 1 }) }))
const before = aKeptRecord({ fields: { enName: 'Oak', skuOrder: ['70', '71'] }, skus })

it('a save is undone field by field, from its answer', () => {
  const named = withProductField(before, noEdits, { enName: ' Ash ' })
  const edits = withSkuField(before, named, { key: '71', part: { stock: 5 } })
  const after = aKeptRecord({ fields: { enName: 'Ash' }, skus: [skus[0], { id: '71', fields: skuFieldsOf({ stock: 5 }) }].flatMap((sku) => sku ?? []) }) // prettier-ignore
  expect(undoOf(edits, before, after)).toEqual({
    restoredSkus: [],
    change: {
      id: after.id,
      was: { enName: 'Ash' },
      is: { enName: 'Oak' },
      skus: [{ id: '71', was: { stock: 5 }, is: { stock: 1 } }],
      newSkus: [],
      removedSkus: [],
    },
  })
})

it('SKUs that it made go, and those that it removed come back', () => {
  const without = withoutSku(withSkuField(before, noEdits, { key: '70', part: { stock: 3 } }), '70')
  const edits = withNewSku(without, { key: 'new-1', fields: skuFieldsOf({ model: 'C' }) })
  const made = ['C', 'D'].map((model, place) => ({ id: `8${place}`, fields: skuFieldsOf({ model }) }))
  const after = aKeptRecord({ skus: [...skus.slice(1), ...made] })
  const { restoredSkus, change } = undoOf(edits, before, after)
  expect(restoredSkus).toEqual(['70'])
  expect(change).toMatchObject({ skus: [], removedSkus: ['80'] })
})
