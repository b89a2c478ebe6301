import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const LARGEST_UPLOAD_BYTES = 8 * 1024 * 1024
export const MOST_UPLOAD_PIXELS = 50_000_000
/** The longest side of a stored avatar, in pixels. */
export const LONGEST_AVATAR_SIDE = 512
export const LONGEST_BOARD_PICTURE_SIDE = 2560

/**
 * The purpose of a picture. A board's is private: its address is valid for an hour, and contains its key of 32 hexadecimal
 * digits.
 */
export const uploadDirectories = ['avatar', 'board'] as const
export type UploadDirectory = (typeof uploadDirectories)[number]
/** A logo is uploaded by a call of its own (contract/paper.ts), and is private as a board's picture is. */
export type StoredDirectory = UploadDirectory | 'logo'

/** `file` is a JPEG, PNG, WebP, AVIF or GIF picture; it is encoded anew, without metadata. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/app-api/infra/file/upload',
  access: 'member',
  inputIn: 'multipart',
  summary: 'Upload a picture of the member; answers its address',
  input: z.object({ directory: z.enum(uploadDirectories) }),
  output: z.string(),
})
