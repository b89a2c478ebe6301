import { type Bond, aPiece, hexagonBond, rowBond } from '../../../../../demo/surfaces/drawing/bonds.ts'
import { noise } from '../../../../../demo/surfaces/drawing/noise.ts'
import { clamp } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Structure } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { triangleBond } from '../pieces/bonds.ts'
import { placed } from '../placing.ts'

type Seams = 'squares' | 'channels' | 'lozenges' | 'hexagons'

/** Padding under cloth or hide in channels, squares, lozenges or hexagons, stitched along seams or held by buttons. */
export const quilted: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(16, 120)
  const kind = random.pick(['squares', 'channels', 'lozenges', 'lozenges', 'hexagons'] as const satisfies Seams[])
  const bond = drawSeams(kind, random, pitch)
  const plump = random.magnitude(0.05, 0.22) * pitch
  const power = random.between(0.35, 0.8)
  const stitch = random.isChosen(0.5) ? random.magnitude(3, 9) : 0
  const button = kind !== 'hexagons' && random.isChosen(0.4) ? Math.max(2, pitch * random.between(0.05, 0.13)) : 0
  const thread = random.isChosen(0.5) ? palette.joint : palette.colours[1]
  const crease = random.isChosen(0.6) ? random.between(0.2, 1) * Math.min(2, pitch / 30) : 0
  const dirt = random.between(0, 0.15)
  const seed = random.seed()
  const piece = aPiece()
  const surface: typeof ground = (x, y, texel) => {
    ground(x, y, texel)
    bond(x, y, piece)
    const far = clamp((2 * piece.edge) / Math.min(piece.length, piece.width))
    const near = (1 - far) ** 4
    const u = piece.along / piece.length
    const v = piece.across / piece.width
    // Padding between straight seams has no ridges.
    const dome = kind === 'hexagons' ? far * (2 - far) : 16 * u * (1 - u) * v * (1 - v)
    texel.height += plump * (Math.max(0, dome) + 0.02) ** power
    // Cloth wrinkles towards the seams.
    texel.height += crease * near * noise(seed, (piece.along - piece.across) / 5, (piece.along + piece.across) / 5)
    texel.l -= dirt * near
    if (stitch > 0 && piece.edge < 1.4) {
      const isThread = Math.sin((2 * Math.PI * (x + y)) / stitch) > -0.2
      texel.l += isThread ? (thread.l - texel.l) * 0.8 : -0.06
      texel.height += isThread ? 0.5 : -0.4
    }
    if (button === 0) return
    // Buttons sit at the corners of the seams.
    const fromEnd = Math.min(piece.along, piece.length - piece.along)
    const fromSide = Math.min(piece.across, piece.width - piece.across)
    const distance = Math.hypot(fromEnd, fromSide)
    texel.height -= plump * 0.6 * Math.exp(-((distance / (2 * button)) ** 2))
    if (distance < button) texel.height += button * 0.7 * Math.sqrt(1 - (distance / button) ** 2)
  }
  return placed(surface, random, { size: pitch, bend: 0.5 })
}

function drawSeams(kind: Seams, random: Random, pitch: number): Bond {
  const seed = random.seed()
  if (kind === 'hexagons') return hexagonBond(seed, { width: pitch })
  if (kind === 'lozenges') return triangleBond(seed, { length: pitch, isRhombus: true })
  const length = kind === 'channels' ? pitch * 60 : pitch * random.magnitude(1, 2)
  return rowBond(seed, { length, width: pitch, shift: random.pick([0, 0, 0.5]) })
}
