import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, keyword } from './fields.ts'
import { sharedKinds } from './sharing/links.ts'

/** The most folders, boards and lists that one search names. */
export const MOST_WORK_FOUND = 6

const work = z.object({
  kind: z.enum(sharedKinds),
  id,
  name: z.string(),
  /** Empty where the member owns it. */
  ownerName: z.string(),
  /** A budget list's client and code; else empty. */
  clientName: z.string(),
  code: z.string(),
  /** Around the words, where they stand in a board's description, or in a note on something in a folder; else empty. */
  note: z.string(),
})
export type FoundWork = z.output<typeof work>

export const findWork = endpoint({
  method: 'GET',
  path: '/app-api/project/find',
  access: 'member',
  summary: `The member’s folders, boards and budget lists, and those shared with them, in which all the words stand: at most ${MOST_WORK_FOUND}, those named so first`,
  input: z.object({ keyword: keyword.default('') }),
  output: z.object({ list: z.array(work), total: z.number().int() }),
})
