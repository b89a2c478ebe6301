import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getReportedBoards } from '../../../contract/boards/calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { ReportedBoards } from './ReportedBoards.tsx'

it.each([
  ['en', 'Reported 2 times'],
  ['zh-CN', '被举报 2 次'],
] as const)('operators read what was said of each board (%s)', async (tongue, words) => {
  const reports = ['It is ours.', 'It advertises.\nTwice.'].map((reason, nth) => ({
    reason,
    time: Date.UTC(2026, 1, nth + 1),
  }))
  answer(getReportedBoards, { list: [{ id: '5', name: 'Lobby', ownerName: 'Eve', reports }], total: 1 })
  await show(<ReportedBoards />, { tongue, viewport: { width: 320, height: 640 } })
  await expect.element(page.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/material/5')
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText('It is ours.')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('they are told where nothing is reported, and why it cannot be read', async () => {
  breakDown(getReportedBoards, 500)
  await show(<ReportedBoards />)
  await expect.element(page.getByText('The reported boards could not be loaded.')).toBeVisible()
  answer(getReportedBoards, { list: [], total: 0 })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('No boards are reported.')).toBeVisible()
})
