import type { Reason } from '../../../contract/import-table.ts'
import { ownValue } from '../../../contract/own-value.ts'
import { reasonInChinese } from './chinese-reason.ts'

/** Names of fields for which a table may have no column. */
const NAMES: Record<string, Reason> = {
  key: { en: 'the product number', zh: '产品编号' },
  'brand.englishName': { en: 'the brand', zh: '品牌' },
  name: { en: 'the name', zh: '名称' },
  category: { en: 'the category', zh: '分类' },
  skus: { en: 'the model', zh: '型号' },
  'skus.model': { en: 'the model', zh: '型号' },
  'auths.scheme': { en: 'the type of the certificate', zh: '认证类型' },
  'auths.number': { en: 'the number of the certificate', zh: '证书编号' },
  'auths.authority': { en: 'the authority of the certificate', zh: '发证机构' },
  'files.kind': { en: 'the kind of the document', zh: '文件类型' },
  'files.name': { en: 'the name of the document', zh: '文件名称' },
  'files.file': { en: 'the file of the document', zh: '文件' },
}

const DICTIONARIES: Record<string, Reason> = {
  product_currency_unit: { en: 'currency', zh: '币种' },
  product_measurement_unit: { en: 'unit', zh: '计量单位' },
  product_auth_type: { en: 'type of certificate', zh: '认证类型' },
  product_related_download: { en: 'kind of document', zh: '文件类型' },
}

const TYPES: Record<string, Reason> = {
  text: { en: 'texts', zh: '文本' },
  choice: { en: 'texts', zh: '文本' },
  number: { en: 'numbers', zh: '数字' },
  boolean: { en: 'yes or no', zh: '是或否' },
  range: { en: 'ranges of numbers', zh: '数字范围' },
}

type Words = (...quoted: string[]) => Reason

/** Reasons of the import and their words for users of tables: what is wrong, and what would be right. */
const WORDS: [RegExp, Words][] = [
  [/^(?:is required|must not be empty)$/, () => say('is empty; it must be filled in', '为空，必须填写')],
  [/^expected (?:a name or an enName|an authority or an enAuthority)$|^a product needs a name or an enName$/, () => say('is missing; it is needed in Chinese or in English', '缺失，中文或英文至少填写一个')],
  [/^expected a number$/, () => say('is no number; write one such as 12.50', '不是数字，请填写如 12.50 的数字')],
  [/^expected a whole number$/, () => say('is no whole number; write one such as 12', '不是整数，请填写如 12 的整数')],
  [/^expected text$/, () => say('is no text', '不是文本')],
  [/^expected at most two decimals$/, () => say('has more than two decimals; round it, as 12.50', '超过两位小数，请保留两位，如 12.50')],
  [/^at most (\d+) characters$/, (most) => say(`is too long; at most ${most} characters`, `过长，最多 ${most} 个字符`)],
  [/^at most (\d+) values$/, (most) => say(`holds too many; at most ${most}`, `过多，最多 ${most} 个`)],
  [/^at most (\S+)$/, (most) => say(`is too large; at most ${most}`, `过大，不能超过 ${most}`)],
  [/^at least (\S+)$/, (least) => say(`is too small; at least ${least}`, `过小，不能小于 ${least}`)],
  [/^minPrice is greater than maxPrice$/, () => say('the lowest price is greater than the highest; swap them', '最低价高于最高价，请对调')],
  [/^expires before it was issued$/, () => say('the certificate expires before it was issued; look at both dates', '证书的到期日早于颁发日，请核对两个日期')],
  [/^a new product needs a category$/, () => say('is missing; this product is new, and needs one such as Flooring > Timber', '缺失，新产品需要分类，如 地面 > 木地板')],
  [/^a new product needs a SKU$/, () => say('is missing; this product is new, and needs a model', '缺失，新产品至少需要一个型号')],
  [/^(.+) is no value of the dictionary (\S+), which has (.+)$/, (value, name, known) => noneOf(value, name, known)],
  [/^no area has the code (.+)$/, (code) => say(`${code} is no place that is known; write a country or a province, as Italy or Guangdong`, `没有名为 ${code} 的地区，请填写国家或省份，如 意大利、广东`)],
  [/^no country has the code (.+)$/, (code) => say(`${code} is no country that is known; write one such as Italy`, `没有名为 ${code} 的国家，请填写国家，如 意大利`)],
  [/^expected a country code of two letters.*$/, () => say('is no country that is known; write one such as Italy', '不是已知的国家，请填写国家，如 意大利')],
  [/^expected a code of ISO 3166.*$/, () => say('is no place that is known; write a country or a province, as Italy or Guangdong', '不是已知的地区，请填写国家或省份，如 意大利、广东')],
  [/^expected a year from 1900 on$/, () => say('is of a year before 1900', '年份早于 1900 年')],
  [/^expected a date, YYYY-MM-DD$/, () => say('is no date; write one such as 2026-01-31', '不是日期，请填写如 2026-01-31 的日期')],
  [/^(.+) is of type (\w+), not \w+$/, (name, type) => ofType(name, type)],
  [/^expected an address.*$/, () => say('is no address of a page; write one that begins with http:// or https://', '不是网址，请填写以 http:// 或 https:// 开头的网址')],
  [/^expected a colour.*$/, () => say('is no colour; write one as #B98F5C', '不是颜色，请填写如 #B98F5C 的色值')],
  [/^contains (?:a NUL character|half of a character.*)$/, () => say('holds a broken character; write it anew', '含有损坏的字符，请重新填写')],
  [/^the database refused it: .*$/, () => say('the catalogue cannot keep this row; look for values that are very long or very large', '无法保存此行，请检查是否有过长或过大的值')],
  [/^expected .+$|^is not valid$|^is malformed$/, () => say('cannot be read; look how other rows say it', '无法识别，请参照其他行填写')],
] // prettier-ignore

function say(en: string, zh: string): Reason {
  return { en, zh }
}

function noneOf(value = '', name = '', known = ''): Reason {
  const what = ownValue(DICTIONARIES, name) ?? { en: 'value', zh: '值' }
  return say(
    `${value} is no ${what.en} that is known; write one of ${known}`,
    `没有名为 ${value} 的${what.zh}，可填写：${known.replace(/, and (\d+) more$/, ' 等')}`,
  )
}

function ofType(name = '', type = ''): Reason {
  const holds = ownValue(TYPES, type) ?? { en: type, zh: type }
  return say(`${name} holds ${holds.en} in this catalogue`, `${name} 在材料库中的值应为${holds.zh}`)
}

const ELSEWHERE = /^(.*); (.+) is known under (.+)$/s

/** Words a reason for users of tables, without fields of the import file or technical terms. */
export function tableReason(field: string, reason: string, isInColumn: boolean): Reason {
  const [, inner = reason, key, brands] = ELSEWHERE.exec(reason) ?? []
  const told = inWords(inner)
  const name = isInColumn ? undefined : ownValue(NAMES, field.replace(/\[\d+\]/g, ''))
  const elsewhere =
    key === undefined
      ? say('', '')
      : say(`. ${key} is known under ${brands}: is the brand right?`, `。${key} 属于 ${brands}，请核对品牌`)
  return say(`${name ? `${name.en} ` : ''}${told.en}${elsewhere.en}`, `${name?.zh ?? ''}${told.zh}${elsewhere.zh}`)
}

function inWords(reason: string): Reason {
  for (const [pattern, words] of WORDS) {
    const found = pattern.exec(reason)
    if (found) return words(...found.slice(1).map((text) => text ?? ''))
  }
  return { en: reason, zh: reasonInChinese(reason) }
}
