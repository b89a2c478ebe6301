import { Readable } from 'node:stream'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { SpooledFile } from '../storage/spooled-file.ts'
import { makeInLine } from './file-queue.ts'
import { answer, rawInputOf, parseInput } from './serve.ts'
import type { ContextOf, Domain, Handler, LinkContext, MemberContext } from './serve.ts'

/** A file as a person keeps it. */
export interface DownloadedFile {
  /** Without its ending; whatever no file system takes is left out. */
  name: string
  /** In place of a name of which nothing is left. */
  elseName: string
  /** As `csv`. */
  ending: string
  mediaType: string
  /** As it is; or as it comes, and from a file of its own: what is too large to stand in memory. */
  content: Uint8Array | Readable | SpooledFile
}

/** What a handler knows besides that makes a file. */
export interface WithSignal {
  /** For work that takes its time: aborted when nobody waits for the file any more. */
  signal: AbortSignal
}

/** As `serve`, for an endpoint that answers a file, made when it is its turn: to be kept, and to nobody else. */
export function serveFile<Deps, E extends Endpoint & { access: 'member' | 'staff' | 'operator' | 'link' }>(
  { app, deps }: Domain<Deps>,
  endpoint: E,
  handle: Handler<NoInfer<Deps>, E, ContextOf<E> & WithSignal, DownloadedFile>,
): void {
  answer(app, endpoint, async ({ request, reply, context }) => {
    const input = parseInput(endpoint, rawInputOf(endpoint, request), context.language)
    const { caller } = context as MemberContext | LinkContext
    // All guests of one owner have the places of one: many links are no way to more.
    const memberId = 'link' in caller ? `guests of ${caller.link.ownerId}` : caller.memberId
    const make = async (signal: AbortSignal) => handle(deps, input, { ...context, signal })
    const { mediaType, content, ...named } = await makeInLine(app.fileLine, { request, reply, memberId }, make)
    reply.type(mediaType).headers({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(named)}`,
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
    })
    if (content instanceof Uint8Array) return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    if (content instanceof Readable) return content
    if (reply.raw.closed) {
      await content.close()
      throw new Problem(503)
    }
    reply.header('Content-Length', content.size)
    return content.read()
  })
}

/** For a header (RFC 8187), without control and formatting characters, and without what file systems refuse. */
function encodeName({ name, elseName, ending }: Pick<DownloadedFile, 'name' | 'elseName' | 'ending'>): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{C}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .replaceAll(/\s+/g, ' ')
  const whole = `${isFileName(plain) ? plain : elseName}.${ending}`
  return encodeURIComponent(whole).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Windows keeps some names for devices, whatever their ending. */
function isFileName(name: string): boolean {
  return name !== '' && !/^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i.test(name)
}
