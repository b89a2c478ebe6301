import { type Placement } from '../../products/product.ts'
import { books, filled, picture, tree } from '../furniture/ceramics.ts'
import { skirting } from '../furniture/hangings.ts'
import { globe, tableLamp, unseen, wallBall } from '../furniture/lamps.ts'
import { type Plan, briefFor, cutWindow, floorView, plainRoom, wallView } from './plans.ts'
import { chair, paddedBench } from '../furniture/seating.ts'
import { cutOpening, joinCells, openRoom } from '../shell.ts'
import { type Thing, stand } from '../solids.ts'
import { sideboard, stairs } from '../furniture/tables.ts'

/** A wall with an arch into the next room, and a console with a lamp. */
export function archway(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief)
  const left = cutWindow(room, 'x0', { from: 1600, to: 3700, low: 350, high: 2500 }, { across: 3, up: 2 })
  const arch = cutOpening(room, {
    side: 'z0',
    from: 620,
    to: 1720,
    low: 0,
    high: 2250,
    depth: 300,
    reveal: 'wall',
    end: 'wall',
    sill: brief.floor,
    isArched: true,
  })
  const next = openRoom({ x0: -200, x1: 3400, y0: 0, y1: 2850, z0: -3300, z1: -300 }, { y0: brief.floor, z0: 'wall' })
  joinCells(arch, 'z0', next)
  const beyond = cutWindow(next, 'x0', { from: -2400, to: -1500, low: 300, high: 2300 }, { across: 2, up: 3 })
  const things: Thing[] = [
    left.bars,
    beyond.bars,
    stand(sideboard(1716), { x: -900, y: 0, z: 300 }),
    stand(filled(31, 330, 'branches', 1.1), { x: -1400, y: 618, z: 290 }),
    stand(books(), { x: -700, y: 618, z: 320 }, -6),
    stand(chair(), { x: 1600, y: 0, z: -2500 }, -20),
    stand(picture(760, 980), { x: 1500, y: 900, z: -3296 }),
  ]
  if (on === 'floor') things.push(stand(picture(820, 620), { x: -760, y: 1150, z: 2 }))
  return {
    view: on === 'floor' ? { ...floorView, x: 250 } : { ...wallView, x: 150, turn: 0 },
    room,
    things,
    lamps: [
      tableLamp({ x: -330, y: 618, z: 300 }, 0.9),
      globe({ x: 1200, y: 2100, z: -1700 }, 220, 1.2),
      unseen({ x: -600, y: 2150, z: 2600 }, 1.1),
    ],
    panes: [left.pane, beyond.pane],
    sun: { x: -0.85, y: 0.45, z: 0.3 },
  }
}

/** Steps that project from the wall, rising to the right, with a tree beneath. */
export function staircase(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { high: 3400 })
  const window = cutWindow(room, 'x0', { from: 900, to: 3300, low: 200, high: 3100 }, { across: 3, up: 4 })
  const things: Thing[] = [
    window.bars,
    stand(stairs(15), { x: -700, y: 0, z: 0 }),
    stand(tree(9, 1450), { x: 1500, y: 0, z: 520 }),
    stand(paddedBench(on === 'seat' ? 'product' : 'cloth'), { x: -1750, y: 0, z: 420 }),
  ]
  if (on === 'seat') things.push(stand(picture(820, 620), { x: -1700, y: 1020, z: 2 }))
  if (on !== 'wall') things.push(stand(skirting(6400), { x: 0, y: 0, z: 0 }))
  return {
    view:
      on === 'floor'
        ? floorView
        : on === 'seat'
          ? { x: -1450, y: 1200, z: 3600, turn: 0, focal: 1.22, horizon: 0.24 }
          : { ...wallView, z: 4700 },
    room,
    things,
    lamps: [
      wallBall({ x: -2350, y: 1700, z: 124 }, 0.3),
      globe({ x: -300, y: 2350, z: 1700 }, 240, 1.6),
      globe({ x: 600, y: 2600, z: 1900 }, 160, 0.7),
    ],
    panes: [window.pane],
    sun: { x: -0.84, y: 0.5, z: 0.24 },
  }
}
