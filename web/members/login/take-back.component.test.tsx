import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getUser, signInByPassword, takeBackEmail } from '../../../contract/members.ts'
import { landmarkViolations, seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { answerSignInOptions } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { TakeBackView } from './TakeBackView.tsx'

const ADDRESS = `/take-back#${'a'.repeat(43)}`
const DESK = { address: ADDRESS, tongue: 'en', theme: 'light' } as const
const PHONE = { address: ADDRESS, tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } } as const
const WORDS = {
  en: { title: 'Take your account back', first: 'New password', again: 'Confirm password' },
  'zh-CN': { title: '找回账号', first: '新密码', again: '确认密码' },
}

const open = async (setting: Parameters<typeof show>[1]) => {
  answerSignInOptions()
  return show(
    <>
      <TakeBackView />
      <Toasts closeLabel="Dismiss" />
    </>,
    setting,
  )
}

describe('whoever follows the link of a mail', () => {
  it.each([DESK, PHONE])('takes the account back by keyboard, and is signed in ($tongue, $theme)', async (setting) => {
    const words = WORDS[setting.tongue]
    const shown = await open(setting)
    await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await page.getByLabelText(words.first, { exact: true }).fill('after22')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText(words.again, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabelText(words.again, { exact: true }).fill('after22')
    refuse(takeBackEmail, 1004001009)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText('This address has another account by now.')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(await landmarkViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const member = aMember({})
    const tokens = {
      userId: member.id,
      accessToken: 'a',
      refreshToken: 'r',
      expiresTime: Date.now() + 60_000,
      openid: '',
    }
    answer(takeBackEmail, { email: member.email })
    answer(signInByPassword, tokens)
    answer(getUser, member)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.address()).toBe('/user/info')
    await expect.element(page.getByText(member.email, { exact: false })).toBeVisible()
  })

  it('reads that the link is incomplete', async () => {
    await open({ ...DESK, address: '/take-back#aaa' })
    await expect.element(page.getByText('This link is not whole.', { exact: false })).toBeVisible()
    expect(page.getByLabelText('New password', { exact: true }).elements()).toEqual([])
  })
})
