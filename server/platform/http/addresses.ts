import type { IncomingMessage } from 'node:http'

/** What answers at an address: the API or the older one, each in its envelope, a picture or document, or the page and what it is made of. */
export type Place = 'api' | 'legacy' | 'media' | 'page'

export function placeOf(path: string): Place {
  if (/^\/(app|admin)-api(\/|$)/.test(path)) return 'api'
  if (/^\/app(\/|$)/.test(path)) return 'legacy'
  return /^\/(images|files|private)\//.test(path) ? 'media' : 'page'
}

/** Whether what goes wrong at an address is answered in an envelope. */
export function isApi(path: string): boolean {
  return ['api', 'legacy'].includes(placeOf(path))
}

/** An address without its query, which may hold a token. */
export function pathOf({ url = '/' }: { url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1)
  return path
}

/** Whether an address not served otherwise is one of the page's own routes, and not a file's. */
export function isPageAddress(method: string, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && placeOf(path) === 'page' && !/^\/assets\/|\.\w+$|\/\./.test(path)
}

/**
 * The address to look for. One of the page's that cannot be decoded (`/50%`) leads nowhere, like many another: it is
 * looked for with its signs taken as they stand, so that the page can say so.
 */
export function readableAddress({ method = '', url = '/' }: IncomingMessage): string {
  const path = pathOf({ url })
  if (isDecodable(path) || !isPageAddress(method, path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
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
