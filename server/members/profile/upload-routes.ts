import type { FastifyInstance } from 'fastify'
import { LARGEST_UPLOAD_BYTES, uploadFile } from '../../../contract/uploads.ts'
import { serveUpload } from '../../platform/http/multipart.ts'
import { prepareDecoding } from '../../platform/pictures/decoding.ts'
import { keepUpload } from './uploads.ts'
import type { UploadDeps } from './uploads.ts'

/** The calls by which members upload pictures. */
export function registerUploads(app: FastifyInstance, deps: UploadDeps): void {
  const form = { largestFile: LARGEST_UPLOAD_BYTES, onForm: prepareDecoding }
  serveUpload({ app, deps, ...form }, uploadFile, keepUpload)
}
