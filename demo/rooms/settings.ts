import { type Placement } from '../products/product.ts'
import { bath, corner, dining } from './corners.ts'
import { kitchen } from './kitchen.ts'
import { gallery, lounge, niche } from './long-walls.ts'
import { drapery, partition, screen } from './parted-rooms.ts'
import { archway, staircase } from './passages.ts'
import { type Plan } from './plans.ts'

/** The rooms in which each placement is shown. */
export const SETTINGS: Record<Placement, ((on: Placement) => Plan)[]> = {
  floor: [gallery, corner, archway, dining, niche, lounge, staircase, bath],
  wall: [corner, gallery, dining, archway, bath, lounge, niche, staircase],
  curtain: [lounge, drapery],
  seat: [lounge, corner, staircase],
  counter: [kitchen, dining],
  screen: [partition, screen],
}
