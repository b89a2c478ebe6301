import { type Placement } from '../../products/product.ts'
import { books, filled, tree } from '../furniture/ceramics.ts'
import { curtain, panels, rail, rug, skirting } from '../furniture/hangings.ts'
import { floorLamp, globe, tableLamp, unseen } from '../furniture/lamps.ts'
import { type Plan, briefFor, cutRearWindow, cutWindow, plainRoom } from './plans.ts'
import { armchair, bench, pouf, stool } from '../furniture/seating.ts'
import { cutOpening, joinCells, openRoom } from '../shell.ts'
import { type Thing, stand } from '../solids.ts'

/** Framed panels that separate the room from a bright one behind. */
export function partition(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 3000 })
  const hall = cutOpening(room, {
    side: 'z0',
    from: -1500,
    to: 1500,
    low: 0,
    high: 2500,
    depth: 200,
    reveal: 'trim',
    end: 'wall',
    sill: 'floor',
  })
  const next = openRoom({ x0: -2600, x1: 2600, y0: 0, y1: 2850, z0: -2900, z1: -200 }, { y0: brief.floor, z0: 'wall' })
  joinCells(hall, 'z0', next)
  const beyond = cutWindow(next, 'x0', { from: -2500, to: -700, low: 200, high: 2600 }, { across: 2, up: 3 })
  const left = cutWindow(room, 'x0', { from: 1500, to: 3700, low: 300, high: 2500 }, { across: 3, up: 2 })
  const things: Thing[] = [
    beyond.bars,
    left.bars,
    stand(panels('product', 3, { width: 980, height: 2470 }), { x: -10, y: 4, z: 30 }),
    stand(rail(4200), { x: 0, y: 2480, z: 30 }),
    stand(bench(), { x: 1500, y: 0, z: 760 }, -8),
    stand(filled(91, 420, 'branches', 1.2), { x: -1950, y: 0, z: 520 }),
    stand(books(), { x: 1650, y: 436, z: 760 }, -14),
    stand(tree(17, 1500), { x: 200, y: 0, z: -1500 }),
  ]
  return {
    view: { x: -150, y: 1300, z: 4700, turn: 2, focal: 0.96, horizon: 0.54 },
    room,
    things,
    lamps: [
      globe({ x: 0, y: 2100, z: -1500 }, 230, 1.6),
      unseen({ x: -1500, y: 2000, z: 2500 }, 1.2),
      tableLamp({ x: 1250, y: 436, z: 790 }, 0.5),
    ],
    panes: [left.pane, beyond.pane],
    sun: { x: -0.84, y: 0.42, z: 0.34 },
  }
}

/** A free-standing screen of three leaves by the window. */
export function screen(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2700 })
  const window = cutWindow(room, 'x0', { from: 700, to: 2700, low: 0, high: 2500 }, { across: 2, up: 4 })
  const rear = cutRearWindow(room, { from: -1800, to: 900, low: 300, high: 2400 })
  const leafSize = { width: 640, height: 1850 }
  const things: Thing[] = [
    window.bars,
    stand(skirting(5400), { x: 0, y: 0, z: 0 }),
    stand(panels('product', 1, leafSize), { x: -560, y: 4, z: 1000 }, 24),
    stand(panels('product', 1, leafSize), { x: 30, y: 4, z: 1010 }, -22),
    stand(panels('product', 1, leafSize), { x: 620, y: 4, z: 1000 }, 24),
    stand(armchair('cloth'), { x: 1350, y: 0, z: 1650 }, -34),
    stand(stool(), { x: 350, y: 0, z: 1900 }),
    stand(filled(95, 220), { x: 350, y: 456, z: 1900 }),
    stand(rug(2600, 1700), { x: 700, y: 0, z: 1700 }),
  ]
  return {
    view: { x: 1050, y: 1200, z: 4400, turn: -13, focal: 1, horizon: 0.46 },
    room,
    things,
    lamps: [floorLamp({ x: -1500, y: 0, z: 700 }, 1.3), unseen({ x: 900, y: 2100, z: 2300 }, 1.1)],
    panes: [window.pane, rear],
    sun: { x: -0.82, y: 0.46, z: 0.1 },
  }
}

/** Curtains in front of a window in the back wall, a table and a pouf. */
export function drapery(on: Placement): Plan {
  const room = plainRoom(briefFor(on), { half: 2900 })
  const window = cutWindow(room, 'z0', { from: -750, to: 750, low: 0, high: 2500 }, { across: 2, up: 3 })
  const side = cutWindow(room, 'x0', { from: 1500, to: 3500, low: 300, high: 2500 }, { across: 2, up: 2 })
  const things: Thing[] = [
    window.bars,
    side.bars,
    stand(curtain('product', 2000, 2700), { x: -1620, y: 0, z: 130 }),
    stand(curtain('product', 2000, 2700), { x: 1620, y: 0, z: 130 }),
    stand(rail(5600), { x: 0, y: 2702, z: 130 }),
    stand(armchair('cloth'), { x: 950, y: 0, z: 1050 }, -30),
    stand(pouf('throw'), { x: -250, y: 0, z: 1300 }),
    stand(filled(99, 420, 'branches', 1.1), { x: -1250, y: 0, z: 650 }),
    stand(rug(2600, 1700), { x: 350, y: 0, z: 1350 }),
  ]
  return {
    view: { x: 100, y: 1250, z: 4500, turn: 0, focal: 0.86, horizon: 0.51 },
    room,
    things,
    lamps: [floorLamp({ x: 1850, y: 0, z: 620 }, 1.5), unseen({ x: -900, y: 2150, z: 2500 }, 1.3)],
    panes: [window.pane, side.pane],
  }
}
