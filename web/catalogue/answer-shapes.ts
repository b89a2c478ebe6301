import { isRecord, isText } from './kept-shapes.ts'

/**
 * Whether an answer can be drawn at all. Our own server's passed its schema; what a proxy or another server of the family
 * sends did not, and shall fail as an answer rather than break the page.
 */
export function isProductPage(answer: unknown): boolean {
  return hasList(
    answer,
    'list',
    (card) => isRecord(card) && isText(card['spuId']) && isRecord(card['brand']) && hasList(card, 'swatches'),
  )
}

export function isProductDetail(answer: unknown): boolean {
  const isSku = (sku: unknown) =>
    isRecord(sku) && isText(sku['id']) && hasList(sku, 'imageList') && hasList(sku, 'attrs')
  const lists = ['attrs', 'auths', 'files', 'structuralImages', 'categoryIdList']
  return (
    isRecord(answer) &&
    isRecord(answer['brand']) &&
    hasList(answer, 'skus', isSku) &&
    lists.every((name) => hasList(answer, name))
  )
}

function hasList(value: unknown, name: string, isItem: (item: unknown) => boolean = () => true): boolean {
  const list = isRecord(value) ? value[name] : undefined
  return Array.isArray(list) && list.every(isItem)
}
