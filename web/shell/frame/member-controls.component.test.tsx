import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchBox } from '../../finding/search/SearchBox.tsx'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aMember } from '../../testing/members.ts'
import { answerUnread } from '../../testing/notices.ts'
import { answerSignInOptions, enterAs } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { KeptPagesProvider } from '../kept-pages/KeptPages.tsx'
import { Header } from './Header.tsx'

const WORDS = {
  en: { logOut: 'Log out', lock: 'Lock', unread: 'Notices, 99+ unread', profile: 'Profile', search: 'Search' },
  'zh-CN': { logOut: '退出登录', lock: '锁屏', unread: '通知，99+ 条未读', profile: '个人中心', search: '搜索' },
}
const LONG = {
  nickname: 'Maximiliane von und zu Hohenstein',
  email: 'maximiliane.von.hohenstein@architecture.quarry.test',
}

/** Whether one control stands left of another, and earlier for keys. */
const isBefore = (one: Element, other: Element) =>
  one.getBoundingClientRect().right <= other.getBoundingClientRect().left &&
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

it.each([
  ['en', 'light'],
  ['zh-CN', 'dark'],
] as const)(
  'the header of who is signed in names its controls, cuts long names and hides nothing (%s, %s)',
  async (tongue, theme) => {
    const words = WORDS[tongue]
    answerLookups()
    answerSignInOptions()
    answerUnread(() => 120)
    await show(
      <KeptPagesProvider pages={[]}>
        <Header search={<SearchBox otherWays={null} onPicture={() => undefined} />} />
      </KeptPagesProvider>,
      { tongue, theme },
    )
    enterAs(aMember(LONG))
    const banner = page.getByRole('banner')
    const own = banner.getByRole('link', { name: words.profile })
    const exit = banner.getByRole('button', { name: words.logOut })
    // The bell with its longest text.
    const bell = banner.getByRole('button', { name: words.unread })
    await expect.element(bell).toHaveTextContent('99+')
    for (const width of [1366, 800, 390, 320]) {
      await page.viewport(width, 800)
      await expect.poll(() => document.documentElement.scrollWidth, { message: `${width} px` }).toBe(width)
      const isPhone = width < 768
      const lock = banner.getByRole('button', { name: words.lock, exact: true })
      await expect.poll(() => isBefore(exit.element(), lock.element()), { message: `${width} px` }).toBe(isPhone)
      for (const control of [own, bell, exit]) {
        const { left, right } = control.element().getBoundingClientRect()
        expect(left, `${width} px`).toBeGreaterThanOrEqual(0)
        expect(right, `${width} px`).toBeLessThanOrEqual(width)
      }
      const search = banner.getByRole('combobox', { name: words.search })
      expect(search.element().getBoundingClientRect().width, `${width} px`).toBeGreaterThan(150)
      expect(await seriousViolations(banner.element()), `${width} px`).toEqual([])
    }
    await page.viewport(1366, 800)
    await expect.poll(() => isBefore(exit.element(), own.element())).toBe(false)
    // A tooltip comes with the focus where keys were used last.
    await userEvent.keyboard('{Escape}')
    exit.element().focus()
    await expect.element(page.getByRole('tooltip', { name: words.logOut })).toBeVisible()
  },
)
