/**
 * Whether an answer can be drawn at all. Our own server's passed its schema; what a proxy or another server of the family
 * sends did not, and shall fail as an answer rather than break the page.
 */
export function isProductPage(answer: unknown): boolean {
  return hasList(
    answer,
    'list',
    (card) => hasText(card, 'spuId') && hasObject(card, 'brand') && hasList(card, 'swatches'),
  )
}

export function isProductDetail(answer: unknown): boolean {
  const isSku = (sku: unknown) => hasText(sku, 'id') && hasList(sku, 'imageList') && hasList(sku, 'attrs')
  const lists = ['attrs', 'auths', 'files', 'structuralImages', 'categoryIdList']
  return hasObject(answer, 'brand') && hasList(answer, 'skus', isSku) && lists.every((name) => hasList(answer, name))
}

function hasList(value: unknown, name: string, isItem: (item: unknown) => boolean = () => true): boolean {
  const list = fieldOf(value, name)
  return Array.isArray(list) && list.every(isItem)
}

function hasText(value: unknown, name: string): boolean {
  return typeof fieldOf(value, name) === 'string'
}

function hasObject(value: unknown, name: string): boolean {
  const object = fieldOf(value, name)
  return typeof object === 'object' && object !== null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
