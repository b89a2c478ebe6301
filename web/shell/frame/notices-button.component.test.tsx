import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { aNotice, answerNotices, answerUnread } from '../../testing/notices.ts'
import { asked } from '../../testing/server-answers.ts'
import { answerSignInOptions, enterAs } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { setUser } from '../../members/session/current-user.ts'
import { NoticesButton } from './NoticesButton.tsx'

const bell = () => page.getByRole('button', { name: /^Notices/ })
const askedForUnread = () => asked.filter((call) => call.endsWith('/notice/unread')).length

async function open(): Promise<void> {
  answerSignInOptions()
  answerNotices([aNotice()])
  await show(
    <main>
      <h1>Catalogue</h1>
      <NoticesButton />
      <Toasts closeLabel="Dismiss" />
    </main>,
  )
}

it('shows how many are unread, and announces new ones', async () => {
  let unread = 1
  answerUnread(() => unread)
  await open()
  enterAs(aMember())
  await expect.element(bell()).toHaveAccessibleName('Notices, 1 unread')
  unread = 3
  // Coming back to the window shows the notices that came meanwhile.
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(bell()).toHaveAccessibleName('Notices, 3 unread')
  await expect.element(page.getByText('2 new notices.')).toBeInTheDocument()
  expect(await seriousViolations(document.body)).toEqual([])
})

it('opens by the keyboard, closes with Escape, and has the focus again', async () => {
  answerUnread(() => 1)
  await open()
  enterAs(aMember())
  await expect.element(bell()).toBeVisible()
  bell().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Notices' })).toBeVisible()
  await expect.element(page.getByRole('listitem')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await expect.element(bell()).toHaveFocus()
})

it('counts nothing any more once all is read', async () => {
  answerUnread(() => 1)
  await open()
  enterAs(aMember())
  await expect.element(bell()).toHaveAccessibleName('Notices, 1 unread')
  await bell().click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(bell()).toHaveAccessibleName('Notices')
})

it('is for nobody who is not signed in, and goes with who signs out', async () => {
  answerUnread(() => 1)
  await open()
  expect(bell().elements()).toEqual([])
  enterAs(aMember())
  await expect.element(bell()).toHaveAccessibleName('Notices, 1 unread')
  setUser(null)
  await expect.poll(() => bell().elements()).toEqual([])
})

it('asks for nothing where people only look around', async () => {
  answerUnread(() => 1)
  await open()
  answerSignInOptions({ demoMode: true })
  enterAs(aMember())
  await expect.element(bell()).toBeVisible()
  await expect.poll(() => asked.some((call) => call.endsWith('/auth/options'))).toBe(true)
  await bell().click()
  await expect.element(page.getByRole('listitem')).toBeVisible()
  expect(askedForUnread()).toBe(0)
})
