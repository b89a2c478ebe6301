import type { Frame, Kind, Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, ramp, rise, scaled, tone } from '../painting/tones.ts'
import { drawChest, drawBones, drawSlice, drawUltrasound } from './films.ts'

/** What instruments see: X-rays of chests and hands, slices of heads, ultrasound, cells in a microscope, heat. */
export const scans: Kind = {
  name: 'scans',
  cameraShare: 0.3,
  draw: (frame) => frame.random.pick([drawChest, drawBones, drawSlice, drawUltrasound, drawCells, drawHeat])(frame),
}

/** Cells in the round field of a microscope. */
function drawCells(frame: Frame): Painting {
  const { width, height, random } = frame
  const hue = random.pick([330, 290, 110, 205, 40])
  const [ground, wall, core] = [tone(hue, 30, 90), tone(hue, 45, 62), tone(hue - 40, 55, 35)]
  const field = Math.min(width, height) * 0.47
  const cells = Array.from({ length: 20 + random.below(60) }, () => ({
    x: random.between(0, width),
    y: random.between(0, height),
    r: random.between(10, 26),
  }))
  const raster = paint(frame, 150, (x, y) => {
    let dye = ground
    for (const cell of cells) {
      const reach = Math.hypot(x - cell.x, y - cell.y) / cell.r
      if (reach > 1.2) continue
      dye = mixed(dye, wall, rise(1.1, 0.9, reach) * (reach > 0.8 ? 1 : 0.55))
      dye = mixed(dye, core, rise(0.42, 0.3, reach))
    }
    return scaled(dye, rise(field + 3, field - 3, Math.hypot(x - width / 2, y - height / 2)))
  })
  return { raster }
}

/** A heat picture of people or things, in false colours. */
function drawHeat(frame: Frame): Painting {
  const { width, height, random } = frame
  const tones = random.pick([
    [tone(250, 70, 12), tone(280, 70, 35), tone(330, 75, 48), tone(25, 90, 55), tone(55, 95, 75)],
    [tone(225, 80, 25), tone(190, 80, 45), tone(110, 70, 48), tone(55, 90, 52), tone(0, 85, 48)],
  ])
  const noise = createNoise(random.seed())
  const people = Array.from({ length: 1 + random.below(3) }, (_, index) => ({
    x: width * (0.25 + 0.28 * index),
    y: height * random.between(0.3, 0.45),
    r: random.between(26, 55),
  }))
  const raster = paint(frame, 120, (x, y) => {
    const warm = people.map((one) => {
      const head = Math.hypot((x - one.x) / one.r, (y - one.y) / one.r / 1.25)
      const trunk = Math.hypot((x - one.x) / one.r / 1.9, Math.max(0, one.y + one.r * 2.2 - y) / one.r)
      return Math.max(0.95 * rise(1.25, 0.7, head), 0.72 * rise(1.15, 0.8, trunk))
    })
    return ramp(
      tones,
      Math.max(0.18 + 0.12 * noise.fractal(x / 90, y / 90, 3), ...warm) + 0.06 * noise.at(x / 14, y / 14),
    )
  })
  return { raster }
}
