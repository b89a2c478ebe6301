import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../../../contract/catalogue.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import { getBulkRun, undoBulk } from '../../../../contract/keeping/bulk.ts'
import { joinAttribute } from '../../../../contract/keeping/joining.ts'
import type { Joining } from '../../../../contract/keeping/joining.ts'
import * as merging from '../../../../contract/keeping/merging.ts'
import * as calls from '../../../../contract/keeping/products.ts'
import { records } from '../../../../contract/keeping/records.ts'
import { aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp | undefined
let app: TestApp
let editor: TestMember

beforeEach(async () => {
  await quarry?.close()
  quarry = await createTestApp()
  app = quarry
  editor = await memberIn(app, { isEditor: true })
})
afterAll(() => quarry?.close())

type Attrs = NonNullable<NonNullable<Parameters<typeof aProduct>[0]>['attrs']>

/** A catalogue of before: of its attributes at most this one has a code. */
async function before(products: Record<string, Attrs>, joined = ''): Promise<void> {
  await app.importLines(Object.entries(products).map(([key, attrs]) => aProduct({ key, attrs })))
  await app.db.updateTable('attribute').set({ fact: null }).where('en_name', '<>', joined).execute()
}

async function idOf(name: string): Promise<string> {
  return (await app.db.selectFrom('attribute').select('id').where('en_name', '=', name).executeTakeFirstOrThrow()).id
}

async function preview(name: string, fact: string): Promise<Joining> {
  return (await app.call(joinAttribute, { attributeId: await idOf(name), fact, dryRun: true }, editor.headers)).data
}

async function join(name: string, fact: string): Promise<string> {
  const { digest } = await preview(name, fact)
  const done = await app.call(joinAttribute, { attributeId: await idOf(name), fact, dryRun: false, digest }, editor.headers) // prettier-ignore
  expect(done.code).toBe(200)
  return done.data.runId ?? ''
}

async function undo(id: string): Promise<void> {
  await app.call(undoBulk, { id }, editor.headers)
  const state = async () => (await app.ask(getBulkRun, { id }, editor.headers)).data.state
  while ((await state()) === 'undoing') await new Promise((resolve) => setImmediate(resolve))
  expect(await state()).toBe('undone')
}

/** What a product states, by attribute, in the form in which it is stored. */
async function stated(key: string): Promise<(string | null)[][]> {
  const rows = await app.db
    .selectFrom('attribute_value as value')
    .innerJoin('product', 'product.id', 'value.product_id')
    .innerJoin('attribute', 'attribute.id', 'value.attribute_id')
    .leftJoin('attribute_option as option', 'option.id', 'value.option_id')
    .select(['attribute.en_name', 'option.name', 'number_low', 'number_high', 'text_value'])
    .where('key', '=', key)
    .orderBy('value.id')
    .execute()
  return rows.map((row) => [row.en_name, row.name, row.number_low, row.number_high, row.text_value])
}

const FORMS: [title: string, attrs: Attrs, name: string, fact: string][] = [
  ['a choice that became an amount', [{ enName: 'Pendulum', value: '45 PTV' }], 'Pendulum', 'pendulum-wet'],
  ['a text that became a choice', [{ enName: 'Barefoot', type: 'text', value: 'A+B' }], 'Barefoot', 'slip-barefoot'],
  ['an amount that became a choice', [{ enName: 'PEI', value: 4 }], 'PEI', 'pei'],
  ['what went into another', [{ enName: 'R-Value', value: 'R11' }, { enName: 'Slip class', value: 'R10' }], 'R-Value', 'slip-ramp'],
] // prettier-ignore

describe('a product in the trash', () => {
  it.each(FORMS)('comes back with the values of %s', async (_, attrs, name, fact) => {
    await before({ A: attrs, B: attrs }, 'Slip class')
    const { id } = await app.db.selectFrom('product').select('id').where('key', '=', 'A').executeTakeFirstOrThrow()
    await app.call(calls.deleteProducts, { ids: id }, editor.headers)
    await join(name, fact)
    expect(await app.call(calls.restoreProducts, { ids: [id] }, editor.headers)).toMatchObject({ code: 200 })
    expect(await stated('A')).toEqual(await stated('B'))
  })

  it.each(FORMS)('comes back after a join of %s was undone', async (_, attrs, name, fact) => {
    await before({ A: attrs, B: attrs }, 'Slip class')
    const run = await join(name, fact)
    const { id } = await app.db.selectFrom('product').select('id').where('key', '=', 'A').executeTakeFirstOrThrow()
    await app.call(calls.deleteProducts, { ids: id }, editor.headers)
    await undo(run)
    expect(await app.call(calls.restoreProducts, { ids: [id] }, editor.headers)).toMatchObject({ code: 200 })
    const forms = (all: (string | null)[][]) =>
      all
        .map((row) =>
          row
            .slice(1)
            .map((one) => one !== null)
            .join(),
        )
        .toSorted()
    expect(forms(await stated('A'))).toEqual(forms(await stated('B')))
  })
})

it('a fact has one attribute, also where one that was deleted comes back', async () => {
  await before({ A: [{ enName: 'R-Value', value: 'R11' }] })
  await join('R-Value', 'slip-ramp')
  const id = await idOf('R-Value')
  await app.importLines([aProduct({ key: 'A', attrs: [] })], {}, 'without.jsonl')
  expect(await app.call(records.attr.remove, { ids: id }, editor.headers)).toMatchObject({ code: 200 })
  await app.importLines([aProduct({ key: 'A', attrs: [{ fact: 'slip-ramp', value: 'R10' }] })], {}, 'again.jsonl')
  expect(await app.call(records.attr.restore, { ids: [id] }, editor.headers)).toMatchObject({ code: 200 })
  const rows = await app.db.selectFrom('attribute').select(['en_name', 'fact']).orderBy('id').execute()
  expect(rows).toEqual([{ en_name: 'R-Value', fact: null }, { en_name: 'Slip class', fact: 'slip-ramp' }]) // prettier-ignore
})

it('a fact is not merged into another fact, nor into what is none', async () => {
  await app.importLines([aProduct({ key: 'A', attrs: [{ fact: 'slip-ramp', value: 'R11' }, { fact: 'slip-barefoot', value: 'B' }, { enName: 'Free', value: 'x' }] })]) // prettier-ignore
  const rows = await app.db.selectFrom('attribute').select(['id', 'fact']).execute()
  const of = (code: string | null) => rows.find(({ fact }) => fact === code)?.id ?? ''
  const merge = (fromId: string, intoId: string) => app.call(merging.mergeAttributes, { fromId, intoId, dryRun: true }, editor.headers) // prettier-ignore
  expect(await merge(of('slip-ramp'), of('slip-barefoot'))).toMatchObject({ code: 1008010003 })
  expect(await merge(of('slip-ramp'), of(null))).toMatchObject({ code: 1008010003 })
  expect(await merge(of(null), of('slip-ramp'))).toMatchObject({ code: 200 })
})

it('Chinese texts are not lost under one English one, in whichever width and of whichever attribute', async () => {
  const own = { enName: 'Barefoot', type: 'text' as const }
  await before({ A: [{ ...own, value: '甲', enValue: 'Class B' }], B: [{ ...own, value: '乙', enValue: 'Ｃlass B' }] })
  expect((await preview('Barefoot', 'slip-barefoot')).hindrances.map(({ why }) => why)).toEqual(['translation'])
  await app.importLines([aProduct({ key: 'C', attrs: [{ fact: 'slip-ramp', value: '干燥', enValue: 'Dry' }, { enName: 'Grip', value: '干', enValue: 'Dry' }] })], {}, 'c.jsonl') // prettier-ignore
  expect((await preview('Grip', 'slip-ramp')).hindrances.map(({ why }) => why)).toEqual(['translation'])
})

it('options and addresses may be words that every object has', async () => {
  await before({ A: [{ enName: 'R-Value', value: ['R11', 'constructor', '__proto__'] }, { enName: 'Slip class', value: 'R10' }] }, 'Slip class') // prettier-ignore
  const id = await idOf('R-Value')
  await join('R-Value', 'slip-ramp')
  for (const [value, total] of [['constructor', 1], ['__proto__', 1], ['toString', 0]] as const) {
    const { code, data } = await app.get(`${getProductPage.path}?attrs.${id}=${value}`)
    expect([code, (data as OutputOf<typeof getProductPage>).list.length]).toEqual([200, total])
    expect(await app.get(`${getProductFacets.path}?attrs.${id}=${value}`)).toMatchObject({ code: 200 })
  } // prettier-ignore
})

it('several classes of one scale in a text count by the worst of them', async () => {
  await app.importLines([aProduct({ key: 'A', attrs: [{ fact: 'slip-ramp', value: 'R10/R11' }] })])
  const id = await idOf('Slip class')
  const found = async (value: string) => ((await app.get(`${getProductPage.path}?attrs.${id}=${value}`)).data as OutputOf<typeof getProductPage>).list.length // prettier-ignore
  expect([await found('R10..'), await found('R11..'), await found('..R11'), await found('..R10')]).toEqual([1, 0, 1, 0])
})
