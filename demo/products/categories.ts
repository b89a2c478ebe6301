import type { ImportCategoryPath } from '../../contract/import-file.ts'

type Words = [string, string]

const FLOORING: Words = ['地面', 'Flooring']
const TILE: Words = ['瓷砖', 'Tile']
const STONE: Words = ['石材', 'Stone']
const PANELS: Words = ['木饰面', 'Timber panels']
const PAINT: Words = ['涂料与灰泥', 'Paint and plaster']
const WALL: Words = ['墙面覆材', 'Wallcovering']
const TEXTILE: Words = ['织物与地毯', 'Textile and carpet']
const METAL: Words = ['金属', 'Metal']
const GLASS: Words = ['玻璃', 'Glass']
const ACOUSTIC: Words = ['吸声', 'Acoustic']
const SURFACES: Words = ['台面与板材', 'Surfaces']
const BOARD: Words = ['建筑板', 'Building board']

const path = (...levels: Words[]): ImportCategoryPath => levels.map(([name, enName]) => ({ name, enName }))

const TIMBER: Words = ['木地板', 'Timber']
const BAMBOO: Words = ['竹地板', 'Bamboo']
const RESILIENT: Words = ['弹性地材', 'Resilient']
const LAMINATE_FLOOR: Words = ['强化地板', 'Laminate floor']
const DECKING: Words = ['户外地板', 'Decking']
const PORCELAIN: Words = ['瓷质砖', 'Porcelain']
const GLAZED: Words = ['釉面砖', 'Glazed']
const MOSAIC: Words = ['马赛克', 'Mosaic']
const CLAY: Words = ['陶土', 'Clay']
const CEMENT: Words = ['水泥砖', 'Cement']
const NATURAL: Words = ['天然石', 'Natural stone']
const CAST: Words = ['人造石', 'Cast stone']
const VENEERED: Words = ['饰面板', 'Veneered']
const PLYWOOD: Words = ['胶合板', 'Plywood']
const SLATTED: Words = ['格栅', 'Slatted']
const LIME: Words = ['石灰', 'Lime']
const MINERAL: Words = ['矿物', 'Mineral']
const EMULSION: Words = ['内墙漆', 'Wall paint']
const PLANT: Words = ['植物纤维', 'Plant fibre']
const TEXTILE_WALL: Words = ['织物墙布', 'Textile wall']
const PAPER: Words = ['墙纸', 'Wallpaper']
const UPHOLSTERY: Words = ['家具布', 'Upholstery']
const CURTAIN: Words = ['窗帘布', 'Curtain']
const LEATHER: Words = ['皮革', 'Leather']
const CARPET: Words = ['地毯', 'Carpet']
const SHEET: Words = ['金属板', 'Sheet']
const FIGURED: Words = ['压花玻璃', 'Figured glass']
const SAFETY: Words = ['安全玻璃', 'Safety glass']
const ABSORBER: Words = ['吸声板', 'Absorbers']
const TIMBER_ACOUSTIC: Words = ['木质吸声', 'Timber acoustic']
const LAMINATE: Words = ['防火板', 'Laminate']
const SOLID: Words = ['实体面材', 'Solid surface']
const SINTERED: Words = ['岩板', 'Sintered stone']
const GYPSUM: Words = ['石膏板材', 'Gypsum']
const FACADE: Words = ['外墙板', 'Facade board']
const CORK: Words = ['软木', 'Cork']
const TIMBER_TOP: Words = ['木台面', 'Timber top']

/** The paths of the three-level category tree, by the name that a data file gives as `category`. */
export const CATEGORIES = {
  plank: path(FLOORING, TIMBER, ['长条拼', 'Plank']),
  herringbone: path(FLOORING, TIMBER, ['人字拼', 'Herringbone']),
  chevron: path(FLOORING, TIMBER, ['鱼骨拼', 'Chevron']),
  endGrain: path(FLOORING, TIMBER, ['端面木砖', 'End grain']),
  bambooStrip: path(FLOORING, BAMBOO, ['竹条地板', 'Bamboo strip']),
  bambooWoven: path(FLOORING, BAMBOO, ['重组竹', 'Strand-woven bamboo']),
  corkFloor: path(FLOORING, RESILIENT, ['软木地板', 'Cork floor']),
  rubberFloor: path(FLOORING, RESILIENT, ['橡胶地材', 'Rubber floor']),
  vinylPlank: path(FLOORING, RESILIENT, ['石塑地板', 'Vinyl floor plank']),
  vinylTile: path(FLOORING, RESILIENT, ['石塑方块地板', 'Vinyl floor tile']),
  vinylSheet: path(FLOORING, RESILIENT, ['PVC地板卷材', 'Vinyl floor sheet']),
  linoleum: path(FLOORING, RESILIENT, ['油毡地板', 'Linoleum']),
  laminateFloor: path(FLOORING, LAMINATE_FLOOR, ['锁扣强化地板', 'Click laminate flooring']),
  timberDecking: path(FLOORING, DECKING, ['实木户外板', 'Timber decking']),
  compositeDecking: path(FLOORING, DECKING, ['木塑户外板', 'Composite decking']),
  porcelainFloor: path(TILE, PORCELAIN, ['瓷质地砖', 'Porcelain tile']),
  porcelainPaver: path(TILE, PORCELAIN, ['户外厚地砖', 'Porcelain paver']),
  porcelainSlab: path(TILE, PORCELAIN, ['瓷质大板', 'Porcelain slab']),
  woodLook: path(TILE, PORCELAIN, ['木纹地砖', 'Wood-look tile']),
  wallTile: path(TILE, GLAZED, ['釉面墙砖', 'Wall tile']),
  glazedBrick: path(TILE, GLAZED, ['釉面砖条', 'Glazed brick']),
  glazedSquare: path(TILE, GLAZED, ['釉面方砖', 'Glazed square']),
  zellige: path(TILE, GLAZED, ['手工釉砖', 'Handmade glaze']),
  mosaic: path(TILE, MOSAIC, ['陶瓷马赛克', 'Ceramic mosaic']),
  glassMosaic: path(TILE, MOSAIC, ['玻璃马赛克', 'Glass mosaic']),
  stoneMosaic: path(TILE, MOSAIC, ['石材马赛克', 'Stone mosaic']),
  brick: path(TILE, CLAY, ['清水砖', 'Brick']),
  quarryTile: path(TILE, CLAY, ['陶土地砖', 'Quarry tile']),
  encaustic: path(TILE, CEMENT, ['水泥花砖', 'Encaustic']),
  cementPlain: path(TILE, CEMENT, ['素色水泥砖', 'Plain cement']),
  marble: path(STONE, NATURAL, ['大理石', 'Marble']),
  travertine: path(STONE, NATURAL, ['洞石', 'Travertine']),
  limestone: path(STONE, NATURAL, ['石灰石', 'Limestone']),
  sandstone: path(STONE, NATURAL, ['砂岩', 'Sandstone']),
  stonePaving: path(STONE, NATURAL, ['石铺装', 'Stone paving']),
  granite: path(STONE, NATURAL, ['花岗石', 'Granite']),
  slate: path(STONE, NATURAL, ['板岩', 'Slate']),
  onyx: path(STONE, NATURAL, ['玉石', 'Onyx']),
  terrazzo: path(STONE, CAST, ['水磨石', 'Terrazzo']),
  concrete: path(STONE, CAST, ['混凝土板', 'Concrete slab']),
  quartz: path(STONE, CAST, ['石英石', 'Quartz']),
  veneer: path(PANELS, VENEERED, ['天然木皮', 'Natural veneer']),
  dyedVeneer: path(PANELS, VENEERED, ['染色木皮', 'Dyed veneer']),
  plywood: path(PANELS, PLYWOOD, ['桦木胶合板', 'Birch plywood']),
  slats: path(PANELS, SLATTED, ['木格栅', 'Timber slats']),
  rods: path(PANELS, SLATTED, ['半圆木条', 'Half-round rods']),
  limePlaster: path(PAINT, LIME, ['石灰灰泥', 'Lime plaster']),
  limewash: path(PAINT, LIME, ['石灰涂料', 'Limewash']),
  mineralPaint: path(PAINT, MINERAL, ['矿物漆', 'Mineral paint']),
  render: path(PAINT, MINERAL, ['砂质灰泥', 'Sand render']),
  microcement: path(PAINT, MINERAL, ['微水泥', 'Microcement']),
  mattPaint: path(PAINT, EMULSION, ['哑光漆', 'Matt paint']),
  satinPaint: path(PAINT, EMULSION, ['缎光漆', 'Satin paint']),
  grasscloth: path(WALL, PLANT, ['草编墙纸', 'Grasscloth']),
  cane: path(WALL, PLANT, ['藤编', 'Cane webbing']),
  textileWall: path(WALL, TEXTILE_WALL, ['亚麻墙布', 'Linen wall']),
  patternPaper: path(WALL, PAPER, ['图案墙纸', 'Patterned paper']),
  plainPaper: path(WALL, PAPER, ['素色墙纸', 'Plain paper']),
  linen: path(TEXTILE, CURTAIN, ['亚麻', 'Linen']),
  sheer: path(TEXTILE, CURTAIN, ['纱帘', 'Sheer']),
  wool: path(TEXTILE, UPHOLSTERY, ['羊毛', 'Wool']),
  boucle: path(TEXTILE, UPHOLSTERY, ['圈圈绒', 'Bouclé']),
  velvet: path(TEXTILE, UPHOLSTERY, ['丝绒', 'Velvet']),
  fullGrain: path(TEXTILE, LEATHER, ['全粒面皮', 'Full grain']),
  suede: path(TEXTILE, LEATHER, ['反绒皮', 'Suede']),
  loopCarpet: path(TEXTILE, CARPET, ['圈绒地毯', 'Loop pile']),
  cutCarpet: path(TEXTILE, CARPET, ['割绒地毯', 'Cut pile']),
  carpetTile: path(TEXTILE, CARPET, ['方块地毯', 'Carpet tile']),
  entranceMat: path(TEXTILE, CARPET, ['入口地毯垫', 'Entrance matting']),
  brushed: path(METAL, SHEET, ['拉丝板', 'Brushed sheet']),
  patina: path(METAL, SHEET, ['着色板', 'Patinated sheet']),
  perforated: path(METAL, SHEET, ['冲孔板', 'Perforated sheet']),
  flutedGlass: path(GLASS, FIGURED, ['长虹玻璃', 'Fluted glass']),
  castGlass: path(GLASS, FIGURED, ['锤纹玻璃', 'Hammered glass']),
  wiredGlass: path(GLASS, SAFETY, ['夹丝玻璃', 'Wired glass']),
  feltPanel: path(ACOUSTIC, ABSORBER, ['毛毡板', 'Felt panel']),
  woodWool: path(ACOUSTIC, ABSORBER, ['木丝板', 'Wood wool']),
  acousticTile: path(ACOUSTIC, ABSORBER, ['立体吸声块', 'Shaped tile']),
  grooved: path(ACOUSTIC, TIMBER_ACOUSTIC, ['槽木吸声板', 'Grooved panel']),
  perforatedPanel: path(ACOUSTIC, TIMBER_ACOUSTIC, ['孔木吸声板', 'Perforated panel']),
  plainLaminate: path(SURFACES, LAMINATE, ['素色防火板', 'Plain laminate']),
  printedLaminate: path(SURFACES, LAMINATE, ['纹理防火板', 'Printed laminate']),
  solidSurface: path(SURFACES, SOLID, ['人造石台面', 'Solid surface top']),
  sinteredTop: path(SURFACES, SINTERED, ['岩板台面', 'Sintered stone top']),
  plasterboard: path(BOARD, GYPSUM, ['纸面石膏板', 'Plasterboard']),
  gypsumFibre: path(BOARD, GYPSUM, ['石膏纤维板', 'Gypsum fibre board']),
  fibreCement: path(BOARD, FACADE, ['纤维水泥外墙板', 'Fibre cement facade']),
  facadeLaminate: path(BOARD, FACADE, ['HPL 外墙板', 'HPL facade panel']),
  timberTop: path(SURFACES, TIMBER_TOP, ['端面木台面', 'End-grain top']),
  corkTile: path(SURFACES, CORK, ['软木墙板', 'Cork wall']),
}

/** The first levels, in the order of the filter rail. */
export const FIRST_LEVELS = [
  FLOORING,
  TILE,
  STONE,
  PANELS,
  PAINT,
  WALL,
  TEXTILE,
  METAL,
  GLASS,
  ACOUSTIC,
  SURFACES,
  BOARD,
].map((words) => path(words))
