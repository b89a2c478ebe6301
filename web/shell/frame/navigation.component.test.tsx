import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { show, type Tongue } from '../../testing/show.tsx'
import { KeptPagesProvider } from '../kept-pages/KeptPages.tsx'
import { useWorkPage } from '../../workspace/work-page.ts'
import { Navigation } from './Navigation.tsx'

const WORDS = {
  en: { label: 'Main', logo: 'Quarry, to the catalogue', places: ['Home', 'AI', 'Favorites', 'Material', 'Projects'] },
  'zh-CN': { label: '主导航', logo: 'Quarry，回到材料库', places: ['首页', 'AI 搜图', '收藏', '材料板', '项目'] },
} as const satisfies Record<Tongue, unknown>
const ADDRESSES = ['/', '/ai', '/favorites', '/material', '/projects'] as const

it.each([
  ['en', 'light'],
  ['zh-CN', 'dark'],
] as const)(
  '§2: the sidebar has a logo to / and four places, and one of ours, each named by a tooltip for the pointer and for keys (%s, %s)',
  async (tongue, theme) => {
    const { label, logo, places } = WORDS[tongue]
    await show(
      <KeptPagesProvider pages={[]}>
        <Navigation isBar={false} />
      </KeptPagesProvider>,
      { tongue, theme, address: '/material' },
    )
    const bar = page.getByRole('navigation', { name: label })
    await expect.element(bar.getByRole('link', { name: logo })).toHaveAttribute('href', '/')
    for (const [index, name] of places.entries()) {
      const link = bar.getByRole('link', { name, exact: true })
      await expect.element(link).toHaveAttribute('href', ADDRESSES[index])
      expect(link.element().getAttribute('aria-current')).toBe(ADDRESSES[index] === '/material' ? 'page' : null)
      await link.hover()
      await expect.element(page.getByRole('tooltip', { name, exact: true })).toBeVisible()
    }
    await bar.getByRole('link').last().unhover()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    bar.getByRole('link').nth(1).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('tooltip', { name: places[1], exact: true })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  },
)

function BoardOf({ isOwn }: { isOwn: boolean }) {
  useWorkPage('/material/5', isOwn)
  return null
}

it.each([
  [true, 'Projects'],
  [false, 'Material'],
] as const)('where a board is open, it lights the place that leads back there (own: %s)', async (isOwn, name) => {
  await show(
    <KeptPagesProvider pages={[]}>
      <Navigation isBar={false} />
      <BoardOf isOwn={isOwn} />
    </KeptPagesProvider>,
    { address: '/material/5' },
  )
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1)
})
