import { getProductPage } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { InlinedAnswer } from '../platform/http/inlined-answer.ts'

/** As many as web/finding/queries.ts asks for. */
const PAGE_SIZE = '60'
/** The rows that a phone shows in full; more would delay the script on a slow line. */
const PICTURES = 4
/** The page's parameters that do not affect its list. */
const NOT_OF_LIST = ['skuId']

/** The first list of the catalogue's page, the same for everybody. */
export const firstList: InlinedAnswer = {
  paths: ['/', '/product'],
  callAt(query) {
    const asked = new URLSearchParams(query)
    for (const name of NOT_OF_LIST) asked.delete(name)
    const isWhole = asked.size === 0
    asked.set('pageSize', PAGE_SIZE)
    if (!asked.has('sort')) asked.set('sort', 'relevance')
    if (asked.has('keyword')) asked.set('nearest', '1')
    return {
      address: `${getProductPage.path}?${asked.toString()}`,
      // The order of names and the matches of words depend on the language.
      isOfLanguage: asked.has('keyword') || asked.get('sort') === 'name',
      isUsual: isWhole && query === '',
    }
  },
  picturesIn: (data) =>
    (data as OutputOf<typeof getProductPage>).list.slice(0, PICTURES).map(({ coverImage }) => coverImage),
}
