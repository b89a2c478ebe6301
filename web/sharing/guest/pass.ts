import { readStored, writeStored } from '../../ui/storage.ts'

/** By which whoever holds a link is let in. */
export interface Pass {
  token: string
  password: string | null
}

const KEY = 'quarry-opened'
const ofThisTab = () => sessionStorage

/** By token, of the links that were opened on this page. */
const passwords = new Map<string, string>()

/** For every call by a link: never in an address, which others come to read. */
export function headersOf({ token, password }: Pass): Record<string, string> {
  return {
    'Share-Token': token,
    // A header has no letters beyond ASCII's.
    ...(password !== null && { 'Share-Password': encodeURIComponent(password) }),
  }
}

export function passTo(token: string): Pass {
  return { token, password: passwords.get(token) ?? leftByReload() }
}

/** Holds in this tab, where the page is reloaded too. Which link it opens is kept nowhere. */
export function keepPassword(token: string, password: string): void {
  passwords.set(token, password)
  writeStored(KEY, password, ofThisTab)
}

/** A reload opens the link that was open before; any other visit may be to another. */
function leftByReload(): string | null {
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  return isReload ? readStored(KEY, ofThisTab) : null
}
