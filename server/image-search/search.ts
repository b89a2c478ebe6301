import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { MOST_NEAREST_BY_COLOR, MOST_WITH_MORE } from '../../contract/image-search.ts'
import type { searchByImage } from '../../contract/image-search.ts'
import { hexOfRgb } from '../../contract/colors/lab.ts'
import { similarCardsOf } from './ranking/similar-cards.ts'
import { getQueryFeatures } from './query/query-pictures.ts'
import type { ImageQueryDeps } from './query/query-pictures.ts'
import type { WithFile } from '../platform/http/multipart.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { rankWithColors } from './ranking/rank.ts'

/** A page of products like a picture. */
export async function findByImage(
  deps: ImageQueryDeps,
  input: ParsedInputOf<typeof searchByImage>,
  { caller, language, file, requireWaiting }: MemberContext & WithFile,
): Promise<OutputOf<typeof searchByImage>> {
  // Read once: another encoder may become active later, and its vectors are not comparable.
  const { encoder, index } = deps.engine.current()
  // Changes before the call are taken in while the picture is processed.
  const [{ id, regions, view }, onSale] = await Promise.all([
    getQueryFeatures({ ...deps, encoder }, { input, file, caller, language, requireWaiting }),
    deps.finding.follow(),
    index.follow(),
  ])
  const { columns } = onSale
  const { skus, words, near } = onSale.find(input)
  const from = (input.pageNo - 1) * input.pageSize
  const wish = {
    skus,
    colorWeight: input.colorWeight,
    isRegion: input.region !== undefined,
    from,
    count: input.pageSize,
    filledTo: MOST_WITH_MORE,
    nearestByColor: MOST_NEAREST_BY_COLOR,
  }
  const { total, bestBand, list, more, byColor } = await rankWithColors(columns, index, view.vectors, wish)
  const isNew = input.queryId === undefined
  if (isNew) deps.onSearched(bestBand, input.skuId ?? input.imageUrl ?? id, caller)
  const found = { words, near, language }
  const shown = { onSale, skus, found, priceIn: input.priceIn, main: view.palette[0]?.rgb }
  return {
    list: await similarCardsOf(shown, list),
    total,
    understood: onSale.understand(input),
    more: await similarCardsOf(shown, more),
    query: {
      id,
      colors: view.palette.map(({ rgb, share }) => ({ hex: hexOfRgb(rgb), share })),
      regions: [...regions],
      bestBand,
    },
    nearestByColor: await similarCardsOf(shown, byColor),
  }
}
