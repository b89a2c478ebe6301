import { INCHES } from './measures.ts'

/** A stretch of a plain text; the end is exclusive. */
interface Span {
  from: number
  to: number
}

/** Units of anything that is measured, read as conditions or not. A sign is a unit only behind a figure. */
const LATIN_UNITS = [
  String.raw`(?:mm|cm|dm|km|m|ft|yd)[23]?|in[23]|${INCHES}|μm|um|nm|lm|lfm|rm|mil|thou|microns?|(?:milli|centi|deci|kilo)?met(?:re|er)s?|foot|feet|yards?|miles?`,
  String.raw`sq\.?\s?(?:m|cm|mm|ft|in|yd|met(?:re|er)s?|feet|foot|inch(?:es)?|yards?)|sqm|sqft|sf|hectares?|acres?`,
  String.raw`ml|cl|l|lit(?:re|er)s?|gal(?:lons?)?|quarts?|pints?`,
  String.raw`mg|kgs?|g|gr|gsm|lbs?|oz|t|tons?|tonnes?|pounds?|ounces?|grams?|kilos?|kilograms?|denier|tex|psf|plf`,
  String.raw`percent|per cent|ppm|degrees?|deg|db|lux|lumens?|lx|kw|w|watts?|volts?|v|hz|kelvin|k|mpa|kpa|pa|psi|bar|kn|newtons?|lrv|grit`,
  'hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?',
].join('|')
const HAN_UNITS =
  '平方[毫厘分]?米|平方英[尺寸]|平米|立方米?|[毫厘分千微]米|公[分斤里尺]|英[寸尺里磅]|[丝尺寸丈码磅吨升克度]|米(?![色白黄灰粉])|分(?![钟之类层色隔区])|瓦(?![片楞])|毫升|加仑|流明|勒克斯|分贝|百分之|小时|天|日|周|个月|年'
const SIGNS = '[%‰°℃℉"″\'′]'
const UNIT = String.raw`(?:(?:${LATIN_UNITS})(?:\s?\/\s?(?:${LATIN_UNITS}))?(?![\p{sc=Latin}\p{N}])|${SIGNS}|(?:${HAN_UNITS}))`

const FRACTION = String.raw`(?:\d{1,4}[\s-])?\d{1,4}\/\d{1,4}(?![\d/])`
const WRITTEN_FRACTION = String.raw`(?:(?:an?|one|two|three|five|seven)[\s-])?(?:half|quarters?|thirds?|eighths?|sixteenths?)(?:\s(?:of )?an?)?[\s-](?:inch(?:es)?|foot|met(?:re|er)s?|millimet(?:re|er)s?)(?!\p{L})|[一二两三四五六七八九十百]{1,3}分之[一二两三四五六七八九十]{1,3}(?:${HAN_UNITS})?`
/** No figure is part of a model number or of a date. */
const PIECE = new RegExp(
  String.raw`(?<!(?:[\p{sc=Latin}_#/]|\p{sc=Latin}-|\p{N}[.,]?)(?<!\dx))(?:(?<fraction>${FRACTION})|\d{1,9}(?:[.,]\d{1,9}){0,3}(?!\d))(?:\s?(?<unit>${UNIT}))?|(?<fractionWord>${WRITTEN_FRACTION})|(?<perUnit>(?<=\|\s?)(?:per\s|\/\s?|a\s|每)${UNIT})`,
  'gu',
)
/** Nothing else begins a piece. */
const MAY_HOLD_ONE = /\d|half|quarter|third|eighth|sixteenth|分之|\|\s?(?:per|[/a每])/u
/** Between the figures of one measure. */
const JOINT = /^\s?(?:-|–|—|~|to|至|到|x|×|\*|by|乘以?)?\s?$/u

/**
 * The measures in a text from which the conditions have been taken: fractions, and figures with a unit, that nothing could read: "3/4 x 6 in",
 * "180 kg/m³", and of "under 200 per yard" the unit.
 */
export function unreadIn(left: string): Span[] {
  if (!MAY_HOLD_ONE.test(left)) return []
  const spans: (Span & { isMeasure: boolean })[] = []
  for (const { index, 0: text, groups = {} } of left.matchAll(PIECE)) {
    const to = index + text.trimEnd().length
    const isMeasure = Object.values(groups).some((group) => group !== undefined)
    const last = spans.at(-1)
    if (last && JOINT.test(left.slice(last.to, index)))
      spans.splice(-1, 1, { from: last.from, to, isMeasure: last.isMeasure || isMeasure })
    else spans.push({ from: index, to, isMeasure })
  }
  return spans.flatMap(({ from, to, isMeasure }) => (isMeasure ? { from, to } : []))
}
