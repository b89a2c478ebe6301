import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Novelty } from '../telling/novelties.ts'

let quarry: TestApp

const line = (spell: (text: string) => string) => ({
  key: spell('KÜ 1'),
  brand: { englishName: spell('Hånd C19') },
  enName: spell('Übergangsprofil Größe 2').normalize(spell('Å') === 'Å' ? 'NFC' : 'NFD'),
  category: [{ enName: spell('Über Böden') }, { name: spell('ガラス 板'), enName: spell('Glas Ä') }],
  attrs: [{ enName: spell('Größe Å'), value: [spell('Groß A'), 'Klein'] }],
  auths: [{ enAuthority: spell('Bürö 7'), scheme: 'low_emission', number: 'N-1' }],
  skus: [
    {
      model: spell('KÜ 1 A'),
      color: { system: spell('NCS Ö'), name: spell('S 0502-Ä') },
      attrs: [{ enName: spell('Länge'), unit: spell('mm'), value: 5 }],
    },
    { model: 'KU-2' },
  ],
})
const asWritten = (text: string) => text
const SPELLINGS = {
  'in pieces': (text: string) => text.normalize('NFD'),
  'in full width': (text: string) =>
    text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000'),
  'with other spaces': (text: string) => ` ${text.replaceAll(' ', '\u00a0')}\u200b`.replaceAll('\u00a0', ' \u2009'),
}

beforeAll(async () => {
  quarry = await createTestApp()
  const { rejections } = await quarry.importLines([line(asWritten)])
  if (rejections.length) throw new Error(JSON.stringify(rejections))
})
afterAll(() => quarry.close())

const exported = async () => {
  const { headers } = await memberIn(quarry, { isEditor: true })
  return (await quarry.inject(`${exportCatalogue.path}?format=jsonl`, headers)).body
}
const versions = async () => quarry.db.selectFrom('change_log').select('version').execute()

it.each(Object.entries(SPELLINGS))('a line whose names are written %s changes nothing', async (_, spell) => {
  const [before, version] = [await exported(), await versions()]
  const { enName: _enName, ...names } = line(spell)
  expect(await quarry.importLines([names])).toMatchObject({ added: 0, changed: 0, unchanged: 1, rejected: 0 })
  expect(await versions()).toEqual(version)
  expect(await exported()).toBe(before)
})

it('a text whose letters are composed otherwise is no change, and one that looks otherwise is', async () => {
  const name = { key: 'KÜ 1', brand: { englishName: 'Hånd C19' } }
  expect(await quarry.importLines([{ ...name, enName: 'Übergangsprofil Größe 2'.normalize('NFD') }])).toMatchObject({
    changed: 0,
    unchanged: 1,
  })
  expect(await quarry.importLines([{ ...name, enName: 'Übergangsprofil Größe ２' }])).toMatchObject({ changed: 1 })
})

it('two models of a line that are one are told, and cost no other line', async () => {
  const { rejections, added } = await quarry.importLines([
    aProduct({ key: 'TWICE', skus: [{ model: 'A 1' }, { model: 'A\u00a01' }] }),
    aProduct({ key: 'ONCE', skus: [{ model: 'A 1' }] }),
  ])
  expect(added).toBe(1)
  expect(rejections).toEqual([
    { line: 1, field: 'skus[1].model', reason: 'A\u00a01 and A 1 are one model, written in two ways' },
  ])
})

it('lines of one product in two spellings are one product', async () => {
  const both = [
    aProduct({ key: 'Å 9', skus: [{ model: 'M' }] }),
    aProduct({ key: 'A\u030a\u00a09', skus: [{ model: 'N' }] }),
  ]
  expect(await quarry.importLines(both)).toMatchObject({ added: 1, changed: 1 })
})

it('old doubles stay two, and an export of them loads back unchanged', async () => {
  await quarry.importLines([aProduct({ key: 'OLD', brand: { englishName: 'Old Å' }, category: [{ enName: 'Old Å' }], attrs: [{ enName: 'Old Å', value: 'Old Å' }], skus: [{ model: 'Old Å' }, { model: 'other' }] })]) // prettier-ignore
  const pieces = 'Old A\u030a'
  await quarry.db.insertInto('brand').values({ english_name: pieces }).execute()
  await quarry.db.insertInto('category').values({ en_name: pieces, sort: 1000 }).execute()
  const { id } = await quarry.db.insertInto('attribute').values({ en_name: pieces, type: 'choice', unit: '' }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
  await quarry.db.insertInto('attribute_option').values({ attribute_id: id, name: pieces }).execute()
  await quarry.db
    .updateTable('sku')
    .set({ model: pieces, variant_name: pieces, variant_en_name: pieces })
    .where('model', '=', 'other')
    .execute()
  // The second of each is used from now on.
  await quarry.importLines([aProduct({ key: 'NEW', brand: { englishName: pieces }, category: [{ enName: pieces }], attrs: [{ enName: pieces, value: pieces }], skus: [{ model: 'N' }] })]) // prettier-ignore
  const [before, version] = [await exported(), await versions()]
  expect(before).toContain(`"englishName":"${pieces}"`)
  const lines = before.split('\n').filter(Boolean)
  expect(await quarry.importLines(lines)).toMatchObject({ added: 0, changed: 0, rejected: 0, unchanged: lines.length })
  expect(await versions()).toEqual(version)
})

it('a brand or a category in other capitals is the one that stands, unless both stand already', async () => {
  const line = (englishName: string, enName: string, key: string) =>
    aProduct({ key, brand: { englishName }, category: [{ enName }], skus: [{ model: 'M' }] })
  await quarry.importLines([line('Alcarreda', 'Terrazzo', 'ALC 1')])
  const count = async () =>
    [await quarry.db.selectFrom('brand').select('id').execute(), await quarry.db.selectFrom('category').select('id').execute()].map(({ length }) => length) // prettier-ignore
  const before = await count()
  expect(await quarry.importLines([line('alcarreda ', 'TERRAZZO', 'ALC 1'), line('ALCARREDA', 'terrazzo', 'ALC 2')])).toMatchObject({ added: 1, changed: 0, unchanged: 1 }) // prettier-ignore
  expect(await count()).toEqual(before)
  const { id } = await quarry.db.insertInto('brand').values({ english_name: 'ALCARREDA' }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
  await quarry.importLines([line('ALCARREDA', 'Terrazzo', 'ALC 3')])
  const made = await quarry.db.selectFrom('product').select('brand_id').where('key', '=', 'ALC 3').executeTakeFirst()
  expect(made?.brand_id).toBe(id)
})

it('what differs in punctuation alone, or of others in case, is another, and is told in the dry run', async () => {
  await quarry.importLines([
    aProduct({ key: 'NB-7', brand: { englishName: 'Nordhem' }, category: [{ enName: 'Timber' }], attrs: [{ enName: 'Finish', value: 'Oiled' }], skus: [{ model: 'NB-7/A' }] }), // prettier-ignore
  ])
  const told: Novelty[] = []
  const like = [
    { key: 'NB-7', brand: { englishName: 'Nordhem' }, skus: [{ model: 'nb 7 a' }] },
    aProduct({ key: 'NB 7', brand: { englishName: 'Nordhem' }, category: [{ enName: 'Timber.' }], attrs: [{ enName: 'FINISH', value: 'x' }, { enName: 'Finish', value: 'oiled' }], skus: [{ model: 'X' }] }), // prettier-ignore
    aProduct({ key: 'NB-7', brand: { englishName: 'Nord-hem' }, category: [{ enName: 'Timber' }] }),
    aProduct({ key: 'NB-71', brand: { englishName: 'Nordhem' }, category: [{ enName: 'Timber' }] }),
  ]
  const { added } = await quarry.importLines(like, { isDryRun: true, onNovelty: (novelty) => told.push(novelty) })
  expect(added).toBe(3)
  expect(told.toSorted((one, other) => one.line - other.line)).toEqual([
    { line: 1, kind: 'sku', name: 'nb 7 a of NB-7', looksLike: 'NB-7/A' },
    { line: 2, kind: 'category', name: 'Timber.', looksLike: 'Timber' },
    { line: 2, kind: 'attribute', name: 'FINISH', looksLike: 'Finish' },
    { line: 2, kind: 'option', name: 'oiled', looksLike: 'Oiled' },
    { line: 2, kind: 'product', name: 'NB 7', looksLike: 'NB-7' },
    { line: 3, kind: 'brand', name: 'Nord-hem', looksLike: 'Nordhem' },
  ])
  await quarry.importLines(like)
  told.length = 0
  // Once they are there, nobody is asked again.
  await quarry.importLines(like, { isDryRun: true, onNovelty: (novelty) => told.push(novelty) })
  expect(told).toEqual([])
})

it('signs that nobody sees are left out of names, and are no change of one that has them', async () => {
  const hidden = aProduct({ key: 'HID', brand: { englishName: 'Al\u202ec\u200b' }, enName: 'Oak\n\u200bfloor', skus: [{ model: 'M\u200b' }] }) // prettier-ignore
  expect(await quarry.importLines([hidden])).toMatchObject({ added: 1 })
  const product = async () =>
    quarry.db.selectFrom('product').select('en_name').where('key', '=', 'HID').executeTakeFirstOrThrow()
  expect((await product()).en_name).toBe('Oak floor')
  expect(await quarry.db.selectFrom('brand').select('id').where('english_name', '=', 'Alc').execute()).toHaveLength(1)
  await quarry.db.updateTable('product').set({ en_name: 'Oak\u200b floor' }).where('key', '=', 'HID').execute()
  expect(await quarry.importLines([hidden])).toMatchObject({ changed: 0, unchanged: 1 })
  const { rejections } = await quarry.importLines([aProduct({ key: 'NONE', enName: '\u3164\u200b' })])
  expect(rejections).toEqual([{ line: 1, field: 'enName', reason: 'must not be empty' }])
})
