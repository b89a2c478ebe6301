import { type Placement } from '../products/product.ts'
import { books, bowl, branches, fruit, picture, tree, twigs, vase } from './ceramics.ts'
import { curtain, panels, rail, roundRug, rug, skirting } from './hangings.ts'
import { dome, floorLamp, globe, tableLamp, unseen, wallBall } from './lamps.ts'
import { type Plan, briefFor, cutWindow, plainRoom } from './plans.ts'
import { pane } from './lights.ts'
import { cutOpening, joinCells, openRoom } from './shell.ts'
import { armchair, bench, chair, paddedBench, pouf, sofa, stool } from './seating.ts'
import { type Part, type Thing, stand } from './solids.ts'
import { cupboards, island, longTable, lowTables, roundTable, shelf, sideboard, stairs, washstand } from './tables.ts'

/** A vase and what stands in it. */
function filled(seed: number, height: number, kind: 'twigs' | 'branches' | 'none' = 'none', size = 1): Part[] {
  const inside = kind === 'twigs' ? twigs(seed, height) : kind === 'branches' ? branches(seed, height, size) : []
  return [...vase(seed, height), ...inside]
}

const floorView = { x: 0, y: 1480, z: 5200, turn: 0, focal: 0.9, horizon: 0.19 }
const wallView = { x: 0, y: 1250, z: 4500, turn: 0, focal: 0.85, horizon: 0.53 }

/** A long wall, tall windows out of sight on the left, a bench and a vase. */
function gallery(on: Placement): Plan {
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
    lamps: [globe({ x: -1150, y: 1950, z: 900 }, 240, 1.5), tableLamp({ x: 1050 - 420, y: 436, z: 420 }, 0.35)],
    panes: [near.pane, far.pane],
    sun: { x: -0.86, y: 0.42, z: 0.36 },
  }
}

/** A corner: a barred window on the left, a lounge chair, a lamp and a tree. */
function corner(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2600, deep: 6200 }, { x0: brief.wall })
  const window = cutWindow(room, 'x0', { from: 900, to: 2500, low: 0, high: 2450 }, { across: 2, up: 4 })
  const behind = { side: 'z1' as const, at: 6200, hole: { from: -1800, to: 600, low: 300, high: 2400 } }
  cutOpening(room, { side: 'z1', ...behind.hole, depth: 200, reveal: 'trim', end: 'sky' })
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
    panes: [window.pane, pane('z1', 6200, behind.hole)],
    sun: { x: -0.8, y: 0.5, z: 0.2 },
  }
}

/** A wall with an arch into the next room, a console with a lamp. */
function archway(on: Placement): Plan {
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
  arch.portals.push({ side: 'z0', from: 620, to: 1720, low: 0, high: 2250, cell: next })
  next.portals.push({ side: 'z1', from: 620, to: 1720, low: 0, high: 2250, cell: arch })
  const beyond = cutWindow(next, 'x0', { from: -2400, to: -1500, low: 300, high: 2300 }, { across: 2, up: 3 })
  const things: Thing[] = [
    left.bars,
    beyond.bars,
    stand(sideboard(1716, 3), { x: -900, y: 0, z: 300 }),
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

/** Steps out of the wall, rising to the right; a tree beneath. */
function staircase(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { high: 3400 })
  const window = cutWindow(room, 'x0', { from: 900, to: 3300, low: 200, high: 3100 }, { across: 3, up: 4 })
  const things: Thing[] = [
    window.bars,
    stand(stairs(15), { x: -700, y: 0, z: 0 }),
    stand(tree(9, 1450), { x: 1500, y: 0, z: 520 }),
    stand(paddedBench(on === 'seat' ? 'product' : 'cloth'), { x: -1750, y: 0, z: 420 }),
  ]
  if (on !== 'wall') things.push(stand(skirting(6400), { x: 0, y: 0, z: 0 }))
  return {
    view:
      on === 'floor'
        ? floorView
        : on === 'seat'
          ? { x: -1250, y: 1050, z: 3350, turn: -3, focal: 0.98, horizon: 0.4 }
          : { ...wallView, z: 4700 },
    room,
    things,
    lamps: [
      wallBall({ x: -1900, y: 1750, z: 124 }, 0.9),
      globe({ x: -300, y: 2350, z: 1700 }, 240, 1.6),
      globe({ x: 600, y: 2600, z: 1900 }, 160, 0.7),
    ],
    panes: [window.pane],
    sun: { x: -0.84, y: 0.5, z: 0.24 },
  }
}

/** A wall with a niche of ceramics, a daybed before it. */
function niche(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief)
  const window = cutWindow(room, 'x0', { from: 1300, to: 3300, low: 300, high: 2550 }, { across: 2, up: 2 })
  const hole = { side: 'z0' as const, from: -1500, to: -480, low: 850, high: 2350 }
  cutOpening(room, { ...hole, depth: 280, reveal: 'wall', end: 'wall', isArched: true })
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
      wallBall({ x: -230, y: 1650, z: 124 }, 0.6),
      unseen({ x: -400, y: 2250, z: 3000 }, 1.1),
    ],
    panes: [window.pane],
    sun: { x: -0.82, y: 0.4, z: 0.42 },
  }
}

/** A table by a wide window on the right, seen over the corner. */
function dining(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2700, deep: 6400 }, { x1: brief.wall })
  const window = cutWindow(room, 'x1', { from: 700, to: 2900, low: 700, high: 2400 }, { across: 3, up: 2 })
  const hole = { from: -600, to: 1900, low: 300, high: 2500 }
  cutOpening(room, { side: 'z1', ...hole, depth: 200, reveal: 'trim', end: 'sky' })
  const isTable = on === 'counter'
  const place = { x: 200, y: 0, z: 1500 }
  const top = 740
  const things: Thing[] = [
    window.bars,
    stand(isTable ? longTable('product') : roundTable(), place, isTable ? 0 : 0),
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
      stand(sideboard(1500, 3), { x: -1500, y: 0, z: 280 }),
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
    panes: [window.pane, pane('z1', 6400, hole)],
    sun: { x: 0.82, y: 0.46, z: 0.2 },
  }
}

/** A sofa before a quiet wall, low tables, a rug; windows to the left. */
function lounge(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief)
  const window = cutWindow(room, 'x0', { from: 1100, to: 3500, low: 150, high: 2550 }, { across: 3, up: 3 })
  const isSeat = on === 'seat'
  const isCurtain = on === 'curtain'
  const aside = isSeat ? -1150 : 0
  const things: Thing[] = [
    window.bars,
    stand(sofa(isSeat ? 'product' : 'cloth', 2200), { x: 250, y: 0, z: isCurtain ? 820 : 620 }),
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

/** A washstand with a basin, a round stool, a towel's width of quiet. */
function bath(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2300, deep: 5800 }, { x1: brief.wall })
  const window = cutWindow(room, 'x0', { from: 700, to: 2300, low: 500, high: 2400 }, { across: 2, up: 2 })
  const hole = { from: -1700, to: 400, low: 300, high: 2500 }
  cutOpening(room, { side: 'z1', ...hole, depth: 200, reveal: 'trim', end: 'sky' })
  const things: Thing[] = [
    window.bars,
    stand(washstand(), { x: 150, y: 0, z: 260 }),
    stand(filled(71, 230, 'branches', 0.7), { x: 560, y: 820, z: 230 }),
    stand(filled(72, 130), { x: -330, y: 820, z: 250 }),
    stand(stool(), { x: -850, y: 0, z: 900 }, 20),
    stand(tree(13, 1500), { x: 1750, y: 0, z: 620 }),
  ]
  return {
    view:
      on === 'floor'
        ? { x: -700, y: 1550, z: 4800, turn: 13, focal: 0.8, horizon: 0.2 }
        : { x: -600, y: 1300, z: 4100, turn: 12, focal: 0.82, horizon: 0.5 },
    room,
    things,
    lamps: [
      wallBall({ x: -450, y: 1720, z: 124 }, 0.8),
      wallBall({ x: 750, y: 1720, z: 124 }, 0.8),
      unseen({ x: -500, y: 2200, z: 2600 }, 1.2),
    ],
    panes: [window.pane, pane('z1', 5800, hole)],
    sun: { x: -0.85, y: 0.44, z: 0.25 },
  }
}

/** A kitchen island before a wall of cupboards. */
function kitchen(on: Placement): Plan {
  const room = plainRoom(briefFor(on), { half: 3000 })
  const window = cutWindow(room, 'x0', { from: 900, to: 3300, low: 850, high: 2500 }, { across: 3, up: 2 })
  const hole = { from: -1500, to: 1500, low: 300, high: 2500 }
  cutOpening(room, { side: 'z1', ...hole, depth: 200, reveal: 'trim', end: 'sky' })
  const things: Thing[] = [
    window.bars,
    stand(cupboards(3000), { x: 1300, y: 0, z: 290 }),
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
    panes: [window.pane, pane('z1', 6400, hole)],
    sun: { x: -0.82, y: 0.5, z: 0.28 },
  }
}

/** Framed panels that part the room from a bright one behind. */
function partition(on: Placement): Plan {
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

/** A screen of three leaves that stands free by the window. */
function screen(on: Placement): Plan {
  const brief = briefFor(on)
  const room = plainRoom(brief, { half: 2700 })
  const window = cutWindow(room, 'x0', { from: 700, to: 2700, low: 0, high: 2500 }, { across: 2, up: 4 })
  const hole = { from: -1800, to: 900, low: 300, high: 2400 }
  cutOpening(room, { side: 'z1', ...hole, depth: 200, reveal: 'trim', end: 'sky' })
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
    panes: [window.pane, pane('z1', 6400, hole)],
    sun: { x: -0.82, y: 0.46, z: 0.1 },
  }
}

/** Curtains before a window in the back wall, a table and a pouf. */
function drapery(on: Placement): Plan {
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

/** The rooms in which each placement is shown. */
export const SETTINGS: Record<Placement, ((on: Placement) => Plan)[]> = {
  floor: [gallery, corner, archway, dining, niche, lounge, staircase, bath],
  wall: [corner, gallery, dining, archway, bath, lounge, niche, staircase],
  curtain: [lounge, drapery],
  seat: [lounge, corner, staircase],
  counter: [kitchen, dining],
  screen: [partition, screen],
}
