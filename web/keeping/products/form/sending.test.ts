import { describe, expect, it } from 'vitest'
import { aKeptRecord, skuFieldsOf } from '../../../testing/kept-products.ts'
import { noEdits, withNewSku, withoutSku, withProductField, withSkuField } from './edits.ts'
import { refusedPath, undoOf } from './sending.ts'

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

describe('where something stands that the server refuses', () => {
  const record = aKeptRecord({
    skus: ['OAK-1', 'OAK-2', 'OAK-3'].map((model, place) => ({ id: `7${place}`, fields: skuFieldsOf({ model }) })),
  })

  const second = withSkuField(record, noEdits, { key: '71', part: { stock: -1 } })
  const third = withSkuField(record, second, { key: '72', part: { model: 'OAK-9', minPrice: -1 } })
  const edits = withNewSku(third, { key: 'new-1', fields: skuFieldsOf({ model: 'OAK-N' }) })

  it.each([
    ['enName', 'enName'],
    ['is.enName', 'enName'],
    ['is.auths.0.number', 'auths[0].number'],
    ['auths[0].number', 'auths[0].number'],
    ['is.attrs.2.options.0.name', 'attrs[2].options[0].name'],
    ['is.structuralImages.1.mmWidth', 'structuralImages[1].mmWidth'],
    ['skus[OAK-3].minPrice', 'skus[OAK-3].minPrice'],
    ['skus.0.is.stock', 'skus[OAK-2].stock'],
    ['skus.1.is.minPrice', 'skus[OAK-9].minPrice'],
    ['skus.1.is.attrs.3.number', 'skus[OAK-9].attrs[3].number'],
    ['newSkus.0.minPrice', 'skus[OAK-N].minPrice'],
    ['removedSkus', 'skus'],
    ['skus.8.is.stock', 'skus'],
  ])('%s is %s', (field, path) => {
    expect(refusedPath(field, { record, edits, isNew: false })).toBe(path)
  })

  it('is found by the request, which leaves deleted SKUs out', () => {
    const without = withoutSku(edits, '71')
    expect(refusedPath('skus.0.is.minPrice', { record, edits: without, isNew: false })).toBe('skus[OAK-9].minPrice')
  })

  it('is of a new product’s SKUs in their order', () => {
    expect(refusedPath('skus.0.minPrice', { record, edits, isNew: true })).toBe('skus[OAK-N].minPrice')
  })
})
