import { countedFilters, isById } from '../../../contract/filters.ts'
import { isNumber, isRecord, isText } from './kept-shapes.ts'

/**
 * Whether an answer can be rendered at all. Our own server checks its answers by their schema; an answer of a proxy or another server
 * may be malformed, and must fail as an answer instead of breaking the page.
 */
export function isProductPage(answer: unknown): boolean {
  const isCard = (card: unknown) =>
    isRecord(card) && isText(card['spuId']) && isRecord(card['brand']) && hasList(card, 'swatches')
  const isScale = (scale: unknown) => isRecord(scale) && isRecord(scale['instead']) && isText(scale['value'])
  const isWish = (wish: unknown) => isRecord(wish) && isText(wish['text']) && isRecord(wish['means'])
  const isNear = (card: unknown) => isCard(card) && ['met', 'lacking', 'unstated'].every((name) => hasList(card, name))
  const nearest = isRecord(answer) ? answer['nearest'] : undefined
  return (
    hasList(answer, 'list', isCard) &&
    mayHaveList(answer, 'otherScales', isScale) &&
    (nearest === undefined || (hasList(nearest, 'wishes', isWish) && hasList(nearest, 'list', isNear)))
  )
}

export function isProductDetail(answer: unknown): boolean {
  const isSku = (sku: unknown) =>
    isRecord(sku) && isText(sku['id']) && hasList(sku, 'imageList') && hasList(sku, 'attrs')
  const lists = ['attrs', 'auths', 'files', 'structuralImages', 'pictureSizes', 'categoryIdList']
  return (
    isRecord(answer) &&
    isRecord(answer['brand']) &&
    hasList(answer, 'skus', isSku) &&
    lists.every((name) => hasList(answer, name))
  )
}

export function isFacets(answer: unknown): boolean {
  const isCount = (row: unknown) => isRecord(row) && isNumber(row['count'])
  const isIdCount = (row: unknown) => isCount(row) && isText(Object(row).id)
  const isValueCount = (row: unknown) => isCount(row) && isText(Object(row).value)
  const isAttribute = (row: unknown) =>
    isRecord(row) &&
    isText(row['id']) &&
    hasList(row, 'values', isValueCount) &&
    mayHaveList(row, 'atLeast', isValueCount)
  return (
    countedFilters.every((filter) => hasList(answer, filter.counts, isById(filter) ? isIdCount : isValueCount)) &&
    hasList(answer, 'priceUnits', isValueCount) &&
    hasList(answer, 'attrs', isAttribute) &&
    hasList(answer, 'prices', (bar) => isCount(bar) && isNumber(Object(bar).low))
  )
}

export function isAttributeList(answer: unknown): boolean {
  const isScale = (scale: unknown) => hasList(scale, 'classes', isText)
  const isFact = (fact: unknown) => fact === undefined || hasList(fact, 'scales', isScale)
  return isNamedList(answer) && answer.every((row) => hasList(row, 'options', isRecord) && isFact(Object(row).fact))
}

export function isNamedList(answer: unknown): answer is unknown[] {
  return Array.isArray(answer) && answer.every((row) => isRecord(row) && isText(row['id']) && isText(row['enName']))
}

function mayHaveList(value: unknown, name: string, isItem: (item: unknown) => boolean): boolean {
  return !isRecord(value) || value[name] === undefined || hasList(value, name, isItem)
}

function hasList(value: unknown, name: string, isItem: (item: unknown) => boolean = () => true): boolean {
  const list = isRecord(value) ? value[name] : undefined
  return Array.isArray(list) && list.every(isItem)
}
