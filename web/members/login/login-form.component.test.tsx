import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSignInOptions, getUser, sendEmailCode, signInByCode, signInByPassword } from '../../../contract/members.ts'
import { aMember } from '../../testing/members.ts'
import { answer, asked, refuse } from '../../testing/server-answers.ts'
import { answerSignInOptions } from '../../testing/session.ts'
import { show, type Tongue } from '../../testing/show.tsx'
import { currentUser, setUser } from '../session/current-user.ts'
import { forgetDraft } from './draft.ts'
import { LoginForm } from './LoginForm.tsx'
import { lastSentTo } from './sent-codes.ts'

const WORDS = {
  en: {
    byPassword: 'Other login',
    email: 'Email',
    code: 'Verification code',
    send: 'Send code',
    again: 'Sent, again in',
    nickname: 'Nickname',
    choosePassword: 'Password (optional)',
    confirm: 'Confirm password',
    create: 'Create an account',
    emailMissing: 'Please enter your email address',
    passwordMissing: 'Please enter your password',
    codeMissing: 'Please enter the verification code',
    differ: 'The two passwords are inconsistent',
    required: 'This is required',
    length: 'The password must be 6 to 8 characters long',
  },
  'zh-CN': {
    byPassword: '其他登录',
    email: '邮箱',
    code: '验证码',
    send: '发送验证码',
    again: '已发送，',
    nickname: '昵称',
    choosePassword: '密码（选填）',
    confirm: '确认密码',
    create: '创建账号',
    emailMissing: '请输入邮箱地址',
    passwordMissing: '请输入密码',
    codeMissing: '请输入验证码',
    differ: '两次输入的密码不一致',
    required: '此项为必填项',
    length: '密码长度为 6 到 8 个字符',
  },
} satisfies Record<Tongue, Record<string, string>>
const TONGUES: Tongue[] = ['en', 'zh-CN']
const SEND = `POST ${sendEmailCode.path}`
const SIGN_IN = `POST ${signInByCode.path}`

let count = 0
/** The next test still waits for a code sent in this one. */
const newAddress = () => `p${(count += 1)}@quarry.test`

async function openForm(tongue: Tongue = 'en', endedWhy?: string): Promise<void> {
  forgetDraft()
  answer(getSignInOptions, { limits: { email: 20, code: 8, password: 8 }, social: [], demoMode: false })
  await show(<LoginForm isTimedOut={false} endedWhy={endedWhy} purpose={undefined} />, { tongue })
  await expect.element(page.getByRole('textbox', { name: WORDS[tongue].email })).toBeVisible()
}

const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name })
const press = (name: string) => button(name).click()

/** What a screen reader reads of a field besides its name. */
function descriptionOf(one: ReturnType<typeof field>): string {
  return [...(one.element().ariaDescribedByElements ?? [])].map(({ textContent }) => textContent).join(' ')
}

const requiredFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-required="true"]')].map(({ name }) => name)

describe.each(TONGUES)('§5: what the form says (%s)', (tongue) => {
  const words = WORDS[tongue]

  it(`login email must match a pattern, else '${words.emailMissing}'`, async () => {
    await openForm(tongue)
    for (const wrong of ['', 'nobody', 'no@body', 'a@b@c.d']) {
      await field(words.email).fill(wrong)
      await press(words.send)
      await expect.element(page.getByText(words.emailMissing)).toBeVisible()
      expect(descriptionOf(field(words.email)).trim()).toBe(words.emailMissing)
      await field(words.email).fill('x')
      await expect.element(page.getByText(words.emailMissing)).not.toBeInTheDocument()
    }
  })

  it(`password login with an empty password: '${words.passwordMissing}'`, async () => {
    await openForm(tongue)
    await page.getByRole('tab', { name: words.byPassword }).click()
    await field(words.email).fill('a@b.test')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words.passwordMissing)).toBeVisible()
    expect(document.activeElement?.getAttribute('name')).toBe('password')
  })

  it(`code login with an empty code: '${words.codeMissing}', and nothing is sent`, async () => {
    await openForm(tongue)
    await field(words.email).fill('a@b.test')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words.codeMissing)).toBeVisible()
    expect(asked).not.toContain(SIGN_IN)
  })

  it(`'${words.required}', '${words.length}', '${words.differ}'; registration needs the policy box`, async () => {
    await openForm(tongue)
    const required = () => page.getByText(words.required).elements().length
    const passwords = (name: string) => page.getByLabelText(name, { exact: true })
    await press(words.create)
    await expect.poll(requiredFields).toEqual(['email', 'code', 'nickname', 'policy'])
    await press(words.create)
    await expect.poll(required).toBe(2)
    await field(words.nickname).fill('Ada')
    await expect.poll(required).toBe(1)
    await page.getByRole('checkbox').click()
    await expect.poll(required).toBe(0)
    await passwords(words.choosePassword).fill('short')
    await press(words.create)
    await expect.element(page.getByText(words.length)).toBeVisible()
    await passwords(words.choosePassword).fill('longer1')
    await passwords(words.confirm).fill('longer2')
    await press(words.create)
    await expect.element(page.getByText(words.differ)).toBeVisible()
  })
})

describe('§5: input limits', () => {
  it('email 20, code 8, password 8: a field never holds more, and says so in words', async () => {
    await openForm()
    const email = field('Email')
    await userEvent.type(email, 'a-long-name@quarry.test')
    await expect.element(email).toHaveValue('a-long-name@quarry.t')
    expect(descriptionOf(email)).toMatch(/at most 20 characters/i)
    expect(descriptionOf(email)).toContain('Use a shorter address')
    // What just fits needs no other address.
    await email.fill('')
    await userEvent.type(email, 'twenty.ab@quarry.tst')
    expect(descriptionOf(email)).not.toContain('at most 20 characters')
    const code = field('Verification code')
    await userEvent.type(code, '1234567890')
    await expect.element(code).toHaveValue('12345678')
    expect(descriptionOf(code)).toContain('at most 8 characters')
    await page.getByRole('tab', { name: 'Other login' }).click()
    const password = page.getByLabelText('Password', { exact: true })
    await userEvent.type(password, '1234567890')
    await expect.element(password).toHaveValue('12345678')
    expect(descriptionOf(password)).toContain('at most 8 characters')
  })

  it('password managers and one-time codes find their fields', async () => {
    await openForm()
    const kinds = () =>
      [...document.querySelectorAll('form input:not([type=checkbox])')].map((input) =>
        input.getAttribute('autocomplete'),
      )
    expect(kinds()).toEqual(['email', 'one-time-code'])
    await expect.element(field('Verification code')).toHaveAttribute('inputmode', 'numeric')
    await page.getByRole('tab', { name: 'Other login' }).click()
    await expect.poll(kinds).toEqual(['username', 'current-password'])
    await press('Forgot password?')
    await expect.poll(kinds).toEqual(['username', 'one-time-code', 'new-password', 'new-password'])
  })
})

describe('§4: the code button', () => {
  const pressTwice = (name: string) => {
    const one = page.getByRole('button', { name, exact: true }).element() as HTMLButtonElement
    one.click()
    one.click()
  }

  it('a finger that bounces sends one code, and signs in once', async () => {
    await openForm()
    answer(sendEmailCode, true)
    refuse(signInByCode, 1002014000)
    await field('Email').fill(newAddress())
    pressTwice('Send code')
    await expect.element(button('Sent, again in')).toBeVisible()
    await field('Verification code').fill('1')
    pressTwice('Login')
    await expect.element(page.getByText('The verification code is not right.')).toBeVisible()
    await expect.element(field('Verification code')).toHaveAttribute('aria-invalid', 'true')
    expect(asked.filter((call) => call === SEND)).toHaveLength(1)
    expect(asked.filter((call) => call === SIGN_IN)).toHaveLength(1)
  })

  it('does nothing while a code is on its way', async () => {
    await openForm()
    const sent = Promise.withResolvers<true>()
    answer(sendEmailCode, sent.promise)
    await field('Email').fill(newAddress())
    await press('Send code')
    const sending = button('Sending …')
    await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
    await sending.click({ force: true })
    sent.resolve(true)
    await expect.element(button('Sent, again in')).toBeVisible()
    expect(asked.filter((call) => call === SEND)).toHaveLength(1)
  })
})

it('a code that has been used is not said to be sent again, after a reload either', async () => {
  await openForm()
  answer(sendEmailCode, true)
  answer(signInByCode, { accessToken: 'a1', refreshToken: 'r1', userId: '7', expiresTime: 0, openid: '' })
  answer(getUser, aMember())
  const email = newAddress()
  await field('Email').fill(email)
  await press('Send code')
  await expect.element(page.getByText(`Sent to ${email}`)).toBeVisible()
  expect(lastSentTo()).toBe(email)
  await field('Verification code').fill('123456')
  await press('Login')
  await expect.poll(lastSentTo).toBe('')
  await field('Email').fill(email)
  await expect.element(button('Sent, again in')).toBeVisible()
  expect(document.body.textContent).not.toContain(`Sent to ${email}`)
})

it.each([
  [1, 'a member', 'demo@quarry.test'],
  [2, 'an operator', 'staff@quarry.test'],
] as const)('one press signs in with an account of the demonstration (%i)', async (userType, who, email) => {
  forgetDraft()
  onTestFinished(() => setUser(null))
  const account = { email, password: 'quarry88' }
  answerSignInOptions({ demo: [{ ...account, userType }] })
  let sent: unknown
  answer(signInByPassword, (input) => {
    sent = input
    return { accessToken: 'a1', refreshToken: 'r1', userId: '7', expiresTime: 0, openid: '' }
  })
  answer(getUser, aMember({ email, userType }))
  await show(<LoginForm isTimedOut={false} endedWhy={undefined} purpose={undefined} />)
  await press(`${who} ${email}`)
  await expect.poll(() => currentUser()?.email).toBe(email)
  expect(sent).toEqual(account)
})

describe('whose account is locked', () => {
  const LOCKED = 1004003001
  const words = 'This account is locked: Sends rubbish.\nTwice.'

  it('reads why, and not that it timed out, where the lock has signed them out', async () => {
    await openForm('en', words)
    await expect.element(page.getByRole('alert')).toHaveTextContent('This account is locked: Sends rubbish. Twice.')
    expect(document.body.textContent).not.toContain('timed out')
  })

  it.each(TONGUES)('reads why in the form, and what they typed stays (%s)', async (tongue) => {
    const { byPassword, email, code } = WORDS[tongue]
    await openForm(tongue)
    await field(email).fill(newAddress())
    await field(code).fill('123456')
    refuse(signInByCode, LOCKED, { words })
    await userEvent.keyboard('{Enter}')
    const reason = page.getByRole('alert').filter({ hasText: 'This account is locked: Sends rubbish.' })
    await expect.element(reason).toBeVisible()
    await expect.element(field(code)).toHaveValue('123456')

    await page.getByRole('tab', { name: byPassword }).click()
    await page.getByLabelText(tongue === 'en' ? 'Password' : '密码', { exact: true }).fill('right77')
    refuse(signInByPassword, LOCKED, { words })
    await userEvent.keyboard('{Enter}')
    await expect.element(reason).toBeVisible()
    // No field can correct it.
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  })
})
