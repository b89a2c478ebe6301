/** What people saw: failures by kind, the longest answer, and who answered. Its functions are those that a client calls. */
export interface Seen {
  onFailure(reason: string): void
  onAnswer(ms: number): void
  onSuccess(url: string): void
  /** Forgets failures and the longest answer. */
  reset(): void
  /** How many answers of a server were a success, since the beginning. */
  successesOf(url: string): number
  longestMs(): number
  /** How often a failure was seen, such as `500`. */
  count(reason: string): number
  total(): number
  listed(): string
}

export function createSeen(): Seen {
  const failures = new Map<string, number>()
  const successes = new Map<string, number>()
  let longest = 0
  return {
    onFailure: (reason) => void failures.set(reason, (failures.get(reason) ?? 0) + 1),
    onAnswer: (ms) => void (longest = Math.max(longest, ms)),
    onSuccess: (url) => void successes.set(url, (successes.get(url) ?? 0) + 1),
    successesOf: (url) => successes.get(url) ?? 0,
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
