/** What is asked of `npm run bench`, beside which parts. */
export interface BenchOptions {
  /** With 1,000,000 SKUs too. */
  isLarge: boolean
}
