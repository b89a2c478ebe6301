/**
 * Remembers the last few answers about an object: a list, its counts and its next page ask the same shortly after each other. Answers are
 * shared, so read-only.
 */
export function lastFew<Answer>(most: number): (of: object, key: string, make: () => Answer) => Answer {
  const kept = new WeakMap<object, Map<string, Answer>>()
  return (of, key, make) => {
    const known = kept.get(of) ?? new Map<string, Answer>()
    kept.set(of, known)
    const answer = known.get(key) ?? make()
    known.delete(key)
    known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return answer
  }
}
