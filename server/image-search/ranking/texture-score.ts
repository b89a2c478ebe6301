import type { Calibration } from './calibrations/calibration.ts'

/** Converts a cosine of textures, −1..1, to a score 0..1: the share of pictures at this cosine that are of the same kind. */
export function textureScore({ textureSlope, textureMiddle }: Calibration, texture: number): number {
  return 1 / (1 + Math.exp(-textureSlope * (texture - textureMiddle)))
}

/** Texture scores at even steps of the cosine, −1..1. They are needed for very many pictures: a table is faster than the curve. */
export type ScoreTable = Float64Array

const STEPS = 2 ** 14
const tables = new WeakMap<Calibration, ScoreTable>()

/** The table of a calibration, computed at its first search. */
export function scoreTableOf(calibration: Calibration): ScoreTable {
  const known = tables.get(calibration)
  if (known) return known
  const table = Float64Array.from({ length: STEPS + 1 }, (_, step) => textureScore(calibration, (step / STEPS) * 2 - 1))
  tables.set(calibration, table)
  return table
}

/** As `textureScore`, to the nearest step. */
export function roughScore(table: ScoreTable, texture: number): number {
  return table[Math.min(STEPS, Math.max(0, Math.round(((texture + 1) / 2) * STEPS)))] ?? 0
}
