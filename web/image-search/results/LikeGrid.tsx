import type { ProductCard } from '../../../contract/catalogue.ts'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import { ProductGrid } from '../../finding/grid/ProductGrid.tsx'
import { Likeness } from './Likeness.tsx'

/** One line below each card, in units. */
export const LIKENESS_ROOM = 24

/** A card with its similarity to the picture. */
export type LikeCard = ProductCard & { texture: number; deltaE: number | null }

interface LikeGridProps {
  label: string
  products: readonly LikeCard[]
  hasMatchLine: boolean
  hasMore: boolean
  onNearEnd: () => void
  actions: CardActions
}

const likeness = {
  height: LIKENESS_ROOM,
  draw: ({ texture, deltaE }: LikeCard) => <Likeness texture={texture} deltaE={deltaE} />,
}

/** Cards of the catalogue, each with its similarity. */
export function LikeGrid(props: LikeGridProps) {
  return <ProductGrid {...props} total={props.products.length} foot={likeness} />
}
