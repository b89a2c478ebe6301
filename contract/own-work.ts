import * as z from 'zod'
import { workKinds } from './collaboration/rights.ts'
import { endpoint } from './endpoint.ts'
import { id, keyword } from './fields.ts'

/** The most projects, folders, boards and lists that one search names. */
export const MOST_WORK_FOUND = 6
/** The most that it names where all are wanted. */
export const MOST_WORK_OF_ALL = 200

const work = z.object({
  kind: z.enum(workKinds),
  id,
  name: z.string(),
  /** Empty where the member owns it. */
  ownerName: z.string(),
  /** The project that it is in, where the member works on that too; else empty. */
  projectName: z.string(),
  /** Those of a budget list and of a project; else empty. */
  clientName: z.string(),
  code: z.string(),
  /** Around the words, where they stand in a board's description, a project's address, or a note on something in a folder; else empty. */
  note: z.string(),
})
export type FoundWork = z.output<typeof work>

export const findWork = endpoint({
  method: 'GET',
  path: '/app-api/project/find',
  access: 'member',
  summary: `The member’s projects, folders, boards and budget lists, and those shared with them, in which all the words stand, those named so first: at most ${MOST_WORK_FOUND}, with all=1 at most ${MOST_WORK_OF_ALL}`,
  input: z.object({ keyword: keyword.default(''), all: z.literal(['1', 1, 'true', true]).optional() }),
  output: z.object({ list: z.array(work), total: z.number().int() }),
})
