import fastifyMultipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { isOutOfRoom } from './failures.ts'
import { createAdmission } from './admission.ts'
import { parseInput, route } from './serve.ts'
import type { Domain, Handler, MemberContext } from './serve.ts'
import { parseQueryString } from './query-string.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE
const FILE = 'file'
/** Enough for a list of a thousand values. */
const LONGEST_FIELD = 32 * KIBIBYTE
const MOST_FIELDS = 100
/** Limit of everything in a body except the file, in bytes: fields and separators. */
const MOST_BESIDES = MEBIBYTE
/** Forms read at a time: each holds a file in memory. */
const MOST_AT_ONCE = { all: 16, eachMember: 3, eachClient: 8 }

const REASONS = {
  notForm: { en: 'expected a form (multipart/form-data)', 'zh-CN': '应为表单（multipart/form-data）' },
  notWhole: { en: 'is incomplete or not multipart/form-data', 'zh-CN': '表单不完整（multipart/form-data）' },
  notOneFile: { en: 'expected one file, in a field of this name', 'zh-CN': '应为一个文件，且字段名与此相同' },
  tooManyFields: { en: `expected at most ${MOST_FIELDS} fields`, 'zh-CN': `最多 ${MOST_FIELDS} 个字段` },
  tooLong: { en: `at most ${LONGEST_FIELD / KIBIBYTE} KB`, 'zh-CN': `最多 ${LONGEST_FIELD / KIBIBYTE} KB` },
} satisfies Record<string, Record<Language, string>>

/** Endpoints that take a form: only those of members, because uploads are counted by member. */
type UploadEndpoint<Output, Parsed> = Endpoint<unknown, Output, Parsed, 'member' | 'staff' | 'operator'>

interface Uploads<Parts> extends Domain<Parts> {
  /** In bytes. */
  largestFile: number
  /** Called when a form comes, before it is read. */
  onForm?: () => void
}

interface LargeUploads<Parts, Taken> extends Uploads<Parts> {
  /** Gives back what `take` made, once the call has ended, however it ends. */
  onEnd?: (taken: Taken) => Promise<void>
}

/** What a handler with a form gets besides its input. */
export interface WithFile {
  /** The content of the field `file`, if the form has one. */
  file: Buffer | undefined
}

/**
 * As `serve`, for an endpoint that takes a form: its fields are the input, parsed as a query is, and the context holds the file.
 * Other endpoints take no forms.
 */
export function serveUpload<Parts, Output, Parsed>(
  uploads: Uploads<Parts>,
  endpoint: UploadEndpoint<Output, Parsed>,
  handle: Handler<Parts, Parsed, MemberContext & WithFile, Output>,
): void {
  serveForm(uploads, endpoint, wholeFile, handle)
}

/** What a handler with a streamed file gets besides its input. */
export interface WithTaken<Taken> {
  /** What `take` returned for the field `file`, if the form has one. */
  file: Taken | undefined
}

/** Takes a file as a stream, and returns what it made of it. Throws if the file is too large, because reading does. */
export type TakeFile<Taken> = (bytes: AsyncIterable<Buffer>, name: string) => Promise<Taken>

/** As `serveUpload`, for files that are too large for memory: `take` reads a stream. If it fails, `take` removes what it stored. */
export function serveLargeUpload<Parts, Output, Parsed, Taken>(
  uploads: LargeUploads<Parts, Taken>,
  endpoint: UploadEndpoint<Output, Parsed>,
  take: TakeFile<Taken>,
  handle: Handler<Parts, Parsed, MemberContext & WithTaken<Taken>, Output>,
): void {
  serveForm(uploads, endpoint, take, handle)
}

function serveForm<Parts, Output, Parsed, Taken>(
  { app, deps, largestFile, onForm, onEnd }: LargeUploads<Parts, Taken>,
  endpoint: UploadEndpoint<Output, Parsed>,
  take: TakeFile<Taken>,
  handle: Handler<Parts, Parsed, MemberContext & WithTaken<Taken>, Output>,
): void {
  const takePlace = createAdmission(MOST_AT_ONCE)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(fastifyMultipart, {
      // The size is checked while reading, so that the refusal of a large file need not wait for its end.
      limits: { fileSize: Infinity, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD, fieldNameSize: 100 },
    })
    // Other content types are refused in `readForm`, after authentication.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    route(
      scope,
      endpoint,
      async (request, member) => {
        const { caller, clientAddress, language } = member
        const leave = takePlace({ memberId: caller.memberId, clientAddress })
        onForm?.()
        const allTaken: Taken[] = []
        const takeOne: TakeFile<Taken> = async (...sent) => {
          const taken = await take(...sent)
          allTaken.push(taken)
          return taken
        }
        try {
          const { fields, file } = await readForm(request, { largestFile, language, take: takeOne })
          if (request.notes) request.notes.readAt = performance.now()
          return await handle(deps, parseInput(endpoint, fields, language), { ...member, file })
        } finally {
          leave()
          for (const taken of allTaken) await onEnd?.(taken)
        }
      },
      { by: 'forms' },
    )
  })
}

interface Form<Taken> {
  fields: ReturnType<typeof parseQueryString>
  file: Taken | undefined
}

interface Reading<Taken> {
  largestFile: number
  language: Language
  take: TakeFile<Taken>
}

async function readForm<Taken>(request: FastifyRequest, reading: Reading<Taken>): Promise<Form<Taken>> {
  const { largestFile, language } = reading
  if (!request.isMultipart()) throw new Problem(400, { field: 'body', reason: REASONS.notForm[language] })
  // Refused before reading; the connection then drops the rest of the body.
  if (Number(request.headers['content-length']) > largestFile + MOST_BESIDES) throw tooLarge(largestFile)
  const connection = watchConnection(request)
  try {
    return await Promise.race([readParts(request, reading), connection.lost])
  } catch (error) {
    throw asProblem(error as Error & { code?: string }, language)
  } finally {
    connection.forget()
    // The rest of the body is read and dropped, so that the client can read the answer.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** Rejects if the connection ends before the form does: the parser of a form that has not begun would wait forever. */
function watchConnection({ raw }: FastifyRequest): { lost: Promise<never>; forget: () => void } {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  const end = () => {
    if (!raw.complete) reject(new Error('the connection was lost'))
  }
  // The race may be over already.
  lost.catch(() => undefined)
  raw.once('close', end)
  if (raw.destroyed) end()
  return { lost, forget: () => raw.off('close', end) }
}

async function readParts<Taken>(
  request: FastifyRequest,
  { largestFile, language, take }: Reading<Taken>,
): Promise<Form<Taken>> {
  const fields = new URLSearchParams()
  let file: Taken | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== FILE || file) throw new Problem(400, { field: FILE, reason: REASONS.notOneFile[language] })
      // A lost connection ends the file, else its reader would wait forever.
      const end = () => {
        if (!request.raw.complete) part.file.destroy(new Error('the connection was lost'))
      }
      request.raw.once('close', end)
      if (request.raw.destroyed) end()
      // The parser types a missing name as text.
      const name: string | undefined = part.filename
      file = await take(measured(part.file, largestFile), name ?? '')
      request.raw.off('close', end)
      continue
    }
    if (part.valueTruncated) throw new Problem(400, { field: part.fieldname, reason: REASONS.tooLong[language] })
    fields.append(part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value))
  }
  return { fields: parseQueryString(fields.toString()), file }
}

async function wholeFile(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* measured(stream: Readable, largestFile: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > largestFile) throw tooLarge(largestFile)
    yield chunk
  }
}

function asProblem(error: Error & { code?: string }, language: Language): Error {
  if (error instanceof Problem || isOutOfRoom(error.code ?? '')) return error
  switch (error.code) {
    case 'FST_FILES_LIMIT':
      return new Problem(400, { field: FILE, reason: REASONS.notOneFile[language] })
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new Problem(400, { field: 'body', reason: REASONS.tooManyFields[language] })
    default:
      return new Problem(400, { field: 'body', reason: REASONS.notWhole[language] })
  }
}

function tooLarge(largestFile: number): Problem {
  return new Problem(413, { limit: `${largestFile / MEBIBYTE} MB` })
}
