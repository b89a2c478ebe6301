import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as calls from '../../../contract/import-screen.ts'
import type { UploadFacts } from '../../../contract/import-table.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { anImport } from '../../testing/imports/an-import.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { ImportView } from './ImportView.tsx'

const view = <ImportView id="7" onDiscarded={() => undefined} />
const LEFT_OUT: UploadFacts['leftOut'] = [
  { kind: 'section', count: 2, rows: [{ row: 6, text: 'Wall tiles' }, { row: 10, text: 'Floor tiles' }] },
  { kind: 'footer', count: 1, rows: [{ row: 14, text: 'Prices plus VAT' }] },
  { kind: 'hidden', count: 13, rows: Array.from({ length: 13 }, (_, index) => ({ row: 20 + index, text: `A-${index}` })) },
  { kind: 'blank', count: 3, rows: [] },
] // prettier-ignore

describe('the rows that are left out', () => {
  it.each([
    ['en', { width: 1366, height: 768 }, '120 rows below the column names, 19 of them left out', 'Row 14: Prices plus VAT', 'Hidden in the workbook (13)', 'Row 32: A-12', 'Read the hidden rows, too'],
    ['zh-CN', { width: 390, height: 844 }, '列名下方共 120 行，其中 19 行未读取', '第 14 行：Prices plus VAT', '工作簿中隐藏的行（13）', '第 32 行：A-12', '同时读取隐藏的行'],
  ] as const)('are listed, and hidden ones may be read all the same (%s)', async (tongue, viewport, title, note, many, last, read) => {
    answerLookups()
    const told = anImport()
    const facts = told.facts && { ...told.facts, rowsBelow: 120, leftOut: LEFT_OUT }
    answer(calls.getImport, { ...told, facts })
    const sent: unknown[] = []
    answer(calls.mapImport, (input) => {
      sent.push(input)
      return { ...told, facts, choice: told.choice && { ...told.choice, reads: ['hidden' as const] } }
    })
    await show(view, { tongue, viewport })
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText(note)).toBeVisible()
    // Of many rows of a kind the count is seen at first.
    await expect.element(page.getByText(last)).not.toBeVisible()
    await page.getByText(many).click()
    await expect.element(page.getByText(last)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    await page.getByRole('checkbox', { name: read }).click()
    await expect.poll(() => sent).toMatchObject([{ choice: { reads: ['hidden'], headerRow: 3 } }])
  }) // prettier-ignore

  it('are not asked of a sheet whose header is still to be found', async () => {
    answerLookups()
    const told = anImport()
    const sheets = ['Prices', 'Notes'].map((name) => ({ name, rows: 3, isHidden: false }))
    answer(calls.getImport, { ...told, facts: told.facts && { ...told.facts, kind: 'xlsx', sheets } })
    const sent: unknown[] = []
    answer(calls.mapImport, (input) => {
      sent.push(input)
      return told
    })
    await show(view)
    await page.getByRole('combobox', { name: 'Sheet', exact: true }).selectOptions('Notes')
    await expect.poll(() => sent).toEqual([expect.objectContaining({ choice: expect.not.objectContaining({ headerRow: expect.anything() }) })]) // prettier-ignore
  })
})
