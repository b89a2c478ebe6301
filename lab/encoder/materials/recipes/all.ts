import { type DrawRecipe } from '../kind.ts'
import { drawAcoustic } from './acoustic.ts'
import { drawBamboo } from './bamboo.ts'
import { drawBoards } from './boards.ts'
import { drawCane } from './cane.ts'
import { drawCarpet } from './carpet.ts'
import { drawConcrete } from './concrete.ts'
import { drawCork } from './cork.ts'
import { drawEncaustic } from './encaustic.ts'
import { drawEndGrain } from './end-grain.ts'
import { drawFelt } from './felt.ts'
import { drawGlass } from './glass.ts'
import { drawGranite } from './granite.ts'
import { drawGrasscloth } from './grasscloth.ts'
import { drawLaminate } from './laminate.ts'
import { drawLeather } from './leather.ts'
import { drawMarble } from './marble.ts'
import { drawMetal } from './metal.ts'
import { drawMosaic } from './mosaic.ts'
import { drawOnyx } from './onyx.ts'
import { drawPaintFilm } from './paint-film.ts'
import { drawPatina } from './patina.ts'
import { drawPlaster } from './plaster.ts'
import { drawPly } from './ply.ts'
import { drawSlate } from './slate.ts'
import { drawSlats } from './slats.ts'
import { drawTerrazzo } from './terrazzo.ts'
import { drawTiles } from './tiles.ts'
import { drawTravertine } from './travertine.ts'
import { drawWallpaper } from './wallpaper.ts'
import { drawWeave } from './weave.ts'

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
