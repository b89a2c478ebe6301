import { type ImportCategoryPath } from '../../contract/import-file.ts'

type Words = [string, string]

const FLOORING: Words = ['地面', 'Flooring']
const TILE: Words = ['瓷砖', 'Tile']
const STONE: Words = ['石材', 'Stone']
const PANELS: Words = ['木饰面', 'Timber panels']
const PAINT: Words = ['涂料与灰泥', 'Paint and plaster']
const WALL: Words = ['墙面覆材', 'Wallcovering']
const TEXTILE: Words = ['织物', 'Textile']
const METAL: Words = ['金属', 'Metal']
const ACOUSTIC: Words = ['吸声与软木', 'Acoustic and cork']

const path = (...levels: Words[]): ImportCategoryPath => levels.map(([name, enName]) => ({ name, enName }))

const TIMBER: Words = ['木地板', 'Timber']
const GLAZED: Words = ['釉面砖', 'Glazed']
const CLAY: Words = ['陶土', 'Clay']
const NATURAL: Words = ['天然石', 'Natural stone']
const CAST: Words = ['人造石', 'Cast stone']
const LIME: Words = ['石灰', 'Lime']
const MINERAL: Words = ['矿物', 'Mineral']
const UPHOLSTERY: Words = ['家具布', 'Upholstery']
const CURTAIN: Words = ['窗帘布', 'Curtain']
const SHEET: Words = ['金属板', 'Sheet']
const VENEERED: Words = ['饰面板', 'Veneered']
const PLANT: Words = ['植物纤维', 'Plant fibre']
const ABSORBER: Words = ['吸声板', 'Absorbers']

/** The three-level tree, by the last level. */
export const CATEGORIES = {
  plank: path(FLOORING, TIMBER, ['长条拼', 'Plank']),
  herringbone: path(FLOORING, TIMBER, ['人字拼', 'Herringbone']),
  chevron: path(FLOORING, TIMBER, ['鱼骨拼', 'Chevron']),
  corkFloor: path(FLOORING, ['弹性地材', 'Resilient'], ['软木地板', 'Cork floor']),
  glazedBrick: path(TILE, GLAZED, ['釉面砖条', 'Glazed brick']),
  zellige: path(TILE, GLAZED, ['手工釉砖', 'Handmade glaze']),
  mosaic: path(TILE, GLAZED, ['马赛克', 'Mosaic']),
  brick: path(TILE, CLAY, ['清水砖', 'Brick']),
  quarryTile: path(TILE, CLAY, ['陶土地砖', 'Quarry tile']),
  marble: path(STONE, NATURAL, ['大理石', 'Marble']),
  travertine: path(STONE, NATURAL, ['洞石', 'Travertine']),
  granite: path(STONE, NATURAL, ['花岗石', 'Granite']),
  terrazzo: path(STONE, CAST, ['水磨石', 'Terrazzo']),
  concrete: path(STONE, CAST, ['混凝土板', 'Concrete slab']),
  veneer: path(PANELS, VENEERED, ['天然木皮', 'Natural veneer']),
  slats: path(PANELS, ['格栅', 'Slatted'], ['木格栅', 'Timber slats']),
  limePlaster: path(PAINT, LIME, ['石灰灰泥', 'Lime plaster']),
  limewash: path(PAINT, LIME, ['石灰涂料', 'Limewash']),
  mineralPaint: path(PAINT, MINERAL, ['矿物漆', 'Mineral paint']),
  render: path(PAINT, MINERAL, ['砂质灰泥', 'Sand render']),
  grasscloth: path(WALL, PLANT, ['草编墙纸', 'Grasscloth']),
  cane: path(WALL, PLANT, ['藤编', 'Cane webbing']),
  textileWall: path(WALL, ['织物墙布', 'Textile wall'], ['亚麻墙布', 'Linen wall']),
  linen: path(TEXTILE, CURTAIN, ['亚麻', 'Linen']),
  wool: path(TEXTILE, UPHOLSTERY, ['羊毛', 'Wool']),
  boucle: path(TEXTILE, UPHOLSTERY, ['圈圈绒', 'Bouclé']),
  velvet: path(TEXTILE, UPHOLSTERY, ['丝绒', 'Velvet']),
  brushed: path(METAL, SHEET, ['拉丝板', 'Brushed sheet']),
  patina: path(METAL, SHEET, ['着色板', 'Patinated sheet']),
  perforated: path(METAL, SHEET, ['冲孔板', 'Perforated sheet']),
  feltPanel: path(ACOUSTIC, ABSORBER, ['毛毡板', 'Felt panel']),
  corkTile: path(ACOUSTIC, ['软木', 'Cork'], ['软木墙板', 'Cork wall']),
}

/** Order of the first level in the filter rail. */
export const FIRST_LEVELS = [FLOORING, TILE, STONE, PANELS, PAINT, WALL, TEXTILE, METAL, ACOUSTIC].map((words) =>
  path(words),
)
