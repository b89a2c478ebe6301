import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AnswerError } from '../../api.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { show } from '../../testing/show.tsx'
import { queryClient } from '../query-client.ts'
import { StartingNotice } from './StartingNotice.tsx'

it.each([
  ['en', 'light', 'The server is starting; this page goes on by itself.'],
  ['zh-CN', 'dark', '服务正在启动，页面稍后将自动继续。'],
] as const)('a server that starts is waited for, and said to be (%s, %s)', async (tongue, theme, line) => {
  let isThere = false
  await show(<StartingNotice />, { tongue, theme })
  const asked = queryClient.fetchQuery({
    queryKey: ['starting', tongue],
    queryFn: () => {
      if (!isThere) throw new AnswerError(503, '', { data: { retryAfter: 1, isStarting: true } })
      return 'there'
    },
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
  })
  await expect.element(page.getByText(line)).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  isThere = true
  expect(await asked).toBe('there')
  await expect.element(page.getByText(line)).not.toBeInTheDocument()
})
