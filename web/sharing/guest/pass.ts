import type { QueryKey } from '@tanstack/react-query'
import { readStored, writeStored } from '../../kit/storage.ts'

/** What opens a link: its token, and its password if it has one. */
export interface Pass {
  token: string
  password: string | null
}

/** How a link is opened, and where in the cache what it opens is kept. */
export interface Opening<Opened> {
  queryKey: QueryKey
  read: (pass: Pass) => Promise<Opened>
}

const KEY = 'quarry-opened'
const ofThisTab = () => sessionStorage

/** By token, for links that were opened on this page. */
const passwords = new Map<string, string>()

/** Headers of every call by a link. The token is never in an address, which others may read. */
export function headersOf({ token, password }: Pass): Record<string, string> {
  return {
    'Share-Token': token,
    // Headers are limited to ASCII.
    ...(password !== null && { 'Share-Password': encodeURIComponent(password) }),
  }
}

export function passTo(token: string): Pass {
  return { token, password: passwords.get(token) ?? leftByReload() }
}

/** Stores a password for this tab, including reloads. The storage does not say which link it opens. */
export function keepPassword(token: string, password: string): void {
  passwords.set(token, password)
  writeStored(KEY, password, ofThisTab)
}

/** A reload keeps the link; any other visit may be to another one. */
function leftByReload(): string | null {
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  return isReload ? readStored(KEY, ofThisTab) : null
}
