import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endRevived, getRestoredBackup, getRevivedPage, keepRevived } from '../../../contract/restored-backup.ts'
import type { RestoredBackup, Revived } from '../../../contract/restored-backup.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { RestoredSection } from './RestoredSection.tsx'

const showSection = (setting: Setting = {}) => {
  enterAs(aMember({ roles: ['member', 'operator'], permissions: ['backup:decide'] }))
  return show(
    <main tabIndex={-1}>
      <h1>Background work</h1>
      <RestoredSection />
      <Toasts closeLabel="Dismiss the message" />
    </main>,
    setting,
  )
}

const NONE = { session: 0, link: 0, invitation: 0, 'feed-key': 0 }
const OPEN = { session: 3, link: 1, invitation: 1, 'feed-key': 1 }
const aRestore = (facts: Partial<RestoredBackup> = {}): RestoredBackup => ({
  id: '1',
  backupTime: Date.UTC(2026, 10, 19, 12),
  restoreTime: Date.UTC(2026, 10, 20, 12),
  open: OPEN,
  decision: null,
  ...facts,
})
const aRow = (facts: Partial<Revived> = {}): Revived => ({
  id: '1',
  whose: 'Ada',
  what: 'Lobby',
  thing: 'board',
  email: null,
  since: Date.UTC(2026, 10, 1, 12),
  until: Date.UTC(2026, 11, 3, 10),
  ...facts,
})
const ROWS = {
  session: aRow({ what: 'Firefox, Linux', thing: null }),
  link: aRow(),
  invitation: aRow({ email: 'bob@quarry.test' }),
  'feed-key': aRow({ what: 'A shop', thing: null, whose: null, until: null }),
}

it.each([
  [
    'en',
    'light',
    { width: 1366, height: 900 },
    ['Sessions: 3', 'Share links: 1', 'Invitations: 1', 'Feed keys: 1'],
    [
      /^Firefox, Linux · since November 1, 2026 at .+, until December 3, 2026 at .+ GMT/,
      /^a board of Ada · since November 1, 2026/,
      /^a board of Ada · for bob@quarry.test · since/,
      /^made by somebody whose account is deleted · since .+, without an end$/,
    ],
    ['End all …', 'Not yet', 'End them'],
    'End 3 sessions, 1 share link, 1 invitation, and 1 feed key?',
    'Ended: 3 sessions, 1 share link, 1 invitation, and 1 feed key.',
    /^Ended by Ida, November 20, 2026.+: 3 sessions/,
  ],
  [
    'zh-CN',
    'dark',
    { width: 320, height: 800 },
    ['登录：3', '分享链接：1', '邀请：1', '数据接口密钥：1'],
    [
      /^Firefox, Linux · 2026年11月1日.+起，至 2026年12月3日 GMT/,
      /^Ada 的材料板 · 2026年11月1日/,
      /^Ada 的材料板 · 邀请 bob@quarry.test · /,
      /^由 已注销的账号 创建 · .+起，长期有效$/,
    ],
    ['全部终止…', '暂不', '全部终止'],
    '终止3 处登录、1 个分享链接、1 个邀请和1 个数据接口密钥？',
    '已终止：3 处登录、1 个分享链接、1 个邀请和1 个数据接口密钥。',
    /^Ida 于 2026年11月20日.+ 终止：3 处登录/,
  ],
] as const)(
  'an operator is told what a restore brought back, is asked, and ends it (%s)',
  async (tongue, theme, viewport, kinds, rows, [end, notYet, confirm], question, told, done) => {
    let isEnded = false
    const decision = { what: 'ended', time: Date.UTC(2026, 10, 20, 13), actor: 'Ida', ended: OPEN } as const
    answer(getRestoredBackup, () => (isEnded ? aRestore({ open: NONE, decision }) : aRestore()))
    answer(getRevivedPage, ({ kind }) => ({ list: [ROWS[kind]], total: 1 }))
    answer(endRevived, () => {
      isEnded = true
      return OPEN
    })
    await showSection({ tongue, theme, viewport })
    for (const [at, kind] of kinds.entries()) {
      await page.getByText(kind, { exact: true }).click()
      await expect.element(page.getByText(rows[at] ?? '')).toBeVisible()
    }
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)

    await page.getByRole('button', { name: end }).click()
    await expect.element(page.getByText(question)).toBeVisible()
    await expect.element(page.getByRole('button', { name: notYet }).last()).toHaveFocus()
    expect(isEnded).toBe(false)
    await page.getByRole('button', { name: confirm, exact: true }).click()
    await expect.element(page.getByText(told)).toBeVisible()
    await expect.element(page.getByText(done)).toBeVisible()
    expect(document.activeElement).not.toBe(document.body)
  },
)

it('an operator keeps it by keyboard, unless another was faster', async () => {
  let restored = aRestore()
  answer(getRestoredBackup, () => restored)
  refuse(keepRevived, 409)
  await showSection()
  const keep = page.getByRole('button', { name: 'Keep them' })
  await expect.element(keep).toBeVisible()
  keep.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This was changed elsewhere since').first()).toBeVisible()
  answer(keepRevived, () => {
    restored = aRestore({ decision: { what: 'kept', time: Date.UTC(2026, 10, 20, 13), actor: null, ended: null } })
    return true as const
  })
  await keep.click()
  await expect.element(page.getByText('They are kept.')).toBeVisible()
  await expect.element(page.getByText(/^Kept by somebody whose account is deleted, /)).toBeVisible()
})

it('where nothing is open any more, there is nothing to end; where nothing was restored, nothing is shown', async () => {
  answer(getRestoredBackup, aRestore({ open: NONE }))
  await showSection()
  await expect.element(page.getByText('None of it is open any more.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'End all …' })).not.toBeInTheDocument()
})
