import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/import-screen.ts'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
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

/** A table of products with further columns. */
const table = (headers: readonly string[], ...rows: readonly (readonly string[])[]) =>
  [
    ['Brand', 'Model', 'Name (EN)', 'Category (EN)', ...headers],
    ...rows.map((cells, at) => ['Nordhem', `T-${at}`, `Tile ${at}`, 'Tiles', ...cells]),
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
    .join('\n')

const read = async (text: string) => steps.at(await steps.upload(text), 'read')
const notesOf = async (text: string, changes: Partial<ImportMapping> = {}) =>
  ((await steps.checked(text, changes)).checked?.notes ?? []).map(({ row, column, value, reason }) => [row, column, value, reason.en]) // prettier-ignore

/** The values of each SKU, by its model and the fact's code or the property's name. */
async function stored(): Promise<Record<string, unknown>> {
  const rows = await quarry.db
    .selectFrom('attribute_value as value')
    .innerJoin('attribute', 'attribute.id', 'value.attribute_id')
    .innerJoin('sku', 'sku.id', 'value.sku_id')
    .leftJoin('attribute_option as option', 'option.id', 'value.option_id')
    .select([
      'sku.model',
      'attribute.fact',
      'attribute.en_name',
      'option.name',
      'value.number_low',
      'value.number_high',
    ])
    .orderBy('sku.id')
    .orderBy('value.sort')
    .execute()
  const said = (one: (typeof rows)[number]) => one.name ?? [one.number_low, one.number_high].map(Number)
  const byPlace = Map.groupBy(rows, (row) => `${row.model} ${row.fact ?? row.en_name}`)
  return Object.fromEntries([...byPlace].map(([place, own]) => [place, own.map(said)]))
}

describe('a table with classes', () => {
  it('has them proposed as facts, and its cells stored in the spelling of the table', async () => {
    const text = table(
      ['防滑等级 Slip class', 'Fire class (EN 13501-1)', 'PTV wet'],
      ['R 10', 'Bfl - s1', '36'],
      ['r11', 'C-s2, d0', '42 PTV'],
      ['R10/R11', 'B-s1,d0 / Bfl-s1', ''],
    )
    const { mapping } = await read(text)
    expect(mapping?.columns.slice(4).map(({ target, attribute }) => [target, attribute?.fact])).toEqual([
      ['attribute', 'slip-ramp'],
      ['attribute', 'fire-en'],
      ['attribute', 'pendulum-wet'],
    ])
    await steps.imported(text)
    expect(await stored()).toEqual({
      'T-0 slip-ramp': ['R10'],
      'T-0 fire-en': ['Bfl-s1'],
      'T-0 pendulum-wet': [[36, 36]],
      'T-1 slip-ramp': ['R11'],
      'T-1 fire-en': ['C-s2,d0'],
      'T-1 pendulum-wet': [[42, 42]],
      'T-2 slip-ramp': ['R10/R11'],
      'T-2 fire-en': ['B-s1,d0', 'Bfl-s1'],
    })
  })

  it('keeps what cannot be read as written, and tells it once with its cell', async () => {
    const text = table(['Slip class'], ['R10'], ['R11'], ['R9'], ['very safe'], ['very safe'], ['R10 matt'])
    expect(await notesOf(text, { constants: { currencyUnit: 'CNY' } })).toEqual([
      [5, 'Slip class', 'very safe', expect.stringMatching(/kept as written/)],
      [7, 'Slip class', 'R10 matt', expect.stringMatching(/“matt” is not understood/)],
    ])
    await steps.imported(text)
    expect(await stored()).toMatchObject({ 'T-3 slip-ramp': ['very safe'], 'T-5 slip-ramp': ['R10 matt'] })
  })

  it('is told, once a column, of signs that nobody sees and that are left out', async () => {
    const text = table(['Slip class'], ['R10\u200b'], ['R11\u200b'], ['R9'])
    expect(await notesOf(text)).toContainEqual([2, 'Slip class', 'R10', 'holds signs that nobody sees: it is kept without them']) // prettier-ignore
    expect((await notesOf(text)).filter(([, column]) => column === 'Slip class')).toHaveLength(1)
  })

  it('is told which other facts its cells state, and takes those that a person chooses', async () => {
    const text = table(['Slip class'], ['R10 A+B'], ['R11'], ['R10 C'])
    const { mapping } = await read(text)
    expect(await notesOf(text)).toContainEqual([1, 'Slip class', 'A+B', '2 cells state Barefoot slip class too: it is not taken, unless it is chosen for the column']) // prettier-ignore
    const columns = (mapping?.columns ?? []).map((rule) => rule.attribute?.fact === 'slip-ramp' ? { ...rule, attribute: { ...rule.attribute, also: ['slip-barefoot'] } } : rule) // prettier-ignore
    expect(await notesOf(text, { columns })).not.toContainEqual(expect.arrayContaining(['A+B']))
    await steps.imported(text, { columns })
    expect(await stored()).toEqual({
      'T-0 slip-ramp': ['R10'],
      'T-0 slip-barefoot': ['A', 'B'],
      'T-1 slip-ramp': ['R11'],
      'T-2 slip-ramp': ['R10'],
      'T-2 slip-barefoot': ['C'],
    })
  })

  it('reads each bad value by the one reader, or tells it', async () => {
    const text = table(
      ['Slip resistance (DIN 51130)', 'Barefoot', 'Fire class', 'Water absorption', 'PTV wet', 'Use class'],
      ['R10/R11', 'A+B', 'B-s1,d0 / Bfl-s1', '0,42', '36+ wet / 62 dry', '23/33/42'],
      ['R9–R10', 'B', 'Class 0', '0,5 %', '40', '33'],
      ['≥R11', 'A', 'C-s2,d0', '0,3', '38', '32'],
      ['R12 (DIN 51130:2014)', 'C', 'A1', '0,2', '45 PTV', '31'],
    )
    const { mapping } = await read(text)
    expect(mapping?.columns.slice(4).map(({ attribute }) => attribute?.fact)).toEqual(['slip-ramp', 'slip-barefoot', 'fire-en', 'water-absorption', 'pendulum-wet', 'use-class']) // prettier-ignore
    const notes = await notesOf(text)
    expect(notes).toEqual(
      expect.arrayContaining([
        [1, 'PTV wet', expect.stringMatching(/62/), expect.stringMatching(/^1 cell states Pendulum value, dry too/)],
        [2, 'Slip resistance (DIN 51130)', 'R10/R11', 'states several classes: it counts by the worst of them'],
        [3, 'Slip resistance (DIN 51130)', 'R9–R10', 'states several classes: it counts by the worst of them'],
        [4, 'Slip resistance (DIN 51130)', '≥R11', 'is the least that it says: that is taken'],
        [5, 'Slip resistance (DIN 51130)', 'R12 (DIN 51130:2014)', expect.stringMatching(/was withdrawn in 2021; .*16165 took its place/)],
      ]),
    ) // prettier-ignore
    await steps.imported(text)
    expect(await stored()).toMatchObject({
      'T-0 slip-ramp': ['R10/R11'],
      'T-0 slip-barefoot': ['A', 'B'],
      'T-0 fire-en': ['B-s1,d0', 'Bfl-s1'],
      'T-0 water-absorption': [[0.42, 0.42]],
      'T-0 pendulum-wet': [[36, 36]],
      'T-0 use-class': ['23', '33', '42'],
      'T-1 slip-ramp': ['R9/R10'],
      'T-1 fire-en': ['Class 0'],
      'T-1 water-absorption': [[0.5, 0.5]],
      'T-2 slip-ramp': ['R11'],
      'T-3 slip-ramp': ['R12'],
      'T-3 pendulum-wet': [[45, 45]],
    })
  })

  it('tells facts of one product that contradict each other by a norm', async () => {
    const text = table(['Fire class EN 13501-1', 'Fire class GB 8624'], ['B-s1,d0', 'B1'], ['D-s2,d0', 'A'])
    expect(await notesOf(text)).toContainEqual([3, 'Fire class GB 8624', 'A', expect.stringMatching(/^contradicts Fire class, of which B2 follows \(GB 8624-2012/)]) // prettier-ignore
  })

  it('refuses the row where a number cannot be read', async () => {
    const text = table(['PTV wet'], ['36'], ['42'], ['50'], ['44'], ['good'])
    const { id, checked } = await steps.checked(text)
    expect(checked).toMatchObject({ added: 4, rejected: 1 })
    const { data } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
    expect(data.list).toMatchObject([{ line: 6, column: 'PTV wet', value: 'good' }])
  })

  it('goes into the property that is joined to the fact, and beside one of the header’s name that is not', async () => {
    const own = (key: string, ...attrs: object[]) => ({ key, brand: { englishName: 'Old' }, enName: key, category: [{ enName: 'Tiles' }], skus: [{ model: key, attrs }] }) // prettier-ignore
    await quarry.importLines([own('A', { fact: 'slip-ramp', enName: 'Grip', value: 'R10' }, { enName: 'Euroclass', value: 'B' })]) // prettier-ignore
    const text = table(['Rutschhemmung', 'Euroclass'], ['R 10', 'B - s1,d0'])
    const { mapping } = await read(text)
    expect(mapping?.columns.slice(4).map(({ target, attribute }) => [target, attribute])).toEqual([
      ['attribute', { name: '', enName: 'Grip', unit: '', type: 'choice', fact: 'slip-ramp', level: 'sku' }],
      [null, { name: '', enName: 'Euroclass', unit: '', type: 'choice', level: 'sku' }],
    ])
    await steps.imported(text)
    expect(await quarry.db.selectFrom('attribute').select(['en_name', 'fact']).orderBy('id').execute()).toEqual([
      { en_name: 'Grip', fact: 'slip-ramp' },
      { en_name: 'Euroclass', fact: null },
    ])
  })

  it('that a supplier sends again is read as before, by its facts', async () => {
    const first = await steps.checked(table(['Slip', 'Gloss'], ['R 10', 'x'], ['R11', 'y'], ['R9', 'z']))
    const columns = (first.mapping?.columns ?? []).map((rule) => rule.column === 4 ? { ...rule, target: 'attribute' as const, attribute: { name: '', enName: 'Slip class', unit: '', level: 'sku' as const, fact: 'slip-ramp' } } : rule) // prettier-ignore
    await quarry.call(calls.mapImport, { id: first.id, supplier: 'Nordhem', mapping: { ...first.mapping, columns } as ImportMapping }, staff.headers) // prettier-ignore
    await steps.check(first.id)
    const { mapping, proposal } = await read(table(['Slip', 'Gloss', 'New'], ['R 12', 'x', '1']))
    expect(proposal?.supplier).toBe('Nordhem')
    expect(mapping?.columns[4]).toMatchObject({ target: 'attribute', attribute: { fact: 'slip-ramp', type: 'choice' } })
  })
})
