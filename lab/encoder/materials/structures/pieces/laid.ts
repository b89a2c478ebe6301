import { chevronBond, herringboneBond, hexagonBond, rowBond } from '../../../../../demo/surfaces/drawing/bonds.ts'
import { type Structure } from '../../kind.ts'
import { basketBond, cubeBond, parcelBond, plankBond, triangleBond } from './bonds.ts'
import { layPieces } from './pieces.ts'
import { placed } from '../placing.ts'

/** Bricks and tiles in rows with any offset, from almost square to seven times as long as wide. */
export const rows: Structure = (random, palette, ground) => {
  const width = random.magnitude(6, 90)
  const length = width * random.magnitude(1, random.isChosen(0.5) ? 2.2 : 7)
  const shift = random.pick([0, 0.5, 0.5, 1 / 3, 0.25, random.next(), 'random' as const])
  const bond = rowBond(random.seed(), { length, width, shift })
  return placed(layPieces(bond, { random, palette, ground, size: width }), random, { size: width, bend: 0.3 })
}

export const planks: Structure = (random, palette, ground) => {
  const width = random.magnitude(7, 80)
  const bond = plankBond(random.seed(), { length: width * random.magnitude(2, 12), width })
  const laying = { random, palette, ground, size: width, widest: 0.12, coloured: 0.15 }
  return placed(layPieces(bond, laying), random, { size: width, bend: 0.15 })
}

export const herringbone: Structure = (random, palette, ground) => {
  const width = random.magnitude(6, 44)
  const bond = herringboneBond(random.seed(), { length: width * (2 + random.below(5)), width })
  const laying = { random, palette, ground, size: width, widest: 0.2, coloured: 0.2 }
  return placed(layPieces(bond, laying), random, { size: width, bend: 0.2 })
}

export const chevron: Structure = (random, palette, ground) => {
  const width = random.magnitude(5, 40)
  const length = width * random.magnitude(1.6, 7)
  const bond = chevronBond(random.seed(), { length, width, degrees: random.between(22, 62) })
  const laying = { random, palette, ground, size: width, widest: 0.2, coloured: 0.25 }
  return placed(layPieces(bond, laying), random, { size: width, bend: 0.2 })
}

export const basket: Structure = (random, palette, ground) => {
  const width = random.magnitude(5, 40)
  const count = 2 + random.below(4)
  const bond = basketBond(random.seed(), { side: width * count, count })
  const laying = { random, palette, ground, size: width, coloured: 0.25 }
  return placed(layPieces(bond, laying), random, { size: width, bend: 0.2 })
}

export const hexagons: Structure = (random, palette, ground) => {
  const width = random.magnitude(8, 110)
  const bond = hexagonBond(random.seed(), { width })
  // Stretched hexagons are sold as lozenges and pickets.
  const stretch = random.isChosen(0.3) ? random.magnitude(1.2, 2.6) : 1
  const laid = layPieces((x, y, piece) => bond(x / stretch, y, piece), { random, palette, ground, size: width })
  return placed(laid, random, { size: width, bend: 0.3 })
}

export const triangles: Structure = (random, palette, ground) => {
  const length = random.magnitude(12, 110)
  const isRhombus = random.isChosen(0.4)
  const stretch = random.isChosen(0.4) ? random.magnitude(0.6, 2.2) : 1
  const bond = triangleBond(random.seed(), { length, isRhombus })
  const laying = { random, palette, ground, size: length * 0.5, widest: 0.16, coloured: 0.6 }
  const laid = layPieces((x, y, piece) => bond(x, y * stretch, piece), laying)
  return placed(laid, random, { size: length, bend: 0.2 })
}

export const cubes: Structure = (random, palette, ground) => {
  const width = random.magnitude(14, 110)
  const bond = cubeBond(hexagonBond(random.seed(), { width }))
  const laying = { random, palette, ground, size: width * 0.5, widest: 0.12, coloured: 0.6 }
  return placed(layPieces(bond, laying), random, { size: width, bend: 0.2 })
}

/** Small squares of many colours, as in glass and stone mosaics. */
export const squares: Structure = (random, palette, ground) => {
  const width = random.magnitude(5, 34)
  const bond = rowBond(random.seed(), { length: width, width, shift: random.isChosen(0.8) ? 0 : 0.5 })
  const laying = { random, palette, ground, size: width, coloured: 0.9 }
  return placed(layPieces(bond, laying), random, { size: width, bend: 0.6 })
}

export const parcels: Structure = (random, palette, ground) => {
  const side = random.magnitude(40, 200)
  const bond = parcelBond(random.seed(), { side, depth: 2 + random.below(5), whole: random.between(0, 0.5) })
  const laying = { random, palette, ground, size: side * 0.2, widest: 0.3 }
  return placed(layPieces(bond, laying), random, { size: side, bend: 0.2 })
}
