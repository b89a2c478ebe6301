import { join, widened } from '../follow/join-columns.ts'
import type { ProductRange } from '../orders.ts'
import { KEY_BYTES, PRICES, SIDES } from './cards.ts'
import type { CardColumns } from './cards.ts'
import { joinTexts, pick } from './packed-texts.ts'

/** The source of each product of the next model, in its order. */
interface Stretches {
  products: ProductRange[]
  skus: ProductRange[]
}

type NumberColumn = 'hovers' | 'placeholders' | 'variants' | 'offers'

/** How many unused texts are kept before texts are packed anew. */
const ROOM = 1024

/** The cards of a model after some products have changed. */
export function joinCards({ products, skus }: Stretches, before: CardColumns, part: CardColumns): CardColumns {
  const { texts, numbers } = joinTexts(before.texts, part.texts)
  const joinNumbers = (name: NumberColumn, stretches = skus): Uint32Array =>
    join(
      stretches,
      before[name],
      part[name].map((number) => numbers[number] ?? 0),
    )
  const joined = {
    prices: joinPrices(skus, before.prices, part.prices),
    quantities: join(skus, before.quantities, part.quantities),
    colors: join(skus, before.colors, part.colors),
    sides: join(widened(skus, SIDES), before.sides, part.sides),
    covers: join(widened(skus, KEY_BYTES), before.covers, part.covers),
    hovers: joinNumbers('hovers'),
    placeholders: joinNumbers('placeholders'),
    variants: joinNumbers('variants'),
    offers: joinNumbers('offers', products),
    texts,
  }
  const places = 3 * joined.colors.length + joined.offers.length
  return texts.ends.length > places + places / 8 + ROOM ? withoutUnnamed(joined) : joined
}

function joinPrices(
  skus: ProductRange[],
  before: CardColumns['prices'],
  part: CardColumns['prices'],
): CardColumns['prices'] {
  const isWide = before instanceof Float64Array || part instanceof Float64Array
  const roomy = (prices: CardColumns['prices']) =>
    isWide && prices instanceof Uint32Array ? Float64Array.from(prices) : prices
  return join(widened(skus, PRICES), roomy(before), roomy(part))
}

function withoutUnnamed(cards: CardColumns): CardColumns {
  const { hovers, placeholders, variants, offers, texts } = cards
  const columns = [hovers, placeholders, variants, offers]
  const isNamed = new Uint8Array(texts.ends.length)
  for (const column of columns) for (const number of column) isNamed[number] = 1
  isNamed[0] = 1
  const kept: number[] = []
  const numbers = new Uint32Array(texts.ends.length)
  for (let text = 0; text < isNamed.length; text++) if (isNamed[text]) numbers[text] = kept.push(text) - 1
  const renumber = (column: Uint32Array) => column.map((number) => numbers[number] ?? 0)
  return {
    ...cards,
    hovers: renumber(hovers),
    placeholders: renumber(placeholders),
    variants: renumber(variants),
    offers: renumber(offers),
    texts: pick(texts, kept),
  }
}
