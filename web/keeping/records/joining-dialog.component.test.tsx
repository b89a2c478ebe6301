import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getBulkRun, undoBulk } from '../../../contract/keeping/bulk.ts'
import { getJoiningProposals, joinAttribute } from '../../../contract/keeping/joining.ts'
import { records } from '../../../contract/keeping/records.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { RecordsView } from './RecordsView.tsx'

const ATTRIBUTE = { id: '7', name: '防滑', enName: 'R-Value', unit: '', type: 'text' as const }
const JOINED = { id: '9', name: '防滑等级', enName: 'Slip class', unit: '', type: 'choice' as const }
const FACT = { code: 'slip-ramp', name: '防滑等级', enName: 'Slip class', unit: '', norm: 'EN 16165:2021，附录 B', enNorm: 'EN 16165:2021, annex B' } // prettier-ignore
const COUNTS = { products: 31, read: { values: 2, products: 30 }, unread: { values: 1, products: 1 } }

const preview = {
  attribute: ATTRIBUTE,
  fact: FACT,
  becomes: JOINED,
  joined: JOINED,
  statingBoth: 2,
  ...COUNTS,
  values: [
    { stored: 'Class 0', becomes: 'Class 0', read: null, products: 1 },
    { stored: 'R 10', becomes: 'R 10', read: 'R10', products: 20 },
  ],
  hindrances: [],
  digest: 'seen',
  runId: null,
}

beforeEach(() => {
  answer(records.attr.page, { list: [], total: 0 })
  answer(getJoiningProposals, [{ attribute: ATTRIBUTE, fact: FACT, joined: JOINED, ...COUNTS }])
  answer(joinAttribute, ({ dryRun }) => ({ ...preview, runId: dryRun ? null : '5' }))
})

describe('attributes that mean facts', () => {
  it.each([
    ['en', { width: 1366, height: 768 }, '1 attribute means a fact.', 'Attributes and facts…', 'Preview R-Value'],
    ['zh-CN', { width: 390, height: 844 }, '1 个属性与性能指标同义。', '属性与性能指标…', '预览 防滑'],
  ] as const)(
    'are told above the list, with what a join would do (%s, %o)',
    async (tongue, viewport, some, open, look) => {
      await show(<RecordsView kind="attr" />, { tongue, viewport })
      await expect.element(page.getByText(some)).toBeVisible()
      await page.getByRole('button', { name: open }).click()
      await page.getByRole('button', { name: look }).click()
      await expect.element(page.getByRole('cell', { name: 'Class 0' })).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
      expect(await seriousViolations(document.body)).toEqual([])
    },
  )

  it('are joined by keys, and the join is undone', async () => {
    const pressed: unknown[] = []
    answer(joinAttribute, (input) => {
      if (!input.dryRun) pressed.push(input)
      return { ...preview, runId: input.dryRun ? null : '5' }
    })
    const run = { id: '5', done: 31, total: 31, changed: 31, kept: 0, left: [] }
    answer(undoBulk, { ...run, state: 'undoing' })
    answer(getBulkRun, { ...run, state: 'undone' })
    await show(<RecordsView kind="attr" />)
    await page.getByRole('button', { name: 'Attributes and facts…' }).click()
    page.getByRole('button', { name: 'Preview R-Value' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Type: Text → Choice')).toBeVisible()
    page.getByRole('button', { name: 'Join', exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('“R-Value” is the fact “Slip class” now.')).toBeVisible()
    expect(pressed).toEqual([{ attributeId: '7', fact: 'slip-ramp', dryRun: false, digest: 'seen' }])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('“R-Value” is as it was.')).toBeVisible()
  })

  it('are not joined while something hinders it, or has changed since', async () => {
    answer(joinAttribute, { ...preview, hindrances: [{ why: 'unread', products: 1 }] })
    await show(<RecordsView kind="attr" />)
    await page.getByRole('button', { name: 'Attributes and facts…' }).click()
    await page.getByRole('button', { name: 'Preview R-Value' }).click()
    await expect.element(page.getByText('Correct or remove what is not read first. 1 product')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Join', exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Back' }).click()
    answer(joinAttribute, preview)
    await page.getByRole('button', { name: 'Preview R-Value' }).click()
    await expect.element(page.getByRole('button', { name: 'Join', exact: true })).not.toHaveAttribute('aria-disabled')
    refuse(joinAttribute, 409, { data: preview })
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect.element(page.getByText('Something has changed since. This is how it would be now.')).toBeVisible()
  })
})
