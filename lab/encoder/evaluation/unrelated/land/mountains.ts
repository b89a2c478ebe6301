import { type Frame, type Kind, type Painting, type Raster } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import { drawHeaven, hazy } from './clouds.ts'

/** Terrain up to the horizon, lit by a low sun: snowy mountains, green hills, dunes, canyons, lakes. */
export const mountains: Kind = { name: 'mountains', cameraShare: 1, draw: drawMountains }

interface Climate {
  low: Tone
  high: Tone
  rock: Tone
  /** Height from which snow lies, in shares of the greatest. */
  snow: number
  /** 0 for rounded hills, 1 for sharp ridges. */
  ridged: number
  water: number
}

function drawClimate({ random }: Frame): Climate {
  const rock = tone(random.between(15, 40), random.between(3, 25), random.between(25, 48))
  return random.pick<Climate>([
    { low: tone(105, 30, 22), high: tone(80, 25, 32), rock, snow: random.between(0.3, 0.7), ridged: 0.9, water: -1 },
    { low: tone(105, 30, 22), high: tone(80, 25, 32), rock, snow: random.between(0.3, 0.7), ridged: 0.9, water: 0.05 },
    { low: tone(random.between(70, 115), 40, 32), high: tone(75, 40, 42), rock, snow: 9, ridged: 0.1, water: -1 },
    { low: tone(40, 55, 45), high: tone(30, 50, 40), rock, snow: 9, ridged: 0.3, water: 0.06 },
    { low: tone(33, 50, 62), high: tone(36, 50, 72), rock: tone(30, 50, 55), snow: 9, ridged: 0.35, water: -1 },
    { low: tone(20, 45, 40), high: tone(14, 50, 45), rock: tone(12, 50, 35), snow: 9, ridged: 0.7, water: -1 },
    { low: tone(215, 15, 85), high: tone(215, 10, 92), rock, snow: 0.1, ridged: 0.7, water: -1 },
  ])
}

const STEPS = 220

function drawMountains(frame: Frame): Painting {
  const { height, random } = frame
  const heaven = drawHeaven(frame)
  const horizon = height * random.between(0.35, 0.62)
  const sky = paint(frame, 200, heaven)
  const air = heaven(frame.width / 2, horizon)
  raiseTerrain(sky, { frame, horizon: horizon / height, air })
  return { raster: sky }
}

interface Terrain {
  frame: Frame
  horizon: number
  air: Tone
}

/** Draws the terrain column by column, near to far: a part shows if it is above all nearer ones (voxel space). */
function raiseTerrain({ data, width, height }: Raster, { frame, horizon, air }: Terrain): void {
  const { random } = frame
  const { low, high, rock, snow, ridged, water } = drawClimate(frame)
  const noise = createNoise(random.seed())
  const [tall, eye, sunward] = [random.between(1.8, 5), random.between(0.5, 1.1), random.pick([-1, 1])]
  const [reach, bumps] = [random.between(5, 16), random.between(0.25, 0.5)]
  const heightAt = (x: number, z: number) => {
    const wide = noise.at(x * bumps, z * bumps) * 0.5 + 0.5
    const fold = noise.fractal(x * bumps * 2, z * bumps * 2, 5)
    const shape = wide * (0.45 + (1 - ridged) * 0.4 * fold + ridged * (0.75 - 1.5 * Math.abs(fold)))
    return Math.max(water, shape * rise(0.3, 4, z) + 0.02 * fold)
  }
  const toneOf = (x: number, z: number, level: number): Tone => {
    if (level <= water) return mixed(air, tone(205, 40, 25), 0.4 + 0.3 * noise.fractal(x * 4, z * 40, 2))
    const [dx, dz] = [heightAt(x + 0.05 * sunward, z) - level, heightAt(x, z - 0.05) - level]
    const steep = Math.hypot(dx, dz) * 9
    const grain = noise.fractal(x * 9, z * 9, 3)
    const ground = mixed(mixed(low, high, level * 1.4 + grain * 0.3), rock, rise(0.5, 1.3, steep + grain * 0.4))
    const white = rise(snow - 0.08, snow + 0.08, level + grain * 0.08) * rise(1.8, 0.7, steep)
    const light = Math.min(1.35, Math.max(0.3, 0.85 - dx * 14 * tall + dz * 4))
    return scaled(mixed(ground, [0.95, 0.96, 0.99], white), light * (1 + 0.15 * grain))
  }
  for (let column = 0; column < width; column++) {
    const aside = (column - width / 2) / Math.min(width, height)
    let top = height
    for (let step = 1; step < STEPS && top > 0; step++) {
      const z = 0.35 + 14 * (step / STEPS) ** 2
      const x = aside * z * 1.1 + 50
      const level = heightAt(x, z)
      const row = Math.max(0, Math.round((horizon + ((eye - level * tall) / z) * 0.5) * height))
      if (row >= top) continue
      const tinted = hazy(toneOf(x, z, level), air, z, reach)
      for (let y = row; y < top; y++)
        for (let channel = 0; channel < 3; channel++)
          data[(y * width + column) * 3 + channel] = Math.min(255, Math.max(0, (tinted[channel] ?? 0) * 255))
      top = row
    }
  }
}
