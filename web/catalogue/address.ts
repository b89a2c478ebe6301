/** The catalogue's ids are plain numbers: anything else in an address is ignored. */
export function isId(text: string): boolean {
  return /^(0|[1-9]\d{0,17})$/.test(text)
}

/** Commas between values stay unescaped, as in links. */
export function writtenQuery(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']')
}

/** `/` and `/product` are one page. */
export function isCataloguePath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  return path === '' || path === '/product'
}
