import { type Placement } from '../../products/product.ts'
import { books, bowl, filled, fruit, picture, tree } from '../furniture/ceramics.ts'
import { roundRug, rug } from '../furniture/hangings.ts'
import { dome, floorLamp, unseen, wallBall } from '../furniture/lamps.ts'
import { type Plan, briefFor, cutRearWindow, cutWindow, plainRoom } from './plans.ts'
import { armchair, chair, stool } from '../furniture/seating.ts'
import { type Thing, stand } from '../solids.ts'
import { longTable, roundTable, sideboard, tub, washstand } from '../furniture/tables.ts'

/** A corner: a barred window on the left, a lounge chair, a lamp and a tree. */
export function corner(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2600, deep: 6200 }, { x0: brief.wall })
  const window = cutWindow(room, 'x0', { from: 900, to: 2500, low: 0, high: 2450 }, { across: 2, up: 4 })
  const rear = cutRearWindow(room, { from: -1800, to: 600, low: 300, high: 2400 })
  const isSeat = on === 'seat'
  const things: Thing[] = [
    window.bars,
    stand(armchair(isSeat ? 'product' : 'cloth'), { x: 250, y: 0, z: 1150 }, -28),
    stand(tree(3, 1750), { x: -2050, y: 0, z: 480 }),
    stand(stool(), { x: -480, y: 0, z: 1500 }),
    stand(filled(21, 190), { x: -500, y: 456, z: 1480 }),
    stand(books(), { x: -420, y: 456, z: 1560 }, 30),
  ]
  if (isSeat) things.push(stand(armchair('product'), { x: -900, y: 0, z: 1950 }, 62))
  if (on !== 'floor') things.push(stand(roundRug(1150), { x: -200, y: 0, z: 1500 }))
  if (on !== 'wall') things.push(stand(picture(640, 820), { x: 1300, y: 1050, z: 2 }))
  const views = {
    floor: { x: 1500, y: 1550, z: 5200, turn: -19, focal: 0.78, horizon: 0.21 },
    wall: { x: 1300, y: 1250, z: 4700, turn: -16, focal: 0.78, horizon: 0.5 },
    seat: { x: 1250, y: 1150, z: 4550, turn: -20, focal: 1, horizon: 0.34 },
  }
  return {
    view: on === 'floor' ? views.floor : isSeat ? views.seat : views.wall,
    room,
    things,
    lamps: [floorLamp({ x: 1080, y: 0, z: 620 }, 1.5), unseen({ x: -700, y: 2050, z: 2200 }, 0.9)],
    panes: [window.pane, rear],
    sun: { x: -0.8, y: 0.5, z: 0.2 },
  }
}

/** A table by a wide window on the right, seen across the corner. */
export function dining(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2700, deep: 6400 }, { x1: brief.wall })
  const window = cutWindow(room, 'x1', { from: 700, to: 2900, low: 700, high: 2400 }, { across: 3, up: 2 })
  const rear = cutRearWindow(room, { from: -600, to: 1900, low: 300, high: 2500 })
  const isTable = on === 'counter'
  const place = { x: 200, y: 0, z: 1500 }
  const top = 740
  const things: Thing[] = [
    window.bars,
    stand(isTable ? longTable('product') : roundTable(), place),
    stand(bowl(190), { x: place.x - 90, y: top - 5, z: place.z }),
    stand(fruit(190), { x: place.x - 90, y: top - 5, z: place.z }),
    stand(filled(52, 260, 'branches', 0.8), { x: place.x + 220, y: top - 5, z: place.z - 120 }),
    stand(chair(), { x: place.x - (isTable ? 520 : 820), y: 0, z: place.z + (isTable ? -620 : 120) }, isTable ? 6 : 82),
    stand(
      chair(),
      { x: place.x + (isTable ? 560 : 420), y: 0, z: place.z + (isTable ? -620 : -780) },
      isTable ? -5 : -28,
    ),
    stand(
      chair(),
      { x: place.x + (isTable ? 100 : 380), y: 0, z: place.z + (isTable ? 760 : 740) },
      isTable ? 172 : 205,
    ),
  ]
  if (on !== 'wall') things.push(stand(picture(1000, 760), { x: -900, y: 1150, z: 2 }))
  else
    things.push(
      stand(sideboard(1500), { x: -1500, y: 0, z: 280 }),
      stand(filled(57, 340), { x: -1900, y: 618, z: 280 }),
    )
  const views = {
    floor: { x: -1500, y: 1600, z: 5400, turn: 17, focal: 0.78, horizon: 0.2 },
    wall: { x: -1200, y: 1300, z: 4900, turn: 14, focal: 0.8, horizon: 0.5 },
    counter: { x: -900, y: 1380, z: 4400, turn: 15, focal: 0.95, horizon: 0.26 },
  }
  return {
    view: on === 'floor' ? views.floor : isTable ? views.counter : views.wall,
    room,
    things,
    lamps: [dome({ x: place.x, y: 1560, z: place.z }, 2.6), unseen({ x: -1600, y: 2050, z: 2700 }, 1.1)],
    panes: [window.pane, rear],
    sun: { x: 0.82, y: 0.46, z: 0.2 },
  }
}

/** A washstand with a basin, a round stool, a tub. */
export function bath(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2300, deep: 5800 }, { x1: brief.wall })
  const window = cutWindow(room, 'x0', { from: 700, to: 2300, low: 500, high: 2400 }, { across: 2, up: 2 })
  const rear = cutRearWindow(room, { from: -1700, to: 400, low: 300, high: 2500 })
  const things: Thing[] = [
    window.bars,
    stand(washstand(), { x: 150, y: 0, z: 260 }),
    stand(filled(71, 230, 'branches', 0.7), { x: 560, y: 820, z: 230 }),
    stand(filled(72, 130), { x: -330, y: 820, z: 250 }),
    stand(stool(), { x: -850, y: 0, z: 900 }, 20),
    stand(tree(13, 1500), { x: 1900, y: 0, z: 420 }),
    stand(tub(), { x: 1250, y: 0, z: 1350 }),
    stand(rug(1000, 640), { x: 150, y: 0, z: 900 }),
  ]
  return {
    view:
      on === 'floor'
        ? { x: -700, y: 1550, z: 4800, turn: 13, focal: 0.8, horizon: 0.2 }
        : { x: -600, y: 1300, z: 4100, turn: 12, focal: 0.82, horizon: 0.5 },
    room,
    things,
    lamps: [
      wallBall({ x: -450, y: 1720, z: 124 }, 0.3),
      wallBall({ x: 750, y: 1720, z: 124 }, 0.3),
      unseen({ x: -500, y: 2200, z: 2600 }, 1.2),
    ],
    panes: [window.pane, rear],
    sun: { x: -0.85, y: 0.44, z: 0.25 },
  }
}
