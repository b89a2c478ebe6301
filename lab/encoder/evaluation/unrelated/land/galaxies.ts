import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { paint } from '../painting/paint.ts'
import { mixed, ramp, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import { disc, glow, stroke, times } from '../shapes.ts'

/** Astronomical pictures: nebulae, spiral galaxies, star fields, planets and moons. */
export const galaxies: Kind = {
  name: 'galaxies',
  cameraShare: 0.6,
  draw: (frame) => frame.random.pick([drawNebula, drawNebula, drawSpiral, drawPlanet, drawPlanet])(frame),
}

function drawStars({ width, height, random }: Frame): string {
  const halo = glow('halo', ['rgba(255,255,255,0.9)', 'rgba(190,210,255,0.25)', 'rgba(190,210,255,0)'], [0.5, 0.5, 0.5])
  const small = times(Math.round(random.magnitude(80, 450)), () => {
    const tint = random.pick(['#fff', '#cfe0ff', '#ffe6c8', '#ffd0b0'])
    return disc(
      [random.between(0, width), random.between(0, height), random.magnitude(0.3, 1.4)],
      tint,
      `opacity="${random.between(0.3, 1).toFixed(2)}"`,
    )
  })
  const large = times(random.below(12), () => {
    const [x, y, size] = [random.between(0, width), random.between(0, height), random.between(4, 16)]
    return (
      disc([x, y, size], 'url(#halo)') +
      `<g opacity="0.6">${stroke(`M${x - size * 1.6} ${y}l${size * 3.2} 0M${x} ${y - size * 1.6}l0 ${size * 3.2}`, '#dfe8ff', 0.7)}</g>`
    )
  })
  return halo + small + large
}

function drawNebula(frame: Frame): Painting {
  const { width, height, random } = frame
  const noise = createNoise(random.seed())
  const [cx, cy, reach] = [
    random.between(0.25, 0.75) * width,
    random.between(0.25, 0.75) * height,
    random.between(0.25, 0.5),
  ]
  const [hue, step, size] = [random.between(0, 360), random.between(-120, 120), random.magnitude(90, 300)]
  const tones = [
    tone(hue, 40, 3),
    tone(hue, 60, 14),
    tone(hue + step * 0.5, 65, 38),
    tone(hue + step, 75, 65),
    tone(hue + step, 60, 90),
  ]
  const strength = random.between(0.35, 0.75)
  const raster = paint(frame, 150, (x, y) => {
    const [u, v] = [x / size, y / size]
    const warp = noise.fractal(u + 9, v, 3)
    const gas = noise.fractal(u + warp, v - warp, 5)
    const dust = rise(0.05, 0.5, noise.fractal(u * 1.7 + 40, v * 1.7 + warp, 4))
    // A cloud in black space: one that filled the picture could be a stone.
    const near = Math.hypot(x - cx, y - cy) / Math.min(width, height) / reach
    return scaled(ramp(tones, (strength + 0.4) * (0.5 + gas) * Math.exp(-(near ** 2) * 0.7)), 1 - 0.7 * dust)
  })
  return { raster, over: drawStars(frame) }
}

function drawSpiral(frame: Frame): Painting {
  const { width, height, random } = frame
  const noise = createNoise(random.seed())
  const [arms, wind, flat, turn] = [
    random.pick([2, 2, 3, 4]),
    random.between(2.5, 6) * random.pick([-1, 1]),
    random.between(0.25, 1),
    random.between(0, 3),
  ]
  const size = Math.min(width, height) * random.between(0.25, 0.5)
  const [core, arm] = [tone(random.between(30, 50), 60, 82), tone(random.between(190, 330), 50, 62)]
  const raster = paint(frame, 150, (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    const [u, v] = [
      (dx * Math.cos(turn) + dy * Math.sin(turn)) / size,
      (dy * Math.cos(turn) - dx * Math.sin(turn)) / size / flat,
    ]
    const reach = Math.hypot(u, v)
    const along = Math.cos(arms * (Math.atan2(v, u) - wind * Math.log(reach + 0.08)))
    const gas = noise.fractal(u * 6 + 20, v * 6 + 20, 4)
    const band = rise(-0.3, 1, along + gas * 0.7) * Math.exp(-reach * 1.9)
    const glowing = Math.exp(-reach * 7)
    return mixed(scaled(arm, band * 1.3 + 0.02), core, Math.min(1, glowing * 1.5))
  })
  return { raster, over: drawStars(frame) }
}

/** A ball lit from one side with bands, craters or clouds, before stars. */
function drawPlanet(frame: Frame): Painting {
  const { width, height, random } = frame
  const noise = createNoise(random.seed())
  const radius = Math.min(width, height) * random.between(0.18, 0.48)
  const [cx, cy] = [width * random.between(0.35, 0.65), height * random.between(0.35, 0.65)]
  const [hue, light, saturation] = [random.between(0, 360), random.between(30, 60), random.pick([3, 25, 55])]
  const [base, other] = [tone(hue, saturation, light), tone(hue + random.between(-70, 70), saturation, light + 25)]
  const [stretch, sunX, grey] = [random.pick([1, 1, 7]), random.between(-0.9, 0.9), random.seed()]
  const sunZ = Math.sqrt(1 - sunX * sunX)
  const raster = paint(frame, 180, (x, y): Tone => {
    const [u, v] = [(x - cx) / radius, (y - cy) / radius]
    const square = u * u + v * v
    if (square > 1)
      return scaled(
        base,
        0.5 * Math.exp(-(Math.sqrt(square) - 1) * 14) * Math.max(0, u * sunX + sunZ * 0.3) + 0.004 * chance(grey, x, y),
      )
    const deep = Math.sqrt(1 - square)
    const [along, down] = [Math.atan2(u, deep) * 2, Math.asin(v) * 2]
    const relief = noise.fractal(along + 30 + 0.3 * noise.at(along * 2, down * 2), down * stretch + 30, 5)
    const lit = Math.max(
      0,
      u * sunX + deep * sunZ + (noise.fractal(along + 30.04, down * stretch + 30, 5) - relief) * sunX * 3,
    )
    return scaled(mixed(base, other, 0.5 + relief), 0.02 + 1.15 * lit ** 0.8)
  })
  return {
    raster,
    over: `<mask id="space"><rect width="${width}" height="${height}" fill="#fff"/>${disc([cx, cy, radius], '#000')}</mask><g mask="url(#space)">${drawStars(frame)}</g>`,
  }
}
