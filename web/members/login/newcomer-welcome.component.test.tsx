import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Tongue } from '../../testing/show.tsx'
import { useIsNewcomer, welcomeNewcomer } from './newcomer.ts'
import { NewcomerWelcome } from './NewcomerWelcome.tsx'

function Page() {
  return (
    <>
      {useIsNewcomer() && <NewcomerWelcome />}
      <main id="content" tabIndex={-1}>
        What one was doing
      </main>
    </>
  )
}

const WORDS = {
  en: {
    title: 'Welcome. Three things you can do now',
    dismiss: 'Dismiss the welcome',
    steps: [/^Search by a photograph/, /^Save to a folder/, /^Lay a board/],
  },
  'zh-CN': {
    title: '欢迎。现在您可以做三件事',
    dismiss: '关闭欢迎提示',
    steps: [/^用照片找材料/, /^收藏到文件夹/, /^制作材料板/],
  },
} as const satisfies Record<Tongue, unknown>

it.each([
  ['en', 'light', 1366],
  ['zh-CN', 'dark', 320],
] as const)(
  'who has registered is shown three things to begin with, above the page, and dismisses them by keys (%s, %s, %d)',
  async (tongue, theme, width) => {
    const words = WORDS[tongue]
    enterAs(aMember())
    await show(<Page />, { tongue, theme, viewport: { width, height: 700 } })
    const welcome = page.getByRole('region', { name: words.title })
    expect(welcome.elements(), 'one who signs in is not welcomed').toHaveLength(0)
    welcomeNewcomer()
    await expect.element(welcome).toBeVisible()
    for (const [index, name] of words.steps.entries())
      await expect
        .element(welcome.getByRole('link', { name }))
        .toHaveAttribute('href', ['/ai', '/favorites', '/work'][index])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await seriousViolations(document.body)).toEqual([])
    const under = page.getByText('What one was doing').element().getBoundingClientRect()
    expect(welcome.element().getBoundingClientRect().bottom, 'it covers nothing').toBeLessThanOrEqual(under.top + 1)

    welcome.getByRole('button', { name: words.dismiss }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(welcome).not.toBeInTheDocument()
    expect(document.activeElement?.id).toBe('content')
  },
)

it('what is begun takes the welcome away, and another member is not welcomed', async () => {
  enterAs(aMember())
  const { address } = await show(<Page />)
  welcomeNewcomer()
  const welcome = page.getByRole('region', { name: WORDS.en.title })
  await expect.element(welcome).toBeVisible()
  enterAs(aMember({ id: '987' }))
  await expect.element(welcome).not.toBeInTheDocument()
  welcomeNewcomer()
  await welcome.getByRole('link', { name: /^Lay a board/ }).click()
  await expect.element(welcome).not.toBeInTheDocument()
  expect(address()).toBe('/work')
})
