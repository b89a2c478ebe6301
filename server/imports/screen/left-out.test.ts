import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/import-screen.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { uploadSteps } from '../../testing/upload-steps.ts'

let quarry: TestApp
let staff: TestMember
let steps: ReturnType<typeof uploadSteps>
beforeEach(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  steps = uploadSteps(quarry, staff)
})
afterEach(() => quarry.close())

const LIST = `Nordhem Surfaces;;;;;;
Price list 2026;;;;;;
;;;;;;
Brand;Product no.;Model;Name;Size (mm);;Price (EUR/m²)
;;;;L;W;
Wall tiles;;;;;;
Nordhem;OND;OND-1;Ondina;600;300;24,50
Nordhem;OND;OND-2;Ondina;600;600;on request for now
;;;;;;
Floor tiles;;;;;;
Brand;Product no.;Model;Name;Size (mm);;Price (EUR/m²)
Nordhem;NER;NER-1;Nera;600;600;31,00
Total;;;;;;3
Prices plus VAT;;;;;;
`

describe('a list as a supplier lays it out', () => {
  it('is read below its letterhead, with the titles of its sections as a column, and says what it leaves out', async () => {
    const id = await steps.upload(LIST)
    const { choice, columns, facts, mapping } = await steps.at(id, 'read')
    expect(choice).toMatchObject({ headerRow: 4, headerLines: 2 })
    expect(columns?.map(({ name }) => name)).toEqual(['Brand', 'Product no.', 'Model', 'Name', 'Size (mm) L', 'Size (mm) W', 'Price (EUR/m²)', 'Section']) // prettier-ignore
    expect(columns?.at(-1)).toMatchObject({ isSection: true, samples: ['Wall tiles', 'Floor tiles'] })
    expect(facts).toMatchObject({ rowsBelow: 9, levels: 1 })
    expect(facts?.leftOut?.map(({ kind, rows }) => [kind, ...rows.map(({ row }) => row)])).toEqual([
      ['section', 6, 10],
      ['header', 11],
      ['footer', 13, 14],
      ['blank'],
    ])
    expect(mapping?.columns.map(({ target }) => target).slice(4, 6)).toEqual(['sku.size.length', 'sku.size.width'])
    const { checked: found } = await steps.check(id)
    expect(found).toMatchObject({ added: 2, rejected: 1 })
  })

  it('gives a file of its rejected rows that loads back as it was meant', async () => {
    const id = await steps.upload(LIST)
    await steps.check(id)
    const { body } = await quarry.inject(`/admin-api/import/rejected-rows?id=${id}`, staff.headers)
    expect(body).toContain('Wall tiles')
    const again = await steps.upload(body.replace('on request for now', '"26,50"'))
    const { proposal } = await steps.at(again, 'read')
    expect(proposal?.rejectedOf?.id).toBe(id)
    expect((await steps.check(again)).checked).toMatchObject({ added: 1, rejected: 0, notes: [] })
    const { data } = await quarry.ask(calls.getImportDifferences, { id: again, kind: 'added', pageNo: 1, pageSize: 10 }, staff.headers) // prettier-ignore
    expect(data.list).toMatchObject([{ key: 'OND' }])
  })

  it('has its header found anew where its cells are parted otherwise', async () => {
    const id = await steps.upload('Nordhem, Hamburg;;\nModel;Name;Price (EUR)\nA1;Oak, oiled;12\nA2;Ash, raw;13\n')
    const { choice } = await steps.at(id, 'read')
    const { headerRow, ...other } = { headerRow: 0, ...choice, delimiter: ',' }
    expect(headerRow).toBe(2)
    const changed = await quarry.call(calls.mapImport, { id, choice: other }, staff.headers)
    expect(changed.code).toBe(200)
    await expect.poll(async () => (await steps.at(id, 'read')).choice).toMatchObject({ delimiter: ',', headerRow: expect.any(Number) }) // prettier-ignore
  })

  it('withdraws no product whose row is taken for a sum or a note', async () => {
    const list = (rows: string) => `Brand;Model;Name;Category;Status;Price;Stock\n${rows}`
    const row = (model: string) => `Nordhem;${model};n;Floors;on sale;11;5\n`
    const first = await steps.upload(list(row('Total') + row('B1')))
    await steps.check(first)
    await steps.step(calls.runImport, first)
    await steps.at(first, 'done')
    const second = await steps.upload(list(`;Total;;;;11;5\n${row('B1')}`))
    const { mapping } = await steps.at(second, 'read')
    const constants = { ...mapping?.constants, 'brand.englishName': 'Nordhem' }
    await quarry.call(calls.mapImport, { id: second, mapping: { ...mapping, constants } as never, withdrawsAbsent: true }, staff.headers) // prettier-ignore
    const { facts, checked: found } = await steps.check(second)
    expect(facts?.leftOut).toMatchObject([{ kind: 'footer', count: 1 }])
    expect(found).toMatchObject({ unchanged: 1, withdrawn: 0 })
  })
})
