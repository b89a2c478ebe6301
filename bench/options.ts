/** Options of `npm run bench`, beside the choice of parts. */
export interface BenchOptions {
  /** Also measures 1,000,000 SKUs, and how long all files of the demonstration take. */
  isLarge: boolean
  /** The root of another version, installed and built, for the parts that compare with one. */
  before: string | undefined
}
