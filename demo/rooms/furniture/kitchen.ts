import { type Placement } from '../../products/product.ts'
import { bowl, filled, fruit } from './ceramics.ts'
import { dome, unseen } from './lamps.ts'
import { type Plan, briefFor, cutRearWindow, cutWindow, plainRoom } from '../plans/plans.ts'
import { stool } from './seating.ts'
import { type Thing, stand } from '../solids.ts'
import { cupboards, island, shelf } from './tables.ts'

/** A kitchen island in front of a wall of cupboards. */
export function kitchen(on: Placement): Plan {
  const room = plainRoom(briefFor(on), { half: 3000 })
  const window = cutWindow(room, 'x0', { from: 900, to: 3300, low: 850, high: 2500 }, { across: 3, up: 2 })
  const rear = cutRearWindow(room, { from: -1500, to: 1500, low: 300, high: 2500 })
  const things: Thing[] = [
    window.bars,
    stand(cupboards(), { x: 1300, y: 0, z: 290 }),
    stand(shelf(1900, 260), { x: -1300, y: 1450, z: 0 }),
    stand(filled(81, 240), { x: -1900, y: 1488, z: 130 }),
    stand(bowl(130), { x: -1450, y: 1488, z: 130 }),
    stand(filled(84, 180), { x: -800, y: 1488, z: 130 }),
    stand(island('product'), { x: 100, y: 0, z: 1750 }),
    stand(filled(83, 300, 'branches'), { x: 800, y: 910, z: 1650 }),
    stand(bowl(180), { x: -150, y: 910, z: 1750 }),
    stand(fruit(180), { x: -150, y: 910, z: 1750 }),
    stand(stool(), { x: -700, y: 0, z: 2550 }, 10),
  ]
  return {
    view: { x: -900, y: 1500, z: 5700, turn: 10, focal: 0.92, horizon: 0.3 },
    room,
    things,
    lamps: [
      dome({ x: -450, y: 1700, z: 1750 }, 2),
      dome({ x: 650, y: 1700, z: 1750 }, 2),
      unseen({ x: 0, y: 2300, z: 3800 }, 1.1),
    ],
    panes: [window.pane, rear],
    sun: { x: -0.82, y: 0.5, z: 0.28 },
  }
}
