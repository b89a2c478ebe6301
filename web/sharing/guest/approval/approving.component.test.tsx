import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { approveShared, getSharedDifference, type Approval } from '../../../../contract/sharing/approval-calls.ts'
import { getDiscussion } from '../../../../contract/sharing/discussion-calls.ts'
import { getShared, type SharedView as View } from '../../../../contract/sharing/shown-calls.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { anApproval, answerLink, aSharedView } from '../../../testing/sharing.ts'
import { answer, refuse } from '../../../testing/server-answers.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { aLobbyBudget } from '../../../testing/lobby.ts'
import { SharedView } from '../SharedView.tsx'

const [BEFORE, AFTER] = ['b2'.repeat(32), 'c3'.repeat(32)]
const aBudget = (facts: Partial<View> = {}) =>
  aSharedView({ budget: aLobbyBudget() }, 'client', { role: 'approve', contentHash: BEFORE, ...facts })

async function open(view: View, approvals: Approval[] = [], setting: Setting = {}) {
  const live = answerLink(view, { approvals })
  await show(
    <main id="content" tabIndex={-1}>
      <SharedView token="token" />
    </main>,
    { address: '/share/token', ...setting },
  )
  return live
}

const bar = () => page.getByRole('region', { name: 'Approval' })
const dialog = () => page.getByRole('dialog', { name: 'Approve the budget list' })
const start = () => page.getByRole('button', { name: 'Approve this budget list' }).click()
const send = () => dialog().getByRole('button', { name: 'Approve' }).click()

describe('who may approve', () => {
  it.each(['light', 'dark'] as const)('approves what is on the screen, by its hash (%s)', async (theme) => {
    await open(aBudget(), [], { theme })
    await start()
    const what = dialog().getByRole('region', { name: 'What you approve' })
    await expect
      .element(what)
      .toMatchTextContent(
        /Ground floor3 linesTotal, with tax CNY 45,000.00 · list prices 41,472.00 – 50,688.00Incomplete: 1 line has no price yet\.Check code b2b2b2b2b2b2/,
      )
    expect(await seriousViolations(dialog().element())).toEqual([])
    await send()
    await expect.element(dialog().getByText('Please say who you are')).toBeVisible()
    const taken: InputOf<typeof approveShared>[] = []
    answer(approveShared, (approval) => {
      taken.push(approval)
      answer(getDiscussion, { comments: [], approvals: [anApproval({ name: approval.name, note: 'Go' })] })
      return '1'
    })
    await dialog().getByLabelText('Your name').fill('Ada')
    await dialog().getByLabelText('Note (optional)').fill('Go')
    await send()
    await expect.element(bar()).toMatchTextContent(/Approved by Ada on March 4, 2026.*Nothing has changed since.*Go/)
    expect(taken).toEqual([{ name: 'Ada', note: 'Go', contentHash: BEFORE }])
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('is asked to look again where it has changed, and keeps what they typed', async () => {
    await open(aBudget())
    await start()
    await dialog().getByLabelText('Your name').fill('Ada')
    await dialog().getByLabelText('Note (optional)').fill('Fine')
    refuse(approveShared, 409, { data: { contentHash: AFTER } })
    answer(getShared, aBudget({ contentHash: AFTER, budget: { ...shownBudget(), name: 'Ground floor, revised' } }))
    await send()
    await expect.element(dialog().getByText('It has changed since you opened it.')).toBeVisible()
    expect(dialog().getByRole('button', { name: 'Approve' }).elements()).toHaveLength(0)
    await dialog().getByRole('button', { name: 'Look again' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ground floor, revised' })).toBeVisible()
    await start()
    await expect.element(dialog().getByText('Ground floor, revised')).toBeVisible()
    await expect.element(dialog().getByText('As Ada')).toBeVisible()
    await expect.element(dialog().getByLabelText('Note (optional)')).toHaveValue('Fine')
    let hash = ''
    answer(approveShared, ({ contentHash }) => {
      hash = contentHash
      return '1'
    })
    await send()
    await expect.poll(() => hash).toBe(AFTER)
  })

  it('cannot approve what came while the window was open', async () => {
    const { send: tell } = await open(aBudget())
    await start()
    answer(getShared, aBudget({ contentHash: AFTER }))
    tell({ of: 'content' })
    await expect.element(dialog().getByText('It has changed since you opened it.')).toBeVisible()
    expect(dialog().getByRole('button', { name: 'Approve' }).elements()).toHaveLength(0)
  })

  it('is told that what they approved has changed, and approves again', async () => {
    await open(aBudget(), [anApproval({ name: 'Ada', isChanged: true }), anApproval({ name: 'Bo', time: 0 })])
    await expect.element(bar()).toMatchTextContent(/Approved by Ada.*Changed since this approval\..*1 earlier approval/)
    await page.getByRole('button', { name: 'Approve again' }).click()
    await expect.element(dialog()).toBeVisible()
  })

  it('reads what has changed since, in words and figures', async () => {
    answer(getSharedDifference, {
      added: [{ id: 'a', name: '亚麻', enName: 'Linen' }],
      removed: [],
      replaced: [],
      changed: [
        { what: { id: 'b', name: '橡木', enName: 'Oak' }, fields: [{ field: 'high', from: '316.80', to: '345.60' }] },
      ],
    })
    await open(aBudget(), [anApproval({ name: 'Ada', isChanged: true })])
    await bar().getByRole('button', { name: 'What has changed' }).click()
    await expect.element(bar().getByText('Linen')).toBeVisible()
    await expect.element(bar().getByText(/Oak: .*316\.80 → 345\.60/)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('is not asked twice under the name by which they approved', async () => {
    localStorage.setItem('quarry-guest-name', 'Ada')
    await open(aBudget(), [anApproval({ name: 'Ada' })])
    await bar().getByRole('button', { name: 'Approve under another name' }).click()
    await expect.element(dialog()).toBeVisible()
    expect(page.getByRole('button', { name: 'Approve too' }).elements()).toHaveLength(0)
  })

  it('reads the changes on a phone in a window of its own, which Escape closes', async () => {
    answer(getSharedDifference, {
      added: [{ id: 'a', name: '亚麻', enName: 'Linen' }],
      removed: [],
      replaced: [],
      changed: [],
    })
    const phone = { viewport: { width: 390, height: 844 } }
    await open(aBudget(), [anApproval({ name: 'Ada', isChanged: true })], phone)
    await expect.poll(() => bar().element().getBoundingClientRect().bottom).toBe(844)
    await bar().getByRole('button', { name: 'What has changed' }).click()
    const changes = page.getByRole('dialog', { name: 'What has changed' })
    await expect.element(changes).toMatchTextContent(/Approved by Ada.*Linen/)
    expect(await seriousViolations(document.body)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(changes).not.toBeInTheDocument()
  })

  it('finds it at the foot of a phone, within reach', async () => {
    await open(aBudget(), [], { viewport: { width: 390, height: 844 } })
    await expect.element(page.getByRole('button', { name: 'Approve this budget list' })).toBeInViewport()
    await start()
    await expect.element(dialog()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it('reads on in the page where the button at the foot of a phone has gone with their approval', async () => {
    await open(aBudget(), [], { viewport: { width: 390, height: 844 } })
    await start()
    await dialog().getByLabelText('Your name').fill('Ada')
    answer(approveShared, () => {
      answer(getDiscussion, { comments: [], approvals: [anApproval({ name: 'Ada' })] })
      return '1'
    })
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(bar()).toMatchTextContent(/Approved by Ada/)
    await expect.poll(() => document.activeElement?.id).toBe('content')
  })
})

it('who may only comment sees what was approved, and has nothing to approve', async () => {
  await open(aBudget({ role: 'comment' }), [anApproval({ name: 'Ada' })])
  await expect.element(bar()).toMatchTextContent(/Approved by Ada/)
  expect(page.getByRole('button', { name: /^Approve/ }).elements()).toHaveLength(0)
})

function shownBudget(): NonNullable<View['budget']> {
  const { budget } = aBudget()
  if (!budget) throw new Error('no budget is shown')
  return budget
}
