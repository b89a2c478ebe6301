import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  endMemberSessions,
  getKeptMember,
  judgeCompany,
  lockMember,
  resendMail,
  setMemberRole,
  unlockMember,
  type KeptMail,
  type KeptMember,
} from '../../../../contract/members-kept.ts'
import { permissions } from '../../../../contract/permissions.ts'
import { currentUser } from '../../../members/session/current-user.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aCompanyDocument, aKeptMember, aSentCompany, aTrailEntry } from '../../../testing/kept-members.ts'
import { aMember } from '../../../testing/members.ts'
import { answer, asked, cutOff, refuse } from '../../../testing/server-answers.ts'
import { enterAs } from '../../../testing/session.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { MemberView } from './MemberView.tsx'

const NOON = Date.UTC(2026, 0, 5, 12)
const DESK = { tongue: 'en', theme: 'light', viewport: { width: 1366, height: 768 } } as const
const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 700 } } as const

const aMail = (facts: Partial<KeptMail> = {}): KeptMail => ({
  id: '1',
  kind: 'password-changed',
  createTime: NOON,
  state: 'sent',
  time: NOON,
  problem: null,
  canBeResent: false,
  ...facts,
})

async function open(facts: Partial<KeptMember> = {}, setting: Setting = DESK): Promise<void> {
  answer(getKeptMember, aKeptMember(facts))
  await show(
    <>
      <MemberView id="9" />
      <Toasts closeLabel="Dismiss" />
    </>,
    setting,
  )
  await expect.element(page.getByRole('region').first()).toBeVisible()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

beforeEach(() => enterAs(aMember({ id: '7', roles: ['member', 'operator'], permissions: [...permissions] })))

describe('one member', () => {
  const whole: Partial<KeptMember> = {
    role: 'editor',
    state: 'locked',
    lockReason: 'Sends rubbish.\nTwice.',
    lockTime: NOON,
    deleteTime: NOON,
    verification: 'refused',
    refusalReason: 'The licence is out of date.',
    company: aSentCompany({ judgeTime: NOON, documents: [aCompanyDocument()] }),
    mails: [
      aMail({ id: '2', state: 'given-up', problem: '550 no such user', canBeResent: true }),
      aMail({ id: '3', kind: 'a-kind-of-later', state: 'waiting' }),
    ],
    trail: [
      aTrailEntry({ id: '4', what: 'role-changed', before: { role: 'member' }, after: { role: 'editor' }, reason: '' }),
      aTrailEntry({ id: '3', actor: { id: '7', nickname: 'Ada' } }),
      aTrailEntry({ id: '2', actor: null, what: 'mail-resent', after: { mail: 'code' } }),
    ],
  }
  it.each([
    [
      DESK,
      [
        'Sends rubbish.',
        'Editor',
        'Refused on January 5, 2026',
        'The licence is out of date.',
        'China',
        'Firefox, Windows',
        'Given up',
        '550 no such user',
        'a-kind-of-later',
        '1,204',
        'Changed the role from Member to Editor',
        'Sent a mail again: Verification code',
        'Somebody whose account is gone',
      ],
    ],
    [PHONE, ['已锁定', '编辑', '已于 2026年1月5日 拒绝', '中国', '将角色由会员改为编辑', '密码已修改']],
  ] as const)('is told of in full ($tongue)', async (setting, texts) => {
    await open(whole, setting)
    const read = document.body.textContent ?? ''
    for (const text of texts) expect(read).toContain(text)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('that there is not leads back to the list', async () => {
    refuse(getKeptMember, 404)
    await show(<MemberView id="9" />)
    await expect.element(page.getByText('There is no such member.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'All members' })).toHaveAttribute('href', '/operator/members')
  })

  it('who is the last operator can be neither locked nor made less, and the page says so beforehand', async () => {
    await open({ role: 'operator', isLastOperator: true })
    const lock = button('Lock the account')
    await expect.element(lock).toHaveAttribute('aria-disabled', 'true')
    await expect.element(lock).toHaveAccessibleDescription(/last operator who can log in/)
    await lock.click({ force: true })
    await button('Change the role').click({ force: true })
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})

describe('locking', () => {
  it.each([DESK, PHONE])('takes a reason, says what happens, and is done once ($tongue)', async (setting) => {
    const isEnglish = setting.tongue === 'en'
    await open({}, setting)
    await button(isEnglish ? 'Lock the account' : '锁定账号').click()
    const reason = dialog().getByRole('textbox')
    await expect.element(reason).toHaveFocus()
    await expect.element(dialog().getByText(isEnglish ? /logged out everywhere at once/ : /立即退出/)).toBeVisible()
    await press(isEnglish ? 'Lock' : '锁定')
    await expect.element(dialog().getByText(isEnglish ? 'Please say why' : '请说明原因')).toBeVisible()
    await expect.element(reason).toHaveFocus()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
    expect(await seriousViolations(dialog().element())).toEqual([])

    const { promise: isHeard, resolve: letOn } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    answer(lockMember, async (input) => {
      sent.push(input)
      await isHeard
      return aKeptMember({ version: 2, state: 'locked', lockReason: 'Rubbish.', lockTime: NOON, sessions: [] })
    })
    await reason.fill(' Rubbish. ')
    await press(isEnglish ? 'Lock' : '锁定')
    await dialog()
      .getByRole('button', { name: isEnglish ? 'Lock' : '锁定', exact: true })
      .click({ force: true })
    letOn()
    await expect.element(dialog()).not.toBeInTheDocument()
    const next = button(isEnglish ? 'Unlock the account' : '解锁账号')
    await expect.element(next).toHaveFocus()
    expect(sent).toEqual([{ id: '9', version: 1, reason: 'Rubbish.' }])
  })

  it('keeps what was typed when it is closed, refused, or nobody answers', async () => {
    await open()
    await button('Lock the account').click()
    await dialog().getByRole('textbox').fill('Rubbish.')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await button('Lock the account').click()
    await expect.element(dialog().getByRole('textbox')).toHaveValue('Rubbish.')
    cutOff(lockMember)
    await press('Lock')
    await expect.element(page.getByText('Network anomaly')).toBeVisible()
    refuse(lockMember, 400, { words: 'reason: holds nothing that can be read' })
    await press('Lock')
    await expect.element(dialog().getByText('This holds nothing that can be read.', { exact: true })).toBeVisible()
    await expect.element(dialog().getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    refuse(lockMember, 1004004001)
    await press('Lock')
    await expect.element(dialog().getByText('This is the last operator.')).toBeVisible()
    await expect.element(dialog().getByRole('textbox')).toHaveValue('Rubbish.')
  })

  it('that another operator was quicker with says what they did, and is decided anew', async () => {
    await open()
    await button('Lock the account').click()
    await dialog().getByRole('textbox').fill('Rubbish.')
    const now = aKeptMember({
      version: 5,
      role: 'editor',
      trail: [
        aTrailEntry({ what: 'role-changed', before: { role: 'member' }, after: { role: 'editor' }, reason: 'Helps.' }),
      ],
    })
    refuse(lockMember, 409, { data: now })
    await press('Lock')
    await expect.element(dialog().getByText('Cy: Changed the role from Member to Editor (Helps.)')).toBeVisible()
    expect(await seriousViolations(dialog().element())).toEqual([])
    const sent: unknown[] = []
    answer(lockMember, (input) => {
      sent.push(input)
      return { ...now, version: 6, state: 'locked' as const, lockReason: 'Rubbish.' }
    })
    await press('Lock')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sent).toEqual([{ id: '9', version: 5, reason: 'Rubbish.' }])
  })

  it('is taken back with a reason', async () => {
    await open({ state: 'locked', lockReason: 'Rubbish.', lockTime: NOON })
    await button('Unlock the account').click()
    await dialog().getByRole('textbox').fill('They are sorry.')
    answer(unlockMember, aKeptMember({ version: 2 }))
    await press('Unlock')
    await expect.element(page.getByText('Bo is unlocked.')).toBeVisible()
    await expect.element(button('Lock the account')).toBeVisible()
  })
})

describe('a role', () => {
  it('is chosen with a word of what it means, and changed', async () => {
    await open()
    await button('Change the role').click()
    await expect.element(dialog().getByRole('radio', { name: 'Member' })).toHaveFocus()
    await press('Change')
    await expect.element(dialog().getByText('This is their role already.')).toBeVisible()
    await dialog().getByRole('radio', { name: 'Operator' }).click()
    await expect.element(dialog().getByText(/An operator sees every account/)).toBeVisible()
    expect(await seriousViolations(dialog().element())).toEqual([])
    const sent: unknown[] = []
    answer(setMemberRole, (input) => {
      sent.push(input)
      return aKeptMember({ version: 2, role: 'operator' })
    })
    await press('Change')
    await expect.element(page.getByText('Bo is now: Operator.')).toBeVisible()
    expect(sent).toEqual([{ id: '9', version: 1, role: 'operator' }])
  })

  it('of one’s own is given away with a warning, and what one may no longer do goes at once', async () => {
    await open({ id: '7', role: 'operator', isSelf: true })
    await button('Change the role').click()
    await dialog().getByRole('radio', { name: 'Editor' }).click()
    await expect.element(dialog().getByText(/you cannot give yourself back/)).toBeVisible()
    answer(setMemberRole, aKeptMember({ id: '7', version: 2, role: 'editor', isSelf: true }))
    await press('Change')
    await expect.poll(() => currentUser()?.roles).toEqual(['member', 'editor'])
    expect(currentUser()?.permissions).not.toContain('member:keep')
  })
})

describe('a company', () => {
  const pending = { verification: 'pending', company: aSentCompany({ documents: [aCompanyDocument()] }) } as const

  it('is where the workplace leads, and says but once when it was sent', async () => {
    await open(pending, { ...DESK, address: '/operator/members/9#company' })
    const heading = page.getByRole('heading', { name: 'Company', exact: true })
    await expect.element(heading).toHaveFocus()
    await expect.element(heading).toBeInViewport()
    expect(
      page
        .getByText(/January \d, 2026/, { exact: false })
        .elements()
        .filter((one) => one.closest('#company')),
    ).toHaveLength(1)
  })

  it('has a document’s size beside the document’s name', async () => {
    await open(pending, { ...DESK, viewport: { width: 1920, height: 1080 } })
    const document = button('licence.pdf Download')
    await expect.element(document).toHaveTextContent('licence.pdf')
    const size = page.getByText('640 kB').element().getBoundingClientRect()
    expect(size.left).toBeGreaterThan(document.element().getBoundingClientRect().right)
  })

  it('is verified, without a word if there is none to say', async () => {
    await open(pending)
    await button('Verify').click()
    const sent: unknown[] = []
    answer(judgeCompany, (input) => {
      sent.push(input)
      return aKeptMember({ version: 2, verification: 'verified', company: aSentCompany({ judgeTime: NOON }) })
    })
    await press('Verify')
    await expect.element(page.getByText('Verified on January 5, 2026')).toBeVisible()
    expect(sent).toEqual([{ id: '9', version: 1, verdict: 'verified' }])
  })

  it('is refused with a reason alone', async () => {
    await open(pending)
    await button('Refuse').click()
    await press('Refuse')
    await expect.element(dialog().getByText('Please say why')).toBeVisible()
    expect(asked).not.toContain(`PUT ${judgeCompany.path}`)
    await dialog().getByRole('textbox').fill('The licence is out of date.')
    refuse(judgeCompany, 1004004004)
    await press('Refuse')
    await expect.element(dialog().getByText('This member has sent no company to be checked.')).toBeVisible()
    await expect.element(dialog().getByRole('textbox')).toHaveValue('The licence is out of date.')
  })

  it('that its member took back is not judged', async () => {
    await open({ company: aSentCompany() })
    await expect.element(page.getByText('The member has taken this back: there is nothing to judge.')).toBeVisible()
    await expect.element(button('Verify')).not.toBeInTheDocument()
  })
})

describe('what else is done', () => {
  it('logins are ended everywhere', async () => {
    await open()
    await button('Log out everywhere').click()
    answer(endMemberSessions, aKeptMember({ sessions: [] }))
    await press('Log out everywhere')
    await expect.element(page.getByText('Logged in nowhere.')).toBeVisible()
    await expect.element(button('Log out everywhere')).toHaveFocus()
  })

  it('a mail that did not arrive is sent again, and says so where it is not', async () => {
    await open({ mails: [aMail({ state: 'given-up', problem: 'no such user', canBeResent: true })] })
    const again = button('Send again Password changed')
    refuse(resendMail, 1004004002, { words: 'This mail cannot be sent again: it has been sent.' })
    await again.click()
    await expect.element(page.getByText('This mail cannot be sent again: it has been sent.')).toBeVisible()
    answer(resendMail, aKeptMember({ mails: [aMail({ state: 'waiting' })] }))
    await again.click()
    await expect.element(page.getByText('The mail is on its way again.')).toBeVisible()
    await expect.element(again).not.toBeInTheDocument()
    await expect.element(page.getByRole('list', { name: 'Mails' })).toHaveFocus()
  })
})
