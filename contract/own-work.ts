import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, keyword } from './fields.ts'
import { sharedKinds } from './sharing/links.ts'

/** The most folders, boards and lists that one search names. */
export const MOST_WORK_FOUND = 6
/** The most that it names where all are wanted. */
export const MOST_WORK_OF_ALL = 200

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
  summary: `The member’s folders, boards and budget lists, and those shared with them, in which all the words stand, those named so first: at most ${MOST_WORK_FOUND}, with all=1 at most ${MOST_WORK_OF_ALL}`,
  input: z.object({ keyword: keyword.default(''), all: z.literal(['1', 1, 'true', true]).optional() }),
  output: z.object({ list: z.array(work), total: z.number().int() }),
})
