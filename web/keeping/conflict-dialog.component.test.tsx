import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../testing/axe.ts'
import { show } from '../testing/show.tsx'
import { ConflictDialog, type FieldInConflict, type Side } from './ConflictDialog.tsx'

const FIELDS: FieldInConflict[] = [
  { key: 'name', name: 'Chinese name', values: { yours: '阿尔德', theirs: '奥尔德', before: null } },
  { key: 'website', name: 'Website', values: { yours: 'https://a.test', theirs: '', before: 'https://old.test' } },
]

async function showConflict(setting: Parameters<typeof show>[1] = {}) {
  const chosen: Readonly<Record<string, Side>>[] = []
  let backs = 0
  await show(
    <ConflictDialog
      what="Alder"
      fields={FIELDS}
      onChoose={(sides) => chosen.push(sides)}
      onBack={() => (backs += 1)}
    />,
    setting,
  )
  return { chosen, backs: () => backs }
}

describe('two people in one record', () => {
  it('shows for each field the other’s value, one’s own and the one before, and takes the choice', async () => {
    const { chosen } = await showConflict()
    const website = page.getByRole('radiogroup', { name: 'Website' })
    await expect.element(website.getByRole('radio', { name: /^Yours/ })).toBeChecked()
    await expect.element(website.getByText('nothing')).toBeVisible()
    await website.getByText('https://old.test').click()
    await page.getByRole('button', { name: 'Save what is chosen' }).click()
    expect(chosen).toEqual([{ name: 'yours', website: 'before' }])
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('is answered by keys alone, all of theirs at once', async () => {
    const { chosen } = await showConflict()
    await page.getByRole('button', { name: 'All theirs' }).click()
    const name = page.getByRole('radiogroup', { name: 'Chinese name' })
    name
      .getByRole('radio', { name: /^Theirs/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowUp}')
    await page.getByRole('button', { name: 'Save what is chosen' }).click()
    expect(chosen).toEqual([{ name: 'yours', website: 'theirs' }])
  })

  it.each([320, 390])('fits a phone that is %i px wide, in Chinese, and leads back to the form', async (width) => {
    const { backs } = await showConflict({ tongue: 'zh-CN', theme: 'dark', viewport: { width, height: 844 } })
    await expect.element(page.getByRole('dialog', { name: '内容已被他人修改' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await seriousViolations(document.body)).toEqual([])
    await page.getByRole('button', { name: '返回表单' }).last().click()
    expect(backs()).toBe(1)
  })
})
