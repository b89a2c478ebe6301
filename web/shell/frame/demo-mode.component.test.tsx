import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { answerSignInOptions } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { DemoMode } from './DemoMode.tsx'

it.each([
  ['en', 'light', 'Demonstration mode: nothing can be written.'],
  ['zh-CN', 'dark', '演示模式，无法进行写操作。'],
] as const)('demo mode is said in a line that reads well (%s, %s)', async (tongue, theme, line) => {
  answerSignInOptions({ demoMode: true })
  await show(<DemoMode refusals={0} />, { tongue, theme })
  await expect.element(page.getByText(line)).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})
