import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { previewWords, suggestWords } from '../../../contract/keeping/learning.ts'
import type { WouldFind } from '../../../contract/keeping/learning.ts'
import { records } from '../../../contract/keeping/records.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, breakDown, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { LearnFromWords } from './LearnFromWords.tsx'

const first = [
  { productId: '1', skuId: '2', name: '胡桃木', enName: 'Walnut plank', coverImage: null, coverColor: null },
]
const WALNUT: WouldFind = {
  from: 'wallnutzz',
  to: 'walnut',
  finds: 24,
  first,
  entry: { id: null, was: [], words: ['wallnutzz', 'walnut'] },
}
const NO_USES = { products: 0, skus: 0, records: 0 }
const part = (
  <>
    <LearnFromWords words="wallnutzz" />
    <Toasts closeLabel="Dismiss" />
  </>
)

describe('staff who teach the catalogue words that found nothing', () => {
  it.each([
    ['en', 'light', 1366, 'Find a meaning for “wallnutzz”', '“wallnutzz” means “walnut”', '24 products', 'Learn that “wallnutzz” means “walnut”', '“wallnutzz” now finds 24 products.', 'Undo', '“wallnutzz” finds nothing again.'], // prettier-ignore
    ['zh-CN', 'dark', 320, '指定含义 “wallnutzz”', '“wallnutzz”指“walnut”', '24 个产品', '采用 “wallnutzz”指“walnut”', '现在用“wallnutzz”能找到 24 个产品。', '撤销', '“wallnutzz”已恢复为找不到产品。'], // prettier-ignore
  ] as const)(
    'sees what they would find, has them learned with one press, and takes it back (%s, %s)',
    async (tongue, theme, width, open, means, count, press, learned, undo, undone) => {
      const sent: unknown[] = []
      answer(suggestWords, { finds: 0, candidates: [WALNUT] })
      answer(records.words.create, (input) => (sent.push(input), '31'))
      answer(records.words.remove, (input) => (sent.push(input), 1))
      await show(part, { tongue, theme, viewport: { width, height: 800 } })
      await page.getByRole('button', { name: open }).click()
      await expect.element(page.getByText(means)).toBeVisible()
      await expect.element(page.getByText(count)).toBeVisible()
      expect(await seriousViolations(document.querySelector('section') ?? document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

      await page.getByRole('button', { name: press }).click()
      await expect.element(page.getByText(learned)).toBeVisible()
      expect(sent).toEqual([{ kind: 'from', words: ['wallnutzz', 'walnut'] }])
      await page.getByRole('button', { name: undo }).click()
      await expect.element(page.getByText(undone)).toBeVisible()
      expect(sent).toHaveLength(2)
      await expect.element(page.getByRole('button', { name: open })).toBeVisible()
    },
  )

  it('adds to an entry of our own, and gives it back its words', async () => {
    const sent: unknown[] = []
    const entry = { id: '9', was: ['wallnutzz', 'nut'], words: ['wallnutzz', 'nut', 'walnut'] }
    answer(suggestWords, { finds: 0, candidates: [{ ...WALNUT, entry }] })
    answer(records.words.update, (input) => {
      sent.push(input)
      return {
        id: '9',
        kind: 'from' as const,
        words: entry.words,
        uses: NO_USES,
        lacks: [],
        isBuiltIn: false,
        of: null,
      }
    })
    await show(part)
    await page.getByRole('button', { name: 'Find a meaning' }).click()
    await page.getByRole('button', { name: 'Learn that' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent).toMatchObject([
      { id: '9', was: { words: entry.was }, is: { words: entry.words } },
      { id: '9', was: { words: entry.words }, is: { words: entry.was } },
    ])
  })

  it('types a meaning of their own, and sees first what it finds', async () => {
    answer(suggestWords, { finds: 0, candidates: [] })
    answer(previewWords, ({ to }) => ({ ...WALNUT, to, finds: to === 'oak' ? 3 : 0, first: to === 'oak' ? first : [] }))
    await show(part)
    await page.getByRole('button', { name: 'Find a meaning' }).click()
    await expect.element(page.getByText('Nothing in the catalogue is written like this.')).toBeVisible()
    const field = page.getByLabelText('It means something else')
    await field.fill('moon')
    await expect.element(page.getByText('nothing is found so either')).toBeVisible()
    expect(page.getByRole('button', { name: 'Learn that' }).query()).toBeNull()
    await field.fill('oak')
    await expect.element(page.getByText('3 products')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Learn that “wallnutzz” means “oak”' })).toBeVisible()
    refuse(previewWords, 400, { words: 'to: it says nothing that can be looked for' })
    await field.fill('!!!')
    await expect.element(page.getByRole('alert').filter({ hasText: 'it says nothing' })).toBeVisible()
  })

  it('is told why nothing could be looked for', async () => {
    breakDown(suggestWords, 500)
    await show(part)
    await page.getByRole('button', { name: 'Find a meaning' }).click()
    await expect.element(page.getByText('Words like these could not be looked for.')).toBeVisible()
    await expect.element(page.getByLabelText('It means something else')).toBeVisible()
  })
})

it('in a window, what was learned stands where it was opened from', async () => {
  answer(suggestWords, { finds: 0, candidates: [WALNUT] })
  answer(records.words.create, '31')
  await show(<LearnFromWords words="wallnutzz" />)
  await page.getByRole('button', { name: 'Find a meaning' }).click()
  const dialog = page.getByRole('dialog', { name: 'What “wallnutzz” may mean' })
  await dialog.getByRole('button', { name: 'Learn that' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
})
