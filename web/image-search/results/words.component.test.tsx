import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, type Setting } from '../../testing/show.tsx'
import '../../locales/image-search-texts.ts'
import { Likeness } from './Likeness.tsx'
import { WordsExplained } from './WordsExplained.tsx'

const PHONE: Setting = { tongue: 'zh-CN', viewport: { width: 390, height: 844 } }

describe('on a phone, in Chinese', () => {
  it('the explanation of the words is visible to keyboard users, who return to where they were', async () => {
    await show(<WordsExplained />, PHONE)
    const explain = page.getByRole('button', { name: '这些词的含义' })
    explain.element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: '这些词的含义' })
    await expect.element(dialog.getByText('同一类材料，例如')).toBeVisible()
    const { left, right, top, height } = dialog.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    expect(dialog.element().contains(document.elementFromPoint((left + right) / 2, top + height / 2))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(document.activeElement).toBe(explain.element())
  })

  it('a press gives the figures', async () => {
    await show(
      <main>
        <Likeness texture={0.97} deltaE={0.4} />
      </main>,
      PHONE,
    )
    await page.getByRole('button', { name: '纹理非常接近，颜色相同' }).click()
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('纹理 0.97（满分 1）：非常相像。色差 ΔE 0.4：肉眼看来同色。')
  })
})
