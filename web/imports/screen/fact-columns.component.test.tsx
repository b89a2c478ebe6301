import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ColumnRule, ImportMapping, TableColumn } from '../../../contract/import-mapping.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { anImport } from '../../testing/imports/an-import.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { ImportView } from './ImportView.tsx'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 1366, height: 768 }
const view = <ImportView id="7" onDiscarded={() => undefined} />
const distinct = [
  { value: 'R10 A+B', count: 14 },
  { value: 'R11', count: 3 },
  { value: 'rough', count: 2 },
]
const SLIP: TableColumn = { name: 'Slip', filled: 19, samples: ['R10 A+B'], distinct, isCut: false }

beforeEach(() => {
  answerLookups()
  answer(calls.getImportDifferences, { list: [], total: 0 })
})

/** An import with one column, whose mapping the fake server keeps. */
function keeps(rule: ColumnRule): () => ColumnRule | undefined {
  const { mapping } = anImport()
  let data: OneImport = anImport({ columns: [SLIP], mapping: { ...(mapping as ImportMapping), columns: [rule] } })
  answer(calls.getImport, () => data)
  answer(calls.mapImport, (input) => {
    data = { ...data, mapping: (input as { mapping: ImportMapping }).mapping }
    return data
  })
  return () => data.mapping?.columns[0]
}

const SLIP_CLASS = { name: '防滑等级', enName: 'Slip class', unit: '', level: 'sku', type: 'choice', fact: 'slip-ramp' } as const // prettier-ignore

it.each([
  ['en', SMALL, 'Slip: Which fact it is', 'Slip class', /EN 16165:2021, annex B.*DIN 51130 \(withdrawn 2021\)/, '14 cells also state “Barefoot slip class” (A+B).', 'Take “Barefoot slip class” too', '1 value cannot be read and is kept as written: rough'],
  ['zh-CN', PHONE, 'Slip: 对应的指标', '防滑等级', /EN 16165:2021，附录 B/, '另有 14 个单元格注明了“赤足防滑等级”（A+B）。', '同时采用“赤足防滑等级”', '有 1 个值无法识别，按原文保留：rough'],
] as const)('a column that is a fact says which, by which norm, and what else its cells state (%s)', async (tongue, viewport, field, name, norm, also, take, unread) => {
  const rule = keeps({ column: 0, target: 'attribute', attribute: SLIP_CLASS })
  await show(view, { tongue, viewport })
  await expect.element(page.getByRole('combobox', { name: field })).toHaveValue(name)
  await expect.element(page.getByText(norm)).toBeVisible()
  await expect.element(page.getByText(also)).toBeVisible()
  await expect.element(page.getByText(unread)).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  const button = page.getByRole('button', { name: take })
  await button.click()
  await expect.poll(rule).toEqual({ column: 0, target: 'attribute', attribute: { ...SLIP_CLASS, also: ['slip-barefoot'] } }) // prettier-ignore
  await page.getByRole('button', { name: /^(?:Taken: leave|已采用：不采用)/ }).click()
  await expect.poll(() => rule()?.attribute?.also).toEqual([])
}) // prettier-ignore

it('another fact is found by its norm or by a name in another language, and a property of its own can be chosen', async () => {
  const rule = keeps({ column: 0, target: 'attribute', attribute: SLIP_CLASS })
  await show(view, { viewport: SMALL })
  const field = page.getByRole('combobox', { name: 'Slip: Which fact it is' })
  await field.fill('Brandverhalten')
  await page.getByRole('option', { name: /^Fire class/ }).click()
  await expect.poll(() => rule()?.attribute).toMatchObject({ fact: 'fire-en', enName: 'Fire class' })
  await field.fill('own')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rule()?.attribute).toEqual({ name: '', enName: 'Slip', unit: '', level: 'sku', type: 'choice' }) // prettier-ignore
  await expect.element(page.getByRole('textbox', { name: 'Slip: Name in English' })).toHaveValue('Slip')
})
