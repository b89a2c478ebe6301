import * as z from 'zod'
import { fitAnswers, placeCodes } from './place-names.ts'
import { regionCodes } from './place.ts'

/** Countries by whose rules a place is judged, as ISO 3166-1. */
const regions = z.array(z.enum(regionCodes))
const inBothLanguages = { text: z.string(), enText: z.string() }

/** Whether a SKU fits a place of its category, and why, in Chinese and English. A help, and no certificate. */
export const placeFit = z.object({
  place: z.enum(placeCodes),
  answer: z.enum(fitAnswers),
  /**
   * One sentence: the answer with the countries by whose rules it is given, a colon, and what decides it. `Fits in the United States; not in
   * Germany: …`.
   */
  ...inBothLanguages,
  /** It fits, but something that is stated speaks against it: another country's rule, a stricter one of the same, another scale. */
  isContested: z.boolean().optional(),
  /** By whose rules it fits, fits in part, and does not; absent if no country's rule decides. */
  regions: z.object({ fits: regions, partly: regions, not: regions }).optional(),
  /** Who asks for what the sentence names; absent if it names nothing. */
  sources: z.array(z.object(inBothLanguages)).optional(),
})
export type PlaceFit = z.output<typeof placeFit>
