import { Readable } from 'node:stream'
import type { Access, Endpoint } from '../../../contract/endpoint.ts'
import { LEFT_OUT, MISSING_LETTERS } from '../../../contract/files.ts'
import type { LeftOut } from '../../../contract/files.ts'
import { Problem } from '../../../contract/problem.ts'
import { spoolWhole } from '../storage/spooled-file.ts'
import type { OpenSpool, SpooledFile } from '../storage/spooled-file.ts'
import { isOutOfRoom } from './failures.ts'
import { makeInLine } from './file-queue.ts'
import { answer, rawInputOf, parseInput } from './serve.ts'
import type { ContextOf, Domain, Handler, LinkContext, MemberContext } from './serve.ts'

/** The most letters that a header names, the spaces between them included. */
const MOST_TOLD = 60
/** A larger file does not stand in memory until its client has taken it, in bytes. */
const LARGEST_IN_MEMORY = 1024 * 1024

/** A file for download. */
export interface DownloadedFile {
  /** The name without its extension; characters that file systems refuse are left out. */
  name: string
  /** The name to use if no valid character is left. */
  elseName: string
  /** The extension, such as `csv`; empty: none. */
  ending: string
  mediaType: string
  /** The whole content; or a stream or temporary file if it is too large for memory. */
  content: Uint8Array | Readable | SpooledFile
  /** The length of a stream, where it is known. */
  bytes?: number
  /** The characters that its typefaces lack, of which its maker is told. */
  missing?: ReadonlySet<string>
  /** What is not in it because it cannot be made now. */
  leftOut?: LeftOut | undefined
}

/** What the handler of a file gets besides its input. */
export interface WithSignal {
  /** For long work: aborted when nobody waits for the file any more. */
  signal: AbortSignal
}

/** What the handler of a file gets that needs files which are drawn first. */
export interface Making extends WithSignal {
  /** Tells whoever waits how many were drawn. */
  report(done: number, total: number): void
}

/**
 * As `serve`, for an endpoint that answers with a file. It is made in its turn, for download, and is not cached. `isLong`
 * says of which input it may take many minutes.
 */
export function serveFile<Deps, Parsed, By extends Exclude<Access, 'public' | 'key'>>(
  { app, deps }: Domain<Deps>,
  endpoint: Endpoint<unknown, unknown, Parsed, By>,
  handle: Handler<Deps, Parsed, ContextOf<By> & Making, DownloadedFile>,
  isLong: (input: Parsed) => boolean = () => false,
): void {
  answer(
    app,
    endpoint,
    async ({ request, reply, context }) => {
      const input = parseInput(endpoint, rawInputOf(endpoint, request), context.language)
      const { caller } = context as MemberContext | LinkContext
      // Guests count as their link's owner, so that many links give no more places.
      const memberId = 'link' in caller ? `guests of ${caller.link.ownerId}` : caller.memberId
      const make = async (making: Making) => handle(deps, input, { ...context, ...making })
      const {
        mediaType,
        content: made,
        bytes,
        missing,
        leftOut,
        ...named
      } = await makeInLine(app.fileLine, { request, reply, memberId, isLong: isLong(input) }, make)
      const content = made instanceof Uint8Array ? await outOfMemory(app.openSpool, made) : made
      reply.type(mediaType).headers({
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(named)}`,
        'Content-Security-Policy': 'sandbox',
        'X-Content-Type-Options': 'nosniff',
      })
      if (missing && missing.size > 0) reply.header(MISSING_LETTERS, encodeURIComponent(told(missing)))
      if (leftOut) reply.header(LEFT_OUT, encodeURIComponent(JSON.stringify(leftOut)))
      if (Buffer.isBuffer(content)) return content
      if (content instanceof Readable) {
        // Nobody would read it, and it would stay open.
        if (reply.raw.closed) {
          content.destroy()
          throw new Problem(503)
        }
        if (bytes !== undefined) reply.header('Content-Length', bytes)
        return content
      }
      if (reply.raw.closed) {
        await content.close()
        throw new Problem(503)
      }
      reply.header('Content-Length', content.size)
      return content.read()
    },
    { by: 'files' },
  )
}

function told(missing: ReadonlySet<string>): string {
  const all = [...missing].join(' ')
  return all.length > MOST_TOLD ? `${all.slice(0, MOST_TOLD).toWellFormed()} …` : all
}

/** Puts a large file onto the disk; without room there, it is sent from memory. */
async function outOfMemory(openSpool: OpenSpool, content: Uint8Array): Promise<Buffer | SpooledFile> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.length <= LARGEST_IN_MEMORY) return bytes
  try {
    return await spoolWhole(openSpool, async (file) => file.write(bytes))
  } catch (error) {
    if (isOutOfRoom((error as { code?: string }).code ?? '')) return bytes
    throw error
  }
}

/** For a header (RFC 8187), without control and formatting characters and without those that file systems refuse. */
function encodeName({ name, elseName, ending }: Pick<DownloadedFile, 'name' | 'elseName' | 'ending'>): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{C}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .replaceAll(/\s+/g, ' ')
  const whole = `${isFileName(plain) ? plain : elseName}${ending && '.'}${ending}`
  return encodeURIComponent(whole).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Windows reserves some names for devices, with any extension. */
function isFileName(name: string): boolean {
  return name !== '' && !/^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i.test(name)
}
