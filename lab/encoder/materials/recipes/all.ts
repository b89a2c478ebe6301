import { type DrawRecipe } from '../kind.ts'
import { drawAcoustic } from './woods/acoustic.ts'
import { drawBamboo } from './woods/bamboo.ts'
import { drawBoards } from './woods/boards.ts'
import { drawCane } from './woods/cane.ts'
import { drawCarpet } from './cloths/carpet.ts'
import { drawConcrete } from './stones/concrete.ts'
import { drawCork } from './woods/cork.ts'
import { drawEncaustic } from './tiles/encaustic.ts'
import { drawEndGrain } from './woods/end-grain.ts'
import { drawFelt } from './cloths/felt.ts'
import { drawGlass } from './coats/glass.ts'
import { drawGranite } from './stones/granite.ts'
import { drawGrasscloth } from './cloths/grasscloth.ts'
import { drawLaminate } from './woods/laminate.ts'
import { drawLeather } from './cloths/leather.ts'
import { drawMarble } from './stones/marble.ts'
import { drawMetal } from './coats/metal.ts'
import { drawMosaic } from './tiles/mosaic.ts'
import { drawOnyx } from './stones/onyx.ts'
import { drawPaintFilm } from './coats/paint-film.ts'
import { drawPatina } from './coats/patina.ts'
import { drawPlaster } from './coats/plaster.ts'
import { drawPly } from './woods/ply.ts'
import { drawSlate } from './stones/slate.ts'
import { drawSlats } from './woods/slats.ts'
import { drawTerrazzo } from './stones/terrazzo.ts'
import { drawTiles } from './tiles/tiles.ts'
import { drawTravertine } from './stones/travertine.ts'
import { drawWallpaper } from './cloths/wallpaper.ts'
import { drawWeave } from './cloths/weave.ts'

/** The catalogue families that training sees. */
export const TRAINED = {
  acoustic: drawAcoustic,
  bamboo: drawBamboo,
  boards: drawBoards,
  concrete: drawConcrete,
  cork: drawCork,
  felt: drawFelt,
  glass: drawGlass,
  granite: drawGranite,
  grasscloth: drawGrasscloth,
  laminate: drawLaminate,
  leather: drawLeather,
  marble: drawMarble,
  metal: drawMetal,
  mosaic: drawMosaic,
  paintFilm: drawPaintFilm,
  patina: drawPatina,
  plaster: drawPlaster,
  ply: drawPly,
  slats: drawSlats,
  terrazzo: drawTerrazzo,
  tiles: drawTiles,
  wallpaper: drawWallpaper,
  weave: drawWeave,
} satisfies Record<string, DrawRecipe>

/** The families that training never sees, so that the evaluation can measure unknown ones. */
export const HELD_BACK = {
  cane: drawCane,
  carpet: drawCarpet,
  encaustic: drawEncaustic,
  endGrain: drawEndGrain,
  onyx: drawOnyx,
  slate: drawSlate,
  travertine: drawTravertine,
} satisfies Record<string, DrawRecipe>
