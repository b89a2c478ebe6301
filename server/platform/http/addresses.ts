import type { IncomingMessage } from 'node:http'

/**
 * What answers at an address: the API or the older one, each in its envelope, a picture or document, or the page and what it is
 * made of. At `link` the page stands too; what follows in the address is the token of a link.
 */
export type AddressKind = 'api' | 'legacy' | 'media' | 'link' | 'page'

const LINK = /^\/share(\/|$)/i

export function addressKindOf(path: string): AddressKind {
  if (/^\/(app|admin)-api(\/|$)/.test(path)) return 'api'
  if (/^\/app(\/|$)/.test(path)) return 'legacy'
  if (/^\/(images|files|private)\//.test(path)) return 'media'
  return LINK.test(path) ? 'link' : 'page'
}

/** Whether what goes wrong at an address is answered in an envelope. */
export function isApi(path: string): boolean {
  return ['api', 'legacy'].includes(addressKindOf(path))
}

/** An address as it may be logged: without its query and without what follows `/share`, either of which may hold a token. */
export function loggedPath(request: { url?: string | undefined }): string {
  const path = pathOfAddress(request)
  return LINK.test(path) ? '/share/…' : path
}

/** An address without its query. */
export function pathOfAddress({ url = '/' }: { url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1)
  return path
}

/** Whether an address not served otherwise is one of the page's own routes, and not a file's. */
export function isPageAddress(method: string, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && ['link', 'page'].includes(addressKindOf(path)) && !/^\/assets\/|\.\w+$|\/\./.test(path)
}

/** Nothing is served here; what is not is answered in the envelope, and in plain words. */
const NO_CALL = '/app-api/no-such-address'
const NO_FILE = '/no-such.file'

/**
 * The address to look for. One that could be read in another way leads nowhere (decisions/079). One of the page's that cannot
 * be decoded (`/50%`) leads nowhere either, but is looked for with its signs taken as they stand, so that the page can say so.
 */
export function readableAddress({ method = '', url = '/' }: IncomingMessage): string {
  const path = pathOfAddress({ url })
  const loose = readLoosely(path)
  if (!isPlain(path, loose)) return isApi(path) || isApi(loose.toLowerCase()) ? NO_CALL : NO_FILE
  if (isDecodable(path) || !isPageAddress(method, path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

/**
 * Whether whoever reads an address, the router, our hooks or a proxy before us, takes it for the same place. The names of
 * calls have nothing in them that is ever written otherwise; what comes after `/files/` or in a page's address may have.
 */
function isPlain(path: string, loose: string): boolean {
  // The whole of an address (`http://…`) names a host a second time; what follows a # is never sent.
  if (!path.startsWith('/') || path.includes('#')) return false
  if (loose.split('/').some((part) => part === '.' || part === '..')) return false
  return addressKindOf(path) === addressKindOf(loose.toLowerCase()) && (!isApi(path) || path === loose)
}

/** A path as a forgiving reader would take it, but for its dots and its case: `%61` and `%2561` are both an a. */
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
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
