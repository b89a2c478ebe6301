import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getSocialRedirect, signInBySocial } from '../../../contract/members.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerSignInOptions } from '../../testing/session.ts'
import { asked, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { forgetDraft } from '../login/draft.ts'
import { LoginView } from '../login/LoginView.tsx'

const WORDS = {
  en: {
    guild: 'Continue with Guild',
    lastStep: 'One last step',
    required: 'This is required',
    create: 'Create an account',
    cancelled: /was not finished/,
    email: 'Email',
  },
  'zh-CN': {
    guild: '使用 Guild 登录',
    lastStep: '最后一步',
    required: '此项为必填项',
    create: '创建账号',
    cancelled: /未完成/,
    email: '邮箱',
  },
}
const POLICY_NEEDED = 1004003005
const SPENT = 1004003006
const AWAY = 1004003007
const UNCONFIRMED = 1004003008
const ANSWERED = '/login?type=35&code=c&state=s'
const DESK = { tongue: 'en', theme: 'light' } as const
const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } } as const

beforeEach(() => {
  forgetDraft()
  answerSignInOptions({ social: [{ type: 35, name: 'Guild' }] })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const countOf = ({ method, path }: { method: string; path: string }) =>
  asked.filter((call) => call === `${method} ${path}`).length

describe.each([DESK, PHONE])('who comes back from the provider, $tongue, $theme', (setting) => {
  const words = WORDS[setting.tongue]

  it('is asked to accept the policy, and begins again where they took too long', async () => {
    refuse(signInBySocial, POLICY_NEEDED)
    await show(<LoginView />, { address: ANSWERED, ...setting })
    await expect.element(page.getByRole('heading', { name: words.lastStep })).toBeVisible()
    await button(words.create).click()
    await expect.element(page.getByText(words.required)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(countOf(signInBySocial)).toBe(1)
    refuse(signInBySocial, SPENT)
    await page.getByRole('checkbox').click()
    await expect.element(page.getByText(words.required)).not.toBeInTheDocument()
    await button(words.create).click()
    await expect.element(page.getByText('Signing in with that service failed; please try again.')).toBeVisible()
    await expect.element(button(words.guild)).toBeVisible()
  })

  it('after they turned back there, finds the form with a word on it', async () => {
    await show(<LoginView />, { address: '/login?type=35&error=access_denied&state=s', ...setting })
    await expect.element(page.getByText(words.cancelled)).toBeVisible()
    await expect.element(button(words.guild)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(countOf(signInBySocial)).toBe(0)
  })

  it('is told that the provider has not confirmed their address, and can sign in with a code', async () => {
    refuse(signInBySocial, UNCONFIRMED)
    await show(<LoginView />, { address: ANSWERED, ...setting })
    await expect.element(page.getByText(/has not confirmed an email address/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: words.email })).toBeVisible()
  })
})

it('a provider that is away leaves the form as it is with a word on it, and can be tried again', async () => {
  refuse(getSocialRedirect, AWAY)
  const parts = (
    <>
      <LoginView />
      <Toasts closeLabel="Dismiss" />
    </>
  )
  const { address } = await show(parts, { address: '/login' })
  for (const tries of [1, 2]) {
    await button(WORDS.en.guild).click()
    await expect.element(page.getByText('The sign-in service cannot be reached; please try again later.')).toBeVisible()
    await button('Dismiss').click()
    expect(countOf(getSocialRedirect)).toBe(tries)
  }
  expect(address()).toBe('/login')
})
