import { type Structure } from '../kind.ts'
import { cableKnit } from './threads/cabled.ts'
import { canvas } from './cloths/canvas.ts'
import { checks } from './cloths/checks.ts'
import { geometric } from './prints/geometric.ts'
import { gingham } from './cloths/gingham.ts'
import { houndstooth } from './cloths/houndstooth.ts'
import { knit } from './threads/knitted.ts'
import { lace } from './threads/lace.ts'
import {
  basket,
  chevron,
  cubes,
  herringbone,
  hexagons,
  parcels,
  planks,
  rows,
  squares,
  triangles,
} from './pieces/laid.ts'
import { loops } from './threads/looped.ts'
import { lattice, mesh } from './threads/meshes.ts'
import { perforated } from './reliefs/openings.ts'
import { plaitedStrips } from './threads/plaited.ts'
import { embossed, wallpaper } from './prints/printed.ts'
import { quilted } from './reliefs/quilted.ts'
import { ribKnit } from './threads/rib-knit.ts'
import { fluted, slatted } from './reliefs/ridges.ts'
import { cobbles, crazyPaving, rounds, scales } from './pieces/scattered.ts'
import { stripes } from './cloths/stripes.ts'
import { tweed } from './cloths/tweed.ts'
import { twill } from './cloths/twill.ts'
import { basketry, cloth } from './cloths/woven.ts'

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
