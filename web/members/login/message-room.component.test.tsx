import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getSignInOptions, signInByCode } from '../../../contract/members.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { forgetDraft } from './draft.ts'
import { openLogin } from './login-dialog.ts'
import { LoginLayer } from './LoginLayer.tsx'

/** The names of the form's buttons that a message covers; there must be a message. */
function covered(): (string | null)[] {
  const messages = [...document.querySelectorAll('[data-toast]')].map((one) => one.getBoundingClientRect())
  expect(messages).not.toEqual([])
  return [...document.querySelectorAll('[role="dialog"] form button')]
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return messages.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
    })
    .map(({ textContent }) => textContent)
}

it.each([
  [1366, 768],
  // The same, enlarged twice.
  [683, 384],
  [390, 844],
  [320, 568],
])(
  'a message lies over no button of the form that it speaks of, wherever that is scrolled to (%i × %i)',
  async (width, height) => {
    forgetDraft()
    answer(getSignInOptions, { limits: { email: 20, code: 8, password: 8 }, social: [], demoMode: false })
    breakDown(signInByCode, 500)
    const parts = (
      <>
        <LoginLayer isFormInPage={false} />
        <Toasts closeLabel="Dismiss the message" />
      </>
    )
    await show(parts, { viewport: { width, height } })
    openLogin()
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test')
    await page.getByRole('textbox', { name: 'Verification code' }).fill('123456')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelectorAll('[data-toast]').length).toBe(1)
    expect(document.querySelectorAll('[role="dialog"] form button').length).toBeGreaterThan(1)
    await expect.poll(covered).toEqual([])
    page.getByRole('button', { name: 'Login', exact: true }).element().scrollIntoView()
    await expect.poll(covered).toEqual([])
    await page.getByRole('button', { name: 'Dismiss the message' }).click()
  },
)
