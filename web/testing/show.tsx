import '../styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { i18n, startTexts, type AppLanguage } from '../locales/i18n.ts'
import { currentUser, setUser } from '../members/session/current-user.ts'
import { startPreferences } from '../shell/preferences/apply-preferences.ts'
import { followWindow } from '../shell/preferences/page-scale.ts'
import { followOtherTab, preferenceOf } from '../shell/preferences/preferences.ts'
import { queryClient } from '../shell/query-client.ts'
import { Surroundings } from '../shell/Surroundings.tsx'
import { followMoves } from '../kit/focus/moves.ts'
import { followPrinting } from '../kit/printing.ts'
import { say } from '../kit/toasts/spoken.ts'
import { dismissToasts } from '../kit/toasts/toast.ts'
import { noteTyping } from '../kit/late/renewal.ts'
import { keepKeysOfInputMethods } from '../kit/typing/input-method.ts'
import { refuseLongPastes } from '../kit/typing/whole-paste.ts'

export type Tongue = AppLanguage

export interface Setting {
  /** A path of the product. */
  address?: string
  tongue?: Tongue
  theme?: 'light' | 'dark'
  viewport?: { width: number; height: number }
}

// A test's page is a frame of the runner's window: the frame counts as the window, unzoomed.
Object.defineProperty(window, 'outerWidth', { get: () => window.innerWidth })
startTexts(preferenceOf('language'))
startPreferences()
followWindow()
followMoves()
followPrinting()
keepKeysOfInputMethods()
refuseLongPastes((lengths) => i18n.t('toasts.doesNotFit', lengths))
noteTyping()
// All test pages share one storage: tokens of a concurrent test are not this person's.
if (currentUser() === undefined) setUser(null)

/** Renders a part of the page in its providers, with the real styles, texts and preferences, for a first visit. */
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
  /** The location that the part has led to. */
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
  // The page is told of its new size with the next frame at the earliest.
  await expect.poll(() => window.innerWidth).toBe(viewport.width)
  await new Promise(requestAnimationFrame)
}

function mount(part: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  const root = createRoot(place)
  // Synchronously, so that a test finds it without waiting.
  flushSync(() => root.render(<Surroundings>{part}</Surroundings>))
  onTestFinished(() => {
    root.unmount()
    place.remove()
    dismissToasts()
    say('')
    queryClient.clear()
    localStorage.clear()
    sessionStorage.clear()
    followOtherTab(null)
  })
}
