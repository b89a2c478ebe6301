import { type Placement } from '../../products/product.ts'
import { books, bowl, filled, picture } from '../furniture/ceramics.ts'
import { curtain, rail, rug, skirting } from '../furniture/hangings.ts'
import { dome, floorLamp, globe, tableLamp, unseen, wallBall } from '../furniture/lamps.ts'
import { type Plan, briefFor, cutWindow, floorView, plainRoom, wallView } from './plans.ts'
import { bench, paddedBench, sofa, stool } from '../furniture/seating.ts'
import { cutOpening } from '../shell.ts'
import { type Thing, stand } from '../solids.ts'
import { lowTables, shelf } from '../furniture/tables.ts'

/** A long wall with a bench and a vase; tall windows on the left are out of view. */
export function gallery(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief)
  const near = cutWindow(room, 'x0', { from: 700, to: 1900, low: 250, high: 2550 }, { across: 2, up: 3 })
  const far = cutWindow(room, 'x0', { from: 2700, to: 3900, low: 250, high: 2550 }, { across: 2, up: 3 })
  const things: Thing[] = [near.bars, far.bars]
  if (on !== 'wall') things.push(stand(skirting(6400), { x: 0, y: 0, z: 0 }))
  things.push(
    stand(bench(), { x: 620, y: 0, z: 420 }),
    stand(filled(11, 300, 'branches'), { x: 1050, y: 436, z: 420 }),
    stand(books(), { x: 250, y: 436, z: 420 }, 8),
    stand(filled(5, 480), { x: -330, y: 0, z: 380 }),
  )
  if (on === 'floor') things.push(stand(picture(700, 900), { x: -900, y: 1050, z: 2 }))
  return {
    view: on === 'floor' ? floorView : wallView,
    room,
    things,
    lamps: [globe({ x: -1150, y: 1950, z: 900 }, 240, 1.5), tableLamp({ x: 630, y: 436, z: 420 }, 0.35)],
    panes: [near.pane, far.pane],
    sun: { x: -0.86, y: 0.42, z: 0.36 },
  }
}

/** A wall with a niche of ceramics, and a daybed in front. */
export function niche(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief)
  const window = cutWindow(room, 'x0', { from: 1300, to: 3300, low: 300, high: 2550 }, { across: 2, up: 2 })
  cutOpening(room, {
    side: 'z0',
    from: -1500,
    to: -480,
    low: 850,
    high: 2350,
    depth: 280,
    reveal: 'wall',
    end: 'wall',
    isArched: true,
  })
  const things: Thing[] = [
    window.bars,
    stand(shelf(1020, 250), { x: -990, y: 1330, z: -272 }),
    stand(filled(41, 260), { x: -1250, y: 850, z: -130 }),
    stand(bowl(150), { x: -800, y: 850, z: -130 }),
    stand(filled(43, 330, 'twigs'), { x: -1150, y: 1368, z: -130 }),
    stand(filled(44, 170), { x: -760, y: 1368, z: -120 }),
    stand(paddedBench('cloth'), { x: 750, y: 0, z: 560 }),
    stand(stool(), { x: -720, y: 0, z: 640 }),
    stand(books(), { x: -720, y: 456, z: 640 }, 20),
  ]
  if (on === 'floor')
    things.push(stand(picture(900, 700), { x: 1050, y: 1150, z: 2 }), stand(rug(2300, 1500), { x: 500, y: 0, z: 1000 }))
  return {
    view: on === 'floor' ? { ...floorView, x: 100 } : wallView,
    room,
    things,
    lamps: [
      dome({ x: 1300, y: 1650, z: 700 }, 2.2),
      wallBall({ x: -230, y: 1650, z: 124 }, 0.25),
      unseen({ x: -400, y: 2250, z: 3000 }, 1.1),
    ],
    panes: [window.pane],
    sun: { x: -0.82, y: 0.4, z: 0.42 },
  }
}

/** A sofa in front of a plain wall, low tables, a rug; windows to the left. */
export function lounge(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief)
  const window = cutWindow(room, 'x0', { from: 1100, to: 3500, low: 150, high: 2550 }, { across: 3, up: 3 })
  const isSeat = on === 'seat'
  const isCurtain = on === 'curtain'
  const aside = isSeat ? -1150 : 0
  const things: Thing[] = [
    window.bars,
    stand(sofa(isSeat ? 'product' : 'cloth'), { x: 250, y: 0, z: isCurtain ? 820 : 620 }),
    stand(lowTables(), { x: 150 + aside, y: 0, z: 1750 }),
    stand(bowl(140), { x: 60 + aside, y: 290, z: 1740 }),
    stand(books(), { x: 620 + aside, y: 380, z: 1910 }, 12),
    stand(filled(61, 420, 'branches', 1.2), { x: 1800, y: 0, z: 600 }),
  ]
  if (on !== 'floor') things.push(stand(rug(3000, 2000), { x: 200, y: 0, z: 1500 }))
  if (isCurtain) {
    things.push(
      stand(curtain('product', 6300, 2760), { x: 0, y: 0, z: 140 }),
      stand(rail(6300), { x: 0, y: 2762, z: 140 }),
    )
  } else if (on !== 'wall') things.push(stand(picture(1150, 860), { x: 200, y: 1120, z: 2 }))
  const views = {
    floor: { ...floorView, y: 1550 },
    wall: { ...wallView, z: 4800 },
    seat: { x: -100, y: 1120, z: 4100, turn: 4, focal: 1.02, horizon: 0.33 },
    curtain: { x: -100, y: 1250, z: 4900, turn: 0, focal: 0.88, horizon: 0.5 },
  }
  return {
    view: on === 'floor' ? views.floor : isSeat ? views.seat : isCurtain ? views.curtain : views.wall,
    room,
    things,
    lamps: [floorLamp({ x: -1250, y: 0, z: 560 }, 1.6), unseen({ x: 900, y: 2150, z: 2700 }, 1.2)],
    panes: [window.pane],
    sun: { x: -0.84, y: 0.44, z: 0.32 },
  }
}
