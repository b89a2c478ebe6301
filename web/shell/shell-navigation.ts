import { createContext, use } from 'react'
import type { KeptPage } from './kept-pages/kept-pages.ts'

export interface ShellNavigation {
  kept: readonly KeptPage[]
  /** How often a page was made to begin anew. */
  clearings: number
  currentPath: string
  /** Shows a place as it was left; where it is shown already, it begins anew. */
  openPlace: (path: string) => void
  /** Shows a place from its beginning, however it was left. */
  openAnew: (path: string) => void
  /** Every page but the one in sight begins anew. */
  forgetOthers: () => void
}

export const ShellNavigationContext = createContext<ShellNavigation | null>(null)

/** What the shell knows of its pages, and how it leads to them. */
export function useShellNavigation(): ShellNavigation {
  const places = use(ShellNavigationContext)
  if (!places) throw new Error('places are known within KeptPagesProvider only')
  return places
}

/** Changes with the page, not with its address. */
export const CurrentPathContext = createContext('/')

/** For what shows where one is, and nothing of what is narrowed there: it is drawn anew for no letter that is typed. */
export function useCurrentPath(): string {
  return use(CurrentPathContext)
}
