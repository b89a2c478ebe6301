import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { mixed, rise, tone, type Tone } from '../painting/tones.ts'
import { box, type Finish, type Part, type Vector } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawSun } from '../solids/surroundings.ts'
import { drawBath, drawCorridor, drawKitchen, drawOffice, type Room } from './fittings.ts'

/** Rooms from afar in perspective: kitchens, bathrooms, offices, corridors, with many things and no surface that fills the picture. */
export const interiors: Kind = { name: 'interiors', cameraShare: 1, draw: drawInterior }

function drawInterior(frame: Frame): Painting {
  const { random } = frame
  const draw = random.pick([drawKitchen, drawBath, drawOffice, drawCorridor])
  const isLong = draw === drawCorridor
  const room = isLong
    ? { wide: random.between(1.1, 1.8), tall: random.between(2.4, 3), deep: random.between(8, 14) }
    : { wide: random.between(1.8, 3), tall: random.between(2.4, 3.2), deep: random.between(3, 4.5) }
  const wall = tone(random.between(0, 360), random.between(0, 35), random.between(50, 94))
  const parts = [...drawWalls(random, room, wall), ...draw(random, room)]
  const eye: Vector = [room.wide * random.between(-0.5, 0.5), random.between(1.1, 1.8), isLong ? -0.5 : -1.6]
  const [ground, joint] = [
    tone(random.between(15, 50), random.between(0, 40), random.between(20, 80)),
    random.between(0.3, 0.9),
  ]
  const tiles = random.pick([0, 0.12, 0.25])
  const toneAt = (x: number, z: number): Tone =>
    mixed(
      ground,
      [0, 0, 0],
      tiles *
        (rise(0.47, 0.49, Math.abs(((x / joint) % 1) - 0.5)) + rise(0.47, 0.49, Math.abs(((z / joint) % 1) - 0.5))),
    )
  return {
    raster: see(
      {
        parts,
        blend: 0.005,
        floor: { level: 0, toneAt },
        skyAt: (_x, y) => mixed(wall, [1, 1, 1], 0.4 + y),
        sun: { ...drawSun(random, random.magnitude(1.5, 6)), towards: [random.between(-0.8, 0.8), 1.1, -1.2] },
        ambient: random.between(0.45, 0.85),
        camera: {
          from: eye,
          to: [room.wide * random.between(-0.25, 0.25), random.between(0.9, 1.3), room.deep],
          view: random.between(1.05, 1.5),
        },
      },
      frame,
    ),
  }
}

function drawWalls(random: Random, { wide, tall, deep }: Room, wall: Tone): Part[] {
  const paint: Finish = { tone: wall }
  const side: Finish = { tone: mixed(wall, tone(random.between(0, 360), 40, 50), random.pick([0, 0, 0.3])) }
  const pane: Finish = { tone: (_x, y) => mixed(tone(105, 35, 55), [1.25, 1.3, 1.35], rise(1, 1.6, y)) }
  const view = random.between(-0.6, 0.6) * wide
  const trim: Finish = { tone: tone(0, 0, random.pick([95, 92, 15])) }
  return [
    box({ finish: paint, body: 90 }, [0, tall / 2, deep + 0.1], [wide + 0.1, tall / 2, 0.1]),
    box({ finish: side, body: 91 }, [-wide - 0.1, tall / 2, deep / 2], [0.1, tall / 2, deep / 2]),
    box({ finish: side, body: 92 }, [wide + 0.1, tall / 2, deep / 2], [0.1, tall / 2, deep / 2]),
    box({ finish: trim, body: 93 }, [view, 1.55, deep], [0.62, 0.72, 0.03]),
    box({ finish: pane, body: 94 }, [view - 0.3, 1.55, deep - 0.02], [0.26, 0.64, 0.03]),
    box({ finish: pane, body: 95 }, [view + 0.3, 1.55, deep - 0.02], [0.26, 0.64, 0.03]),
  ]
}
