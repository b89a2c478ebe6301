import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getActivity, getShareState, markRead } from '../../../contract/sharing/activity-calls.ts'
import { getApprovals } from '../../../contract/sharing/approval-calls.ts'
import { getComments, type OwnersComment } from '../../../contract/sharing/discussion-calls.ts'
import { getLinks } from '../../../contract/sharing/link-calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aComment, aLink, anApproval, anEvent } from '../../testing/own-links.ts'
import { answer, asked, breakDown } from '../../testing/server-answers.ts'
import { drawer, openDrawer, press, tab, visit } from '../../testing/sharing/share-drawer.tsx'

test('the button says what came that is unread, and that the list has changed since it was approved', async () => {
  await visit({ state: { unread: 3, approval: 'changed' } })
  await expect
    .element(page.getByRole('button', { name: 'Share 3 things unread, Changed since it was approved' }))
    .toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('Back closes the drawer and leaves the page where it is', async () => {
  await openDrawer({ links: [aLink({ name: 'The Lins' })] })
  await expect.element(drawer().getByText('The Lins')).toBeVisible()
  // A test has no real history.
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus()
})

test('an address that a notice led to opens the drawer, once: Back closes it', async () => {
  await visit({ links: [aLink({ name: 'The Lins' })] }, { address: '/budgetList/5#share' })
  await expect.element(drawer().getByText('The Lins')).toBeVisible()
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus()
})

test('a comment shows on the button as soon as it was made, and its number goes when its tab is looked at', async () => {
  const comments: OwnersComment[] = []
  const live = await visit({ links: [aLink()], comments })
  await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect.poll(() => asked).toContain('GET /app-api/project/share/own-live')
  answer(getShareState, () => [{ refId: '5', links: 1, collaborators: 0, unread: 1, approval: 'none' as const }])
  comments.push(aComment({ text: 'And this?' }))
  live.send({ of: 'discussion' })
  await expect.element(page.getByRole('button', { name: 'Share 1 thing unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(drawer().getByText('And this?')).toBeVisible()
  await tab('Links').click()
  comments.push(aComment({ text: 'And that?' }))
  live.send({ of: 'discussion' })
  await expect.element(tab('Comments 1 new')).toBeVisible()
  // The server learns of it late.
  answer(markRead, true)
  await tab('Comments').click()
  await expect.element(drawer().getByText('And that?')).toBeVisible()
  await expect.element(tab('Comments')).toHaveAccessibleName('Comments')
})

test('each tab says why it has nothing, and tries again', async () => {
  await openDrawer({})
  breakDown(getLinks, 500)
  breakDown(getComments, 500)
  breakDown(getActivity, 500)
  answer(getApprovals, [])
  await tab('Activity').click()
  await expect.element(drawer().getByText('What happened could not be loaded.')).toBeVisible()
  answer(getActivity, { list: [], total: 0 })
  await press('Retry')
  await expect.element(drawer().getByText('Nothing has happened yet')).toBeVisible()
  await tab('Approvals').click()
  await expect.element(drawer().getByText('No approvals yet')).toBeVisible()
})

test('a phone shows all of it in Chinese, in the dark', async () => {
  const comments = [aComment({ on: { lineId: 'l1' }, name: '林', linkName: '林先生' })]
  await openDrawer(
    { links: [aLink({ name: '林先生' })], comments, approvals: [anApproval({ name: '林' })] },
    { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
  )
  const sheet = page.getByRole('dialog', { name: '分享此预算清单' })
  const events = [{ name: '林' }, { name: 'Lin' }, { name: null }].map((by) =>
    anEvent({ event: 'commented', linkName: '林先生', ...by }),
  )
  answer(getActivity, { list: events, total: 3 })
  await expect.element(sheet.getByText('可见：客户，价格为区间 · 90天后到期')).toBeVisible()
  for (const name of [/^评论/, /^确认/, /^记录/, /^链接/]) {
    await sheet.getByRole('tab', { name }).click()
    await expect.element(sheet.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    expect(await seriousViolations(document.body)).toEqual([])
    expect(sheet.element().scrollWidth).toBeLessThanOrEqual(320)
  }
  await sheet.getByRole('tab', { name: /^记录/ }).click()
  for (const name of ['林', 'Lin ', '访客'])
    await expect.element(sheet.getByText(`${name}通过“林先生”的链接发表了评论`, { exact: true })).toBeVisible()
  await sheet.getByRole('tab', { name: /^链接/ }).click()
  await sheet.getByRole('button', { name: '新建链接' }).click()
  await sheet.getByText('自选', { exact: true }).click()
  await expect.element(sheet.getByText(/绝不显示您的成本/)).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(sheet.element().scrollWidth).toBeLessThanOrEqual(320)
})
