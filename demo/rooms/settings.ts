import { type Placement } from '../products/product.ts'
import { bath, corner, dining } from './plans/corners.ts'
import { kitchen } from './furniture/kitchen.ts'
import { gallery, lounge, niche } from './plans/long-walls.ts'
import { drapery, partition, screen } from './plans/parted-rooms.ts'
import { archway, staircase } from './plans/passages.ts'
import { type Plan } from './plans/plans.ts'

/** The rooms in which each placement is shown. */
export const SETTINGS: Record<Placement, ((on: Placement) => Plan)[]> = {
  floor: [gallery, corner, archway, dining, niche, lounge, staircase, bath],
  wall: [corner, gallery, dining, archway, bath, lounge, niche, staircase],
  curtain: [lounge, drapery],
  seat: [lounge, corner, staircase],
  counter: [kitchen, dining],
  screen: [partition, screen],
}
