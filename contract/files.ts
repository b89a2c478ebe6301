import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** A request header of calls that answer a file. With it the page can ask for the file's place in the queue. */
export const FILE_TICKET = 'file-ticket'
/** A header of files: the characters that their typefaces lack and that are drawn as boxes, encoded as in an address. */
export const MISSING_LETTERS = 'missing-letters'
/** A header of files: what is left out of them because it cannot be made now, as JSON encoded as in an address. */
export const LEFT_OUT = 'left-out'
export interface LeftOut {
  count: number
  /** The first names of what lacks it. */
  names: string[]
}
/** Chosen by the caller; a caller sees only their own. */
export const fileTicket = z.string().regex(/^[\w-]{1,64}$/)

/** How many of the files that go into a file were drawn. */
const drawnFiles = z.object({ done: z.number().int(), total: z.number().int() })
export type DrawnFiles = z.infer<typeof drawnFiles>

export const getFilePlace = endpoint({
  method: 'GET',
  path: '/app-api/infra/file/place',
  access: 'member',
  summary:
    'The place in the queue of a file that the member requested with the header File-Ticket: 1 is the next, 0 is being made or sent, null is unknown; and how many pictures and documents were drawn for it, where it needs some',
  input: z.object({ ticket: fileTicket }),
  output: z.object({ place: z.number().int().nullable(), drawn: drawnFiles.nullable() }),
})
