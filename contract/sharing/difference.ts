import * as z from 'zod'
import { changedFields } from './changed-fields.ts'

/** The difference between two states of what a link shows, for people to read. */

/** A material, a line, a room, or another item of a board. */
const what = z.object({
  /** The link's id for an item, a line or a room; null: the whole. */
  id: z.string().nullable(),
  /** Empty if the link shows none, or there is none. */
  name: z.string(),
  enName: z.string(),
})
export type What = z.output<typeof what>

/** A changed field, with both values in plain words or figures; null: none, or none that can be shown. */
const fieldChange = z.object({
  field: z.enum(changedFields),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Of an amount, where both are in the same. */
  currency: z.string().optional(),
})
export type FieldChange = z.output<typeof fieldChange>

const replacement = z.object({
  from: what,
  to: what,
  /** It was offered instead, in the state before. */
  isChosen: z.literal(true).optional(),
  /** The same material in the same quantity at the same price as it was offered. */
  isAsOffered: z.literal(true).optional(),
})

export const difference = z.object({
  added: z.array(what),
  removed: z.array(what),
  /** The same place with another material. */
  replaced: z.array(replacement),
  changed: z.array(z.object({ what, fields: z.array(fieldChange) })),
})
export type Difference = z.output<typeof difference>
