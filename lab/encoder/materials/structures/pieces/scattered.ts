import { type Structure } from '../../kind.ts'
import { brokenBond, roundBond, scaleBond, settBond } from './cells.ts'
import { layPieces } from './pieces.ts'
import { placed } from '../placing.ts'

/** Penny tiles and round pebbles, from far apart to touching. */
export const rounds: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(8, 80)
  const radius = pitch * random.between(0.34, 0.5)
  const bond = roundBond(random.seed(), { pitch, radius, isStaggered: random.isChosen(0.7) })
  const laying = { random, palette, ground, size: radius * 2, widest: 0.06, coloured: 0.5 }
  return placed(layPieces(bond, laying), random, { size: pitch, bend: 0.5 })
}

export const crazyPaving: Structure = (random, palette, ground) => {
  const side = random.magnitude(9, 110)
  const stretch = random.isChosen(0.5) ? 1 : random.magnitude(1, 2.5)
  const bond = brokenBond(random.seed(), { side, stretch, loose: random.between(0.55, 1) })
  const laid = layPieces(bond, { random, palette, ground, size: side, widest: 0.2, coloured: 0.4 })
  return placed(laid, random, { size: side, bend: 0.8 })
}

/** Cobblestones: rounded setts in rows. */
export const cobbles: Structure = (random, palette, ground) => {
  const width = random.magnitude(9, 70)
  const length = width * random.magnitude(0.8, 2)
  const bond = settBond(random.seed(), { length, width, round: random.between(0.15, 0.48) })
  return placed(layPieces(bond, { random, palette, ground, size: width, widest: 0.2 }), random, {
    size: width,
    bend: 1,
  })
}

/** Scales, fans and shingles, tilted so that each row's lower edge stands above the next row. */
export const scales: Structure = (random, palette, ground) => {
  const pitch = random.magnitude(10, 100)
  const rise = pitch * random.magnitude(0.22, 0.75)
  const shape = { pitch, rise, foot: random.between(0.3, 1.3), power: random.magnitude(1, 6) }
  const rake = random.isChosen(0.25) ? 0 : Math.min(random.magnitude(0.05, 0.4), 5 / rise)
  const laying = { random, palette, ground, size: Math.min(pitch, rise), widest: 0.12, coloured: 0.5, rake }
  return placed(layPieces(scaleBond(random.seed(), shape), laying), random, { size: pitch, bend: 0.4 })
}
