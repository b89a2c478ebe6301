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
  uses,
  thickness: number('厚度', 'Thickness', 'mm'),
  jointWidth: number('建议缝宽', 'Joint width', 'mm'),
  species,
  composition: text('成分', 'Composition'),
  laying: worded('铺装方式', 'Laying'),
  coats,

  // Rows of the table of facts
  slip: fact('slip-ramp'),
  displacement: fact('slip-displacement'),
  barefoot: fact('slip-barefoot'),
  pendulumWet: fact('pendulum-wet'),
  pendulumDry: fact('pendulum-dry'),
  dcof: fact('dcof'),
  fire: fact('fire-en'),
  fireGb: fact('fire-gb'),
  fireFrench: fact('fire-fr'),
  fireCurtain: fact('curtain-fire'),
  cigaretteTest: fact('en-1021-1'),
  matchTest: fact('en-1021-2'),
  bs5867: fact('bs-5867'),
  bs5852: fact('bs-5852'),
  nfpa701: fact('nfpa-701'),
  tb117: fact('tb-117'),
  absorption: fact('alpha-w'),
  absorptionClass: fact('sound-class'),
  nrc: fact('nrc'),
  saa: fact('saa'),
  rw: fact('rw'),
  stc: fact('stc'),
  impactSound: fact('impact-sound'),
  iic: fact('iic'),
  rubs: fact('martindale'),
  wyzenbeek: fact('wyzenbeek'),
  pilling: fact('pilling'),
  glazeWear: fact('pei'),
  deepAbrasion: fact('deep-abrasion'),
  acClass: fact('ac'),
  wearGroup: fact('wear-group'),
  luxuryClass: fact('luxury-class'),
  hardness: fact('brinell'),
  mohs: fact('mohs'),
  scrubClass: fact('scrub'),
  wearTurns: fact('wear-turns'),
  useClass: fact('use-class'),
  castorChairs: fact('castor-chair'),
  stairs: fact('stairs'),
  waterAbsorption: fact('water-absorption'),
  waterGroup: fact('absorption-group'),
  frostProof: fact('frost'),
  lightFastness: fact('light-fastness'),
  moisture: fact('moisture'),
  shrinkage: fact('shrinkage'),
  durability: fact('durability'),
  stability: fact('dimensional-stability'),
  swelling: fact('thickness-swelling'),
  vapour: fact('vapour'),
  wetRooms: fact('wet-rooms'),
  corrosivity: fact('corrosivity'),
  formaldehyde: fact('formaldehyde-en'),
  formaldehydeGb: fact('formaldehyde-gb'),
  formaldehydeJis: fact('formaldehyde-jis'),
  emission: fact('emission-fr'),
  voc: fact('voc'),
  conductivity: fact('thermal-conductivity'),
  thermalResistance: fact('thermal-resistance'),
  underfloorHeating: fact('underfloor-heating'),
  heatResistance: fact('heat-resistance'),
  worktops: fact('worktops'),
  finish: fact('finish'),
  sheen: fact('sheen'),
  sheenLevel: fact('sheen-level'),
  /** What a print imitates. */
  look: worded('纹样', 'Look'),
  shadeVariation: fact('shade-variation'),
  rectified: fact('rectified'),
  cutEdge: fact('edge'),
  repeat: fact('pattern-repeat'),
  patternMatch: fact('pattern-match'),
  lightTransmission: fact('light-transmission'),
  openArea: fact('open-area'),
  translucent: fact('translucent'),
  bookMatched: fact('book-matched'),
  washable: fact('washable'),
  washing: fact('wallcovering-washability'),
  care: fact('care'),
  needsSealing: fact('needs-sealing'),
  stain: fact('stain'),
  chemical: fact('chemical'),
  bleachCleanable: fact('bleach-cleanable'),
  acidProof: fact('acid-proof'),
  breaking: fact('breaking-strength'),
  walkingVoltage: fact('walking-voltage'),
  compression: fact('compressive-strength'),
  bending: fact('bending-strength'),
  density: fact('density'),
  weight: fact('weight'),
  recycledShare: fact('recycled'),
  wearLayer: fact('wear-layer'),
  pileHeight: fact('pile-height'),
  pileWeight: fact('pile-weight'),
  safetyClass: fact('safety-class'),

  // Textile, carpet, metal, glass and acoustic
  construction: worded('组织结构', 'Construction'),
  fullness: number('建议褶皱倍数', 'Fullness', '×'),
  tannage: worded('鞣制', 'Tannage'),
  hideArea: number('单张面积', 'Hide area', 'm²'),
  backing: worded('背衬', 'Backing'),
  alloy: worded('牌号', 'Alloy'),
  bendRadius: number('最小折弯半径', 'Bending radius', 'mm'),
  holeDiameter: number('孔径', 'Hole diameter', 'mm'),
  relief: number('纹样间距', 'Relief pitch', 'mm'),
  edgeWork: worded('边部处理', 'Edge work'),
  airGap: number('背后空腔', 'Air gap', 'mm'),
  fixing: worded('安装方式', 'Fixing'),

  // Paint, wallcovering and surfaces
  binder: worded('基料', 'Binder'),
  largestGrain: number('最大粒径', 'Largest grain', 'mm'),
  touchDry: number('表干时间', 'Touch dry', 'h'),
  substrate: worded('底材', 'Substrate'),
  printing: worded('印制方式', 'Printing'),
  pasting: worded('上胶方式', 'Pasting'),
  removal: worded('移除方式', 'Removal'),
  meshSize: number('网眼', 'Mesh', 'mm'),
  core: worded('芯层', 'Core'),
  /** The tightest curve the warmed board takes. */
  formingRadius: number('热弯半径', 'Forming radius', 'mm'),
  showsFingerprints: yesNo('显指纹', 'Shows fingerprints'),
  canBeSanded: yesNo('可打磨翻新', 'Can be sanded'),
  emissionLabel: choice('芬兰排放等级', 'Finnish emission class'),

  // Flooring and timber panels
  slatWidth: number('条宽', 'Slat width', 'mm'),
  gapWidth: number('间隙', 'Gap', 'mm'),
  plies: number('层数', 'Plies'),
  grade: worded('外观等级', 'Grade'),
  cut: worded('锯切方式', 'Cut'),
  joint: worded('接口', 'Joint'),

  // Tile and stone
  stoneType: worded('石种', 'Stone type'),
  chipSize: number('最大颗粒', 'Largest chip', 'mm'),
  /** Length of one piece of a mosaic. */
  pieceSize: number('颗粒尺寸', 'Piece size', 'mm'),
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
