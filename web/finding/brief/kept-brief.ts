import { readStored, removeStored, writeStored } from '../../kit/storage.ts'

/** Characters of the address. */
const LONGEST_FRAGMENT = 2048
const KEY = 'quarry-brief'
const inTab = () => sessionStorage

/** Keeps a brief that is asked for: in the address's fragment, which no server sees, or a longer one in the tab. Answers the fragment. */
export function keepBrief(text: string): string {
  const fragment = text && `#${encodeURIComponent(text)}`
  if (fragment.length > LONGEST_FRAGMENT) return keepDraft('', text)
  removeStored(KEY, inTab)
  return fragment
}

/** Keeps what is being typed at an address, so that a reload does not lose it. Answers the fragment. */
export function keepDraft(fragment: string, text: string): string {
  writeStored(KEY, JSON.stringify({ fragment, text }), inTab)
  return fragment
}

/** The brief of an address, as it was left in this tab; empty for none. */
export function briefAt(fragment: string): string {
  return draftAt(fragment) ?? decoded(fragment.slice(1))
}

function draftAt(fragment: string): string | null {
  try {
    const draft = Object(JSON.parse(readStored(KEY, inTab) ?? 'null')) as Record<string, unknown>
    return draft['fragment'] === fragment && typeof draft['text'] === 'string' ? draft['text'] : null
  } catch {
    return null
  }
}

/** An address that was cut or edited may be no text. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
