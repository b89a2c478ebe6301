import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { updateUser } from '../../../contract/profile.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { useUser } from '../session/current-user.ts'
import { CountingSection } from './CountingSection.tsx'
import '../../locales/login-texts.ts'
import '../../locales/profile-texts.ts'
import '../../locales/company-texts.ts'

function OwnCounting() {
  const user = useUser()
  return user && <CountingSection user={user} />
}

it.each([
  ['en', 'light', 'Count what I look at, anonymously'],
  ['zh-CN', 'dark', '允许匿名统计我的浏览'],
] as const)(
  'lets a member leave themselves out of what is counted, and come back (%s)',
  async (tongue, theme, name) => {
    const wanted: unknown[] = []
    answer(updateUser, (input) => {
      wanted.push(input)
      return true as const
    })
    await show(<OwnCounting />, { tongue, theme, viewport: { width: 320, height: 640 } })
    enterAs(aMember({ isCounted: true }))
    const counted = page.getByRole('switch', { name })
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/policy#counting')
    await expect.element(counted).toBeChecked()
    await counted.click()
    await expect.element(counted).not.toBeChecked()
    await counted.click()
    await expect.element(counted).toBeChecked()
    await expect.poll(() => wanted).toEqual([{ isCounted: false }, { isCounted: true }])
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
)

it('is as it was where that could not be saved', async () => {
  const { promise: isRefused, resolve: letOn } = Promise.withResolvers<void>()
  refuse(updateUser, 503, { after: isRefused })
  await show(<OwnCounting />)
  enterAs(aMember({ isCounted: true }))
  const counted = page.getByRole('switch')
  await counted.click()
  await expect.element(counted).not.toBeChecked()
  letOn()
  await expect.element(counted).toBeChecked()
})
