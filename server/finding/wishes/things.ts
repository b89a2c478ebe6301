import type { CategoryKind } from '../../../contract/facts/category-kinds.ts'

/** A thing that people call otherwise than categories are called: which categories it is, by their kinds and by their names. */
export interface Thing {
  kinds?: readonly CategoryKind[]
  /** Whole names of categories, in any language. */
  named?: readonly string[]
  except?: readonly string[]
  /** Where the catalogue has none of it, names of what serves in its stead. */
  instead?: readonly string[]
  /** What something is used as: many things are a floor. */
  isUse?: boolean
  /** Also a colour: beside another thing, but a material, only that. */
  isShade?: boolean
  /** A material: where the catalogue has no category of it, a word. */
  isMaterial?: boolean
  /** A form that many materials come in: behind a material it says only that. */
  isForm?: boolean
}

const STONES = ['stone'] as const
const WALL_TILES = ['Wall tile', 'Glazed', 'Glass mosaic', 'Brick'] as const
/** What lies on no floor. */
const NO_FLOOR = [...WALL_TILES, 'Onyx', 'Cork wall', 'Solid surface', 'Laminate'] as const
const TOPS = [
  'Quartz',
  'Granite',
  'Marble',
  'Terrazzo',
  'Sintered stone',
  'Solid surface',
  'Timber top',
  'Laminate',
  'Slate',
  'Limestone',
  'Microcement',
] as const

export const things = {
  floor: {
    kinds: ['floor', 'tile', 'stone', 'timberFloor', 'resilientFloor', 'carpet'],
    named: ['Microcement'],
    except: [...NO_FLOOR, 'decking', 'Decking'],
    isUse: true,
  },
  flooring: { kinds: ['timberFloor', 'resilientFloor', 'laminateFloor'], named: ['Flooring'], isUse: true },
  wall: {
    kinds: ['wallcovering', 'paint', 'tile', 'stone', 'woodPanel', 'acoustic'],
    named: ['Cork wall', 'Laminate', 'Timber panels', 'Slatted', 'Sheet', 'Figured glass'],
    isUse: true,
  },
  wallCovering: { kinds: ['wallcovering'] },
  wallpaper: { named: ['Wallpaper', 'Grasscloth', 'Plain paper', 'Patterned paper'] },
  wallPanel: {
    kinds: ['woodPanel', 'acoustic', 'laminate', 'cladding'],
    named: ['Timber panels', 'Slatted', 'Cork', 'Sheet', 'Plasterboard', 'Figured glass'],
    isForm: true,
  },
  ceiling: {
    kinds: ['acoustic', 'plasterboard', 'paint'],
    named: ['Slatted', 'Timber slats', 'Perforated sheet'],
    isUse: true,
  },
  acoustic: { kinds: ['acoustic'] },
  woodAcoustic: { named: ['Timber acoustic', 'Wood wool', 'Slatted'] },
  splashback: {
    kinds: ['tile', 'stone', 'glass'],
    named: ['Sintered stone', 'Solid surface', 'Laminate', 'Sheet', 'Sintered stone top', 'Solid surface top'],
    except: ['Quarry tile', 'Porcelain paver', 'Stone paving'],
    isUse: true,
  },
  stair: { kinds: ['stone', 'tile', 'timberFloor', 'resilientFloor', 'carpet'], except: NO_FLOOR, isUse: true },
  worktop: { kinds: ['worktop'], named: TOPS, isUse: true },
  furnitureTop: { kinds: ['worktop'], named: [...TOPS, 'Natural veneer', 'Plywood'], isUse: true },
  joinery: { kinds: ['woodPanel', 'laminate'], named: ['Veneered', 'Plywood', 'Laminate'], isUse: true },
  facade: {
    kinds: ['cladding'],
    named: [
      'Facade board',
      'Brushed sheet',
      'Perforated sheet',
      'Patinated sheet',
      'Brick',
      'Concrete slab',
      'Granite',
      'Limestone',
      'Slate',
      'Sandstone',
      'Travertine',
      'Porcelain slab',
      'Mineral paint',
    ],
    isUse: true,
  },
  cladding: {
    kinds: ['cladding', 'woodPanel', 'stone'],
    named: ['Timber panels', 'Slatted', 'Sheet', 'Brick', 'Porcelain slab', 'Cork wall'],
    isUse: true,
  },
  roof: { named: ['Roof tile', 'Roofing', '屋面瓦', '瓦'], instead: ['Slate'] },
  paving: { kinds: ['paving'], named: ['Granite', 'Sandstone'], isForm: true },
  stonePaving: { kinds: ['paving'], named: ['Granite', 'Sandstone'], except: ['Porcelain paver'] },
  decking: { kinds: ['decking', 'timberDecking'] },
  tile: { kinds: ['tile'], isForm: true },
  cementTile: { named: ['Cement', 'Encaustic', 'Plain cement'] },
  floorTile: { kinds: ['tile'], named: ['Terrazzo'], except: [...WALL_TILES, 'Porcelain slab'], isForm: true },
  wallTile: {
    named: ['Wall tile', 'Glazed', 'Mosaic', 'Handmade glaze', 'Glazed brick', 'Glazed square', 'Porcelain slab'],
    isForm: true,
  },
  mosaic: { named: ['Mosaic'] },
  glassTile: { named: ['Glass mosaic'] },
  slab: {
    kinds: ['stone'],
    named: ['Porcelain slab', 'Porcelain paver', 'Stone paving', 'Sintered stone', 'Sintered stone top'],
    isForm: true,
  },
  brick: { named: ['Brick', 'Glazed brick'] },
  clay: { named: ['Clay'] },
  crazyPaving: { named: ['Stone mosaic', 'Stone paving'] },
  board: {
    kinds: ['plasterboard', 'woodPanel', 'timberFloor', 'decking', 'laminate', 'acoustic', 'cladding'],
    named: ['Building board', 'Plywood', 'Cork', 'Timber panels'],
    isForm: true,
  },
  sheetMaterial: {
    kinds: ['plasterboard', 'woodPanel', 'laminate', 'acoustic', 'cladding'],
    named: ['Building board', 'Plywood', 'Cork', 'Timber panels'],
    isForm: true,
  },
  stone: { kinds: STONES },
  stoneLook: { kinds: STONES, named: ['Porcelain', 'Sintered stone', 'Quartz'] },
  marble: { named: ['Marble'], isMaterial: true },
  granite: { named: ['Granite'], isMaterial: true },
  limestone: { named: ['Limestone'], isMaterial: true },
  slate: { named: ['Slate'], isMaterial: true, isShade: true },
  travertine: { named: ['Travertine'], isMaterial: true },
  sandstone: { named: ['Sandstone'], isMaterial: true },
  onyx: { named: ['Onyx'], isMaterial: true },
  terrazzo: { named: ['Terrazzo'], isMaterial: true },
  quartz: { named: ['Quartz'], isMaterial: true },
  sintered: { named: ['Sintered stone', 'Porcelain slab'], isMaterial: true },
  solidSurface: { named: ['Solid surface'], isMaterial: true },
  porcelain: { named: ['Porcelain'], isMaterial: true },
  zellige: { named: ['Handmade glaze'], isMaterial: true },
  microcement: { named: ['Microcement'], isMaterial: true },
  corkMaterial: { named: ['Cork', 'Cork floor'], isMaterial: true },
  corkWall: { named: ['Cork wall'] },
  velvet: { named: ['Velvet'], isMaterial: true },
  plywood: { named: ['Plywood'], isMaterial: true },
  cane: { named: ['Cane webbing'], isMaterial: true },
  suede: { named: ['Suede'], isMaterial: true },
  felt: { named: ['Felt panel'] },
  rubber: { named: ['Rubber floor'] },
  lime: { named: ['Lime'], isMaterial: true },
  cementBoard: { named: ['Fibre cement facade', 'Concrete slab'], isMaterial: true },
  naturalStone: { named: ['Natural stone', 'Stone mosaic'] },
  ceramic: { kinds: ['tile'], except: ['Stone mosaic', 'Cement', 'Encaustic', 'Glass mosaic'] },
  wood: {
    kinds: ['timberFloor', 'woodPanel', 'timberDecking'],
    named: ['Timber panels', 'Timber acoustic', 'Timber top'],
  },
  timberFloor: { kinds: ['timberFloor'] },
  woodLook: { kinds: ['laminateFloor'], named: ['Wood-look tile', 'Vinyl floor plank', 'Printed laminate'] },
  woodLookFloor: { kinds: ['laminateFloor'], named: ['Wood-look tile', 'Vinyl floor plank'] },
  solidFloor: { kinds: ['timberFloor'] },
  woodPanel: { kinds: ['woodPanel'], named: ['Timber panels', 'Timber acoustic', 'Slatted'] },
  woodVeneer: { named: ['Veneered', 'Natural veneer', 'Dyed veneer'] },
  slats: { named: ['Slatted', 'Timber slats', 'Half-round rods', 'Grooved panel'] },
  resilient: { kinds: ['resilientFloor'] },
  linoleum: { named: ['Linoleum'], instead: ['Resilient'] },
  vinyl: { named: ['Vinyl floor plank', 'Vinyl floor tile', 'Vinyl floor sheet'] },
  carpet: { kinds: ['carpet'] },
  rug: { named: ['Rug', '块毯'], instead: ['Carpet'] },
  mat: { named: ['Entrance matting'] },
  fabric: { kinds: ['fabric', 'upholstery', 'curtain'], named: ['Textile wall'], except: ['Leather', 'Carpet'] },
  softs: { kinds: ['fabric', 'upholstery', 'curtain', 'carpet'], named: ['Textile wall'], except: ['Leather'] },
  upholstery: { kinds: ['upholstery'] },
  upholsteryCloth: { kinds: ['upholstery'], except: ['Leather'] },
  seating: { kinds: ['upholstery'], isUse: true },
  leather: { kinds: ['leather'] },
  leatherette: { named: ['Faux leather', 'Artificial leather', '人造革'], instead: ['Leather'] },
  curtain: { kinds: ['curtain'] },
  stageCurtain: { kinds: ['curtain'], named: ['Velvet'] },
  paint: { kinds: ['paint'], except: ['Lime plaster', 'Sand render', 'Microcement'] },
  plaster: { named: ['Lime plaster', 'Sand render', 'Microcement', 'Limewash'] },
  laminate: { kinds: ['laminate'] },
  metal: { kinds: ['metal'] },
  trim: { kinds: ['metal'] },
  corten: { named: ['Patinated sheet'], isMaterial: true },
  glass: { kinds: ['glass'] },
  partition: { kinds: ['plasterboard', 'glass'], named: ['Slatted', 'Gypsum'], isUse: true },
  plasterboard: { kinds: ['plasterboard'] },
  door: { named: ['Door', 'Doors', '门'] },
  window: { named: ['Window', 'Windows', '窗'], instead: ['Curtain'] },
  light: { named: ['Lamp', 'Lighting', 'Light fitting', '灯具', '照明'] },
  sanitary: { named: ['Sanitary ware', 'Tap', 'Basin', '卫浴', '洁具'] },
  furniture: { named: ['Furniture', 'Seating', 'Chair', '家具', '座椅'], instead: ['Upholstery'] },
  insulation: { named: ['Insulation', '保温'] },
  skirting: { named: ['Skirting', '踢脚线'] },
} as const satisfies Record<string, Thing>

export type ThingCode = keyof typeof things
