import * as z from 'zod'
import { fitAnswers, placeCodes } from './place-names.ts'

/** Whether a SKU fits a place of its category, and one sentence that says by what, in Chinese and English. A help, and no certificate. */
export const placeFit = z.object({
  place: z.enum(placeCodes),
  answer: z.enum(fitAnswers),
  text: z.string(),
  enText: z.string(),
})
export type PlaceFit = z.output<typeof placeFit>
