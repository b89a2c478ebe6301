import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getSignInOptions, sendEmailCode, signInByPassword, type SignInOptions } from '../../../contract/members.ts'
import { landmarkViolations, seriousViolations } from '../../testing/axe.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { PolicyText } from './fields/PolicyText.tsx'
import { forgetDraft } from './draft.ts'
import { openLogin } from './login-dialog.ts'
import { LoginLayer } from './LoginLayer.tsx'
import { LoginView } from './LoginView.tsx'

const WORDS = {
  en: {
    welcome: 'Welcome to Quarry',
    byPassword: 'Other login',
    email: 'Email',
    create: 'Create an account',
    forgotten: 'Forgot password?',
    back: 'Back',
    emailMissing: 'Please enter your email address',
    policy: 'Policy',
    show: ['Show the new password', 'Show the confirmation'],
  },
  'zh-CN': {
    welcome: '欢迎来到 Quarry',
    byPassword: '其他登录',
    email: '邮箱',
    create: '创建账号',
    forgotten: '忘记密码？',
    back: '返回',
    emailMissing: '请输入邮箱地址',
    policy: '隐私政策',
    show: ['显示新密码', '显示确认的密码'],
  },
} satisfies Record<Tongue, object>
const LOOKS = [
  ['en', 'light', 1366],
  ['zh-CN', 'dark', 320],
] as const
const WIDTHS = [1366, 390, 320]
const OPTIONS: SignInOptions = {
  limits: { email: 20, code: 8, password: 8 },
  social: [{ type: 35, name: 'Guild' }],
  demo: [{ email: 'demo@quarry.test', password: 'quarry88', userType: 1 }],
  demoMode: false,
}

beforeEach(() => {
  forgetDraft()
  answer(getSignInOptions, OPTIONS)
})

async function openDialog(setting: Setting = {}): Promise<Locator> {
  const parts = (
    <>
      <LoginLayer isFormInPage={false} />
      <Toasts closeLabel="" />
    </>
  )
  await show(parts, setting)
  openLogin()
  const words = WORDS[setting.tongue ?? 'en']
  const dialog = page.getByRole('dialog', { name: words.welcome })
  await expect.element(dialog.getByRole('textbox', { name: words.email })).toBeVisible()
  return dialog
}

/** A page that changes its address some time after what was done in it. */
function LatePage() {
  const navigate = useNavigate()
  useEffect(() => {
    const change = () => void navigate('?picture=1&colorWeight=0.15', { replace: true })
    window.addEventListener('late', change)
    return () => window.removeEventListener('late', change)
  }, [navigate])
  return <LoginLayer isFormInPage={false} />
}

/** The elements that overflow the form, and so cover what stands beside it. */
function outsideTheForm(): string[] {
  const edge = document.querySelector('form')?.getBoundingClientRect().right ?? 0
  return [...document.querySelectorAll('form *')]
    .filter((part) => !part.closest('.visually-hidden') && part.getClientRects().length > 0)
    .filter((part) => part.getBoundingClientRect().right > edge + 1)
    .map((part) => part.outerHTML)
}

describe('everybody can use the dialog', () => {
  it.each(LOOKS)('with its mistakes, whichever its face (%s, %s, read at %i px)', async (tongue, theme, readAt) => {
    const words = WORDS[tongue]
    const dialog = await openDialog({ tongue, theme })
    const press = (name: string) => dialog.getByRole('button', { name }).click()
    const faces = {
      code: () => undefined,
      register: async () => {
        await press(words.create)
        for (const name of words.show) await expect.element(dialog.getByRole('button', { name })).toBeVisible()
      },
      password: async () => {
        await press(words.back)
        await dialog.getByRole('tab', { name: words.byPassword }).click()
      },
      reset: () => press(words.forgotten),
    }
    for (const [face, open] of Object.entries(faces)) {
      await page.viewport(1366, 800)
      await open()
      dialog.element().querySelector<HTMLElement>('[type=submit]')?.click()
      await expect.element(dialog.getByText(words.emailMissing)).toBeVisible()
      for (const width of WIDTHS) {
        await page.viewport(width, 800)
        await expect.poll(outsideTheForm, { message: `${face} at ${width} px` }).toEqual([])
      }
      await page.viewport(readAt, 800)
      expect(await seriousViolations(dialog.element()), `the face ${face}`).toEqual([])
      expect(await landmarkViolations(document.body), `landmarks beside ${face}`).toEqual([])
    }
  })
})

describe.each(LOOKS)('everybody can use the page (%s, %s)', (tongue, theme) => {
  async function staysWithinTheScreen(): Promise<void> {
    for (const width of WIDTHS) {
      await page.viewport(width, 800)
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  }

  it('to sign in', async () => {
    const { welcome, email } = WORDS[tongue]
    await show(<LoginView />, { address: '/login', tongue, theme })
    await expect.element(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: email })).toBeVisible()
    await staysWithinTheScreen()
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('of the policy', async () => {
    await show(<PolicyText />, { tongue, theme })
    await expect.element(page.getByRole('heading', { level: 1, name: WORDS[tongue].policy })).toBeVisible()
    await staysWithinTheScreen()
    expect(await seriousViolations(document.body)).toEqual([])
  })
})

it('who is led to a section of the policy has it in sight', async () => {
  await show(<PolicyText />, { address: '/policy#counting' })
  const heading = page.getByRole('heading', { name: 'What is counted' })
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2)
})

describe('the dialog', () => {
  it('tells of a refusal that comes when it has gone', async () => {
    const { promise: isClosed, resolve: letOn } = Promise.withResolvers<void>()
    refuse(signInByPassword, 1004003000, { after: isClosed })
    const dialog = await openDialog()
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@quarry.test')
    await dialog.getByLabelText('Password', { exact: true }).fill('secret8')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    letOn()
    await expect.element(page.getByText('Email address or password is not right.')).toBeVisible()
  })

  it('stays, with what it says, over a change of the page that comes late, and Back leaves that change', async () => {
    const { address } = await show(<LatePage />, { address: '/ai?picture=1' })
    openLogin({ isTimedOut: true })
    const dialog = page.getByRole('dialog', { name: WORDS.en.welcome })
    const timedOut = dialog.getByText('Login timed out, please log in again.')
    await expect.element(timedOut).toBeVisible()
    dispatchEvent(new Event('late'))
    await expect.poll(address).toBe('/ai?picture=1&colorWeight=0.15')
    await expect.element(timedOut).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(address()).toBe('/ai?picture=1&colorWeight=0.15')
  })

  it('keeps the focus at the button of a code that could not be sent', async () => {
    const { promise: isSent, reject: cutOff } = Promise.withResolvers<true>()
    answer(sendEmailCode, () => isSent)
    const dialog = await openDialog()
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@quarry.test')
    const send = dialog.getByRole('button', { name: 'Send code' })
    send.element().focus()
    await userEvent.keyboard('{Enter}')
    // Disabled, it would lose the focus.
    await expect.element(dialog.getByRole('button', { name: 'Sending …' })).not.toHaveAttribute('disabled')
    cutOff(new TypeError('Failed to fetch'))
    await expect.element(page.getByText('Network anomaly')).toBeVisible()
    await expect.element(send).toHaveFocus()
  })

  it('shows its shape until its limits have loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<SignInOptions>()
    answer(getSignInOptions, promise)
    await show(<LoginLayer isFormInPage={false} />, { viewport: { width: 390, height: 844 } })
    openLogin()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Quarry' })
    const heightOfShape = () => dialog.element().querySelector('[data-shape]')?.getBoundingClientRect().height
    await expect.poll(heightOfShape).toBeGreaterThan(150)
    resolve(OPTIONS)
    await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(heightOfShape()).toBeUndefined()
  })
})
