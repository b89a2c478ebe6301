import { beforeAll } from 'vitest'
import type { SharedShop } from './catalogue.ts'
import { skuIdOf } from './drawer-shop.ts'
import { setReadingStage } from './stage.ts'
import type { Stage } from './stage.ts'

interface DrawerStage {
  stage: Stage<SharedShop>
  /** By their ids, once the shop is open: a tile with seven pictures, and an oak that has everything. */
  skus: { readonly tile: string; readonly oak: string }
}

/** For a file of stories in front of one product. */
export function setDrawerStage(): DrawerStage {
  const stage = setReadingStage('drawer')
  const skus = { tile: '', oak: '' }
  beforeAll(async () => {
    skus.tile = await skuIdOf(stage.shop, 'TILE-1')
    skus.oak = await skuIdOf(stage.shop, 'NH-OAK-N')
  })
  return { stage, skus }
}
