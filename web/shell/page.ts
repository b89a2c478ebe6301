import { createContext, type ReactNode } from 'react'
import type { Texts } from '../locales/texts.ts'
import type { PermissionNeed } from '../members/Permitted.tsx'
import type { MembersOnlyPage } from '../locales/invitation-texts.ts'

/** One route: its address, the words of the document's title, and what it shows. */
export type Page = PlainPage | NeedingPage

interface PlainPage {
  path: string
  title: keyof Texts['routes']
  element: ReactNode
  /** Shows one of many, whose name the title ends with once it is known (ui/window-title.ts). */
  isNamed?: boolean
  /** Without sidebar and header. */
  isStandalone?: boolean
  /** Stays alive after it is left; all do, except those with nothing to come back to. */
  isKept?: boolean
  /** Shows what is a member's own: left, it is not kept beyond their signing out. */
  isMembers?: boolean
  /** Visitors are shown it too, in a way of their own: it does not wait for its member. */
  isOpen?: boolean
  needs?: undefined
}

interface NeedingPage extends Omit<PlainPage, 'needs'> {
  title: MembersOnlyPage
  /** What it takes to see it; anybody else is told so at its address. */
  needs: PermissionNeed
}

/** The sitemap, for whoever names the page that an address leads to. */
export const PagesContext = createContext<readonly Page[]>([])
