import { type Structure } from '../kind.ts'
import { cableKnit } from './cabled.ts'
import { canvas } from './canvas.ts'
import { checks } from './checks.ts'
import { geometric } from './geometric.ts'
import { gingham } from './gingham.ts'
import { houndstooth } from './houndstooth.ts'
import { knit } from './knitted.ts'
import { lace } from './lace.ts'
import { basket, chevron, cubes, herringbone, hexagons, parcels, planks, rows, squares, triangles } from './laid.ts'
import { loops } from './looped.ts'
import { lattice, mesh } from './meshes.ts'
import { perforated } from './openings.ts'
import { plaitedStrips } from './plaited.ts'
import { embossed, wallpaper } from './printed.ts'
import { quilted } from './quilted.ts'
import { ribKnit } from './rib-knit.ts'
import { fluted, slatted } from './ridges.ts'
import { cobbles, crazyPaving, rounds, scales } from './scattered.ts'
import { stripes } from './stripes.ts'
import { tweed } from './tweed.ts'
import { twill } from './twill.ts'
import { basketry, cloth } from './woven.ts'

/** Every structure by its name. */
export const STRUCTURES: Record<string, Structure> = {
  basket,
  basketry,
  cableKnit,
  canvas,
  checks,
  chevron,
  cloth,
  cobbles,
  crazyPaving,
  cubes,
  embossed,
  fluted,
  geometric,
  gingham,
  herringbone,
  hexagons,
  houndstooth,
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
  ribKnit,
  rounds,
  rows,
  scales,
  slatted,
  squares,
  stripes,
  triangles,
  tweed,
  twill,
  wallpaper,
}
