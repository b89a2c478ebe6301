import { type ImportAttribute } from '../../contract/import-file.ts'

/** The attributes of the catalogue. Each has one kind of value wherever it is used. */

/** In Chinese and English. */
type Words = [string, string]

/** A choice in words of both languages. */
const worded =
  (name: string, enName: string) =>
  ([value, enValue]: Words): ImportAttribute => ({ name, enName, type: 'choice', value, enValue })

export const finish = worded('表面处理', 'Finish')

const USES = {
  home: ['住宅', 'Home'],
  office: ['办公', 'Office'],
  hotel: ['酒店', 'Hotel'],
  retail: ['零售', 'Retail'],
  bath: ['卫浴', 'Bathroom'],
  kitchen: ['厨房', 'Kitchen'],
  outdoor: ['户外', 'Outdoor'],
  school: ['教育', 'Education'],
  facade: ['外立面', 'Facade'],
} satisfies Record<string, Words>

export const uses = (...keys: (keyof typeof USES)[]): ImportAttribute => {
  const words = keys.map((key) => USES[key])
  return {
    name: '适用空间',
    enName: 'Use',
    type: 'choice',
    value: words.map(([zh]) => zh),
    enValue: words.map(([, en]) => en),
  }
}

const number =
  (name: string, enName: string, unit: string) =>
  (value: number): ImportAttribute => ({ name, enName, unit, value })

export const thickness = number('厚度', 'Thickness', 'mm')
export const weight = number('重量', 'Weight', 'kg/m²')
export const waterAbsorption = number('吸水率', 'Water absorption', '%')
export const density = number('密度', 'Density', 'kg/m³')
export const jointWidth = number('建议缝宽', 'Joint width', 'mm')
export const rubs = number('耐磨次数', 'Abrasion', 'Martindale')
export const absorption = number('吸声系数', 'Sound absorption', 'αw')
export const wearLayer = number('面层厚度', 'Wear layer', 'mm')
export const openArea = number('开孔率', 'Open area', '%')

/** A choice that reads the same in both languages: a class, a standard's letters. */
const choice =
  (name: string, enName: string) =>
  (value: string): ImportAttribute => ({ name, enName, type: 'choice', value, enValue: value })

const yesNo =
  (name: string, enName: string) =>
  (value: boolean): ImportAttribute => ({ name, enName, value })

export const fire = choice('燃烧性能', 'Fire class')
export const slip = choice('防滑等级', 'Slip class')
export const lightFastness = choice('耐光色牢度', 'Light fastness')

export const species = (...kinds: [Words, ...Words[]]): ImportAttribute => {
  const [[value, enValue]] = kinds
  const several = kinds.length > 1
  return {
    name: '树种',
    enName: 'Species',
    type: 'choice',
    value: several ? kinds.map(([zh]) => zh) : value,
    enValue: several ? kinds.map(([, en]) => en) : enValue,
  }
}
export const composition = ([value, enValue]: Words): ImportAttribute => ({
  name: '成分',
  enName: 'Composition',
  type: 'text',
  value,
  enValue,
})
export const laying = worded('铺装方式', 'Laying')
export const underfloorHeating = yesNo('适用地暖', 'Underfloor heating')
export const washable = yesNo('可擦洗', 'Washable')
export const frostProof = yesNo('抗冻', 'Frost proof')
export const coats = (low: number, high: number): ImportAttribute => ({
  name: '涂刷遍数',
  enName: 'Coats',
  value: { low, high },
})
export const repeat = number('花回', 'Pattern repeat', 'mm')
export const shadeName = worded('色名', 'Shade')

// Textile, carpet, metal, glass and acoustic

export const construction = worded('组织结构', 'Construction')
export const care = worded('洗护', 'Care')
export const fullness = number('建议褶皱倍数', 'Fullness', '×')
export const shrinkage = number('缩水率', 'Shrinkage', '%')
export const tannage = worded('鞣制', 'Tannage')
export const hideArea = number('单张面积', 'Hide area', 'm²')
export const pileHeight = number('绒高', 'Pile height', 'mm')
export const pileWeight = number('绒纱重量', 'Pile weight', 'g/m²')
export const backing = worded('背衬', 'Backing')
export const impactSound = number('撞击声改善量', 'Impact sound reduction', 'dB')
export const alloy = worded('牌号', 'Alloy')
export const bendRadius = number('最小折弯半径', 'Bending radius', 'mm')
export const holeDiameter = number('孔径', 'Hole diameter', 'mm')
export const relief = number('纹样间距', 'Relief pitch', 'mm')
export const lightTransmission = number('透光率', 'Light transmission', '%')
export const edgeWork = worded('边部处理', 'Edge work')
export const safetyClass = choice('安全等级', 'Safety class')
export const airGap = number('背后空腔', 'Air gap', 'mm')
export const recycledShare = number('再生料含量', 'Recycled share', '%')
export const fixing = worded('安装方式', 'Fixing')

// Paint, wallcovering and surfaces

export const binder = worded('基料', 'Binder')
export const largestGrain = number('最大粒径', 'Largest grain', 'mm')
export const touchDry = number('表干时间', 'Touch dry', 'h')
export const sheen = number('光泽度', 'Sheen', 'GU')
export const voc = number('VOC 含量', 'VOC content', 'g/L')
/** Wet scrub resistance in five classes, 1 the best. */
export const scrubClass = choice('耐洗刷等级', 'Scrub class')
/** Passage of water vapour in three classes, V1 the most open. */
export const vapour = choice('透汽等级', 'Vapour class')
export const substrate = worded('底材', 'Substrate')
export const printing = worded('印制方式', 'Printing')
export const patternMatch = worded('对花方式', 'Pattern match')
export const pasting = worded('上胶方式', 'Pasting')
export const removal = worded('移除方式', 'Removal')
export const meshSize = number('网眼', 'Mesh', 'mm')
export const core = worded('芯层', 'Core')
export const heatResistance = number('耐热温度', 'Heat resistance', '°C')
/** The tightest curve the warmed board takes. */
export const formingRadius = number('热弯半径', 'Forming radius', 'mm')
/** Turns of the abrading wheel before the print is touched. */
export const wearTurns = number('耐磨转数', 'Wear turns', 'r')
export const showsFingerprints = yesNo('显指纹', 'Shows fingerprints')
export const canBeSanded = yesNo('可打磨翻新', 'Can be sanded')

// Flooring and timber panels

export const hardness = number('布氏硬度', 'Brinell hardness', 'N/mm²')
export const moisture = number('含水率', 'Moisture content', '%')
export const slatWidth = number('条宽', 'Slat width', 'mm')
export const gapWidth = number('间隙', 'Gap', 'mm')
export const plies = (value: number): ImportAttribute => ({ name: '层数', enName: 'Plies', value })
export const useClass = choice('使用等级', 'Use class')
export const durability = choice('耐久等级', 'Durability class')
export const formaldehyde = choice('甲醛释放等级', 'Formaldehyde class')
export const grade = worded('外观等级', 'Grade')
export const cut = worded('锯切方式', 'Cut')
export const joint = worded('接口', 'Joint')

// Tile and stone

export const stoneType = worded('石种', 'Stone type')
export const cutEdge = worded('边缘', 'Edge')
export const glazeWear = choice('釉面耐磨', 'Glaze wear')
export const shadeVariation = choice('色差等级', 'Shade variation')
export const compression = number('抗压强度', 'Compressive strength', 'MPa')
export const bending = number('抗折强度', 'Bending strength', 'MPa')
export const chipSize = number('最大颗粒', 'Largest chip', 'mm')
/** Length of one piece of a mosaic. */
export const pieceSize = number('颗粒尺寸', 'Piece size', 'mm')
/** Scratch hardness of a stone: 3 calcite, 7 quartz. */
export const mohs = (value: number): ImportAttribute => ({ name: '莫氏硬度', enName: 'Mohs hardness', value })
export const translucent = yesNo('可透光', 'Translucent')
export const bookMatched = yesNo('可对纹', 'Book matched')
export const needsSealing = yesNo('需做防护', 'Needs sealing')
export const acidProof = yesNo('耐酸', 'Acid proof')
