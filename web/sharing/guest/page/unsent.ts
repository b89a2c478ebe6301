import { readStored, writeStored, type OpenStorage } from '../../../kit/storage.ts'
import { createStore, type Readable } from '../../../kit/store.ts'

/** Of each kind; the oldest are stored no longer. */
const MOST_PLACES = 100
const MOST_CHARACTERS = 1_000_000

/** By place; null where it was sent or put away, which other tabs must learn. */
type All<Value> = Readonly<Record<string, Value | null>>

interface Unsent<Value> extends Readable<All<Value>> {
  change: (place: string, next: (before: Value | null) => Value | null) => void
  /** After another tab has changed it. */
  readAgain: () => void
  /** Of a link that has ended: this page still shows it, and the device keeps nothing of it. */
  forget: (token: string) => void
}

/**
 * What readers say by links and have not sent yet. It is kept on this device, so that it is there when the link is opened again from the
 * mail; all tabs see the same. Where storage is full or forbidden, it lasts for this page.
 */
export function createUnsent<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  open?: OpenStorage,
): Unsent<Value> {
  const store = createStore<All<Value>>({})
  let known: string | null = null
  // Places that are not stored keep what this page knows: the storage may have been cleared.
  const readAgain = () => {
    const text = readStored(key, open)
    if (text === null || text === known) return
    known = text
    store.set({ ...store.get(), ...parsed(text, isValue) })
  }
  readAgain()
  globalThis.addEventListener?.('storage', (event: StorageEvent) => event.key === key && readAgain())
  return {
    get: store.get,
    subscribe: store.subscribe,
    readAgain,
    forget: (token) => {
      const isOther = ([place]: [string, unknown]) => !place.startsWith(unsentPlace(token, ''))
      const entries = Object.entries(store.get())
      const others = entries.filter(isOther)
      if (others.length === entries.length) return
      const text = fitting(Object.fromEntries(others))
      if (writeStored(key, text, open)) known = text
    },
    change: (place, next) => {
      // A sleeping tab has not been told yet.
      readAgain()
      const { [place]: before = null, ...others } = store.get()
      const all = { ...others, [place]: next(before) }
      const text = fitting(all)
      if (writeStored(key, text, open)) known = text
      store.set(all)
    },
  }
}

/** Where something of a link is kept. The token itself is stored nowhere. */
export function unsentPlace(token: string, what: string): string {
  return `${mark(token)} ${what}`
}

/** Tells a browser's links apart (FNV-1a). */
function mark(token: string): string {
  let hash = 0x811c9dc5
  for (const sign of token) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function fitting(all: All<unknown>): string {
  let entries = Object.entries(all).slice(-MOST_PLACES)
  let text = JSON.stringify(Object.fromEntries(entries))
  while (text.length > MOST_CHARACTERS && entries.length > 1) {
    entries = entries.slice(1)
    text = JSON.stringify(Object.fromEntries(entries))
  }
  return text
}

/** What another release stored may be something else. */
function parsed<Value>(text: string, isValue: (value: unknown) => value is Value): All<Value> {
  try {
    const all = Object.entries(Object(JSON.parse(text)) as Record<string, unknown>)
    return Object.fromEntries(
      all.filter((entry): entry is [string, Value | null] => entry[1] === null || isValue(entry[1])),
    )
  } catch {
    return {}
  }
}
