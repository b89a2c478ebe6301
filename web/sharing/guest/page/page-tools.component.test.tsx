import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exportShared } from '../../../../contract/sharing/shown-calls.ts'
import '../../../locales/sharing-guest-texts.ts'
import { answer } from '../../../testing/server-answers.ts'
import { show } from '../../../testing/show.tsx'
import { PageTools } from './PageTools.tsx'

it.each([
  ['en', 'Download as PDF', 'Making the file'],
  ['zh-CN', '下载 PDF', '正在生成文件'],
] as const)('a guest sees that a file is being made (%s)', async (tongue, press, said) => {
  answer(exportShared, new Promise(() => undefined))
  await show(<PageTools token="secret" />, { tongue })
  expect(page.getByRole('progressbar').elements()).toEqual([])
  await page.getByRole('button', { name: press }).click()
  await expect.element(page.getByRole('progressbar', { name: said })).toBeInTheDocument()
})
