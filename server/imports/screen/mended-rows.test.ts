import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import { getProductPage } from '../../../contract/catalogue.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { aPicture } from '../../testing/factories.ts'
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

/** The list states no currency, no meaning of `lot` and no decimal mark. */
const LIST = `Brand;Model;Name;Category;Unit;Price;Surface;Picture
Nordhem;OAK-1;Oak;Flooring;lot;1.234;oiled;oak.png
Nordhem;ELM-1;Elm;Flooring;lot;soon;waxed;elm.png
`

/** Uploads a list with pictures and a finished mapping; one of its two rows is rejected. */
async function firstUpload(): Promise<{ id: string; mapping: ImportMapping }> {
  const [oak, elm] = [await aPicture({ width: 60, height: 40 }), await aPicture({ width: 50, height: 40 })]
  const id = await steps.upload(zipSync({ 'list.csv': strToU8(LIST), 'oak.png': oak, 'elm.png': elm }), 'list.zip')
  const { mapping: guessed } = await steps.at(id, 'read')
  if (!guessed) throw new Error('expected a mapping')
  const mapping: ImportMapping = {
    ...guessed,
    newProducts: 'on_sale',
    constants: { ...guessed.constants, currencyUnit: 'EUR', 'sku.taxIncluded': 'yes' },
    columns: guessed.columns.map((rule) => {
      if (rule.column === 4) return { ...rule, target: 'measurementUnit', values: { lot: 'piece' } }
      if (rule.column === 5) return { column: 5, target: 'sku.price', decimal: ',' }
      const attribute = { name: '', enName: 'Surface', unit: '', level: 'sku' } as const
      return rule.column === 6 ? { column: 6, target: 'attribute', attribute } : rule
    }),
  }
  await quarry.call(calls.mapImport, { id, mapping, supplier: 'Nordhem', withdrawsAbsent: true }, staff.headers)
  const kept = (await steps.at(id, 'read')).mapping
  expect(kept).toEqual(mapping)
  expect((await steps.check(id)).checked).toMatchObject({ added: 1, rejected: 1 })
  return { id, mapping }
}

async function rejectedOf(id: string): Promise<string> {
  return (await quarry.inject(`${calls.getRejectedRows.path}?id=${id}`, staff.headers)).body
}

describe('corrected rows that are uploaded again', () => {
  it('use the mapping and pictures of their import, and withdraw no absent products', async () => {
    const { id, mapping } = await firstUpload()
    await steps.step(calls.runImport, id)
    await steps.at(id, 'done')
    const rejected = await rejectedOf(id)
    expect(rejected).toContain(`Quarry: why rejected (import ${id})`)
    const again = await steps.upload(rejected.replace('soon', '1.500'), 'mended.csv')
    const read = await steps.at(again, 'read')
    expect(read.mapping).toEqual({ ...mapping, columns: [...mapping.columns, { column: 8, target: null }] })
    expect(read).toMatchObject({ supplier: 'Nordhem', withdrawsAbsent: false, proposal: { rejectedOf: { id, name: 'list.zip' } } }) // prettier-ignore
    expect((await steps.check(again)).checked).toMatchObject({ added: 1, changed: 0, rejected: 0, withdrawn: 0, incomplete: 0, rows: 2 }) // prettier-ignore
    await steps.step(calls.runImport, again)
    await steps.at(again, 'done')
    const { list } = (await quarry.ask(getProductPage, { pageSize: 10 })).data
    const elm = list.find(({ enName }) => enName === 'Elm')
    expect(elm).toMatchObject({ currencyUnit: 'EUR', measurementUnit: 'piece' })
    expect(elm?.coverImage).toMatch(/images/)
    expect(list).toHaveLength(2)
  })

  it('keep their mapping after the files of their import were swept; the row whose picture is missing is named', async () => {
    const { id, mapping } = await firstUpload()
    await steps.step(calls.runImport, id)
    await steps.at(id, 'done')
    const rejected = await rejectedOf(id)
    // The sweep does so after 30 days; the row of an import that was run stays.
    await rm(join(quarry.folder, 'imports', id), { recursive: true })
    expect((await quarry.inject(`${calls.getRejectedRows.path}?id=${id}`, staff.headers)).json()).toMatchObject({ code: 404 }) // prettier-ignore
    const again = await steps.upload(rejected.replace('soon', '1.500'), 'mended.csv')
    expect((await steps.at(again, 'read', 'failed')).mapping?.constants).toEqual(mapping.constants)
    expect((await steps.check(again)).checked).toMatchObject({ added: 0, rejected: 1 })
    expect(await rejectedOf(again)).toContain('Picture: elm.png is not there')
  })

  it('and rejected again come with the reasons of this round only, and know their origin', async () => {
    const { id } = await firstUpload()
    const again = await steps.upload((await rejectedOf(id)).replace('soon', 'later'), 'mended.csv')
    expect((await steps.check(again)).checked).toMatchObject({ rejected: 1 })
    const [header = '', row = ''] = (await rejectedOf(again)).split('\r\n')
    expect(header.match(/Quarry/g)).toHaveLength(1)
    expect(header).toContain(`(import ${again})`)
    const third = await steps.upload(`${header}\r\n${row.replace('later', '99')}\r\n`, 'mended.csv')
    expect((await steps.check(third)).checked).toMatchObject({ added: 1, rejected: 0, incomplete: 0 })
  })

  it('leave the supplier’s mapping to tables of the old header', async () => {
    const { id, mapping } = await firstUpload()
    await steps.check(await steps.upload((await rejectedOf(id)).replace('soon', '99'), 'mended.csv'))
    const next = await steps.at(await steps.upload(LIST, 'next.csv'), 'read')
    expect(next).toMatchObject({ supplier: 'Nordhem', mapping })
    expect(next.proposal).not.toHaveProperty('rejectedOf')
  })

  it('may bring their own pictures, which take precedence', async () => {
    const { id } = await firstUpload()
    const own = await aPicture({ width: 70, height: 40 })
    const mended = (await rejectedOf(id)).replace('soon', '99')
    const again = await steps.upload(zipSync({ 'mended.csv': strToU8(mended), 'elm.png': own }), 'mended.zip')
    expect((await steps.check(again)).checked).toMatchObject({ added: 1, incomplete: 0 })
    const lies = await readFile(join(quarry.folder, 'imports', again, 'files', 'elm.png'))
    expect(lies.equals(own)).toBe(true)
  })

  it.each(['999', '999999999999999999'])('with an unknown import number are an ordinary table: %s', async (number) => {
    const { id } = await firstUpload()
    const forged = (await rejectedOf(id)).replace(`(import ${id})`, `(import ${number})`)
    const read = await steps.at(await steps.upload(forged, 'forged.csv'), 'read')
    expect(read.proposal).not.toHaveProperty('rejectedOf')
  })

  it('with the number of an import of other columns are an ordinary table', async () => {
    const { id } = await firstUpload()
    const stray = await steps.upload(
      `Brand,Model,Name,Quarry: why rejected (import ${id})\nNordhem,A,Oak,\n`,
      'stray.csv',
    )
    const read = await steps.at(stray, 'read')
    expect(read.proposal).not.toHaveProperty('rejectedOf')
    expect(read.mapping?.constants).toEqual({})
    expect(read.facts?.files).toBe(0)
  })
})
