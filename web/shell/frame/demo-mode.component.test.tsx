import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getBrandList, getColorList } from '../../../contract/lookups.ts'
import { register } from '../../../contract/members.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { answerSignInOptions } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { LoginForm } from '../../members/login/LoginForm.tsx'
import { forgetDraft } from '../../members/login/draft.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { KeptPagesProvider } from '../kept-pages/KeptPages.tsx'
import { DemoMode } from './DemoMode.tsx'
import { Frame } from './Frame.tsx'

it.each([
  ['en', 'light', 'Demonstration mode: nothing can be written.'],
  ['zh-CN', 'dark', '演示模式，无法进行写操作。'],
] as const)('demo mode is said in a line that reads well (%s, %s)', async (tongue, theme, line) => {
  answerSignInOptions({ demoMode: true })
  await show(<DemoMode refusals={0} />, { tongue, theme })
  await expect.element(page.getByText(line)).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

it('§8, 901: every page shows demo mode, and a refused write repeats only that line, without a toast', async () => {
  answerLookups()
  answer(getBrandList, [])
  answer(getColorList, [])
  answerSignInOptions({ demoMode: true })
  forgetDraft()
  await show(
    <KeptPagesProvider pages={[]}>
      <Frame isStandalone={false}>
        <LoginForm isTimedOut={false} endedWhy={undefined} purpose={undefined} />
      </Frame>
      <Toasts closeLabel="Dismiss" />
    </KeptPagesProvider>,
    { tongue: 'zh-CN', viewport: { width: 390, height: 844 } },
  )
  const line = page.getByRole('status').getByText('演示模式，无法进行写操作。')
  await expect.element(line).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

  const create = page.getByRole('button', { name: '创建账号' })
  await create.click()
  await page.getByRole('textbox', { name: '邮箱' }).fill('bo@quarry.test')
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('textbox', { name: '昵称' }).fill('Bo')
  await page.getByRole('checkbox').click()
  const before = line.element()
  refuse(register, 901)
  await create.click()
  // Screen readers repeat a text only if its element is new.
  await expect.poll(() => before.isConnected).toBe(false)
  await expect.element(line).toHaveAttribute('data-news', 'true')
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(0)
})
