import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getImageIndexStatus } from '../../contract/image-index.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answer } from '../testing/server-answers.ts'
import { show, type Tongue } from '../testing/show.tsx'
import { ImageIndex } from './ImageIndex.tsx'

const WORDS = {
  en: {
    index: 'AI image search',
    progress: 'Pictures being prepared',
    prepared: 'Prepared',
    waiting: 'Waiting',
    failed: 'Failed',
    failures: 'Pictures that failed',
    attempts: /tried once; again .*2033/,
  },
  'zh-CN': {
    index: 'AI 搜图',
    progress: '正在准备图片',
    prepared: '已就绪',
    waiting: '等待中',
    failed: '失败',
    failures: '处理失败的图片',
    attempts: /已尝试 1 次，下次：2033/,
  },
} satisfies Record<Tongue, Record<string, string | RegExp>>
const PICTURE = `/images/${'0'.repeat(40)}`

it.each<[Tongue, 'light' | 'dark']>([
  ['en', 'light'],
  ['zh-CN', 'dark'],
])('how far the index is, and which pictures failed and why (%s)', async (tongue, theme) => {
  const words = WORDS[tongue]
  const retryAt = Date.UTC(2033, 4, 18)
  answer(getImageIndexStatus, {
    encoders: [{ encoder: 'a', isServing: true, indexed: 4, waiting: 3, failed: 1 }],
    failures: [{ encoder: 'a', picture: PICTURE, reason: 'not a picture we take', attempts: 1, retryAt }],
  })
  await show(<ImageIndex />, { tongue, viewport: { width: 390, height: 844 }, theme })
  await expect.element(page.getByRole('heading', { name: words.index })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: words.progress })).toBeVisible()
  const figure = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent
  expect([words.prepared, words.waiting, words.failed].map(figure)).toEqual(['4', '3', '1'])
  const failure = page.getByRole('list', { name: words.failures }).getByRole('listitem')
  await expect.element(failure).toBeVisible()
  expect(failure.element().textContent).toContain('not a picture we take')
  expect(failure.element().textContent).toMatch(words.attempts)
  await expect.element(failure.getByRole('link')).toHaveAttribute('href', PICTURE)
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await seriousViolations(document.body)).toEqual([])
})
