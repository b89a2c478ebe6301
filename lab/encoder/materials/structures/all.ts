import { type Structure } from '../kind.ts'
import { cableKnit } from './cabled.ts'
import { checks } from './checks.ts'
import { geometric } from './geometric.ts'
import { knit } from './knitted.ts'
import { lace } from './lace.ts'
import { basket, chevron, cubes, herringbone, hexagons, parcels, planks, rows, squares, triangles } from './laid.ts'
import { loops } from './looped.ts'
import { lattice, mesh } from './meshes.ts'
import { perforated } from './openings.ts'
import { plaitedStrips } from './plaited.ts'
import { embossed, wallpaper } from './printed.ts'
import { quilted } from './quilted.ts'
import { fluted, slatted } from './ridges.ts'
import { cobbles, crazyPaving, rounds, scales } from './scattered.ts'
import { basketry, cloth } from './woven.ts'

/** Every structure by its name. */
export const STRUCTURES: Record<string, Structure> = {
  basket,
  basketry,
  cableKnit,
  checks,
  chevron,
  cloth,
  cobbles,
  crazyPaving,
  cubes,
  embossed,
  fluted,
  geometric,
  herringbone,
  hexagons,
  knit,
  lace,
  lattice,
  loops,
  mesh,
  parcels,
  perforated,
  plaitedStrips,
  planks,
  quilted,
  rounds,
  rows,
  scales,
  slatted,
  squares,
  triangles,
  wallpaper,
}
