import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportCatalogue } from '../../../../contract/catalogue-export.ts'
import { getProductFacets, getProductPage } from '../../../../contract/catalogue.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import { getBulkRun, undoBulk } from '../../../../contract/keeping/bulk.ts'
import { getJoiningProposals, joinAttribute } from '../../../../contract/keeping/joining.ts'
import type { Joining } from '../../../../contract/keeping/joining.ts'
import { aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp
let editor: TestMember
/** Ids of attributes, by English name. */
const ids = new Map<string, string>()

type Attrs = NonNullable<Parameters<typeof aProduct>[0]>['attrs']

const CLASSES = ['R 10', 'R11', 'r9', 'R10', 'R11 A+B', 'R10/R11', 'Class 0', 'R12']
const TEXTS = [
  ['赤足 A', 'A'],
  ['A+B', undefined],
  [undefined, 'C'],
  ['B', 'Class B'],
] as const
const PENDULUM = ['45 PTV', '36', '28 ptv', '0,5', '60–62']
/** Of the attribute that is joined already: spelt as no other states them, since an address of one lists the products of both. */
const WHOLE = ['R13', 'R9']

/** What a product of the catalogue of before states, drawn by its number: classes and amounts as lists write them. */
function attrsOf(at: number): { attrs: Attrs; ofSku: Attrs } {
  const pick = <Value>(values: readonly Value[], by: number) => values[Math.floor(at / by) % values.length] as Value
  const [value, enValue] = pick(TEXTS, 2)
  const barefoot = { name: '赤脚防滑', enName: 'Barefoot', type: 'text' as const, value: value ?? enValue ?? '', ...(value && enValue && { enValue }) } // prettier-ignore
  const rating = { enName: 'R-Value', value: at % 7 === 3 ? [pick(CLASSES, 1), pick(CLASSES, 5)] : pick(CLASSES, 1) }
  const attrs: Attrs = [
    ...(at % 5 === 4 ? [] : [rating]),
    ...(at % 3 === 0 ? [] : [barefoot]),
    ...(at % 4 === 0 ? [] : [{ enName: 'Pendulum', value: pick(PENDULUM, 3) }]),
    ...(at % 4 === 1 ? [] : [{ enName: 'NRC', value: pick([0.8, 0.85, 0.4, 1], 2) }]),
    ...(at % 6 === 5 ? [{ enName: 'Slip class', name: '防滑等级', value: pick(WHOLE, 6) }] : []),
    ...(at % 6 === 2 ? [{ enName: 'Rutschhemmung', value: pick(['R 12', 'R-13'], 6) }] : []),
    ...(at % 9 === 8 ? [{ enName: 'Displacement', value: pick([4, 6], 9) }] : []),
    ...(at % 4 === 2 ? [{ enName: 'Veneer thickness', unit: 'cm', value: pick([0.2, 0.055, 0.4], 4) }] : []),
    ...(at % 4 === 3 ? [{ enName: 'PEI', value: pick([3, 4, 5], 4) }] : []),
    { enName: 'Colour family', value: pick(['warm', 'cold'], 3) },
  ]
  return { attrs, ofSku: at % 8 === 7 ? [{ enName: 'R-Value', value: 'R 13' }] : [] }
}

beforeAll(async () => {
  quarry = await createTestApp()
  editor = await memberIn(quarry, { isEditor: true })
  await quarry.importLines(
    Array.from({ length: 72 }, (_, at) => {
      const { attrs, ofSku } = attrsOf(at)
      return aProduct({ key: `J-${at}`, attrs: attrs ?? [], skus: [{ model: `J-${at}-1`, attrs: ofSku ?? [] }, { model: `J-${at}-2`, leadTimeDays: 3 }] }) // prettier-ignore
    }),
  )
  // A catalogue of before: its attributes have no code. One was imported since, under the row's own name.
  await quarry.db.updateTable('attribute').set({ fact: null }).where('en_name', '<>', 'Slip class').execute()
  const rows = await quarry.db.selectFrom('attribute').select(['id', 'en_name']).execute()
  for (const { id, en_name: name } of rows) ids.set(name ?? '', id)
})
afterAll(() => quarry.close())

const idOf = (name: string) => ids.get(name) ?? ''

async function preview(name: string, fact: string): Promise<Joining> {
  return (await quarry.call(joinAttribute, { attributeId: idOf(name), fact, dryRun: true }, editor.headers)).data
}

async function join(name: string, fact: string): Promise<Joining> {
  const { digest } = await preview(name, fact)
  const done = await quarry.call(
    joinAttribute,
    { attributeId: idOf(name), fact, dryRun: false, digest },
    editor.headers,
  )
  expect(done.code).toBe(200)
  return done.data
}

async function undo(runId: string | null): Promise<void> {
  const id = runId ?? ''
  await quarry.call(undoBulk, { id }, editor.headers)
  const state = async () => (await quarry.ask(getBulkRun, { id }, editor.headers)).data
  let run = await state()
  while (run.state === 'undoing') {
    await new Promise((resolve) => setImmediate(resolve))
    run = await state()
  }
  expect(run).toMatchObject({ state: 'undone', kept: 0 })
}

async function exported(): Promise<string> {
  return (await quarry.inject(`${exportCatalogue.path}?format=jsonl`, editor.headers)).body
}

type Asked = Record<string, string[]>

/** As an address writes them; a value may have a comma. */
function queryOf(attrs: Asked): string {
  const pairs = Object.entries(attrs).flatMap(([id, values]) =>
    values.map((value, at) => [`attrs.${id}[${at}]`, value]),
  )
  return new URLSearchParams(pairs).toString()
}

async function listed(attrs: Asked): Promise<string> {
  const { data } = await quarry.get(`${getProductPage.path}?pageSize=100&${queryOf(attrs)}`)
  return (data as OutputOf<typeof getProductPage>).list.map(({ spuId }) => spuId).join()
}

const JOINS = [
  ['R-Value', 'slip-ramp'],
  ['Rutschhemmung', 'slip-ramp'],
  ['Barefoot', 'slip-barefoot'],
  ['Pendulum', 'pendulum-wet'],
  ['NRC', 'nrc'],
  ['Displacement', 'slip-displacement'],
  ['Veneer thickness', 'wear-layer'],
  ['PEI', 'pei'],
] as const

/** Addresses of the catalogue of before: ticks, ranges, several properties. */
function addresses(): Asked[] {
  const ticks = (values: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
  const range = (values: readonly number[]) =>
    fc.tuple(fc.constantFrom('', ...values), fc.constantFrom('', ...values))
      .filter(([low, high]) => low !== '' || high !== '').map(([low, high]) => [`${low}..${high}`]) // prettier-ignore
  const asked = fc.record(
    {
      [idOf('R-Value')]: ticks([...CLASSES, 'R 13', 'R14']),
      [idOf('Rutschhemmung')]: ticks(['R 12', 'R-13']),
      [idOf('Barefoot')]: ticks(['赤足 A', 'A+B', 'C', 'B', 'D']),
      [idOf('Pendulum')]: ticks([...PENDULUM, '99']),
      [idOf('NRC')]: fc.oneof(ticks(['0.8', '0.85', '0.4', '1', '2']), range([0.3, 0.4, 0.82, 1])),
      [idOf('Displacement')]: fc.oneof(ticks(['4', '6', '8']), range([3, 4, 5, 6])),
      [idOf('Veneer thickness')]: fc.oneof(ticks(['0.2', '0.055', '2']), range([0.05, 0.2, 0.3, 2])),
      [idOf('PEI')]: fc.oneof(ticks(['3', '5', '1']), range([2, 4, 5])),
      [idOf('Colour family')]: ticks(['warm', 'cold']),
    },
    { requiredKeys: [] },
  )
  const few = asked.map((one) => Object.fromEntries(Object.entries(one).flatMap(([id, values]) => (values ? [[id, values]] : [])).slice(0, 3))) // prettier-ignore
  return fc.sample(few.filter((one) => Object.keys(one).length > 0), { seed: 205, numRuns: 1000 }) // prettier-ignore
}

describe('stored attributes that mean a row of the table of facts', () => {
  it('are proposed with what can be read, and what is joined already', async () => {
    const { data } = await quarry.ask(getJoiningProposals, {}, editor.headers)
    const told = data.map(({ attribute, fact, joined, unread }) => [attribute.enName, fact.code, joined?.enName ?? null, unread.values]) // prettier-ignore
    expect(told.toSorted(([one = ''], [other = '']) => String(one).localeCompare(String(other)))).toEqual([
      ['Barefoot', 'slip-barefoot', null, 0],
      ['NRC', 'nrc', null, 0],
      ['PEI', 'pei', null, 0],
      ['Pendulum', 'pendulum-wet', null, 0],
      ['R-Value', 'slip-ramp', 'Slip class', 1],
      ['Rutschhemmung', 'slip-ramp', 'Slip class', 0],
      ['Veneer thickness', 'wear-layer', null, 0],
    ])
    expect(data.find(({ attribute }) => attribute.enName === 'Pendulum')?.fact).toMatchObject({ unit: 'PTV', enNorm: expect.stringContaining('EN 16165:2021, annex C') }) // prettier-ignore
  })

  it('show before what is read of each value, and what changes', async () => {
    const told = await preview('Pendulum', 'pendulum-wet')
    expect(told).toMatchObject({ attribute: { type: 'choice', unit: '' }, becomes: { id: idOf('Pendulum'), type: 'range', unit: 'PTV' }, runId: null }) // prettier-ignore
    expect(told.values.map(({ stored, becomes }) => `${stored} → ${becomes}`).sort()).toEqual(['0,5 → 0.5', '28 ptv → 28', '36 → 36', '45 PTV → 45', '60–62 → 60–62']) // prettier-ignore
    expect(await preview('Veneer thickness', 'wear-layer')).toMatchObject({ attribute: { unit: 'cm' }, becomes: { id: null, unit: 'mm', type: 'number' } }) // prettier-ignore
    const [first] = (await preview('R-Value', 'slip-ramp')).values
    expect(first).toMatchObject({ stored: 'Class 0', becomes: 'Class 0', read: null })
  })

  it('list the same at a thousand addresses once they are joined, load back what was exported before, and come back as they were', async () => {
    const before = await exported()
    const asked = addresses()
    const lists: string[] = []
    for (const attrs of asked) lists.push(await listed(attrs))
    expect(new Set(lists).size).toBeGreaterThan(100)
    const runs: (string | null)[] = []
    for (const [name, fact] of JOINS) runs.push((await join(name, fact)).runId)
    expect((await quarry.ask(getJoiningProposals, {}, editor.headers)).data).toEqual([])
    for (const [at, attrs] of asked.entries())
      expect(`${JSON.stringify(attrs)} ${await listed(attrs)}`).toBe(`${JSON.stringify(attrs)} ${lists[at]}`)

    const lines = before.trim().split('\n').map((line) => JSON.parse(line) as unknown) // prettier-ignore
    const summary = await quarry.importLines(lines, { isDryRun: true }, 'before.jsonl')
    expect(summary).toMatchObject({ added: 0, changed: 0, rejected: 0, unchanged: lines.length, rejections: [] })
    const after = await exported()
    const again = await quarry.importLines(after.trim().split('\n').map((line) => JSON.parse(line) as unknown), { isDryRun: true }, 'after.jsonl') // prettier-ignore
    expect(again).toMatchObject({ changed: 0, rejected: 0, unchanged: lines.length })

    for (const run of runs.toReversed()) await undo(run)
    expect(await exported()).toBe(before)
    const rows = await quarry.db.selectFrom('attribute').select(['id', 'en_name', 'fact']).execute()
    expect(new Map(rows.map(({ id, en_name: name }) => [name, id]))).toEqual(ids)
    expect(rows.filter(({ fact }) => fact !== null)).toHaveLength(1)
    expect(await quarry.db.selectFrom('attribute_former').selectAll().execute()).toEqual([])
    expect(await listed(asked[0] ?? {})).toBe(lists[0])
  })
})

describe('a join', () => {
  it('is refused where a row of amounts would lose a text, or a product would state two', async () => {
    await quarry.importLines([
      aProduct({ key: 'K-1', attrs: [{ enName: 'Friction', value: ['0.42', 'not tested'] }, { enName: 'DCOF', value: 0.5, fact: 'dcof' }] }), // prettier-ignore
    ])
    const { id } = await quarry.db.selectFrom('attribute').select('id').where('en_name', '=', 'Friction').executeTakeFirstOrThrow() // prettier-ignore
    ids.set('Friction', id)
    const told = await preview('Friction', 'dcof')
    expect(told.hindrances).toEqual([
      { why: 'unread', products: 1 },
      { why: 'contradiction', products: 1 },
    ])
    const pressed = await quarry.call(joinAttribute, { attributeId: id, fact: 'dcof', dryRun: false, digest: told.digest }, editor.headers) // prettier-ignore
    expect(pressed).toMatchObject({ code: 409, data: { runId: null } })
    expect((await preview('Colour family', 'nrc')).hindrances).toContainEqual({ why: 'unread', products: 72 })
  })

  it('is refused where something has changed since the preview', async () => {
    const { digest } = await preview('NRC', 'nrc')
    await quarry.importLines([aProduct({ key: 'K-2', attrs: [{ enName: 'NRC', value: 0.55 }] })])
    const pressed = await quarry.call(joinAttribute, { attributeId: idOf('NRC'), fact: 'nrc', dryRun: false, digest }, editor.headers) // prettier-ignore
    expect(pressed).toMatchObject({ code: 409, data: { products: (await preview('NRC', 'nrc')).products } })
  })

  it('that is undone keeps what others have stated since, in the form of before', async () => {
    const { runId } = await join('Pendulum', 'pendulum-wet')
    await quarry.importLines([aProduct({ key: 'K-3', attrs: [{ enName: 'Pendulum', unit: 'PTV', value: 77 }] })])
    await undo(runId)
    const id = idOf('Pendulum')
    expect(await quarry.db.selectFrom('attribute').select(['type', 'unit']).where('id', '=', id).executeTakeFirst()).toEqual({ type: 'choice', unit: '' }) // prettier-ignore
    expect((await listed({ [id]: ['77'] })).split(',')).toHaveLength(1)
    expect(await listed({ [id]: ['77'] })).not.toBe('')
    const mixed = await quarry.db.selectFrom('attribute_value').select('id').where('attribute_id', '=', id).where('option_id', 'is', null).execute() // prettier-ignore
    expect(mixed).toEqual([])
  })

  it('counts what a former address asks for under the attribute of now', async () => {
    await join('Rutschhemmung', 'slip-ramp')
    const answer = await quarry.get(`${getProductFacets.path}?${queryOf({ [idOf('Rutschhemmung')]: ['R 12'] })}`)
    const data = answer.data as OutputOf<typeof getProductFacets>
    expect(data.attrs.map(({ id }) => id)).toEqual([idOf('Slip class')])
    expect(data.total).toBeGreaterThan(0)
    expect(data.attrsNow).toEqual({ [idOf('Slip class')]: ['R 12'] })
    const now = await quarry.get(`${getProductFacets.path}?${queryOf(data.attrsNow ?? {})}`)
    expect(now.data).toEqual({ ...data, attrsNow: undefined })
  })
})
