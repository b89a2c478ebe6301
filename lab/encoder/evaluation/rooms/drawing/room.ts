import { createRandom } from '../../../materials/random.ts'
import type { Random } from '../../../materials/random.ts'
import {
  buildLamp,
  buildPictures,
  buildPlant,
  buildScreen,
  buildShelf,
  buildThingsOn,
  colourOf,
  foldedPaint,
} from './clutter.ts'
import { buildBed, buildCabinet, buildRug, buildSofa, buildTable } from './furnishing.ts'
import type { Thing } from './furnishing.ts'
import type { Role, RoomMaterial } from './plan-rooms.ts'
import { plain } from './scene.ts'
import type { Camera, Colour, Look, Scene, Stand } from './scene.ts'
import { buildShell, buildSkirting, buildWindow, standAt } from './shell.ts'
import type { Built, Size } from './shell.ts'

/** A room and the materials of its surfaces: the surface number 1 has the first. */
export interface Room {
  scene: Scene
  materials: number[]
}

/** The longer side of a picture in pixels, as the product keeps it. */
const LONGEST = 1024
const SHAPES = [4 / 3, 3 / 2, 4 / 3, 3 / 4, 1]

/** A random room; `materials` are those of all rooms. */
export function drawRoom(seed: number, materials: readonly RoomMaterial[]): Room {
  const random = createRandom(seed)
  const size: Size = {
    wide: random.between(3000, 5600),
    tall: random.between(2400, 3000),
    deep: random.between(3200, 5400),
  }
  const chosen = chooser(random, materials)
  const built: Built = { faces: [], shades: [], lamps: [] }
  dressShell(built, random, size, chosen.take)
  const windows = random.pick([['left'], ['right'], ['back'], ['left', 'back'], []] as const)
  const curtain = drawCurtain(random, chosen.take)
  const suns = windows.map((wall) => buildWindow(built, random, { wall, size, curtain }))
  const isBackFree = !windows.some((wall) => wall === 'back')
  furnish(built, random, size, { take: chosen.take, isBackFree })
  if (windows.length === 0 || random.isChosen(0.4)) {
    const warm: Colour = [1.2, 1.02, 0.78]
    built.lamps.push({ at: [random.between(-500, 500), size.tall - 150, size.deep * 0.55], colour: warm, reach: 2400 })
  }
  const sky = random.between(0.25, 0.55)
  const ambient: Colour = [sky * random.between(0.92, 1.08), sky, sky * random.between(0.9, 1.12)]
  return {
    scene: { ...built, ambient, sun: suns.find((sun) => sun !== undefined), camera: drawCamera(random, size) },
    materials: chosen.materials,
  }
}

function drawCurtain(random: Random, take: Take): Look | undefined {
  const kind = random.next()
  if (kind < 0.25) return undefined
  return kind < 0.75 ? foldedPaint(random) : take('cloth')
}

type Take = (role: Role) => Look

/** Takes each material once in a room, and numbers the surfaces. */
function chooser(random: Random, all: readonly RoomMaterial[]): { take: Take; materials: number[] } {
  const materials: number[] = []
  return {
    materials,
    take: (role) => {
      const free = all.flatMap((one, place) => (one.role === role && !materials.includes(place) ? [place] : []))
      materials.push(random.pick(free))
      return { surface: materials.length, isTurned: random.isChosen(0.5) }
    },
  }
}

function dressShell(built: Built, random: Random, size: Size, take: Take): void {
  const white = colourOf(random, [0.5, 0.85])
  const paint: Look = { paint: plain(colourOf(random, [0.2, 0.8])) }
  const wall = random.isChosen(0.7) ? take('wall') : paint
  // One wall often differs from the others.
  const accent = random.pick([wall, wall, paint, random.isChosen(0.5) ? take('wall') : wall])
  const sides = random.isChosen(0.6) ? accent : wall
  const looks = { floor: take('floor'), back: wall, left: sides, right: random.isChosen(0.5) ? sides : wall }
  buildShell(built, size, { ...looks, ceiling: { paint: plain([white[1] * 0.98, white[1], white[1] * 0.96]) } })
  if (random.isChosen(0.6)) buildSkirting(built, size, random.isChosen(0.7) ? [0.75, 0.74, 0.7] : [0.1, 0.07, 0.05])
}

function furnish(
  built: Built,
  random: Random,
  size: Size,
  { take, isBackFree }: { take: Take; isBackFree: boolean },
): void {
  let last = 0
  const next = (stand: Stand): Omit<Thing, 'look'> => ({ thing: ++last, stand })
  const { wide, deep } = size
  if (random.isChosen(0.45)) {
    const rug = { x: random.between(-400, 400), z: deep * random.between(0.5, 0.66), turn: 0 }
    buildRug(built, random, { ...next(rug), look: take('rug') })
  }
  const main = random.pick(['sofa', 'sofa', 'bed', 'counter', 'table', 'chair'] as const)
  const middle = { x: random.between(-0.18, 0.18) * wide, z: 0, turn: 0 }
  if (main === 'sofa') {
    const stand = { ...middle, z: deep - random.between(1050, 1500) }
    buildSofa(built, random, { ...next(stand), look: take('cloth') }, 2 + random.below(2))
    if (random.isChosen(0.6)) addTable({ ...middle, z: stand.z - random.between(700, 1000) }, random.between(330, 460))
  } else if (main === 'bed') {
    const headboard = random.isChosen(0.5) ? take('wood') : { paint: plain(colourOf(random)) }
    buildBed(built, random, { ...next({ ...middle, z: deep - 2200 }), look: take('cloth') }, headboard)
  } else if (main === 'counter') {
    const top: Look = random.isChosen(0.6) ? take('wood') : { paint: plain(colourOf(random, [0.1, 0.8])) }
    const stand = { ...standAt('back', size), x: middle.x }
    const counter = { wide: wide * random.between(0.5, 0.8), tall: random.between(800, 900), top }
    buildCabinet(built, random, { ...next(stand), look: take('wood') }, counter)
    buildThingsOn(built, random, next({ ...stand, z: stand.z - 300 }), counter.tall + 30)
  } else if (main === 'table') addTable({ ...middle, z: deep * random.between(0.55, 0.7) }, 740)
  else {
    const turn = random.between(-0.7, 0.7)
    buildSofa(built, random, { ...next({ ...middle, z: deep - 1500, turn }), look: take('cloth') }, 1)
  }
  const corner = (side: number) => ({ x: side * (wide / 2 - 420), z: deep - random.between(380, 600), turn: 0 })
  const [one, other] = random.isChosen(0.5) ? [-1, 1] : [1, -1]
  if (random.isChosen(0.6)) buildLamp(built, random, next(corner(one)))
  if (random.isChosen(0.6)) buildPlant(built, random, next(corner(other)))
  const side = random.pick(['left', 'right'] as const)
  if (random.isChosen(0.35)) buildShelf(built, random, next(standAt(side, size)))
  else if (random.isChosen(0.4)) {
    const look = take('wood')
    buildCabinet(built, random, { ...next(standAt(side, size)), look }, { wide: 1600, tall: 700, top: look })
  }
  if (!isBackFree) return
  if (random.isChosen(0.65)) buildPictures(built, random, next(standAt('back', size)))
  else if (random.isChosen(0.4)) buildScreen(built, random, next(standAt('back', size)))

  function addTable(stand: Stand, tall: number): void {
    buildTable(built, random, { ...next(stand), look: take('wood') }, tall)
    if (random.isChosen(0.7)) buildThingsOn(built, random, next(stand), tall)
  }
}

/** From standing height, mostly into the room, sometimes down at what is near. */
function drawCamera(random: Random, { wide, deep }: Size): Camera {
  const shape = random.pick(SHAPES)
  const [width, height] = shape >= 1 ? [LONGEST, Math.round(LONGEST / shape)] : [Math.round(LONGEST * shape), LONGEST]
  const isDown = random.isChosen(0.25)
  const fov = random.between(isDown ? 40 : 52, isDown ? 55 : 76) * (Math.PI / 180)
  return {
    at: [random.between(-0.3, 0.3) * wide, random.between(1150, 1650), deep * random.between(0.02, 0.2)],
    yaw: random.between(-0.5, 0.5),
    pitch: isDown ? random.between(0.28, 0.5) : random.between(0.02, 0.26),
    width,
    height,
    focal: Math.max(width, height) / 2 / Math.tan(fov / 2),
  }
}
