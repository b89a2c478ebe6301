import type { ThingCode } from './things.ts'

/** A stone, a wood or a pattern that everybody names: what it looks like, in words that are searched, and what it is. */
export interface Famous {
  look: string
  /** The material, searched where no thing is asked for. */
  material: string
  of: ThingCode
}

const stone = (look: string, material = 'marble'): Famous => ({ look, material, of: 'stoneLook' })
/** White marble with grey veins, also drawn on porcelain and quartz. */
const VEINED_WHITE = stone('white', 'veined marble')
const wood = (look: string, material = 'wood'): Famous => ({ look, material, of: 'wood' })

export const famous = {
  calacatta: VEINED_WHITE,
  carrara: VEINED_WHITE,
  statuario: VEINED_WHITE,
  arabescato: VEINED_WHITE,
  thassos: stone('white'),
  volakas: VEINED_WHITE,
  nestos: VEINED_WHITE,
  emperador: stone('brown'),
  marquina: stone('black'),
  portoro: stone('black'),
  saintLaurent: stone('black'),
  cremaMarfil: stone('beige'),
  botticino: stone('beige'),
  dainoReale: stone('beige'),
  verdeAlpi: stone('green'),
  indianGreen: stone('green'),
  rossoLevanto: stone('red'),
  rossoVerona: stone('red'),
  rosaPortugal: stone('pink'),
  bardiglio: stone('grey'),
  pietraGrey: stone('grey'),
  fiorDiBosco: stone('grey'),
  silverWave: stone('grey'),
  silverDragon: stone('black'),
  persianGrey: stone('grey'),
  frenchWoodGrain: stone('grey'),
  fangshan: stone('white'),
  cappuccino: stone('beige'),
  cipollino: stone('green'),
  macaubas: stone('blue', 'granite'),
  tajMahal: stone('cream', 'quartzite'),
  patagonia: stone('cream', 'quartzite'),
  absoluteBlack: stone('black', 'granite'),
  baltic: stone('brown', 'granite'),
  balmoral: stone('red', 'granite'),
  bianco: stone('white', 'granite'),
  padang: stone('grey', 'granite'),
  giallo: stone('gold', 'granite'),
  bluePearl: stone('blue', 'granite'),
  jura: stone('beige', 'limestone'),
  portland: stone('white', 'limestone'),
  moleanos: stone('beige', 'limestone'),
  bourgogne: stone('beige', 'limestone'),
  titaniumTravertine: stone('grey', 'travertine'),
  romanTravertine: stone('beige', 'travertine'),
  welshSlate: stone('dark grey', 'slate'),
  ceppo: stone('grey', 'terrazzo'),
  palladiana: stone('large chip', 'terrazzo'),
  honeyOnyx: stone('honey', 'onyx'),
  wenge: wood('dark brown'),
  zebrano: wood('striped'),
  ebony: wood('black'),
  macassar: wood('dark brown'),
  rosewood: wood('dark brown'),
  teak: wood('brown'),
  mahogany: wood('red brown'),
  iroko: wood('brown'),
  ipe: wood('brown'),
  bubinga: wood('red brown'),
  padauk: wood('red brown'),
  afrormosia: wood('brown'),
  bogOak: wood('dark brown'),
  okoume: wood('pink'),
  delft: { look: 'blue', material: 'tile', of: 'tile' },
  azulejo: { look: 'blue', material: 'tile', of: 'tile' },
} as const satisfies Record<string, Famous>

export type FamousCode = keyof typeof famous
