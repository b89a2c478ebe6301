import * as z from 'zod'
import { lookNames } from './look-names.ts'

const wordsOf = <Group extends keyof typeof lookNames>(group: Group) =>
  z.enum(lookNames[group].map(([code]) => code) as [(typeof lookNames)[Group][number][0]])

/** Percent: an estimate between two ends. */
export const reflectance = z.object({ value: z.number(), low: z.number(), high: z.number() })

/** What is measured in a SKU's cover; never a fact that its maker states. Words that were not sure enough are absent. */
export const skuLook = z.object({
  warmth: wordsOf('warmth').optional(),
  pattern: wordsOf('pattern').optional(),
  liveliness: wordsOf('liveliness').optional(),
  /** Millimetres; absent where the picture's scale is not known. */
  patternSize: z.number().optional(),
  /** Absent where the maker states an LRV. */
  reflectance: reflectance.optional(),
})
export type SkuLook = z.output<typeof skuLook>
