import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind } from '../frame.ts'
import { area, colour, disc, glow, lump, oval, placed, rect, stroke, times, turned } from '../shapes.ts'

/** Emoji and cartoon faces: round, shaded or flat, with many moods, alone or in rows; also faces of animals and robots. */
export const emoji: Kind = { name: 'emoji', cameraShare: 0.15, draw: drawEmoji }

function drawEmoji({ width, height, random }: Frame): string {
  const ground = colour(random.between(0, 360), random.between(0, 70), random.pick([100, 96, 85, 60, 20, 8]))
  const columns = random.pick([1, 1, 1, 2, 3, 5])
  const cell = Math.min(width, height) / columns
  const [across, down] = [Math.max(1, Math.floor(width / cell)), Math.max(1, Math.floor(height / cell))]
  const faces = times(across * down, (index) => {
    const [x, y] = [((index % across) + 0.5) * (width / across), (Math.floor(index / across) + 0.5) * (height / down)]
    return placed(
      turned(drawFace(random, `face${index}`), 9 * random.normal(), [0, 0]),
      [x, y],
      (cell / 230) * (columns === 1 ? random.between(0.75, 1.25) : 0.9),
    )
  })
  // Soft spots are gradients: filters would take their time once for every face.
  const soft =
    glow('shine', ['rgba(255,255,255,0.75)', 'rgba(255,255,255,0)'], [0.5, 0.5, 0.5]) +
    glow('blush', ['rgba(255,100,85,0.75)', 'rgba(255,100,85,0)'], [0.5, 0.5, 0.5])
  return soft + rect([0, 0, width, height], ground) + faces
}

/** A face about 200 wide round 0, 0. */
function drawFace(random: Random, name: string): string {
  const [hue, light] = [random.isChosen(0.6) ? random.between(40, 52) : random.between(0, 360), random.between(50, 72)]
  const isShaded = random.isChosen(0.5)
  const skin = isShaded ? `url(#${name})` : colour(hue, 90, light)
  const line = random.isChosen(0.4) ? `stroke="#1a1208" stroke-width="${random.between(3, 8)}"` : ''
  const shade = glow(
    name,
    [colour(hue + 8, 95, light + 22), colour(hue, 92, light), colour(hue - 14, 85, light - 22)],
    [0.38, 0.3, 0.75],
  )
  const head = random.pick([
    disc([0, 0, 96], skin, line),
    disc([0, 0, 96], skin, line),
    area(lump([0, 0, 94], 0.1, random), skin, line),
    rect([-88, -88, 176, 176], skin, `rx="${random.between(10, 60)}" ${line}`),
  ])
  const ears = random.pick([
    '',
    '',
    '',
    times(2, (side) => disc([side ? 70 : -70, -70, 32], skin, line)),
    times(2, (side) => area(`M${side ? 34 : -34} -84L${side ? 88 : -88} -120L${side ? 84 : -84} -44Z`, skin, line)),
  ])
  const shine = isShaded ? oval([-30, -52, 42, 24], 'url(#shine)') : ''
  const cheeks = random.isChosen(0.35) ? times(2, (side) => oval([side ? 58 : -58, 24, 27, 18], 'url(#blush)')) : ''
  return shade + ears + head + shine + cheeks + drawEyes(random) + random.pick(MOUTHS)(random) + drawExtra(random)
}

function drawEyes(random: Random): string {
  const [gap, level, size] = [random.between(26, 42), random.between(-32, -8), random.between(9, 24)]
  const gaze = random.between(-0.4, 0.4) * size
  const eye = random.pick([
    (x: number) => oval([x, level, size * 0.6, size], '#2a1a08'),
    (x: number) =>
      disc([x, level, size], '#fff', 'stroke="#222" stroke-width="2"') +
      disc([x + gaze, level + gaze * 0.5, size * 0.5], '#111') +
      disc([x + gaze - 3, level - 3, size * 0.15], '#fff'),
    (x: number) => stroke(`M${x - size} ${level + 6}Q${x} ${level - size} ${x + size} ${level + 6}`, '#2a1a08', 7),
    (x: number) =>
      stroke(
        `M${x - size * 0.7} ${level - size * 0.7}l${size * 1.4} ${size * 1.4}M${x + size * 0.7} ${level - size * 0.7}l${-size * 1.4} ${size * 1.4}`,
        '#2a1a08',
        7,
      ),
    (x: number) =>
      placed(
        area('M0 14C-30 -8 -20 -30 -9 -28Q-2 -27 0 -18Q2 -27 9 -28C20 -30 30 -8 0 14Z', '#e2263c'),
        [x, level + 6],
        size / 16,
      ),
    (x: number) => stroke(`M${x - size} ${level}L${x + size} ${level}`, '#2a1a08', 7),
  ])
  const tilt = random.between(-12, 12)
  const brows = random.isChosen(0.5)
    ? times(2, (side) =>
        stroke(
          `M${(side ? 1 : -1) * (gap - 18)} ${level - size - 10 - tilt}L${(side ? 1 : -1) * (gap + 18)} ${level - size - 10 + tilt}`,
          '#4a2c10',
          6,
        ),
      )
    : ''
  return (
    eye(-gap) +
    (random.isChosen(0.12)
      ? stroke(`M${gap - 16} ${level}Q${gap} ${level - 12} ${gap + 16} ${level}`, '#2a1a08', 7)
      : eye(gap)) +
    brows
  )
}

const MOUTHS: readonly ((random: Random) => string)[] = [
  (random) =>
    stroke(`M-44 ${28 - random.between(-8, 8)}Q0 ${random.between(-10, 84)} 44 28`, '#2a1a08', random.between(5, 10)),
  (random) =>
    area(`M-50 18Q0 26 50 18Q${44 + random.normal()} 74 0 76Q-44 74 -50 18Z`, '#6a1414') +
    area('M-46 20Q0 28 46 20L44 32Q0 40 -44 32Z', '#fff') +
    oval([0, 64, 24, 11], '#e8555a'),
  (random) => oval([0, 44, random.between(9, 26), random.between(10, 32)], '#4a1010'),
  () => stroke('M-40 42L40 42', '#2a1a08', 8),
  () => stroke('M-44 40q11 -14 22 0t22 0t22 0t22 0', '#2a1a08', 6),
  () =>
    stroke('M-38 28Q0 62 38 28', '#2a1a08', 7) +
    area('M2 42Q20 42 28 34Q34 76 16 78Q0 76 2 42Z', '#e8555a', 'stroke="#2a1a08" stroke-width="3"'),
  () =>
    rect([-44, 26, 88, 30], '#fff', 'rx="12" stroke="#2a1a08" stroke-width="5"') +
    stroke('M-22 28l0 26M0 28l0 26M22 28l0 26M-42 41l84 0', '#2a1a08', 2),
]

function drawExtra(random: Random): string {
  const glasses =
    rect([-66, -44, 56, 40], '#111', 'rx="14" opacity="0.9"') +
    rect([10, -44, 56, 40], '#111', 'rx="14" opacity="0.9"') +
    stroke('M-12 -30L12 -30', '#111', 6)
  const tear = area('M-38 8Q-58 40 -38 46Q-18 40 -38 8Z', '#58b6f2')
  const hat = area('M-52 -76L0 -160L52 -76Z', colour(random.between(0, 360), 80, 55)) + disc([0, -158, 13], '#fff')
  const halo = oval([0, -112, 62, 15], 'none', 'stroke="#f6d24a" stroke-width="9"')
  const antenna = stroke('M0 -92L0 -126', '#555', 6) + disc([0, -130, 10], '#e33')
  return random.pick(['', '', '', '', glasses, tear, hat, halo, antenna])
}
