import * as z from 'zod'
import type { ImportAttribute } from '../../contract/import-file.ts'
import {
  type AttributeSchema,
  choice,
  coats,
  fact,
  number,
  species,
  text,
  uses,
  worded,
  yesNo,
} from './attribute-kinds.ts'
import { explain } from './explain.ts'

/** The attributes that a product may state, by their names in the data files. Each has one kind of value everywhere. */
const ATTRIBUTES: Record<string, AttributeSchema> = {
  finish: worded('表面处理', 'Finish'),
  uses,
  thickness: number('厚度', 'Thickness', 'mm'),
  weight: number('重量', 'Weight', 'kg/m²'),
  waterAbsorption: number('吸水率', 'Water absorption', '%'),
  density: number('密度', 'Density', 'kg/m³'),
  jointWidth: number('建议缝宽', 'Joint width', 'mm'),
  rubs: number('耐磨次数', 'Abrasion', 'Martindale'),
  absorption: fact('alpha-w'),
  nrc: fact('nrc'),
  wearLayer: number('面层厚度', 'Wear layer', 'mm'),
  openArea: number('开孔率', 'Open area', '%'),
  fire: fact('fire-en'),
  fireGb: fact('fire-gb'),
  fireFrench: choice('法国燃烧等级', 'French fire class'),
  slip: fact('slip-ramp'),
  displacement: fact('slip-displacement'),
  barefoot: fact('slip-barefoot'),
  pendulumWet: fact('pendulum-wet'),
  pendulumDry: fact('pendulum-dry'),
  dcof: fact('dcof'),
  lightFastness: choice('耐光色牢度', 'Light fastness'),
  species,
  composition: text('成分', 'Composition'),
  laying: worded('铺装方式', 'Laying'),
  underfloorHeating: yesNo('适用地暖', 'Underfloor heating'),
  washable: yesNo('可擦洗', 'Washable'),
  frostProof: yesNo('抗冻', 'Frost proof'),
  coats,
  repeat: number('花回', 'Pattern repeat', 'mm'),

  // Textile, carpet, metal, glass and acoustic
  construction: worded('组织结构', 'Construction'),
  care: worded('洗护', 'Care'),
  fullness: number('建议褶皱倍数', 'Fullness', '×'),
  shrinkage: number('缩水率', 'Shrinkage', '%'),
  tannage: worded('鞣制', 'Tannage'),
  hideArea: number('单张面积', 'Hide area', 'm²'),
  pileHeight: number('绒高', 'Pile height', 'mm'),
  pileWeight: number('绒纱重量', 'Pile weight', 'g/m²'),
  backing: worded('背衬', 'Backing'),
  impactSound: number('撞击声改善量', 'Impact sound reduction', 'dB'),
  alloy: worded('牌号', 'Alloy'),
  bendRadius: number('最小折弯半径', 'Bending radius', 'mm'),
  holeDiameter: number('孔径', 'Hole diameter', 'mm'),
  relief: number('纹样间距', 'Relief pitch', 'mm'),
  lightTransmission: number('透光率', 'Light transmission', '%'),
  edgeWork: worded('边部处理', 'Edge work'),
  safetyClass: choice('安全等级', 'Safety class'),
  airGap: number('背后空腔', 'Air gap', 'mm'),
  recycledShare: number('再生料含量', 'Recycled share', '%'),
  fixing: worded('安装方式', 'Fixing'),

  // Paint, wallcovering and surfaces
  binder: worded('基料', 'Binder'),
  largestGrain: number('最大粒径', 'Largest grain', 'mm'),
  touchDry: number('表干时间', 'Touch dry', 'h'),
  sheen: number('光泽度', 'Sheen', 'GU'),
  voc: number('VOC 含量', 'VOC content', 'g/L'),
  /** Wet scrub resistance in five classes, 1 the best. */
  scrubClass: choice('耐洗刷等级', 'Scrub class'),
  /** Passage of water vapour in three classes, V1 the most open. */
  vapour: choice('透汽等级', 'Vapour class'),
  substrate: worded('底材', 'Substrate'),
  printing: worded('印制方式', 'Printing'),
  patternMatch: worded('对花方式', 'Pattern match'),
  pasting: worded('上胶方式', 'Pasting'),
  removal: worded('移除方式', 'Removal'),
  meshSize: number('网眼', 'Mesh', 'mm'),
  core: worded('芯层', 'Core'),
  heatResistance: number('耐热温度', 'Heat resistance', '°C'),
  /** The tightest curve the warmed board takes. */
  formingRadius: number('热弯半径', 'Forming radius', 'mm'),
  /** Turns of the abrading wheel before the print is touched. */
  wearTurns: number('耐磨转数', 'Wear turns', 'r'),
  showsFingerprints: yesNo('显指纹', 'Shows fingerprints'),
  canBeSanded: yesNo('可打磨翻新', 'Can be sanded'),

  // Flooring and timber panels
  hardness: number('布氏硬度', 'Brinell hardness', 'N/mm²'),
  moisture: number('含水率', 'Moisture content', '%'),
  slatWidth: number('条宽', 'Slat width', 'mm'),
  gapWidth: number('间隙', 'Gap', 'mm'),
  plies: number('层数', 'Plies'),
  useClass: choice('使用等级', 'Use class'),
  durability: choice('耐久等级', 'Durability class'),
  formaldehyde: choice('甲醛释放等级', 'Formaldehyde class'),
  grade: worded('外观等级', 'Grade'),
  cut: worded('锯切方式', 'Cut'),
  joint: worded('接口', 'Joint'),

  // Tile and stone
  stoneType: worded('石种', 'Stone type'),
  cutEdge: worded('边缘', 'Edge'),
  glazeWear: choice('釉面耐磨', 'Glaze wear'),
  shadeVariation: choice('色差等级', 'Shade variation'),
  compression: number('抗压强度', 'Compressive strength', 'MPa'),
  bending: number('抗折强度', 'Bending strength', 'MPa'),
  chipSize: number('最大颗粒', 'Largest chip', 'mm'),
  /** Length of one piece of a mosaic. */
  pieceSize: number('颗粒尺寸', 'Piece size', 'mm'),
  /** Scratch hardness of a stone: 3 calcite, 7 quartz. */
  mohs: number('莫氏硬度', 'Mohs hardness'),
  translucent: yesNo('可透光', 'Translucent'),
  bookMatched: yesNo('可对纹', 'Book matched'),
  needsSealing: yesNo('需做防护', 'Needs sealing'),
  acidProof: yesNo('耐酸', 'Acid proof'),

  // Not yet rows
  saa: number('平均吸声系数', 'Sound absorption average', 'SAA'),
  absorptionClass: choice('吸声等级', 'Sound absorption class'),
  rw: number('隔声量', 'Sound insulation', 'dB Rw'),
  stc: number('隔声等级', 'Sound transmission class', 'STC'),
  iic: number('撞击声隔声等级', 'Impact insulation class', 'IIC'),
  fireCurtain: choice('窗帘燃烧等级', 'Curtain fire class'),
  cigaretteTest: yesNo('香烟点燃试验', 'Cigarette test'),
  matchTest: yesNo('火柴点燃试验', 'Match flame test'),
  bs5867: choice('英标窗帘阻燃类型', 'BS 5867 type'),
  bs5852: choice('英标软包火源', 'BS 5852 source'),
  nfpa701: yesNo('通过 NFPA 701', 'NFPA 701'),
  tb117: yesNo('通过 TB 117-2013', 'TB 117-2013'),
  wyzenbeek: number('Wyzenbeek 耐磨', 'Abrasion, Wyzenbeek', 'double rubs'),
  pilling: choice('起球等级', 'Pilling'),
  stain: choice('耐污等级', 'Stain resistance'),
  waterGroup: choice('吸水率组别', 'Water absorption group'),
  formaldehydeGb: choice('国标甲醛等级', 'Formaldehyde, GB'),
  formaldehydeJis: choice('日本甲醛等级', 'Formaldehyde, JIS'),
  emissionLabel: choice('排放标签', 'Emission label'),
  thermalResistance: number('热阻', 'Thermal resistance', 'm²K/W'),
  rectified: yesNo('磨边', 'Rectified'),
}

/** The attributes of a product, in the order in which it states them. */
export const attributes: z.ZodType<ImportAttribute[]> = z
  .record(z.string(), z.unknown())
  .transform((written, context) =>
    Object.entries(written).flatMap(([name, value]) => readAttribute(name, value, context)),
  )

function readAttribute(name: string, value: unknown, context: z.RefinementCtx): ImportAttribute[] {
  const schema = ATTRIBUTES[name]
  if (!schema) {
    context.addIssue({ code: 'custom', path: [name], message: 'is not an attribute of demo/products/attributes.ts' })
    return []
  }
  const { data, error } = schema.safeParse(value, { error: explain })
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: [name, ...issue.path] })
  return data ? [data] : []
}
