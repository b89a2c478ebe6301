import { afterEach, beforeEach, expect, it } from 'vitest'
import { exportCatalogue } from '../../contract/catalogue-export.ts'
import type { ImportAttribute } from '../../contract/import-file.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

const attributes = async () =>
  quarry.db.selectFrom('attribute').select(['name', 'en_name', 'unit', 'type', 'fact']).orderBy('id').execute()
const exported = async (from = quarry) => {
  const { headers } = await memberIn(from, { isEditor: true })
  return (await from.inject(`${exportCatalogue.path}?format=jsonl`, headers)).body
}
const stating = (key: string, ...attrs: ImportAttribute[]) => aProduct({ key, attrs, skus: [{ model: `${key}-1` }] })

it('a line that names a fact makes its property, in the names and the unit of the table, and finds it whatever its names', async () => {
  const { rejections } = await quarry.importLines([
    stating('A', { fact: 'slip-ramp', value: 'R 10' }, { fact: 'pendulum-wet', value: { low: 36, high: 40 } }),
    stating('B', { fact: 'slip-ramp', enName: 'Grip', unit: 'x', value: 'R11' }),
  ])
  expect(rejections).toEqual([])
  expect(await attributes()).toEqual([
    { name: '防滑等级', en_name: 'Slip class', unit: '', type: 'choice', fact: 'slip-ramp' },
    { name: '摆锤值（湿）', en_name: 'Pendulum value, wet', unit: 'PTV', type: 'range', fact: 'pendulum-wet' },
  ])
  const values = await quarry.db.selectFrom('attribute_option').select('name').orderBy('id').execute()
  expect(values.map(({ name }) => name)).toEqual(['R 10', 'R11'])
})

it('a line that names no fact, or one that cannot hold its value, is refused with the field', async () => {
  await quarry.importLines([stating('A', { fact: 'slip-ramp', enName: 'Grip', value: 'R10' })])
  const { rejections } = await quarry.importLines([
    stating('B', { fact: 'slip', value: 'R10' }),
    stating('C', { fact: 'fire-en', value: 5 }),
    stating('D', { fact: 'nrc', type: 'text', value: 'high' }),
    stating('E', { fact: 'fire-en', enName: 'Grip', value: 'B' }),
  ])
  expect(rejections).toEqual([
    { line: 1, field: 'attrs[0].fact', reason: 'slip is no row of the table of facts' },
    { line: 2, field: 'attrs[0].value', reason: 'Fire class is of type choice, not number' },
    { line: 3, field: 'attrs[0].type', reason: 'nrc is of type number' },
    { line: 4, field: 'attrs[0].fact', reason: 'Grip is slip-ramp, not fire-en' },
  ])
  expect((await attributes()).map(({ fact }) => fact)).toEqual(['slip-ramp'])
})

it('a rejected line leaves no fact behind, and the next one makes it', async () => {
  const { rejected } = await quarry.importLines([
    stating('A', { fact: 'slip-ramp', enName: 'Grip', value: 'R10' }, { fact: 'slip', value: 'R10' }),
    stating('B', { fact: 'slip-ramp', enName: 'Hold', value: 'R10' }),
  ])
  expect(rejected).toBe(1)
  expect(await attributes()).toMatchObject([{ en_name: 'Hold', fact: 'slip-ramp' }])
})

it('an export has the facts, changes nothing where it came from, and brings them into an empty catalogue', async () => {
  await quarry.importLines([
    stating('A', { fact: 'slip-ramp', name: '防滑', value: ['R10', 'R11'] }, { enName: 'Finish', value: 'Matt' }),
    stating('B', { fact: 'pendulum-wet', enName: 'Grip', unit: '', value: { low: 36, high: 40 } }),
    stating('C', { fact: 'pendulum-wet', value: 38 }),
  ])
  const before = await exported()
  expect(before).toContain('{"fact":"slip-ramp","name":"防滑","unit":"","value":["R10","R11"]}')
  expect(await quarry.importLines(before.trim().split('\n'))).toMatchObject({ added: 0, changed: 0, rejected: 0 })
  const empty = await createTestApp()
  try {
    expect(await empty.importLines(before.trim().split('\n'))).toMatchObject({ rejected: 0 })
    expect(await exported(empty)).toBe(before)
  } finally {
    await empty.close()
  }
})

it('an export of before there were facts changes nothing once its properties are facts', async () => {
  await quarry.importLines([stating('A', { enName: 'Slip class', value: 'R10' }), stating('B', { name: '防火', value: 'B1' })]) // prettier-ignore
  await quarry.db.updateTable('attribute').set({ fact: null }).execute()
  const before = await exported()
  await quarry.db.updateTable('attribute').set({ fact: 'slip-ramp' }).where('en_name', '=', 'Slip class').execute()
  await quarry.db.updateTable('attribute').set({ fact: 'fire-gb' }).where('name', '=', '防火').execute()
  expect(await quarry.importLines(before.trim().split('\n'))).toMatchObject({ added: 0, changed: 0, rejected: 0 })
})
