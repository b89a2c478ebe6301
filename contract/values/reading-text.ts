import { decimalOf } from './fraction.ts'
import type { ReadValue, Value } from './read-value.ts'
import type { UnitName } from './units.ts'

type Language = 'en' | 'zh'

/** Says how a value was read, in a person's language: `from 12.5 EUR per 100 piece`. */
export function readingText(read: ReadValue, language: Language): string {
  const words = WORDS[language]
  if (read.is === 'none') return words.none
  if (read.is === 'unread') return words.unread[read.why]
  const { rest, notes } = read
  const more = [
    ...(notes.length > 0 ? [`${words.note} ${notes.join(' ')}`] : []),
    ...(rest.length > 0 ? [`${words.rest} ${rest.join(' ')}`] : []),
  ]
  return [figureText(read, language), ...more].join(words.comma)
}

function figureText({ low, high, bound, units, currencies, per, isTaxIncluded }: Value, language: Language): string {
  const words = WORDS[language]
  const [first, last] = [decimalOf(low, 10).text, decimalOf(high, 10).text]
  const price = per && [words.per, ...(per.quantity > 1 ? [`${per.quantity}`] : []), unitText(per.units, language)]
  return [
    bound && words.bound[bound],
    first === last ? first : `${first}–${last}`,
    unitText(units, language),
    currencies.join('/'),
    ...(price ?? []),
    isTaxIncluded !== undefined && words.tax[isTaxIncluded ? 'in' : 'out'],
  ]
    .filter(Boolean)
    .join(' ')
}

/** The names of units: `square foot`, `平方英尺`. */
export function unitText(units: readonly UnitName[], language: Language): string {
  return units.map((unit) => (language === 'zh' ? CHINESE[unit] : unit.replaceAll('_', ' '))).join('/')
}

const WORDS = {
  en: {
    none: 'no value',
    unread: {
      noNumber: 'is no number',
      either: 'could be a thousand or a thousandth: say which mark stands before decimals',
      date: 'is a date',
      severalNumbers: 'holds several numbers',
      brackets: 'is in brackets: say whether it is negative',
      lowOverHigh: 'its lowest is greater than its highest',
    },
    bound: { about: 'about', from: 'from', upTo: 'up to' },
    per: 'per',
    tax: { in: 'with tax', out: 'without tax' },
    note: 'remark',
    rest: 'not understood:',
    comma: ', ',
  },
  zh: {
    none: '无值',
    unread: {
      noNumber: '不是数字',
      either: '无法判断小数点，请指定小数点符号',
      date: '是日期',
      severalNumbers: '含有多个数字',
      brackets: '在括号中，请说明是否为负数',
      lowOverHigh: '最低值高于最高值',
    },
    bound: { about: '约', from: '不少于', upTo: '不超过' },
    per: '每',
    tax: { in: '含税', out: '不含税' },
    note: '备注',
    rest: '未能理解：',
    comma: '，',
  },
} as const

const CHINESE: Record<UnitName, string> = {
  micrometer: '微米', millimeter: '毫米', centimeter: '厘米', decimeter: '分米', meter: '米', kilometer: '公里', mil: '密耳', inch: '英寸',
  foot: '英尺', yard: '码', chi: '市尺', cun: '市寸', square_millimeter: '平方毫米', square_centimeter: '平方厘米', square_meter: '平方米',
  square_foot: '平方英尺', square_yard: '平方码', ping: '坪', cubic_meter: '立方米', cubic_foot: '立方英尺', cubic_yard: '立方码', litre: '升',
  millilitre: '毫升', gallon: '加仑', kilogram: '千克', gram: '克', tonne: '吨', pound: '磅', ounce: '盎司', jin: '斤', hour: '小时', day: '天',
  working_day: '工作日', week: '周', month: '个月', percent: '%', permille: '‰', piece: '件', sheet: '张', slab: '大板', roll: '卷', box: '箱',
  pack: '包', set: '套', pair: '对', bag: '袋', bundle: '捆', pallet: '托', bucket: '桶',
} // prettier-ignore
