import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { discardJobs, getBackgroundWork, getFailedJobs, sendJobsAgain } from '../../../contract/background-work.ts'
import type { BackgroundWork, FailedJob } from '../../../contract/background-work.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { LookAgain } from './LookAgain.tsx'
import { WorkView } from './WorkView.tsx'

const showPage = (setting: Setting = {}) => {
  enterAs(aMember())
  return show(
    <main tabIndex={-1}>
      <h1>Background work</h1>
      <LookAgain />
      <WorkView />
      <Toasts closeLabel="Dismiss the message" />
    </main>,
    setting,
  )
}

const aFailure = (facts: Partial<FailedJob> = {}): FailedJob => ({
  id: '7',
  kind: 'mail',
  failTime: Date.UTC(2026, 1, 3, 12),
  attempts: 43,
  problem: '550 no such mailbox',
  mail: { kind: 'password-changed', email: 'ada@quarry.test' },
  importId: null,
  ...facts,
})
const aSummary = (facts: Partial<BackgroundWork> = {}): BackgroundWork => ({
  kinds: [
    {
      kind: 'mail',
      waiting: 3,
      retrying: 2,
      running: 1,
      failed: 1,
      waitsSince: Date.UTC(2026, 1, 3, 11),
      problem: '451 come back later',
    },
  ],
  decisions: [{ id: '1', time: Date.UTC(2026, 1, 2, 12), actor: 'Ida', what: 'discarded', kind: 'import', jobId: '5' }],
  ...facts,
})

it.each([
  ['en', 'light', 'Password changed to ada@quarry.test', /after 43 attempts/, '2 wait for another attempt. The mail server asked us to try again later. 451 come back later', 'The mail server refused the mail.'], // prettier-ignore
  [
    'zh-CN',
    'dark',
    '密码已修改，发往 ada@quarry.test',
    /已尝试 43 次/,
    '2 项等待重试。 邮件服务器要求稍后重试。 451 come back later',
    '邮件服务器拒绝了这封邮件。',
  ],
] as const)(
  'an operator sees what waits and what has failed, also on a phone (%s)',
  async (tongue, theme, what, tried, waits, refused) => {
    answer(getBackgroundWork, aSummary())
    answer(getFailedJobs, {
      list: [aFailure(), aFailure({ id: '8', kind: 'import', mail: null, importId: '3' })],
      total: 2,
    })
    await showPage({ tongue, theme, viewport: { width: 320, height: 900 } })
    await expect.element(page.getByText(what)).toBeVisible()
    await expect.element(page.getByText(tried).first()).toBeVisible()
    await expect.element(page.getByText(waits)).toBeVisible()
    await expect.element(page.getByText(refused)).toBeVisible()
    const words = page.getByText('550 no such mailbox', { exact: true }).first()
    await expect.element(words).toHaveAttribute('lang', 'en')
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/operator/import/3')
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
)

it('an operator sends several again by keyboard, and is told what stayed', async () => {
  let list = [aFailure(), aFailure({ id: '8' })]
  answer(getBackgroundWork, aSummary())
  answer(getFailedJobs, () => ({ list, total: list.length }))
  answer(sendJobsAgain, (input) => {
    list = list.filter(({ id }) => id !== input.ids[0])
    return { done: 1, left: input.ids.length - 1 }
  })
  await showPage()
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect.element(all).toBeVisible()
  all.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('2 selected')).toBeVisible()
  // Back over the table, which scrolls, and the other step.
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}{Enter}')
  await expect.element(page.getByText(/1 is tried again\. 1 stayed as it was/)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Failed for good' }).getByRole('rowheader')
  await expect.element(rows).toBeVisible()
})

it('an operator is asked before a failure is discarded', async () => {
  let list = [aFailure()]
  answer(getBackgroundWork, () => aSummary(list.length ? {} : { kinds: [] }))
  answer(getFailedJobs, () => ({ list, total: list.length }))
  answer(discardJobs, () => {
    list = []
    return { done: 1, left: 0 }
  })
  await showPage()
  await page.getByRole('checkbox', { name: /Password changed/ }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Forget 1 failed job?' })).toBeVisible()
  await expect.element(page.getByText('A mail is then never sent.')).toBeVisible()
  const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep' }).last()
  await expect.element(keep).toHaveFocus()
  await keep.click()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('1 is forgotten.')).toBeVisible()
  await expect.element(page.getByText('Nothing has failed.')).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  await expect.element(page.getByText('Nothing waits, runs or has failed.')).toBeVisible()
})

it('an operator is told why the work cannot be read, and tries again', async () => {
  breakDown(getBackgroundWork, 500)
  answer(getFailedJobs, { list: [], total: 0 })
  await showPage()
  await expect.element(page.getByText('The background work could not be loaded.')).toBeVisible()
  answer(getBackgroundWork, aSummary({ kinds: [], decisions: [] }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Nothing yet.')).toBeVisible()
})

it('an operator looks again, and is told when it was read', async () => {
  const second = Promise.withResolvers<void>()
  let summary = aSummary({ kinds: [], decisions: [] })
  answer(getBackgroundWork, () => summary)
  answer(getFailedJobs, { list: [], total: 0 })
  await showPage()
  const lastLook = page.getByText(/^As of /)
  await expect.element(lastLook).toBeVisible()
  expect(lastLook.element().tagName).toBe('OUTPUT')
  summary = aSummary()
  answer(getBackgroundWork, async () => {
    await second.promise
    return summary
  })
  const button = page.getByRole('button', { name: 'Look again' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
  second.resolve()
  await expect.element(page.getByRole('rowheader', { name: /^Mails/ })).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})
