import * as z from 'zod'

/** What has changed between two states of what a link shows, for a person to read. */

/** A material, a line, a room, or an item of a board that is none. */
const what = z.object({
  /** As the link names it: of an item, a line or a room; null: the whole. */
  id: z.string().nullable(),
  name: z.string(),
  enName: z.string(),
})

/** A field that has another value: its name in `changedFields`, and both values in plain words or figures. */
const fieldChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })

export const difference = z.object({
  added: z.array(what),
  removed: z.array(what),
  /** The same place with another material. */
  replaced: z.array(z.object({ from: what, to: what })),
  changed: z.array(z.object({ what, fields: z.array(fieldChange) })),
})
export type Difference = z.output<typeof difference>
