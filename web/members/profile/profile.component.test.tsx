import { describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getOwnCompany } from '../../../contract/company.ts'
import { sendEmailCode, type User } from '../../../contract/members.ts'
import {
  cancelDeletion,
  endOtherSessions,
  endSession,
  getSessions,
  requestDeletion,
  updateEmail,
  updatePassword,
  updateUser,
  type Session,
} from '../../../contract/profile.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, asked, cutOff, refuse } from '../../testing/server-answers.ts'
import { answerSignInOptions, enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { useUser } from '../session/current-user.ts'
import { ProfileView } from './ProfileView.tsx'

const WORDS = {
  en: {
    nickname: 'Nickname',
    mobile: 'Mobile',
    facts: ['Username', 'Email', 'Roles', 'Member', 'Created date'],
    save: 'Save',
    nicknameMissing: 'Please Enter User Nickname',
    mobileMissing: 'Please enter your mobile number',
    mobileWrong: 'Please enter a correct mobile number',
  },
  'zh-CN': {
    nickname: '昵称',
    mobile: '手机号',
    facts: ['用户名', '邮箱', '角色', '会员', '创建日期'],
    save: '保存',
    nicknameMissing: '请输入用户昵称',
    mobileMissing: '请输入手机号',
    mobileWrong: '请输入正确的手机号',
  },
}
const DESK = { tongue: 'en', theme: 'light' } as const
const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } } as const
const WRONG_PASSWORD = 1004001005

const aSession = (facts: Partial<Session>): Session => ({
  id: '1',
  current: false,
  device: 'Chrome, Linux',
  address: '192.0.2.7',
  createTime: Date.UTC(2026, 0, 5),
  lastUsed: Date.UTC(2026, 0, 6),
  ...facts,
})
const HERE = aSession({ id: '1', current: true, device: 'Firefox, Windows' })
const CHROME = aSession({ id: '2' })
const UNKNOWN = aSession({ id: '3', device: '' })

async function openProfile(facts: Partial<User> = {}, setting: Setting = DESK): Promise<void> {
  answerSignInOptions()
  answer(getSessions, [HERE, CHROME, UNKNOWN])
  answer(getOwnCompany, { status: 'none', reason: null, company: null, unsent: [] })
  await show(
    <>
      <OwnProfile />
      <Toasts closeLabel="Dismiss" />
    </>,
    setting,
  )
  enterAs(aMember(facts))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

function OwnProfile() {
  const user = useUser()
  return user && <ProfileView user={user} />
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const region = (name: string) => page.getByRole('region', { name })
const submit = (part: Locator) => (part.element().querySelector('[type=submit]') as HTMLElement).click()
const fill = (part: Locator, label: string, text: string) => part.getByLabelText(label, { exact: true }).fill(text)

describe('§5: a profile', () => {
  it.each([DESK, PHONE])('says what is wrong with it, and reads well ($tongue, $theme)', async (setting) => {
    const words = WORDS[setting.tongue]
    await openProfile({ mobile: '+86 138-0000-0000', nickname: '宽'.repeat(30) }, setting)
    for (const fact of words.facts) await expect.element(page.getByText(fact, { exact: true }).first()).toBeVisible()
    await field(words.nickname).fill('   ')
    await field(words.mobile).fill('12345')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.element(page.getByText(words.nicknameMissing)).toBeVisible()
    await expect.element(page.getByText(words.mobileWrong)).toBeVisible()
    await expect.element(field(words.nickname)).toHaveFocus()
    await field(words.mobile).fill('')
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect.element(page.getByText(words.mobileMissing)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(asked).not.toContain(`PUT ${updateUser.path}`)
  })

  it('keeps what was typed where it is refused, says so at the field, where nobody answers, and while it is saved', async () => {
    await openProfile()
    const nickname = field('Nickname')
    refuse(updateUser, 400, { words: 'nickname: at least 3 characters' })
    await nickname.fill('Bo')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('at least 3 characters', { exact: true })).toBeVisible()
    await expect.element(nickname).toHaveAttribute('aria-invalid', 'true')
    cutOff(updateUser)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Network anomaly')).toBeVisible()
    await expect.element(nickname).toHaveValue('Bo')
    const { promise: isSaved, resolve: letOn } = Promise.withResolvers<true>()
    answer(updateUser, isSaved)
    await userEvent.keyboard('{Enter}')
    await nickname.fill('Bob')
    letOn(true)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bo' })).toBeVisible()
    await expect.element(nickname).toHaveValue('Bob')
    await nickname.fill('Cy')
    await page.getByRole('button', { name: 'Undo the changes' }).click()
    await expect.element(nickname).toHaveValue('Bo')
    // The button has disappeared, but the focus has not.
    await expect.element(nickname).toHaveFocus()
  })

  it('says at each password what is wrong with it; a new one logs out everywhere else, and the list says so', async () => {
    await openProfile()
    const section = region('Password')
    await section.getByRole('button', { name: 'Change password' }).click()
    submit(section)
    await expect.poll(() => section.getByText('This is required').elements()).toHaveLength(3)
    await fill(section, 'Old password', 'wrong77')
    await fill(section, 'New password', 'after22')
    await fill(section, 'Confirm password', 'after23')
    submit(section)
    await expect.element(section.getByText('The Passwords Entered Twice No Match')).toBeVisible()
    await fill(section, 'Confirm password', 'after22')
    const old = section.getByLabelText('Old password', { exact: true })
    refuse(updatePassword, WRONG_PASSWORD)
    submit(section)
    await expect.element(section.getByText('The password is not right.')).toBeVisible()
    await expect.element(old).toHaveAttribute('aria-invalid', 'true')
    refuse(updatePassword, 423, { words: 'Too many wrong passwords; try again in 900 seconds.' })
    submit(section)
    await expect.element(section.getByText('try again in 900 seconds')).toBeVisible()
    await expect.element(old).toHaveAttribute('aria-invalid', 'true')
    answer(updatePassword, true)
    answer(getSessions, [HERE])
    submit(section)
    await expect.element(page.getByText('There is no other place.')).toBeVisible()
  })

  it('says at another address what is wrong with it (zh-CN)', async () => {
    await openProfile({}, PHONE)
    const section = region('邮箱')
    await section.getByRole('button', { name: '更换邮箱' }).click()
    submit(section)
    await expect.element(section.getByText('请输入邮箱地址')).toBeVisible()
    await expect.element(section.getByText('请输入验证码')).toBeVisible()
    await fill(section, '新邮箱', 'ada@quarry')
    await section.getByRole('button', { name: '发送验证码' }).click()
    await expect.element(section.getByText('请输入正确的邮箱地址')).toBeVisible()
    await fill(section, '新邮箱', 'Ada@quarry.test')
    submit(section)
    await expect.element(section.getByText('这已经是您账号的邮箱。')).toBeVisible()
    await fill(section, '新邮箱', 'taken@quarry.test')
    await fill(section, '验证码', '123456')
    submit(section)
    const password = section.getByLabelText('当前密码', { exact: true })
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await password.fill('wrong77')
    refuse(updateEmail, WRONG_PASSWORD)
    submit(section)
    await expect.element(section.getByText('The password is not right.')).toBeVisible()
    await expect.element(password).toHaveFocus()
    refuse(updateEmail, 1004001004)
    submit(section)
    await expect.element(section.getByText('This email address has an account already.')).toBeVisible()
    await expect.element(section.getByLabelText('新邮箱')).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('without a password, another address', () => {
  it('takes a code to the present one, too, and says which of the codes is not right', async () => {
    await openProfile({ hasPassword: false }, PHONE)
    const section = region('邮箱')
    await section.getByRole('button', { name: '更换邮箱' }).click()
    await fill(section, '新邮箱', 'new@quarry.test')
    await fill(section, '验证码', '123456')
    submit(section)
    const own = section.getByLabelText('发往现有邮箱的验证码', { exact: true })
    await expect.element(own).toHaveAttribute('aria-invalid', 'true')
    await own.fill('654321')
    refuse(updateEmail, 1002014000, { data: { field: 'oldCode' } })
    submit(section)
    await expect.element(own).toHaveFocus()
    await expect.element(section.getByLabelText('验证码', { exact: true })).not.toHaveAttribute('aria-invalid')
    expect(await seriousViolations(section.element())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})

describe('where a member is logged in', () => {
  it('is listed, ended, and back where that failed; then all others', async () => {
    await openProfile()
    const logins = region('Where you are logged in').getByRole('listitem')
    const chrome = logins.filter({ hasText: 'Chrome, Linux' })
    await expect.element(chrome.getByText('192.0.2.7')).toBeVisible()
    await expect.element(logins.filter({ hasText: 'This one' }).getByText('Firefox, Windows')).toBeVisible()
    expect(logins.elements()).toHaveLength(3)

    const { promise: isRefused, resolve: letOn } = Promise.withResolvers<void>()
    refuse(endSession, 503, { after: isRefused })
    await chrome.getByRole('button').click()
    await expect.element(chrome).not.toBeInTheDocument()
    // It is back before the list is read again.
    answer(getSessions, new Promise<Session[]>(() => undefined))
    letOn()
    await expect.element(chrome).toBeVisible()

    answer(endSession, true)
    answer(getSessions, [HERE, UNKNOWN])
    await chrome.getByRole('button', { name: 'Log out Chrome, Linux, 192.0.2.7' }).click()
    await expect.element(page.getByText('Logged out there.')).toBeVisible()
    await expect.element(chrome).not.toBeInTheDocument()
    await expect.element(logins.filter({ hasText: 'Unknown device' })).toBeVisible()
    answer(endOtherSessions, 1)
    answer(getSessions, [HERE])
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await expect.element(page.getByText('Logged out in one place.')).toBeVisible()
    await expect.element(page.getByText('There is no other place.')).toBeVisible()
  })
})

describe('the deletion of an account', () => {
  it.each(['light', 'dark'] as const)(
    'says at the password what is wrong with it, and keeps it (%s)',
    async (theme) => {
      await openProfile({}, { theme })
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      const password = dialog.getByLabelText('Your password, to show that it is you')
      await dialog.getByRole('button', { name: 'Delete in 30 days' }).click()
      await expect.element(dialog.getByText('This is required')).toBeVisible()
      await password.fill('wrong77')
      refuse(requestDeletion, WRONG_PASSWORD)
      await userEvent.keyboard('{Enter}')
      await expect.element(dialog.getByText('The password is not right.')).toBeVisible()
      expect(await seriousViolations(dialog.element())).toEqual([])
      // Everybody knows the demonstration's.
      refuse(requestDeletion, 1004001007)
      await userEvent.keyboard('{Enter}')
      await expect.element(dialog.getByText('A demonstration account keeps its address and password')).toBeVisible()
      await expect.element(password).toHaveValue('wrong77')
    },
  )

  it('takes a code where there is no password, which can be set as the first', async () => {
    await openProfile({ hasPassword: false, email: 'a.rather.long.name@quarry.test' }, PHONE)
    await expect.element(page.getByText('您的邮箱超过登录框的 20 个字符，只能通过第三方登录。')).toBeVisible()
    const section = region('密码')
    await section.getByRole('button', { name: '设置密码' }).click()
    expect(section.getByLabelText('旧密码').elements()).toEqual([])
    await page.getByRole('button', { name: '注销我的账号' }).click()
    const dialog = page.getByRole('dialog')
    answer(sendEmailCode, true)
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect.element(dialog.getByRole('button', { name: '已发送' })).toBeVisible()
    await dialog.getByLabelText('验证码').fill('123456')
    let proof: unknown
    answer(requestDeletion, (input) => {
      proof = input
      return { deleteTime: Date.UTC(2026, 1, 5) }
    })
    answer(cancelDeletion, true)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(proof).toMatchObject({ code: '123456' })
    await page.getByRole('button', { name: '保留我的账号' }).click()
    await expect.element(page.getByText('您的账号已保留。')).toBeVisible()
  })
})
