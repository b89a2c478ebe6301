import { useRef } from 'react'

const WORDS = 4

/** For `Idempotency-Key`. Not by randomUUID, which a page without TLS does not have. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(WORDS))].map((word) => word.toString(36)).join('-')
}

/** The key to make something of that name with: sent again after no answer came, the same name makes no second one. */
export function useKeyFor(): (name: string) => string {
  const attempt = useRef({ name: '', key: '' })
  return (name) => {
    if (!attempt.current.key || attempt.current.name !== name) attempt.current = { name, key: newKey() }
    return attempt.current.key
  }
}
