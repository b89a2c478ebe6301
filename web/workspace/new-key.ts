import { useRef } from 'react'

const WORDS = 4

/** A random value for `Idempotency-Key`. `randomUUID` does not exist on a page without TLS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(WORDS))].map((word) => word.toString(36)).join('-')
}

/** A key for creating something of a name. The same name gets the same key, so that a repeated call creates nothing twice. */
export function useKeyFor(): (name: string) => string {
  const attempt = useRef({ name: '', key: '' })
  return (name) => {
    if (!attempt.current.key || attempt.current.name !== name) attempt.current = { name, key: newKey() }
    return attempt.current.key
  }
}
