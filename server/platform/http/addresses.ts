import type { IncomingMessage } from 'node:http'

/**
 * Who answers an address: the API, the older API, a picture or document, or the page with its files. At `link` the page answers
 * too; the rest of the address is the token of a link.
 */
export type AddressKind = 'api' | 'legacy' | 'media' | 'link' | 'page'

const LINK = /^\/share(\/|$)/i

export function addressKindOf(path: string): AddressKind {
  if (/^\/(app|admin)-api(\/|$)/.test(path)) return 'api'
  if (/^\/app(\/|$)/.test(path)) return 'legacy'
  if (/^\/(images|files|private)\//.test(path)) return 'media'
  return LINK.test(path) ? 'link' : 'page'
}

/** Whether errors at an address are answered in an envelope. */
export function isApi(path: string): boolean {
  return ['api', 'legacy'].includes(addressKindOf(path))
}

/** The address for the log: without its query and without what follows `/share`. Both may hold a token. */
export function loggedPath(request: { url?: string | undefined }): string {
  const path = pathOfAddress(request)
  return LINK.test(path) ? '/share/…' : path
}

/** An address without its query. */
export function pathOfAddress({ url = '/' }: { url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1)
  return path
}

/** Whether an address that nothing else serves is a route of the page, and not a file. */
export function isPageAddress(method: string, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && ['link', 'page'].includes(addressKindOf(path)) && !/^\/assets\/|\.\w+$|\/\./.test(path)
}

/** Addresses that nothing serves. The API answers the first with an envelope, a plain 404 answers the second. */
const NO_CALL = '/app-api/no-such-address'
const NO_FILE = '/no-such.file'

/**
 * The address to route. An ambiguous one leads nowhere (decisions/079). A page address that cannot be decoded (`/50%`) is escaped,
 * so that the page itself can say that it does not exist.
 */
export function readableAddress({ method = '', url = '/' }: IncomingMessage): string {
  const path = pathOfAddress({ url })
  const loose = readLoosely(path)
  if (!isPlain(path, loose)) return isApi(path) || isApi(loose.toLowerCase()) ? NO_CALL : NO_FILE
  if (isDecodable(path) || !isPageAddress(method, path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

/**
 * Whether the router, our hooks and a proxy in front all read an address the same way. Names of calls never need escapes; paths of
 * pages and below `/files/` may.
 */
function isPlain(path: string, loose: string): boolean {
  // A full URL (`http://…`) would name the host twice, and browsers never send a fragment (#).
  if (!path.startsWith('/') || path.includes('#')) return false
  if (loose.split('/').some((part) => part === '.' || part === '..')) return false
  return addressKindOf(path) === addressKindOf(loose.toLowerCase()) && (!isApi(path) || path === loose)
}

/** Decodes a path as a lenient reader would, except for its dots and its case: `%61` and `%2561` both become `a`. */
function readLoosely(path: string): string {
  return path
    .replace(/^https?:\/\/[^/]*/i, '')
    .replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_written, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll('\\', '/')
    .replaceAll(/;[^/]*/g, '')
    .replaceAll(/\/{2,}/g, '/')
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // Its result is used: the bundler leaves out a call whose only effect is that it throws.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
