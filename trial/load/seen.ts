/** What people saw: failures by kind, and the longest answer. Its functions are those that a client calls. */
export interface Seen {
  onFailure(reason: string): void
  onAnswer(ms: number): void
  reset(): void
  longestMs(): number
  /** How often a failure was seen, such as `500`. */
  count(reason: string): number
  total(): number
  listed(): string
}

export function createSeen(): Seen {
  const failures = new Map<string, number>()
  let longest = 0
  return {
    onFailure: (reason) => void failures.set(reason, (failures.get(reason) ?? 0) + 1),
    onAnswer: (ms) => void (longest = Math.max(longest, ms)),
    reset() {
      failures.clear()
      longest = 0
    },
    longestMs: () => longest,
    count: (reason) => failures.get(reason) ?? 0,
    total: () => [...failures.values()].reduce((sum, count) => sum + count, 0),
    listed: () => listed(failures) || 'no failure',
  }
}

export function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}
