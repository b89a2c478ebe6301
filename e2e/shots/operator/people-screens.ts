import type { Page } from 'playwright-core'
import { getBackgroundWork, getFailedJobs } from '../../../contract/background-work.ts'
import { createFeedKey, getFeedKeys } from '../../../contract/feed.ts'
import { getKeptMember, getMemberPage } from '../../../contract/members-kept.ts'
import type { KeptMember } from '../../../contract/members-kept.ts'
import { answer, bringIntoView, dialog, main, press, showWith } from '../steps.ts'
import type { Screen } from '../screen.ts'
import { failedJobs, failingWork, feedKeys, madeKey } from './made-up.ts'
import { aFullMember, ofDemonstration, someMembers } from './made-up-members.ts'

/** Members, partners, and work in the background. */
export const peopleScreens: Screen[] = [
  { name: 'operator-members', path: '/operator/members', open: showsMembers },
  { name: 'operator-members-none', path: '/operator/members?state=locked&q=zzzzzz' },
  { name: 'operator-member', path: '/operator/members/1', open: (page) => showsFullMember(page, ofDemonstration) },
  { name: 'operator-member-gone', path: '/operator/members/99999999' },
  { name: 'operator-member-sessions', path: '/operator/members/9', open: openSessionsEnd },
  { name: 'operator-member-full', path: '/operator/members/9', open: (page) => showsFullMember(page) },
  { name: 'operator-member-company', path: '/operator/members/9', open: showsCompany },
  { name: 'operator-member-judging', path: '/operator/members/9', open: refuseWithoutReason },
  { name: 'operator-member-mails', path: '/operator/members/9', open: showsMails },
  { name: 'operator-member-locked', path: '/operator/members/9', open: showsLocked },
  { name: 'operator-member-lock', path: '/operator/members/9', open: lockWithoutReason },
  { name: 'operator-member-role', path: '/operator/members/9', open: openRole },
  { name: 'operator-member-same-role', path: '/operator/members/9', open: takeSameRole },
  { name: 'operator-feed', path: '/operator/feed' },
  { name: 'operator-feed-keys', path: '/operator/feed', open: showsKeys },
  { name: 'operator-feed-rename', path: '/operator/feed', open: renameKey },
  { name: 'operator-feed-revoke', path: '/operator/feed', open: askToRevoke },
  { name: 'operator-feed-new', path: '/operator/feed', open: openNewKey },
  { name: 'operator-feed-mistake', path: '/operator/feed', open: refuseKey },
  { name: 'operator-feed-made', path: '/operator/feed', open: makeKey },
  { name: 'operator-work', path: '/operator/work' },
  { name: 'operator-work-failed', path: '/operator/work', open: showsFailedWork },
  { name: 'operator-work-discard', path: '/operator/work', open: askToDiscard },
]

async function showsMembers(page: Page): Promise<void> {
  await showWith(page, getMemberPage, someMembers)
  await main(page).locator('a[href^="/operator/members/"]').first().waitFor()
}

/** Asks whether to end all sessions of the member. */
async function openSessionsEnd(page: Page): Promise<void> {
  await showsFullMember(page)
  await press(main(page), /^(Log out everywhere|退出全部登录)$/)
  await dialog(page).getByRole('button').last().waitFor()
}

async function showsFullMember(page: Page, facts: Partial<KeptMember> = {}): Promise<void> {
  await showWith(page, getKeptMember, { ...aFullMember, ...facts })
  await main(page).getByRole('heading', { level: 2 }).last().waitFor()
}

const showsHeading = (page: Page, name: RegExp) =>
  bringIntoView(main(page).getByRole('heading', { name }).first(), 'start')

async function showsCompany(page: Page): Promise<void> {
  await showsFullMember(page)
  await showsHeading(page, /^(Company|企业)$/)
}

async function refuseWithoutReason(page: Page): Promise<void> {
  await showsFullMember(page)
  await press(main(page), /^(Refuse|拒绝)$/)
  await press(dialog(page), /^(Refuse|拒绝)$/)
  await dialog(page).locator('[aria-invalid=true]').waitFor()
}

async function showsMails(page: Page): Promise<void> {
  await showsFullMember(page)
  await showsHeading(page, /^(Mails|邮件)$/)
}

async function showsLocked(page: Page): Promise<void> {
  await showsFullMember(page, {
    state: 'locked',
    lockReason: 'Sends the same picture\nagain and again.',
    lockTime: aFullMember.lastSeenTime,
    deleteTime: aFullMember.createTime,
  })
}

async function lockWithoutReason(page: Page): Promise<void> {
  await showsFullMember(page)
  await press(main(page), /^(Lock the account|锁定账号)$/)
  await press(dialog(page), /^(Lock|锁定)$/)
  await dialog(page).locator('[aria-invalid=true]').waitFor()
}

async function openRole(page: Page): Promise<void> {
  await showsFullMember(page)
  await press(main(page), /^(Change the role|更改角色)$/)
  await dialog(page).getByRole('button').last().waitFor()
}

async function takeSameRole(page: Page): Promise<void> {
  await openRole(page)
  await press(dialog(page), /^(Change|更改)$/)
}

async function showsKeys(page: Page): Promise<void> {
  await showWith(page, getFeedKeys, feedKeys)
  await main(page).getByText('Harbour Projects').first().waitFor()
}

async function renameKey(page: Page): Promise<void> {
  await showsKeys(page)
  await press(main(page), /^(Rename|重命名) /)
}

async function askToRevoke(page: Page): Promise<void> {
  await showsKeys(page)
  await press(main(page), /^(Revoke|停用) /)
  await dialog(page).waitFor()
}

async function openNewKey(page: Page): Promise<void> {
  await press(main(page), /^(New key|新建密钥)$/)
  await dialog(page).getByRole('textbox').first().waitFor()
}

async function refuseKey(page: Page): Promise<void> {
  await openNewKey(page)
  await press(dialog(page), /^(Make the key|生成密钥)$/)
  await dialog(page).locator('[aria-invalid=true]').waitFor()
}

async function makeKey(page: Page): Promise<void> {
  await answer(page, createFeedKey, madeKey)
  await openNewKey(page)
  await dialog(page).getByRole('textbox').first().fill('Harbour Projects')
  await press(dialog(page), /^(Make the key|生成密钥)$/)
  await dialog(page)
    .getByRole('button', { name: /^(Copy key|复制密钥)$/ })
    .waitFor()
}

async function showsFailedWork(page: Page): Promise<void> {
  await answer(page, getFailedJobs, failedJobs)
  await showWith(page, getBackgroundWork, failingWork)
  await main(page).getByText('550 no such mailbox').first().waitFor()
}

async function askToDiscard(page: Page): Promise<void> {
  await showsFailedWork(page)
  const boxes = main(page).getByRole('checkbox')
  for (const place of [1, 2]) await boxes.nth(place).check()
  await press(main(page), /^(Discard|放弃)$/)
}
