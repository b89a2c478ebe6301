import * as z from 'zod'
import { changedFields } from './changed-fields.ts'

/** What has changed between two states of what a link shows, for a person to read. */

/** A material, a line, a room, or an item of a board that is none. */
const what = z.object({
  /** As the link names it: of an item, a line or a room; null: the whole. */
  id: z.string().nullable(),
  /** Empty where the link tells none, and of what has none. */
  name: z.string(),
  enName: z.string(),
})
export type What = z.output<typeof what>

/** A field that has another value, and both values in plain words or figures; null: none, or none that can be said. */
const fieldChange = z.object({ field: z.enum(changedFields), from: z.string().nullable(), to: z.string().nullable() })
export type FieldChange = z.output<typeof fieldChange>

export const difference = z.object({
  added: z.array(what),
  removed: z.array(what),
  /** The same place with another material. */
  replaced: z.array(z.object({ from: what, to: what })),
  changed: z.array(z.object({ what, fields: z.array(fieldChange) })),
})
export type Difference = z.output<typeof difference>
