import { fractionOf, over, times } from './fraction.ts'
import type { Fraction } from './fraction.ts'

export type Dimension = 'length' | 'area' | 'volume' | 'mass' | 'time' | 'ratio' | 'count'

interface Unit {
  dimension: Dimension
  /** How many it is of metres, square metres, cubic metres, kilograms, hours or ones; a count is of itself alone. */
  is: Fraction
  /** How it is written: a regular expression over plain text in lower case. A space may be absent, a full stop or a hyphen. */
  spelled: string
}

/**
 * Every unit that is read. Those of the catalogue have the names of `product_measurement_unit`. International foot and pound by the
 * agreement of 1959; US gallon, 231 cubic inches; 尺 a third of a metre (1929); 坪 400/121 m².
 */
const ROWS = {
  micrometer: ['length', '0.000001', 'µm|μm|um|microns?|mikrometer|微米'],
  millimeter: ['length', '0.001', 'mm|millim[eè]t(?:er|re)s?|millimetri|milímetros?|毫米|公厘'],
  centimeter: ['length', '0.01', 'cm|centim[eè]t(?:er|re)s?|zentimeter|centimetri|centímetros?|厘米|公分'],
  decimeter: ['length', '0.1', 'dm|分米'],
  meter: ['length', '1', 'm|mtrs?|m[eè]t(?:er|re)s?|metri|metros?|米|公尺|lm|lfm|lfdm|lfd m|lin m|laufm|(?:running|linear|lineal) (?:m|met(?:er|re)s?)|laufende[rn]? meter|m[eè]tres? lin[eé]aires?|metri? lineari?|延米|延长米|直米'],
  kilometer: ['length', '1000', 'km|kilomet(?:er|re)s?|千米|公里'],
  mil: ['length', '0.0000254', 'mils?|thou|密耳'],
  inch: ['length', '0.0254', `in|ins|inch(?:es)?|"|''|zoll|pouces?|pollic[ei]|pulgadas?|英寸|英吋|吋`],
  foot: ['length', '0.3048', `ft|f(?:oo|ee)t|'|lf|lft|(?:lin|linear|lineal|running) (?:ft|f(?:oo|ee)t)|fuß|fuss|pieds?|piedi|英尺|英呎|呎`],
  yard: ['length', '0.9144', '(?:lin |linear )?(?:yds?|yards?)|码|碼'],
  chi: ['length', '1/3', '市尺'],
  cun: ['length', '1/30', '市寸'],
  square_millimeter: ['area', '0.000001', 'mm²|sq mm|平方毫米'],
  square_centimeter: ['area', '0.0001', 'cm²|sq cm|qcm|平方厘米'],
  square_meter: ['area', '1', 'm²|sqm|sq m|sq mtrs?|smq|mq|qm|square m(?:et(?:er|re)s?)?|quadratmeter|m[eè]tres? carr[eé]s?|metr[io] quadr[oi]|metros? cuadrados?|平方米|平方|平米|平'],
  square_foot: ['area', '0.09290304', 'ft²|sq ?ft|sqft|sf|sfts?|sq f(?:oo|ee)t|square f(?:oo|ee)t|square ft|quadratfuß|pieds? carr[eé]s?|平方英尺|平方尺|平方呎'],
  square_yard: ['area', '0.83612736', 'yd²|sq ?yds?|sy|square yards?|平方码'],
  ping: ['area', '400/121', '坪'],
  cubic_meter: ['volume', '1', 'm³|cbm|cu m|cubic m(?:et(?:er|re)s?)?|kubikmeter|m[eè]tres? cubes?|metr[io] cub[oi]|metros? cúbicos?|立方米|立方'],
  cubic_foot: ['volume', '0.028316846592', 'ft³|cu ?ft|cft|cubic f(?:oo|ee)t|立方英尺'],
  cubic_yard: ['volume', '0.764554857984', 'yd³|cu ?yds?|cubic yards?|立方码'],
  litre: ['volume', '0.001', 'l|lt|ltrs?|lit(?:er|re)s?|litri|litro|litros|公升|升'],
  millilitre: ['volume', '0.000001', 'millilit(?:er|re)s?|毫升'],
  gallon: ['volume', '0.003785411784', 'gal|gals|gallons?|加仑'],
  kilogram: ['mass', '1', 'kgs?|kilos?|kilogram(?:me)?s?|chili|千克|公斤'],
  gram: ['mass', '0.001', 'g|gr|grams?|gramm|克'],
  tonne: ['mass', '1000', 't|tonnes?|tons?|tonnen?|tonnellate|toneladas?|吨'],
  pound: ['mass', '0.45359237', 'lbs?|pounds?|磅'],
  ounce: ['mass', '0.028349523125', 'oz|ounces?|盎司'],
  jin: ['mass', '0.5', '斤|市斤'],
  hour: ['time', '1', 'h|hrs?|hours?|std|stunden?|heures?|ore|horas?|小时|钟头'],
  day: ['time', '24', 'd|days?|tag|tage|tagen|dni|dzień|dagen|dias?|日間|jours?|giorn[oi]|gg|d[ií]as?|天|日|日历日|自然日'],
  working_day: ['time', '168/5', '(?:working|business|work) days?|wd|bd|arbeitstagen?|arbeitstage?|at|werktagen?|werktage?|jours? ouvr[eé]s?|giorni lavorativi|d[ií]as h[aá]biles|dni robocz[ye]ch?|werkdagen|(?:个)?工作[日天]|営業日'],
  week: ['time', '168', 'w|wks?|weeks?|wo|wochen?|semaines?|sem|settiman[ae]|semanas?|tygod(?:ni[ae]|zień)|weken|(?:个)?(?:周间?|星期|礼拜)|週間'],
  month: ['time', '720', 'mon|mths?|months?|monate?n?|mois|mes[ei]?|meses|mês|miesiąc[ea]?|miesięcy|maanden?|个月|[ヶかカケ箇]月|月'],
  percent: ['ratio', '0.01', '%|percent|per cent|prozent|pour cent'],
  permille: ['ratio', '0.001', '‰'],
  piece: ['count', '1', 'pc|pcs|pce|pces|pieces?|ea|each|nos?|units?|st|stk|stck|stücke?|pz|pezz[oi]|pi[eè]ces?|p[zc]as?|piezas?|peças?|szt|sztuk[ai]?|stuks?|ks|kus[yů]?|adet|개|unidad(?:es)?|uds?|件|个|只|片|块|支|根|条|粒|枚|扇|樘|棵|tiles?|planks?'],
  sheet: ['count', '1', 'sheets?|sht|shts|platten?|tafeln?|feuilles?|lastr[ae]|fogli|láminas?|张|幅'],
  slab: ['count', '1', 'slabs?|大板'],
  roll: ['count', '1', 'rolls?|rl|rls|rollen?|rouleaux?|rotol[oi]|rollos?|卷'],
  box: ['count', '1', 'box|boxes|bx|ctns?|cartons?|cases?|cs|karton|kartons|kt|ktn|kiste|kisten|boîtes?|scatol[ae]|cajas?|箱|盒'],
  pack: ['count', '1', 'packs?|pk|pkg|packages?|packets?|packung|packungen|pakete?n?|pak|pck|ve|vpe|paquets?|pacc[oh]i?|confezion[ei]|paquetes?|包'],
  set: ['count', '1', 'sets?|satz|sätze|jeux?|juegos?|套|组'],
  pair: ['count', '1', 'pairs?|pr|prs|paare?|paires?|pai[oa]|pares?|对|双|副'],
  bag: ['count', '1', 'bags?|sack|säcke|sacs?|sacch[io]|sacos?|袋'],
  bundle: ['count', '1', 'bundles?|bund|bunde|bündel|bottes?|fasci|捆|扎'],
  pallet: ['count', '1', 'pallets?|plt|paletten?|palettes?|pallet|托|托盘'],
  bucket: ['count', '1', 'buckets?|pails?|eimer|seaux?|secchi[oe]?|cubos?|桶'],
} as const satisfies Record<string, readonly [Dimension, string, string]> // prettier-ignore

export type UnitName = keyof typeof ROWS

export const UNITS = Object.fromEntries(
  Object.entries(ROWS).map(([name, [dimension, is, spelled]]) => [name, { dimension, is: fractionOf(is), spelled }]),
) as Record<UnitName, Unit>

export function isUnitName(name: string | undefined): name is UnitName {
  return name !== undefined && Object.hasOwn(UNITS, name)
}

/** Words that mean more than one unit; whoever reads them knows which fits, or asks. */
export const AMBIGUOUS_UNITS: readonly (readonly [string, readonly UnitName[]])[] = [
  ['方', ['square_meter', 'cubic_meter']],
  ['尺', ['chi', 'foot']],
  ['寸', ['cun', 'inch']],
  ['ml', ['meter', 'millilitre']],
]

/** Units of a length, area, volume or mass are converted; a roll is no box. */
export function areConvertible(one: UnitName, other: UnitName): boolean {
  return one === other || (UNITS[one].dimension === UNITS[other].dimension && UNITS[one].dimension !== 'count')
}

/** The unit among the meanings of a word that is `unit`, or else can be converted to it. */
export function fittingUnit(units: readonly UnitName[], unit: UnitName): UnitName | undefined {
  return units.find((one) => one === unit) ?? units.find((one) => areConvertible(one, unit))
}

/** An amount in another unit, exactly. Both must be convertible. */
export function convertedTo(amount: Fraction, from: UnitName, to: UnitName): Fraction {
  return from === to ? amount : over(times(amount, UNITS[from].is), UNITS[to].is)
}
