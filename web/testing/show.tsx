import '../styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { startTexts, type AppLanguage } from '../locales/i18n.ts'
import { currentUser, setUser } from '../members/session/current-user.ts'
import { startPreferences } from '../shell/preferences/apply-preferences.ts'
import { followWindow } from '../shell/preferences/page-scale.ts'
import { followOtherTab, preferenceOf } from '../shell/preferences/preferences.ts'
import { queryClient } from '../shell/query-client.ts'
import { Surroundings } from '../shell/Surroundings.tsx'
import { followMoves } from '../ui/focus/moves.ts'

export type Tongue = AppLanguage

export interface Setting {
  /** Within the product. */
  address?: string
  tongue?: Tongue
  theme?: 'light' | 'dark'
  viewport?: { width: number; height: number }
}

// The page of a test is a frame within the window that runs it: the frame counts as the window, which nobody has zoomed.
Object.defineProperty(window, 'outerWidth', { get: () => window.innerWidth })
startTexts(preferenceOf('language'))
startPreferences()
followWindow()
followMoves()
// All pages of tests share one storage: tokens that a test beside has put there at this moment are not this person's.
if (currentUser() === undefined) setUser(null)

/** A part of the page in its surroundings, with the real styles, texts and preferences, for a person who was never here. */
export async function show(part: ReactNode, { address = '/', ...setting }: Setting = {}): Promise<Shown> {
  await arrive(setting)
  let place = address
  const followPlace = (next: string) => (place = next)
  mount(
    // As the page's own router.
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <PlaceTeller onMove={followPlace} />
      {part}
    </MemoryRouter>,
  )
  return { address: () => place }
}

interface Shown {
  /** Where the part has led by now. */
  address(): string
}

function PlaceTeller({ onMove }: { onMove: (place: string) => void }) {
  const { pathname, search, hash } = useLocation()
  onMove(pathname + search + hash)
  return null
}

async function arrive({ tongue = 'en', theme = 'light', viewport = { width: 1366, height: 768 } }: Setting) {
  localStorage.setItem('quarry-language', tongue)
  localStorage.setItem('quarry-theme', theme)
  followOtherTab(null)
  await page.viewport(viewport.width, viewport.height)
}

function mount(part: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  const root = createRoot(place)
  // At once, so that a test finds it without waiting for it.
  flushSync(() => root.render(<Surroundings>{part}</Surroundings>))
  onTestFinished(() => {
    root.unmount()
    place.remove()
    queryClient.clear()
    localStorage.clear()
    sessionStorage.clear()
    followOtherTab(null)
  })
}
