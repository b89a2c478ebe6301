import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFeedKey, getFeedKeys, renameFeedKey, revokeFeedKey } from '../../../contract/feed.ts'
import type { FeedKey } from '../../../contract/feed.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, breakDown, Refusal, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { FeedView } from './FeedView.tsx'
import { NewKey } from './NewKey.tsx'

const showPage = (setting: Setting = {}) => {
  enterAs(aMember())
  return show(
    <main tabIndex={-1}>
      <h1>Feed</h1>
      <NewKey />
      <FeedView />
      <Toasts closeLabel="Dismiss the message" />
    </main>,
    setting,
  )
}

const aKey = (facts: Partial<FeedKey> = {}): FeedKey => ({
  id: '1',
  name: 'A shop',
  hint: 'x7Qz',
  createdBy: 'Ida',
  createTime: Date.UTC(2026, 1, 3, 12),
  expireTime: null,
  lastUse: null,
  calls: 0,
  revokedBy: null,
  revokeTime: null,
  isOpen: true,
  ...facts,
})

it.each([
  ['en', 'light', 'Made by Ida on February 3, 2026 · does not end by itself', '1,204 calls · last 2 days ago'],
  ['zh-CN', 'dark', 'Ida 于 2026年2月3日创建 · 长期有效', '调用 1,204 次 · 最近一次：前天'],
] as const)('an operator sees who reads the feed, and how it is read (%s)', async (tongue, theme, life, use) => {
  const lastUse = Date.now() - 2 * 86_400_000 - 60_000
  const ended = {
    id: '2',
    name: 'B'.repeat(80),
    isOpen: false,
    revokedBy: 'Olaf',
    revokeTime: Date.UTC(2026, 2, 1, 12),
  }
  answer(getFeedKeys, { list: [aKey({ calls: 1204, lastUse }), aKey(ended)], total: 2 })
  await showPage({ tongue, theme, viewport: { width: 320, height: 900 } })
  await expect.element(page.getByText('qk_…x7Qz').first()).toBeVisible()
  await expect.element(page.getByText(life)).toBeVisible()
  await expect.element(page.getByText(use)).toBeVisible()
  await expect.element(page.getByText(/^curl -H "Authorization: Bearer YOUR_KEY"/)).toBeVisible()
  // An ended key has no actions.
  expect(page.getByRole('listitem').nth(1).getByRole('button').elements()).toEqual([])
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it.each([390, 360, 320])('shows the end of a key in one piece on a phone (%s)', async (width) => {
  answer(getFeedKeys, { list: [aKey({ name: 'Studio Lin 林工作室' })], total: 1 })
  await showPage({ viewport: { width, height: 844 } })
  const end = page.getByText('qk_…x7Qz')
  await expect.element(end).toBeVisible()
  expect(end.element().getClientRects()).toHaveLength(1)
})

it('an operator makes a key, which is shown once and can be copied', async () => {
  answer(getFeedKeys, { list: [], total: 0 })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const made: unknown[] = []
  answer(createFeedKey, (input) => {
    made.push(input)
    return { id: '1', key: 'qk_secret' }
  })
  await showPage()
  await expect.element(page.getByText('Nobody reads the feed yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New key' }).click()
  const name = page.getByRole('textbox', { name: 'Whom is it for' })
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please enter whom it is for.')).toBeVisible()
  expect(made).toEqual([])
  await name.fill(' A shop ')
  await page.getByRole('combobox', { name: 'Ends' }).selectOptions('In 90 days')
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = page.getByRole('textbox', { name: 'Key' })
  await expect.element(key).toHaveValue('qk_secret')
  await expect.element(key).toHaveFocus()
  expect(made).toEqual([{ name: 'A shop', days: 90 }])
  expect(getComputedStyle(key.element()).fontFamily).toContain('monospace')
  // Pressed by habit, Escape would lose what is shown only once.
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Copy key' }).click()
  await expect.element(page.getByText('Copied.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('qk_secret')
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'New key' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Whom is it for' })).toHaveValue('')
})

it('what is refused is said at the field, and what was typed stays', async () => {
  answer(getFeedKeys, { list: [], total: 0 })
  refuse(createFeedKey, 1_011_002_001, { words: 'There are 100 keys already.' })
  await showPage()
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'Whom is it for' }).fill('A shop')
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(page.getByText('There are 100 keys already.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Whom is it for' })).toHaveValue('A shop')
})

it('an operator calls a key something else, and is told why it may not be', async () => {
  let name = 'A shop'
  answer(getFeedKeys, () => ({ list: [aKey({ name })], total: 1 }))
  answer(renameFeedKey, (input) => {
    if (input.name === 'Bad') throw new Refusal(400, 'name: contains what cannot be read')
    name = input.name
    return true as const
  })
  await showPage()
  await page.getByRole('button', { name: 'Rename A shop' }).click()
  const field = page.getByRole('textbox', { name: 'New name of A shop' })
  await expect.element(field).toHaveFocus()
  // What is typed stands in place of the old name.
  await userEvent.keyboard('Bad')
  await expect.element(field).toHaveValue('Bad')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('contains what cannot be read')).toBeVisible()
  await field.fill('Another shop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('button', { name: 'Rename Another shop' })).toHaveFocus()
})

it('an operator is asked before a key is revoked for good', async () => {
  let isOpen = true
  answer(getFeedKeys, () => ({
    list: [aKey({ isOpen, ...(!isOpen && { revokedBy: 'Ida', revokeTime: Date.UTC(2026, 3, 1, 12) }) })],
    total: 1,
  }))
  answer(revokeFeedKey, () => {
    isOpen = false
    return true as const
  })
  await showPage()
  await page.getByRole('button', { name: 'Revoke A shop' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Revoke the key of A shop?' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Revoke A shop' })).toHaveFocus()
  await page.getByRole('button', { name: 'Revoke A shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('The key was revoked.')).toBeVisible()
  await expect.element(page.getByText(/Revoked by Ida on April 1, 2026/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New key' })).toHaveFocus()
})

it('an operator is told why the keys cannot be read, and tries again', async () => {
  breakDown(getFeedKeys, 500)
  await showPage()
  await expect.element(page.getByText('The keys could not be loaded.')).toBeVisible()
  answer(getFeedKeys, { list: [aKey()], total: 1 })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Never used')).toBeVisible()
})
