import { createContext, type ReactNode } from 'react'
import type { Texts } from '../locales/en.ts'

/** One route: its address, the words of the document's title, and what it shows. */
export interface Page {
  path: string
  title: keyof Texts['routes']
  element: ReactNode
  /** Without sidebar and header. */
  isStandalone?: boolean
  /** Stays alive after it is left; all do, except those with nothing to come back to. */
  isKept?: boolean
}

/** The sitemap, for whoever names the page that an address leads to. */
export const PagesContext = createContext<readonly Page[]>([])
