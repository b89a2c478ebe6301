import { createContext, use } from 'react'
import type { KeptPage } from './kept-pages/kept-pages.ts'

export interface ShellNavigation {
  kept: readonly KeptPage[]
  /** How often a page has begun anew. */
  clearings: number
  currentPath: string
  /** Shows a place as it was left; a place already shown begins anew. */
  openPlace: (path: string) => void
  /** Shows a place from its beginning, however it was left. */
  openAnew: (path: string) => void
  /** Lets every page but the one in sight begin anew. */
  forgetOthers: () => void
}

export const ShellNavigationContext = createContext<ShellNavigation | null>(null)

/** The shell's knowledge of its pages, and its navigation. */
export function useShellNavigation(): ShellNavigation {
  const places = use(ShellNavigationContext)
  if (!places) throw new Error('places are known within KeptPagesProvider only')
  return places
}

/** Changes with the page, not with its address. */
export const CurrentPathContext = createContext('/')

/** The page without its filters, for components such as the navigation: typing in a filter renders none of them. */
export function useCurrentPath(): string {
  return use(CurrentPathContext)
}
