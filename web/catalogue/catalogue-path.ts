/** Home, and by another name the list of products: one page. */
export function isCataloguePath(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  return path === '' || path === '/product'
}
