import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** A header of calls that answer a file: by it the page asks meanwhile how far the file has come. */
export const FILE_TICKET = 'file-ticket'
/** Made by whoever asks; nobody else's is answered. */
export const fileTicket = z.string().regex(/^[\w-]{1,64}$/)

export const getFilePlace = endpoint({
  method: 'GET',
  path: '/app-api/infra/file/place',
  access: 'member',
  summary:
    'Where a file stands in line that the member has asked for with the header File-Ticket: 1 is the next, 0 is being made or on its way, null is not asked for',
  input: z.object({ ticket: fileTicket }),
  output: z.object({ place: z.number().int().nullable() }),
})
