import { beforeAll } from 'vitest'
import type { SharedShop } from './catalogue.ts'
import { skuIdOf } from './drawer-shop.ts'
import { setReadingStage } from './stage.ts'
import type { Stage } from './stage.ts'

interface DrawerStage {
  stage: Stage<SharedShop>
  /** SKU ids, available once the shop is open: a tile with seven pictures, and an oak with all details. */
  skus: { readonly tile: string; readonly oak: string }
}

/** The stage for test files about a product's drawer. */
export function setDrawerStage(): DrawerStage {
  const stage = setReadingStage('drawer')
  const skus = { tile: '', oak: '' }
  beforeAll(async () => {
    skus.tile = await skuIdOf(stage.shop, 'TILE-1')
    skus.oak = await skuIdOf(stage.shop, 'NH-OAK-N')
  })
  return { stage, skus }
}
