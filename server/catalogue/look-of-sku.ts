import type { LookWord } from '../../contract/looks/look-names.ts'
import type { SkuLook } from '../../contract/looks/look-schemas.ts'
import type { Look } from '../../contract/looks/look.ts'
import { inPercent } from '../../contract/looks/percent.ts'
import { wordsOfLook } from '../../contract/looks/words-of-look.ts'
import { lookOf } from '../platform/pictures/look.ts'
import type { PictureRow } from './detail-rows.ts'
import type { AttributesByOwner } from './product-attributes.ts'

/** The row of the table of facts for what light a material reflects. */
const LRV = 'lrv'

/** What is measured in a cover; without the reflectance where an LRV is stated. Undefined if nothing is sure, or it is no surface. */
export function lookOfCover(
  cover: Pick<PictureRow, 'look' | 'mm_width'> | undefined,
  isLrvStated: boolean,
  offered?: ReadonlySet<LookWord>,
): SkuLook | undefined {
  const look = lookOf(cover?.look ?? null)
  if (!look?.isSurface) return undefined
  const words = wordsOfLook(look, offered)
  const hasPattern = words.pattern !== undefined && words.pattern !== 'plain'
  const patternSize = hasPattern ? sizeOf(look, cover?.mm_width ?? null) : undefined
  return {
    ...words,
    ...(patternSize !== undefined && { patternSize }),
    ...(!isLrvStated && { reflectance: inPercent(look.reflectance) }),
  }
}

/** Whether a SKU or its product states how much light it reflects. */
export function statesLrv({ ofProduct, bySku }: AttributesByOwner, skuId: string): boolean {
  return [...ofProduct, ...(bySku.get(skuId) ?? [])].some(({ fact }) => fact?.code === LRV)
}

/** In millimetres, to two figures: the period was measured within some percent. */
function sizeOf({ period }: Look, mmWidth: string | null): number | undefined {
  return period === null || mmWidth === null ? undefined : Number((period * Number(mmWidth)).toPrecision(2))
}
