import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const LARGEST_UPLOAD_BYTES = 8 * 1024 * 1024
export const MOST_UPLOAD_PIXELS = 50_000_000
/** Of a picture that is kept, in pixels. */
export const LONGEST_AVATAR_SIDE = 512

/** `file` is a JPEG, PNG, WebP, AVIF or GIF picture; what is kept of it is made anew, without metadata. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/app-api/infra/file/upload',
  access: 'member',
  inputIn: 'multipart',
  summary: 'Keep a picture of the member; answers its address',
  input: z.object({ directory: z.literal('avatar') }),
  output: z.string(),
})
