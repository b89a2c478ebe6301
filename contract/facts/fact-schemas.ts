import * as z from 'zod'
import { id } from '../fields.ts'

/** The norms of a fact as one text: `EN 16165:2021, annex B, ramp, shod`; empty for none. Chinese and English. */
const norms = { norm: z.string(), enNorm: z.string() }

/** What the table of facts says of an attribute that is one of its rows. */
export const factOfAttribute = z.object({
  code: z.string(),
  /** Classes by scale, from the worst (or the least) up; empty for other kinds. `attrs.12=R11..` asks for R11 or better. */
  scales: z.array(z.object({ key: z.string(), name: z.string(), enName: z.string(), classes: z.array(z.string()) })),
  /** Whether classes go from worst to best; null for amounts. */
  isBetter: z.boolean().nullable(),
  ...norms,
})

/** What was read of a value of a fact. */
export const factOfValue = z.object({
  code: z.string(),
  /** Codes of other facts that answer the same question, each on a scale of its own. */
  others: z.array(z.string()),
  /**
   * The larger, the better, of the class (or amount) and its parts, on each scale that the value states; null where neither end is better
   * or nothing was read. A value is better than another where none of its ranks is less and one is larger; scales are not compared.
   */
  ranks: z.array(z.object({ scale: z.string(), ranks: z.array(z.number()) })).nullable(),
  ...norms,
  /** The norm in force, by which values are compared: `EN 16165`; empty for none. */
  normInForce: z.string(),
})
export type FactOfValue = z.output<typeof factOfValue>

/** A class or figure that a norm itself says to follow from one that is stated. */
export const derivedFact = z.object({
  code: z.string(),
  name: z.string(),
  enName: z.string(),
  unit: z.string(),
  value: z.string(),
  /** The attribute and value that it follows from. */
  from: z.object({ attributeId: id, name: z.string(), enName: z.string(), value: z.string() }),
  /** The norm and its place that says so, in Chinese and English. */
  source: z.string(),
  enSource: z.string(),
})

/** Another scale for what is asked: who asks for NRC 0.8 is told how many state an αw of 0.8 or more. */
export const otherScale = z.object({
  /** The filter (`attrs`) or the piece of the keyword that it would stand for: a condition, or words for a scale that nothing states. */
  instead: z.union([z.object({ attributeId: id }), z.object({ start: z.number().int() })]),
  attributeId: id,
  name: z.string(),
  enName: z.string(),
  unit: z.string(),
  /** For `attrs` of that attribute. */
  value: z.string(),
  /** Whether it only says that the scale is stated, since no amount or class of it follows from what is asked. */
  isAny: z.boolean(),
  /** Products that this would list, and those of them that are not listed now and state nothing on the scale that is asked for. */
  total: z.number().int(),
  more: z.number().int(),
})
export type OtherScale = z.output<typeof otherScale>
