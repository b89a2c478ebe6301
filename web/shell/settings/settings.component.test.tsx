import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { asked } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { KeptPagesProvider } from '../kept-pages/KeptPages.tsx'
import { SettingsButton } from '../frame/SettingsButton.tsx'

const WORDS = {
  en: {
    settings: 'Settings',
    close: 'Close',
    theme: 'Theme',
    dark: 'Dark',
    accent: 'Accent',
    blue: 'Slate blue',
    size: 'Size',
    large: 'Large',
    small: 'Small',
    default: 'Default',
    language: 'Language',
    grey: 'Grey mode',
    breadcrumb: 'Show breadcrumb',
    footer: 'Show footer',
    reset: 'Reset settings',
  },
  'zh-CN': {
    settings: '设置',
    close: '关闭',
    theme: '主题',
    dark: '深色',
    accent: '强调色',
    blue: '石板蓝',
    size: '界面大小',
    large: '较大',
    small: '较小',
    default: '标准',
    language: '语言',
    grey: '灰色模式',
    breadcrumb: '显示面包屑',
    footer: '显示页脚',
    reset: '恢复默认',
  },
} satisfies Record<Tongue, Record<string, string>>
const TONGUES: Tongue[] = ['en', 'zh-CN']
const SLATE_BLUE_IN_THE_DARK = 'rgb(143, 176, 216)'

async function showButton(setting: Setting = {}): Promise<void> {
  answerLookups()
  await show(
    <KeptPagesProvider pages={[]}>
      <SettingsButton />
      <Toasts closeLabel="" />
    </KeptPagesProvider>,
    setting,
  )
}

async function openSettings(tongue: Tongue = 'en'): Promise<Locator> {
  await page.getByRole('button', { name: WORDS[tongue].settings }).click()
  const drawer = page.getByRole('dialog', { name: WORDS[tongue].settings })
  await expect.element(drawer.getByRole('radiogroup').first()).toBeVisible()
  // The drawer has slid in: a press on a moving control would miss it.
  await expect.poll(() => drawer.element().getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 1)
  return drawer
}

const choose = (drawer: Locator, group: string, name: string) =>
  drawer.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click({ force: true })
async function isChosen(drawer: Locator, name: string): Promise<void> {
  await expect.element(drawer.getByRole('radio', { name, exact: true })).toBeChecked()
}

const root = document.documentElement
const ofRoot = (property: string) => getComputedStyle(root).getPropertyValue(property)
const themeNow = () => root.getAttribute('data-mantine-color-scheme')
const focusedName = () => document.activeElement?.getAttribute('aria-label')

function accentNow(): string {
  const probe = root.appendChild(document.createElement('i'))
  probe.style.color = 'var(--accent)'
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

describe('§2: the project setting drawer', () => {
  it.each(TONGUES)('closes by Close, Esc and a click beside it, and gives the focus back (%s)', async (tongue) => {
    const words = WORDS[tongue]
    await showButton({ tongue })
    const ways: ((drawer: Locator) => Promise<void>)[] = [
      (drawer) => drawer.getByRole('button', { name: words.close, exact: true }).click(),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body, { position: { x: 300, y: 4 }, force: true }),
    ]
    for (const close of ways) {
      const drawer = await openSettings(tongue)
      await close(drawer)
      await expect.element(drawer).not.toBeInTheDocument()
      await expect.poll(focusedName).toBe(words.settings)
    }
  })

  it('opens, is gone through and closes with the keyboard alone', async () => {
    await showButton()
    page.getByRole('button', { name: 'Settings' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect.poll(focusedName).toBe('Close')
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.poll(themeNow).toBe('dark')
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.poll(() => root.dataset['accent']).toBe('green')
    // Size, language, currency.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab} ')
    await expect.poll(() => ofRoot('filter')).toBe('grayscale(1)')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument()
  })

  it('fills a phone, and a narrow one at the largest size without being cut', async () => {
    await showButton({ viewport: { width: 320, height: 700 } })
    const drawer = await openSettings()
    await choose(drawer, 'Size', 'Large')
    await expect.poll(() => drawer.element().getBoundingClientRect().width).toBeCloseTo(320, 1)
    const isCut = () =>
      [...document.querySelectorAll('[role=dialog], [role=dialog] label')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      )
    await expect.poll(isCut).toBe(false)
  })

  it.each([
    ['en', 'light'],
    ['zh-CN', 'dark'],
  ] as const)('has no serious accessibility violations (%s, %s)', async (tongue, theme) => {
    await showButton({ tongue, theme })
    const drawer = await openSettings(tongue)
    expect(await seriousViolations(drawer.element())).toEqual([])
  })
})

describe('a choice', () => {
  it.each(['light', 'dark'] as const)('of the accent is told by a tick, not by colour alone (%s)', async (theme) => {
    await showButton({ theme })
    const drawer = await openSettings()
    await choose(drawer, 'Accent', 'Slate blue')
    await isChosen(drawer, 'Slate blue')
    const radios = drawer.getByRole('radiogroup', { name: 'Accent' }).getByRole('radio').elements()
    expect(radios).toHaveLength(6)
    for (const radio of radios as HTMLInputElement[]) {
      const { content, width, backgroundColor } = getComputedStyle(radio, '::after')
      const isSeen = backgroundColor !== getComputedStyle(radio).backgroundColor
      expect(content === '""' && Number.parseFloat(width) >= 8 && isSeen).toBe(radio.checked)
    }
  })

  it.each(TONGUES)('of theme, accent, grey mode or language takes effect without a request (%s)', async (tongue) => {
    const words = WORDS[tongue]
    await showButton({ tongue })
    const drawer = await openSettings(tongue)
    // The currencies to choose from are requested.
    await expect.poll(() => asked.some((call) => call.endsWith('/rate/simple-list'))).toBe(true)
    const before = [...asked]
    await choose(drawer, words.theme, words.dark)
    await expect.poll(themeNow).toBe('dark')
    await choose(drawer, words.accent, words.blue)
    await expect.poll(accentNow).toBe(SLATE_BLUE_IN_THE_DARK)
    await drawer.getByRole('switch', { name: words.grey }).click()
    await expect.poll(() => ofRoot('filter')).toBe('grayscale(1)')
    const other = tongue === 'en' ? { tongue: 'zh-CN', name: '中文' } : { tongue: 'en', name: 'English' }
    await choose(drawer, words.language, other.name)
    await expect.poll(() => root.lang).toBe(other.tongue)
    expect(asked).toEqual(before)
  })

  it.each(TONGUES)('§1: of size (default, large, small) is drawn at once (%s)', async (tongue) => {
    const words = WORDS[tongue]
    await showButton({ tongue, viewport: { width: 1920, height: 1080 } })
    const drawer = await openSettings(tongue)
    for (const [size, unit] of [
      [words.large, '1.125px'],
      [words.small, '0.9px'],
      [words.default, '1px'],
    ] as const) {
      await choose(drawer, words.size, size)
      await expect.poll(() => ofRoot('--u')).toBe(unit)
    }
  })

  it('holds for the page where the storage is full, and that is said', async () => {
    await showButton()
    const drawer = await openSettings()
    const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {}
    onTestFinished(() => void Object.defineProperty(Storage.prototype, 'setItem', write))
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await choose(drawer, 'Theme', 'Dark')
    await expect.element(page.getByText('the choice holds until the page is closed').first()).toBeVisible()
    await choose(drawer, 'Accent', 'Slate blue')
    await choose(drawer, 'Size', 'Large')
    await drawer.getByRole('switch', { name: 'Show footer' }).click()
    await expect.poll(themeNow).toBe('dark')
    await expect.poll(accentNow).toBe(SLATE_BLUE_IN_THE_DARK)
    for (const name of ['Dark', 'Slate blue', 'Large']) await isChosen(drawer, name)
    await expect.element(drawer.getByRole('switch', { name: 'Show footer' })).toBeChecked()
    await drawer.getByRole('button', { name: 'Reset settings' }).click()
    await expect.poll(themeNow).toBe('light')
    await isChosen(drawer, 'Default')
  })

  it('an invalid value in storage counts as none', async () => {
    for (const name of ['accent', 'size', 'grey', 'breadcrumb', 'footer'])
      localStorage.setItem(`quarry-${name}`, '{"broken')
    await showButton()
    const drawer = await openSettings()
    for (const name of ['Fired clay', 'Default', 'English']) await isChosen(drawer, name)
    expect(drawer.getByRole('switch', { checked: true }).elements()).toEqual([])
  })
})

it.each(TONGUES)('resets every setting at once, the language to English too (%s)', async (tongue) => {
  const words = WORDS[tongue]
  await showButton({ tongue, viewport: { width: 1920, height: 1080 } })
  const drawer = await openSettings(tongue)
  await choose(drawer, words.theme, words.dark)
  await choose(drawer, words.accent, words.blue)
  await choose(drawer, words.size, words.small)
  for (const name of [words.grey, words.breadcrumb, words.footer]) await drawer.getByRole('switch', { name }).click()
  await drawer.getByRole('button', { name: words.reset }).click()
  await expect.element(page.getByText('All settings are back to their defaults.')).toBeVisible()
  const english = page.getByRole('dialog', { name: 'Settings' })
  for (const name of ['System', 'Fired clay', 'Default', 'English']) await isChosen(english, name)
  expect(english.getByRole('switch', { checked: true }).elements()).toEqual([])
  expect(themeNow()).toBe('light')
  expect(ofRoot('--u')).toBe('1px')
  expect(ofRoot('filter')).toBe('none')
  expect(accentNow()).not.toBe(SLATE_BLUE_IN_THE_DARK)
})
