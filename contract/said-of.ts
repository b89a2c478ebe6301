import * as z from 'zod'
import { id } from './fields.ts'

/**
 * What a comment was said of, where its place holds something else today, or the comment before it in its thread was said of
 * something else; null in all other comments (decisions/226).
 */
export const saidOf = z.object({
  name: z.string(),
  enName: z.string(),
  /** Null where it was no SKU, or the catalogue no longer has it. */
  skuId: id.nullable(),
})
export type SaidOf = z.output<typeof saidOf>
