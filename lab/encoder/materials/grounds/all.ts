import { type Ground } from '../kind.ts'
import { asphalt } from './asphalt.ts'
import { bandNoise } from './band-noise.ts'
import { branches } from './branches.ts'
import { breccia } from './breccia.ts'
import { brushed } from './brushed.ts'
import { caustics } from './caustics.ts'
import { cells } from './cells.ts'
import { cracked } from './cracked.ts'
import { crystals } from './crystals.ts'
import { discs } from './discs.ts'
import { dots } from './dots.ts'
import { eggshell } from './eggshell.ts'
import { fibres } from './fibres.ts'
import { flow } from './flow.ts'
import { foam } from './foam.ts'
import { folds } from './folds.ts'
import { foliage } from './foliage.ts'
import { fossils } from './fossils.ts'
import { fur } from './fur.ts'
import { honedStone } from './honed-stone.ts'
import { leatherGrain } from './leather-grain.ts'
import { lines } from './lines.ts'
import { mixing } from './mixed.ts'
import { nerves } from './nerves.ts'
import { patches } from './patches.ts'
import { pebbles } from './pebbles.ts'
import { plates } from './plates.ts'
import { powerNoise } from './power-noise.ts'
import { reaction } from './reaction.ts'
import { ridged } from './ridged.ts'
import { rings } from './rings.ts'
import { ripples } from './ripples.ts'
import { saltAndPepper } from './salt-and-pepper.ts'
import { sand } from './sand.ts'
import { satinMetal } from './satin-metal.ts'
import { scales } from './scales.ts'
import { scratches } from './scratches.ts'
import { sediment } from './sediment.ts'
import { shards } from './shards.ts'
import { smoke } from './smoke.ts'
import { smoothPlaster } from './smooth-plaster.ts'
import { specks } from './specks.ts'
import { stains } from './stains.ts'
import { terraces } from './terraces.ts'
import { veins } from './veins.ts'

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
