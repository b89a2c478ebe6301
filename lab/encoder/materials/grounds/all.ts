import { type Ground } from '../kind.ts'
import { asphalt } from './grains/asphalt.ts'
import { bandNoise } from './noises/band-noise.ts'
import { branches } from './pieces/branches.ts'
import { breccia } from './slabs/breccia.ts'
import { brushed } from './noises/brushed.ts'
import { caustics } from './noises/caustics.ts'
import { cells } from './cells/cells.ts'
import { cracked } from './cells/cracked.ts'
import { crystals } from './cells/crystals.ts'
import { discs } from './pieces/discs.ts'
import { dots } from './marks/dots.ts'
import { eggshell } from './plain/eggshell.ts'
import { fibres } from './pieces/fibres.ts'
import { flow } from './noises/flow.ts'
import { foam } from './cells/foam.ts'
import { folds } from './marks/folds.ts'
import { foliage } from './pieces/foliage.ts'
import { fossils } from './slabs/fossils.ts'
import { fur } from './pieces/fur.ts'
import { honedStone } from './plain/honed-stone.ts'
import { leatherGrain } from './plain/leather-grain.ts'
import { lines } from './marks/lines.ts'
import { mixing } from './mixed.ts'
import { nerves } from './cells/nerves.ts'
import { patches } from './marks/patches.ts'
import { pebbles } from './pieces/pebbles.ts'
import { plates } from './cells/plates.ts'
import { powerNoise } from './noises/power-noise.ts'
import { reaction } from './noises/reaction.ts'
import { ridged } from './noises/ridged.ts'
import { rings } from './noises/rings.ts'
import { ripples } from './marks/ripples.ts'
import { saltAndPepper } from './grains/salt-and-pepper.ts'
import { sand } from './grains/sand.ts'
import { satinMetal } from './plain/satin-metal.ts'
import { scales } from './cells/scales.ts'
import { scratches } from './pieces/scratches.ts'
import { sediment } from './slabs/sediment.ts'
import { shards } from './pieces/shards.ts'
import { smoke } from './noises/smoke.ts'
import { smoothPlaster } from './plain/smooth-plaster.ts'
import { specks } from './marks/specks.ts'
import { stains } from './marks/stains.ts'
import { terraces } from './marks/terraces.ts'
import { veins } from './noises/veins.ts'

const NOISES = { powerNoise, bandNoise, reaction, brushed, smoke, ridged, veins, rings, caustics, flow }
const PIECES = { discs, shards, pebbles, foliage, fibres, fur, scratches, branches }
const CELLS = { cells, cracked, crystals, foam, scales, plates, nerves }
const MARKS = { lines, ripples, folds, dots, patches, stains, specks, terraces }
const GRAINS = { sand, saltAndPepper, asphalt }
const PLAIN = { smoothPlaster, honedStone, leatherGrain, eggshell, satinMetal }
const SLABS = { sediment, breccia, fossils }

/** All grounds by name. */
export const GROUNDS: Record<string, Ground> = {
  ...NOISES,
  ...PIECES,
  ...CELLS,
  ...MARKS,
  ...GRAINS,
  ...PLAIN,
  ...SLABS,
  mixed: mixing([
    smoke,
    ridged,
    rings,
    caustics,
    brushed,
    foliage,
    crystals,
    foam,
    plates,
    nerves,
    ...Object.values(MARKS),
  ]),
}
