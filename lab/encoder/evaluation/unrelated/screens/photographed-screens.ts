import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { paint } from '../painting/paint.ts'
import { mixed, rise, scaled, tone, type Tone } from '../painting/tones.ts'
import { area, colour, rect } from '../shapes.ts'
import { words } from '../words.ts'

/** Photographs of screens, with moiré of the pixels, reflections and a bezel: windows, films, desktops, errors. */
export const photographedScreens: Kind = { name: 'photographed screens', cameraShare: 1, draw: drawPhotograph }

function drawPhotograph(frame: Frame): Painting {
  const { width, height, random } = frame
  const contentAt = random.pick([drawWindows, drawWindows, drawFilm, drawText])(random)
  const [turn, near] = [0.06 * random.normal(), random.between(0.85, 1.9)]
  const [keyX, keyY] = [0.25 * random.normal(), 0.2 * random.normal()]
  const pitch = random.between(0.35, 2.2)
  const [strength, warp] = [random.between(0.05, 0.35), random.between(0.5, 3)]
  const [phase, shift] = [random.between(0, 6), random.between(0.4, 1.6)]
  const [glareX, glareY, glare] = [random.next(), random.next(), random.pick([0, 0.25, 0.6])]
  const room = tone(random.between(0, 360), random.between(0, 25), random.between(4, 45))
  const raster = paint(frame, 220, (x, y): Tone => {
    const [dx, dy] = [(x - width / 2) / Math.max(width, height), (y - height / 2) / Math.max(width, height)]
    const depth = 1 + keyX * dx + keyY * dy
    const u = ((dx * Math.cos(turn) - dy * Math.sin(turn)) / depth) * near + 0.5
    const v = ((dx * Math.sin(turn) + dy * Math.cos(turn)) / depth) * near * 1.6 + 0.5
    const edge = Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) - 0.5
    if (edge > 0) return edge < 0.035 ? [0.05, 0.05, 0.055] : room
    const [red, green, blue] = contentAt(u, v)
    // The lattices of screen and sensor beat; each colour's pixels lie beside the others'.
    const beat = (colour: number) =>
      1 +
      strength *
        Math.sin(phase + colour * shift + pitch * (90 * u + warp * 25 * v * v)) *
        Math.sin(pitch * 70 * (v + warp * 0.2 * u * u) + colour)
    const shine = glare * Math.exp(-((u - glareX) ** 2 + (v - glareY) ** 2) * 14)
    return [red * beat(0) + shine, green * beat(1) + shine, blue * beat(2) + shine * 0.95]
  })
  const message =
    random.isChosen(0.25) && near < 1.3
      ? lettering(words(3, random), {
          x: width / 2,
          y: height / 2,
          size: 26,
          ink: '#fff',
          anchor: 'middle',
          turn: (-turn * 180) / Math.PI,
        })
      : ''
  const keys =
    near < 1.05 && random.isChosen(0.5)
      ? rect([width * 0.44, height * 0.93, width * 0.12, height * 0.1], '#1a1a1c') +
        area(
          `M${width * 0.3} ${height}L${width * 0.7} ${height}L${width * 0.66} ${height * 0.96}L${width * 0.34} ${height * 0.96}Z`,
          colour(220, 4, 22),
        )
      : ''
  return { raster, over: message + keys }
}

type ContentAt = (u: number, v: number) => Tone

interface Pane {
  x: number
  y: number
  wide: number
  tall: number
  ground: Tone
  ink: Tone
  seed: number
}

function drawWindows(random: Random): ContentAt {
  const [top, bottom] = [
    tone(random.between(0, 360), 50, random.between(15, 60)),
    tone(random.between(0, 360), 50, random.between(20, 70)),
  ]
  const panes = Array.from({ length: 1 + random.below(4) }, (): Pane => {
    const isDark = random.isChosen(0.35)
    return {
      x: random.between(0.02, 0.5),
      y: random.between(0.02, 0.4),
      wide: random.between(0.25, 0.6),
      tall: random.between(0.3, 0.6),
      ground: tone(random.between(0, 360), 10, isDark ? 14 : 95),
      ink: tone(random.between(0, 360), random.pick([5, 60]), isDark ? 75 : 25),
      seed: random.between(3, 9),
    }
  })
  return (u, v) => {
    if (v > 0.94)
      return (u * 30) % 1 < 0.6 && u > 0.05 && u < 0.5 ? tone(Math.floor(u * 30) * 47, 60, 55) : [0.1, 0.11, 0.14]
    const pane = panes.findLast(({ x, y, wide, tall }) => u > x && u < x + wide && v > y && v < y + tall)
    if (!pane) return mixed(top, bottom, v)
    const [across, down] = [(u - pane.x) / pane.wide, (v - pane.y) * 42]
    if (down < 1.6) return scaled(pane.ground, 0.75)
    return isInk(across, down, pane.seed) ? pane.ink : pane.ground
  }
}

/** Whether a line of text, as a blurred eye sees it, has ink at a place. */
function isInk(across: number, down: number, seed: number): boolean {
  const line = Math.floor(down)
  const reach = 0.35 + 0.6 * Math.abs(Math.sin(line * seed * 1.7))
  const isBlank = Math.sin(line * seed) < -0.75
  return (
    !isBlank &&
    down - line < 0.5 &&
    across > 0.05 &&
    across < reach &&
    Math.sin(across * 90 + Math.sin(across * 37 + line * seed) * 3) > -0.6
  )
}

function drawFilm(random: Random): ContentAt {
  const [sky, ground, person] = [
    tone(random.between(180, 260), 40, random.between(30, 80)),
    tone(random.between(20, 130), 40, random.between(20, 55)),
    tone(random.between(0, 360), 55, 45),
  ]
  const skin = tone(22, 40, random.between(35, 75))
  const [x, horizon, size] = [random.between(0.3, 0.7), random.between(0.4, 0.7), random.between(0.1, 0.22)]
  return (u, v) => {
    if (v < 0.1 || v > 0.9) return [0.02, 0.02, 0.02]
    const head = Math.hypot(u - x, (v - 0.42) * 0.62) / size
    const trunk = Math.hypot((u - x) / 2, Math.max(0, 0.42 + size * 2.6 - v) * 0.8) / size
    const place =
      v < horizon ? mixed(sky, [1, 1, 1], v * 0.6) : scaled(ground, 0.7 + 0.4 * Math.sin(u * 9 + v * 5) ** 2)
    return head < 1 ? scaled(skin, 1.1 - 0.5 * rise(-0.5, 1, (u - x) / size)) : trunk < 1 ? person : place
  }
}

function drawText(random: Random): ContentAt {
  const isDark = random.isChosen(0.5)
  const [ground, ink] = [
    tone(random.between(0, 360), random.pick([5, 60]), isDark ? random.between(6, 30) : 94),
    tone(random.between(0, 360), isDark ? 50 : 10, isDark ? 80 : 15),
  ]
  const [seed, lines] = [random.between(3, 9), random.between(16, 46)]
  return (u, v) => (isInk(u, v * lines, seed) ? ink : ground)
}
