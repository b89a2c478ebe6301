/** What the catalogue counts by: anything else in an address names nothing. */
export function isId(text: string): boolean {
  return /^(0|[1-9]\d{0,17})$/.test(text)
}

/** As a link writes it: commas between values stay commas. */
export function writtenQuery(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']')
}

/** Home, and by another name the list of products: one page. */
export function isCataloguePath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  return path === '' || path === '/product'
}
