import type { LengthUnit } from '../../../contract/conditions.ts'
import type { UnitName } from '../../../contract/values/units.ts'
import { unitsNamed } from '../../../contract/values/words.ts'
import { AT_LEAST, AT_MOST } from './comparisons.ts'
import { amountOf, numberOf } from './figures.ts'

/** Two sides, the shorter one first, and the thickness, in `unit` as written. */
export interface SizeWords {
  kind: 'size'
  /** Null if only one side was given. */
  width: number | null
  length: number
  /** Without a written unit, the most usual unit of such figures. */
  unit: LengthUnit
  isUnitSaid: boolean
  /** One side is limited, the shorter or the longer one. */
  limit?: SideLimit
  from: number
  to: number
}

export interface SideLimit {
  way: 'least' | 'most'
  side: 'width' | 'length'
}

export interface ThicknessWords {
  kind: 'thickness'
  /** In millimetres; equal if one thickness was given; null: no limit. */
  thicknessMin: number | null
  thicknessMax: number | null
  /** A thickness in inches matches a metric one nearby: half an inch is sold as 12 and as 13 mm. */
  isInInches: boolean
  from: number
  to: number
}

/** In millimetres. */
export const LENGTH_OF: Record<LengthUnit, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 }

const UNITS = [
  ['mm', 'millimeter'],
  ['cm', 'centimeter'],
  ['in', 'inch'],
  ['ft', 'foot'],
  ['m', 'meter'],
] as const satisfies [LengthUnit, UnitName][]
const MM = String.raw`mm|mill?[ií]m[eè]t\p{sc=Latin}+|毫米|公厘`
const CM = String.raw`cm|[cz]ent[ií]m[eè]t\p{sc=Latin}+|厘米|公分`
const INCH = String.raw`inch(?:es)?|"|''|zoll|pouces?|pulgadas?|pollic[ei]|英寸|英吋|吋`
const FEET = String.raw`ft|foot|feet|'(?!')|fu(?:ß|ss)|pieds?|piedi|英尺|英呎|呎`
const METRE = String.raw`m(?!2)|m[eè]t(?:re|er|ro)s?|metri|米`
const UNIT = String.raw`${MM}|${CM}|${INCH}|in(?=\s|$)|${FEET}|${METRE}`
/** Three digits behind a comma are thousands, behind a point thousandths of an inch; of millimetres they may be either. */
const NUMBER = String.raw`(?:[一二两三四五六七八九十百]{1,5}(?=毫米|厘米|公分|米(?![色白黄灰粉]))|\d{1,2},\d{3}|\d{1,2}\.\d{3}(?=\s*(?:in|${INCH}))|\d{1,5}(?:[.,]\d{1,2})?)`
/** With thousands that are apart: no side of a size, behind which another figure may stand. */
const GROUPED = String.raw`(?<!(?<![x×*]\s?|\p{N})\d{1,3}[ '](?=\d{3}(?!\d)))(?:\d{1,3}(?:(?:(?: \d{3})+|(?:'\d{3})+)(?:[.,]\d{1,2})?|(?:\.\d{3})+,\d{1,2}|(?:,\d{3})+\.\d{1,2})|${NUMBER})`
/** "3/4", "1 1/2", or a number. */
const AMOUNT = String.raw`(?:(?:(?<whole>\d{1,2})[\s-])?(?<upper>\d{1,2})\/(?<lower>[1-9]\d?)|(?<figure>${GROUPED}))`
/** "in" is a word too, unless a fraction stands before it, or nothing but what is so wide or thick behind it. */
export const INCHES = String.raw`${INCH}|(?<=\d\/\d{1,2}\s?)in(?!\p{L})|in(?=\.?(?:\s*$|\s*[,;|)]|\s+(?:thick|wide|long|deep|tall|high)(?!\p{L})))`
/** Not part of a model number or a longer row of figures. */
const APART = String.raw`(?<![\p{sc=Latin}\p{N}_#/]|[\p{sc=Latin}\p{N}][.×*-]\s?|\p{sc=Latin},|\p{N},\s?|\d\s*(?:${MM}|${CM}|m|米)?\s*(?:x|×|\*|by|乘以?)\s*|\d\s?(?:${FEET})\s?-?\s?)`
const END = String.raw`(?![\p{sc=Latin}\p{N}_]|[.,]\d)`
const TIMES = String.raw`\s*(?:x|×|\*|by|乘以?)\s*`

const SIZE = new RegExp(
  String.raw`${APART}(?<one>${NUMBER})\s*(?<oneUnit>${UNIT})?${TIMES}(?<other>${NUMBER})(?:\s*(?<unit>${UNIT}))?${END}(?!\s*(?:${UNIT})?${TIMES}\d)`,
  'u',
)
const SQUARE = new RegExp(
  String.raw`${APART}(?<one>${NUMBER})\s*(?<unit>${MM}|${CM})${END}(?:\s*(?:square(?![a-z]|\s*met)|见方)|(?=\s*(?:正?方形|方砖|方块)))`,
  'u',
)

/** A smaller figure without a unit is more likely in centimetres. */
const LEAST_IN_MM = 100

/** Words that stand between sides, or after the side of a square. */
const MAY_BE_SIZE = /[x×*乘见方]|by|square/u

/** "30x60", "300 by 600 mm", "20 × 20 cm", "100mm square", "60公分 方砖". */
export function readSizeWords(plain: string): SizeWords | null {
  const found = MAY_BE_SIZE.test(plain) ? (SIZE.exec(plain) ?? SQUARE.exec(plain)) : null
  const groups = found?.groups
  if (!found || !groups) return null
  const [one, other] = [numberOf(groups['one']), numberOf(groups['other'] ?? groups['one'])]
  if (!one || !other) return null
  const said = groups['unit'] ?? groups['oneUnit']
  const guessed = Math.max(one, other) < LEAST_IN_MM ? 'cm' : 'mm'
  return {
    kind: 'size',
    width: Math.min(one, other),
    length: Math.max(one, other),
    unit: said === undefined ? guessed : unitOf(said),
    isUnitSaid: said !== undefined,
    from: found.index,
    to: found.index + found[0].length,
  }
}

/** A figure before the first letter of a unit: without one, the longer expressions find nothing. */
const MAY_MEASURE = /\d\s*['"mcfizp毫厘公米英吋呎]|[一二两三四五六七八九十百][毫厘公米]/u

const THIN = `(?<thin>${AT_MOST})`
const THICK = `(?<thick>${AT_LEAST})`
const LABEL = String.raw`(?<label>(?:thickness|thick)\s*:?|厚度?[:为是]?)`
/** Width, height or length are no thickness. */
const NO_SIDE_BEFORE = String.raw`(?<!(?:\b(?:width|height|length|diameter|radius|dia\.?)|ø|[宽高长深]度?|[直半口孔]径|间距)[\s:=为是]*)`
const NO_SIDE_AFTER = String.raw`(?!\s*[- ]?(?:(?:in )?(?:width|height|length|diameter|radius)\b|(?:wide|tall|long)\b|high\b(?!\s?[- ]?(?:gloss|density|pressure|quality|pile|traffic|performance|end|grade|strength|impact|wear))|[宽高长深]度?(?:的|(?!\p{sc=Han}))|[直半口孔]径))`
const UP_TO = String.raw`\s*(?:-|–|—|~|to|至|到|(?:bis|à|a)(?<=\d\s*(?:mm|cm|m)?\s(?:bis|à|a)))\s*`
const FROM = String.raw`(?:(?<low>${GROUPED})\s*(?:${MM}|${CM})?${UP_TO}(?!\d{1,2}\/)|between\s+(?<between>${GROUPED})\s*(?:mm|cm)?\s+and\s+)`
const THICKNESS = new RegExp(
  String.raw`${NO_SIDE_BEFORE}(?:${LABEL}\s*)?(?:(?:${THIN}|${THICK})\s*|(?<!(?:${AT_MOST}|${AT_LEAST})\s*))${APART}${FROM}?${AMOUNT}\s*(?<unit>${MM}|${CM}|${INCHES})${END}(?!${TIMES}\d)${NO_SIDE_AFTER}(?:\s*(?<thinAfter>以下|以内|or less|or thinner)|\s*(?<thickAfter>以上|or more|or thicker))?(?<said>\s*[- ]?(?:in thickness|thick(?:ness)?|厚度?)(?![\p{sc=Latin}]))?`,
  'u',
)
/** A larger figure not called a thickness is more likely a length or width. */
const THICKEST = 60

/** "8 mm", "12mm thick", "厚度 8mm", "under 7 mm", "1/2 inch", "12-15 mm". */
export function readThickness(plain: string): ThicknessWords | null {
  const found = MAY_MEASURE.test(plain) ? THICKNESS.exec(plain) : null
  const groups = found?.groups
  if (!found || !groups) return null
  const unit = unitOf(groups['unit'] ?? 'mm')
  const inMm = (figure: number) => Math.round(figure * LENGTH_OF[unit] * 100) / 100
  const thickness = inMm(numberOf(figureOf(groups)))
  const from = groups['low'] ?? groups['between']
  const least = from === undefined ? thickness : inMm(numberOf(from))
  const isSaid = Boolean(groups['label'] ?? groups['said'])
  if (!(least > 0) || least > thickness || (!isSaid && thickness > THICKEST)) return null
  return {
    kind: 'thickness',
    thicknessMin: (groups['thin'] ?? groups['thinAfter']) ? null : least,
    thicknessMax: (groups['thick'] ?? groups['thickAfter']) ? null : thickness,
    isInInches: unit === 'in',
    from: found.index,
    to: found.index + found[0].length,
  }
}

/** The dash of `5'-6"` is none of a range. */
const FEET_AND = String.raw`\d\s?(?:${FEET})\s?-\s?`
const SIDE = new RegExp(
  String.raw`(?<!(?:${THIN}|${THICK})\s*)(?:(?:width|length|wide|long|幅?宽度?|门幅|长度?)\s*[:为是]?\s*)?${APART}(?<large>\d{1,2}\s?(?:${FEET}|${METRE})\s?-?\s?)?(?<!${UP_TO}(?<!${FEET_AND}))${AMOUNT}\s*(?<unit>${MM}|${CM}|${INCHES}|${FEET}|${METRE})${END}(?!${TIMES}\d|\s*[一二两三四五六七八九]?[百千]|\d+[元块])(?!\s*[- ]?(?:in thickness|thick|厚|以上|以下|以内|or (?:less|more)))(?:\s*(?:wide|long|tall|high)(?!\p{L})|\s*[宽长高](?!\p{sc=Han}))?`.replaceAll(
    /\?<thin>|\?<thick>/g,
    '?:',
  ),
  'gu',
)
/** More metres are the length of a roll or of a room. */
const LONGEST_SIDE = 10_000

/** "600 mm", "60cm", "2.4 m", "7 1/2 in wide", "5' 6\"": one side, if it is more than a thickness can be. */
export function readSide(plain: string): SizeWords | null {
  if (!MAY_MEASURE.test(plain)) return null
  for (const found of plain.matchAll(SIDE)) {
    const groups = found.groups ?? {}
    const unit = unitOf(groups['unit'] ?? 'mm')
    const [large = '', named] = [groups['large'], UNITS.find(([name]) => name === unit)?.[1]]
    const length = numberOf(large + figureOf(groups) + (large && unit), named)
    const side = length * LENGTH_OF[unit]
    if (!(side > THICKEST) || side > LONGEST_SIDE) continue
    return {
      kind: 'size',
      width: null,
      length,
      unit,
      isUnitSaid: true,
      from: found.index,
      to: found.index + found[0].length,
    }
  }
  return null
}

const WIDE = '(?:wide|in width|width|幅?宽度?|门幅)'
const LONG = '(?:long|in length|length|长度?)'
const SIDE_NAME = `(?<wide>${WIDE}|板宽)|(?<long>${LONG}|板长)`
const SIDE_NAME_BEHIND = String.raw`(?:(?<wideBehind>${WIDE})|(?<longBehind>${LONG}))(?!\p{L})`
const LIMIT = `(?<least>${AT_LEAST})|(?<most>${AT_MOST})`
const LIMIT_BEHIND = String.raw`(?:(?<leastBehind>以上|起(?!绒)|\+|plus(?!\p{L})|or (?:more|wider|longer|over)|and (?:up|over|wider|longer)|min(?:imum)?(?!\p{L}))|(?<mostBehind>以下|以内|之内|or (?:less|narrower|shorter|under)|max(?:imum)?(?!\p{L})))`
const COMPARED_SIDE = String.raw`(?<denied>(?:not?|never)\s+)?(?:(?<wider>wider|broader)|(?<narrower>narrower)|(?<longer>longer)|(?<shorter>shorter)) than|(?<widerHan>宽于)|(?<narrowerHan>窄于)|(?<longerHan>长于)|(?<shorterHan>短于)`
const LENGTH = String.raw`${APART}${AMOUNT}(?:\s*(?<unit>${MM}|${CM}|${INCHES}|${FEET}|${METRE}))?(?!\d|[.,]\d|\s*(?:x|×|\*|by)\s*\d|\p{sc=Latin})`
/** A limit needs the name of its side, beside it or before what is measured, or a comparison that says it; "+" alone may follow any side with a unit. */
const SIDE_LIMITS = [
  String.raw`(?:${COMPARED_SIDE})\s*${LENGTH}`,
  String.raw`(?:${SIDE_NAME})\s*(?:of|is|[:=为是])?\s*(?:${LIMIT})\s*${LENGTH}`,
  String.raw`(?:${SIDE_NAME})\s*[:=为是]?\s*${LENGTH}\s*${LIMIT_BEHIND}`,
  String.raw`(?:${LIMIT})\s*${LENGTH}\s*[- ]?${SIDE_NAME_BEHIND}`,
  String.raw`${LENGTH}\s*${LIMIT_BEHIND}\s*${SIDE_NAME_BEHIND}`,
  String.raw`${LENGTH}\s*[- ]?${SIDE_NAME_BEHIND}\s*${LIMIT_BEHIND}`,
  String.raw`${LENGTH}\s*(?<leastBehind>多)(?:(?<longBehind>长)|(?<wideBehind>宽))`,
  String.raw`${LENGTH}\s*(?<leastBehind>\+)(?![\p{L}\p{N}])`,
  // "Long plank over 2 m": what is called long is measured along.
  String.raw`(?<=${APART}(?:(?<wide>wide)|(?<long>long))(?:\s[\p{L}-]+){1,2}\s)(?:${LIMIT})\s*${LENGTH}`,
].map((form) => new RegExp(form, 'u'))
const MAY_LIMIT_SIDE =
  /[宽长窄短幅].*[毫厘公米]|[毫厘公米].*[宽长幅]|\d.*(?:\+|wid|long|length|[宽长幅])|(?:wid|long|length|narrow|short|broad|[宽长窄短幅]).*\d/u
/** Cloth is wider than it is thought: without a unit its width is in centimetres. */
const CLOTH = /幅宽|门幅/u

/** "At least 180 mm wide", "wider than 15 cm", "180mm+", 幅宽140以上, 长度不超过2米: a limit of one side. */
export function readSideLimit(plain: string): SizeWords | null {
  if (!MAY_LIMIT_SIDE.test(plain)) return null
  for (const form of SIDE_LIMITS) {
    const found = form.exec(plain)
    const groups = found?.groups
    if (!found || !groups) continue
    const said = groups['unit']
    const figure = numberOf(figureOf(groups))
    const guessed = CLOTH.test(found[0]) ? 'cm' : figure < LEAST_IN_MM ? 'cm' : 'mm'
    const unit = said === undefined ? guessed : unitOf(said)
    const limit = limitIn(groups)
    const isSaid = said !== undefined || !found[0].endsWith('+')
    if (!limit || !isSaid || !(figure * LENGTH_OF[unit] > (isNamed(groups) ? 0 : THICKEST))) continue
    const { index, 0: text } = found
    return {
      kind: 'size',
      width: null,
      length: figure,
      unit,
      isUnitSaid: true,
      limit,
      from: index,
      to: index + text.length,
    }
  }
  return readBareWidth(plain)
}

/** "300 wide", 宽140: without a unit it may be in any. */
const BARE_WIDTH = new RegExp(
  String.raw`${APART}(?<figure>\d{2,4})\s?-?\s?(?:wide|in width)(?!\p{L})|(?:幅宽|门幅|板宽|宽度?)\s*[:为是]?\s*(?<behind>\d{2,4})(?![\d.,]|\s*[\p{sc=Latin}毫厘公英米"'×*-])`,
  'u',
)

function readBareWidth(plain: string): SizeWords | null {
  const found = BARE_WIDTH.exec(plain)
  const length = Number(found?.groups?.['figure'] ?? found?.groups?.['behind'])
  if (!found || !length) return null
  const { index, 0: text } = found
  return { kind: 'size', width: null, length, unit: 'mm', isUnitSaid: false, from: index, to: index + text.length }
}

type Groups = Record<string, string | undefined>

const isOneOf = (groups: Groups, ...names: string[]) => names.some((name) => groups[name] !== undefined)

function isNamed(groups: Groups): boolean {
  return isOneOf(groups, 'wide', 'wideBehind', 'wider', 'narrower', 'widerHan', 'narrowerHan') || isLong(groups)
}

function isLong(groups: Groups): boolean {
  return isOneOf(groups, 'long', 'longBehind', 'longer', 'shorter', 'longerHan', 'shorterHan')
}

function limitIn(groups: Groups): SideLimit | undefined {
  const side = isLong(groups) ? 'length' : 'width'
  const isMore = isOneOf(groups, 'wider', 'longer', 'widerHan', 'longerHan')
  const isLess = isOneOf(groups, 'narrower', 'shorter', 'narrowerHan', 'shorterHan')
  if (isMore || isLess) return { way: isMore === (groups['denied'] === undefined) ? 'least' : 'most', side }
  if (isOneOf(groups, 'least', 'leastBehind')) return { way: 'least', side }
  return isOneOf(groups, 'most', 'mostBehind') ? { way: 'most', side } : undefined
}

/** "1200", or "1 1/2". */
function figureOf({ whole, upper, lower, figure }: Record<string, string | undefined>): string {
  if (figure !== undefined) return /^\p{sc=Han}/u.test(figure) ? String(amountOf(figure)) : figure
  return [whole, `${upper}/${lower}`].filter(Boolean).join(' ')
}

const units = new Map<string, LengthUnit>()
/** Beyond so many spellings none is kept: somebody may invent them. */
const MOST_SPELLINGS = 100

function unitOf(said: string): LengthUnit {
  const known = units.get(said)
  if (known) return known
  const [named] = unitsNamed(said)
  const unit = UNITS.find(([, name]) => name === named)?.[0] ?? 'mm'
  if (units.size < MOST_SPELLINGS) units.set(said, unit)
  return unit
}
