import { createContext, type ReactNode } from 'react'
import type { Texts } from '../locales/texts.ts'
import type { PermissionNeed } from '../members/Permitted.tsx'
import type { MembersOnlyPage } from '../locales/invitation-texts.ts'

/** One route: its address, its title, and its component. */
export type Page = PlainPage | NeedingPage

interface PlainPage {
  path: string
  title: keyof Texts['routes']
  element: ReactNode
  /** Shows one of many things: the title ends with its name once that is known (ui/window-title.ts). */
  isNamed?: boolean
  /** A picture dropped or pasted anywhere on it is searched for. */
  takesPictures?: boolean
  /** Without sidebar and header. */
  isStandalone?: boolean
  /** Stays mounted after it is left. Default true; false for pages with nothing to return to. */
  isKept?: boolean
  /** Shows a member's data: it is dropped when they sign out. */
  isMembers?: boolean
  /** Visitors see it too, in another form: it does not wait for its member. */
  isOpen?: boolean
  needs?: undefined
}

interface NeedingPage extends Omit<PlainPage, 'needs'> {
  title: MembersOnlyPage
  /** The permission that the page needs; without it, its address shows the refusal. */
  needs: PermissionNeed
}

/** The sitemap, for components that name the page of an address. */
export const PagesContext = createContext<readonly Page[]>([])
