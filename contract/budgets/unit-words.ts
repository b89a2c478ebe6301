/** How people write the units of `product_measurement_unit` and days, after `plainWords`. */
const WORDS: Readonly<Record<string, string>> = {
  square_meter: 'm2|sqm|sq m|qm|square meters?|square metres?|平方米|平米|平方|平',
  meter: 'm|lm|lfm|running m|meters?|metres?|linear m|延米|米',
  cubic_meter: 'm3|cbm|cubic meters?|cubic metres?|立方米|立方|方',
  piece: 'pcs?|pieces?|ea|nos?|units?|st|stk|件|个|块|片|支|根|只',
  sheet: 'sheets?|张',
  roll: 'rolls?|卷',
  box: 'box|boxes|cartons?|ctn|箱|盒',
  set: 'sets?|套|组',
  litre: 'l|litres?|liters?|公升|升',
  kilogram: 'kgs?|kilos?|kilograms?|千克|公斤',
  day: 'd|days?|天|日',
}
const IMPERIAL_WORDS: Readonly<Record<string, string>> = {
  square_meter: 'ft2|sq ?ft|sf|square f(?:oo|ee)t|平方英尺',
  meter: "ft|f(?:oo|ee)t|lf|lin ft|'|英尺",
  cubic_meter: 'ft3|cu ?ft|cubic f(?:oo|ee)t|立方英尺',
  litre: 'gal|gallons?|加仑',
  kilogram: 'lbs?|pounds?|磅',
}
/** Signs and names of currencies, with the currencies they may mean. A code means itself. */
const CURRENCY_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:¥|yuan|rmb|元|人民币|块)$/, ['CNY']],
  [/^(?:¥|円|日元|yen)$/, ['JPY']],
  [/^(?:\$|dollars?)$/, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN']],
  [/^(?:us\$|美元)$/, ['USD']],
  [/^(?:hk\$|港币|港元)$/, ['HKD']],
  [/^(?:€|euros?|欧元)$/, ['EUR']],
  [/^(?:£|英镑)$/, ['GBP']],
  [/^₩$/, ['KRW']],
  [/^₹$/, ['INR']],
  [/^(?:sfr|fr)$/, ['CHF']],
  [/^₽$/, ['RUB']],
  [/^₺$/, ['TRY']],
  [/^฿$/, ['THB']],
]

const SPELLED = spelled(WORDS)
const SPELLED_IMPERIAL = spelled(IMPERIAL_WORDS)

/** The typed text in lower case, with single spaces and no full stops. */
export function plainWords(text: string): string {
  return text.toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ').trim()
}

/** Whether plain words name that unit; `imperial` where they name the unit that it is converted to. */
export function unitNamed(words: string, unit: string): 'own' | 'imperial' | null {
  if (words === plainWords(unit) || SPELLED.get(unit)?.test(words)) return 'own'
  return SPELLED_IMPERIAL.get(unit)?.test(words) ? 'imperial' : null
}

/** Whether plain words name any unit at all. */
export function isUnit(words: string): boolean {
  return [SPELLED, SPELLED_IMPERIAL].some((forms) => [...forms.values()].some((form) => form.test(words)))
}

/** The currencies that plain words may mean; empty if they name none. */
export function currenciesNamed(words: string): readonly string[] {
  if (/^[a-z]{3}$/.test(words) && !CURRENCY_WORDS.some(([form]) => form.test(words))) return [words.toUpperCase()]
  return CURRENCY_WORDS.flatMap(([form, codes]) => (form.test(words) ? codes : []))
}

function spelled(words: Readonly<Record<string, string>>): ReadonlyMap<string, RegExp> {
  return new Map(Object.entries(words).map(([unit, forms]) => [unit, new RegExp(`^(?:${forms})$`, 'u')]))
}
