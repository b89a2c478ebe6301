import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { aPicture } from '../../testing/pictures.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { CardButton } from '../cards/CardButton.tsx'
import { CardMenuLayer } from './CardMenuLayer.tsx'
import { pressCard } from './pressed-card.ts'
// It loads before any test waits for it.
import './CardMenu.tsx'

const WORDS = {
  en: { offers: ['An action', 'Search by image', 'Open in a new tab'], close: 'Close' },
  'zh-CN': { offers: ['An action', '以图搜图', '在新标签页打开'], close: '关闭' },
} satisfies Record<Tongue, unknown>
const SETTINGS: (Setting & { tongue: Tongue })[] = [
  { tongue: 'en', theme: 'light', viewport: { width: 320, height: 640 } },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } },
]

beforeEach(answerLookups)

const menu = page.getByRole('dialog', { name: 'Board number 1' })
const rows = () => [...menu.element().querySelectorAll<HTMLElement>('a, button')].filter(({ innerText }) => innerText)

// Long presses, and what the actions do: e2e/finding/card-menu.test.ts.
it.each(SETTINGS)(
  'the menu of a card offers its rows, high enough for a finger, and gives the focus back (%o)',
  async (setting) => {
    const words = WORDS[setting.tongue]
    await show(
      <>
        <a href="/?skuId=1">The card</a>
        <CardMenuLayer
          actions={() => (
            <CardButton place="menu" onPress={() => undefined}>
              An action
            </CardButton>
          )}
        />
      </>,
      setting,
    )
    const link = page.getByRole('link', { name: 'The card' }).element() as HTMLAnchorElement
    pressCard({ skuId: '1', name: 'Board number 1', picture: aPicture('#b98d5b'), color: '#b98d5b', link })
    await expect.element(menu).toBeVisible()
    expect(rows().map(({ innerText }) => innerText)).toEqual(words.offers)
    const heights = [...menu.element().querySelectorAll<HTMLElement>('a, button')].map(
      ({ offsetHeight }) => offsetHeight,
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(36)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect.element(menu.getByRole('link').last()).toHaveAttribute('href', link.href)
    expect(await seriousViolations(menu.element())).toEqual([])
    menu.getByRole('button', { name: words.close }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(link)
  },
)
