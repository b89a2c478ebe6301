import type * as z from 'zod'

type Issue = z.core.$ZodRawIssue
type Text = { en: string; zh: string }

/** What is wrong with a field, as text that follows its name; undefined if a schema has its own message. */
export function issueText(issue: Issue, language: 'en' | 'zh'): string | undefined {
  return textOf(issue)?.[language]
}

function textOf(issue: Issue): Text | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? { en: 'is required', zh: '必填' } : expectedType(issue.expected)
    case 'too_big':
      return limit(issue, { en: 'at most', zh: '最多' }, Number(issue.maximum))
    case 'too_small':
      return issue.inclusive === false
        ? { en: `more than ${String(issue.minimum)}`, zh: `应大于 ${String(issue.minimum)}` }
        : limit(issue, { en: 'at least', zh: '最少' }, Number(issue.minimum))
    case 'not_multiple_of':
      return { en: 'expected at most two decimals', zh: '最多两位小数' }
    case 'invalid_value':
      return { en: `expected ${oneOf(issue.values, ', ', ' or ')}`, zh: `应为 ${oneOf(issue.values, '、', ' 或 ')}` }
    case 'unrecognized_keys':
      return { en: 'unknown field', zh: '未知字段' }
    case 'invalid_format':
      return formats[issue.format] ?? { en: 'is malformed', zh: '格式不正确' }
    case 'custom':
      return reasons[String(issue.params?.['reason'])] ?? NOT_VALID
    default:
      return NOT_VALID
  }
}

function oneOf(values: readonly unknown[], comma: string, or: string): string {
  const [last, ...others] = values.map(String).toReversed()
  return others.length ? `${others.toReversed().join(comma)}${or}${last}` : String(last)
}

/** For records with a name in Chinese, in English, or in both. */
export const NAME_NEEDED = { en: 'a name in one language is needed', zh: '至少填写一种语言的名称' }

const NOT_VALID = { en: 'is not valid', zh: '无效' }

/** The texts of our own checks, by `params.reason`. */
const reasons: Record<string, Text> = {
  json: { en: 'expected JSON', zh: '应为 JSON' },
  crossed: { en: 'is greater than the high price', zh: '高于最高价' },
  noteMissing: { en: 'say what should change', zh: '请说明需要修改的内容' },
  changesOfLines: { en: 'changes of single lines are asked for', zh: '有单独的行要求修改' },
  crossedDays: { en: 'comes after the last day', zh: '晚于结束日期' },
  nameNeeded: NAME_NEEDED,
  ownCurrency: { en: 'rates are in CNY, whose own is 1', zh: '汇率以人民币计，人民币无需设置' },
  noneSelected: { en: 'please select something first', zh: '请先选择数据' },
  selection: {
    en: 'expected one of ids, skuIds, filter and skuFilter',
    zh: '应为 ids、skuIds、filter、skuFilter 之一',
  },
  arithmetic: { en: 'expected times, plus or roundTo', zh: '应含 times、plus 或 roundTo' },
  unreadable: {
    en: 'holds nothing that can be read, or signs that hide or turn it',
    zh: '没有可读的内容，或含有隐藏字符',
  },
  earlyYear: { en: 'expected a year from 1900 on', zh: '年份不能早于 1900 年' },
  farYear: { en: 'expected a year from 1900 to 2200', zh: '年份应在 1900 至 2200 之间' },
  noCurrency: { en: 'is no currency that is known (ISO 4217)', zh: '不是已知的币种（ISO 4217）' },
  unseen: { en: 'holds nothing that can be seen', zh: '没有可见的内容' },
  unknownUnit: { en: 'is no unit that is known', zh: '不是已知的单位' },
  refusalReason: { en: 'a refusal needs a reason', zh: '拒绝时请说明原因' },
  nothing: { en: 'changes nothing', zh: '没有任何更改' },
  paleColor: {
    en: 'is too pale to be read on paper; choose a darker one (a contrast of 4.5 to white)',
    zh: '颜色太浅，印在纸上难以辨认，请选择更深的颜色（与白色的对比度至少 4.5）',
  },
  tooManyLines: { en: 'expected at most five lines', zh: '最多五行' },
  outside: { en: 'ends outside the picture', zh: '超出图片范围' },
}

const formats: Record<string, Text> = {
  id: { en: 'expected an id, in digits', zh: '应为数字编号' },
  storage_key: { en: 'expected the key of a stored file', zh: '应为已存文件的编号' },
  hex_color: { en: 'expected a colour as #RRGGBB', zh: '应为 #RRGGBB 形式的颜色' },
  country: { en: 'expected the two capital letters of a country, as SE', zh: '应为两个大写字母的国家代码，如 SE' },
  area_code: { en: 'expected a code of ISO 3166, as SE or CN-GD', zh: '应为 ISO 3166 代码，如 SE 或 CN-GD' },
  dictionary_type: {
    en: 'expected small letters, digits and _, a letter first',
    zh: '应由小写字母、数字和下划线组成，以字母开头',
  },
  currency: {
    en: 'expected a currency code of three letters (ISO 4217)',
    zh: '应为三个大写字母的币种代码（ISO 4217）',
  },
  date: { en: 'expected a date, YYYY-MM-DD', zh: '应为日期，格式 YYYY-MM-DD' },
  uuid: { en: 'expected a UUID', zh: '应为 UUID' },
  amount: { en: 'expected an amount with two decimals, as "12.50"', zh: '应为两位小数的金额，如 "12.50"' },
  picture: { en: 'expected the address of a picture of the catalogue', zh: '应为产品库中图片的地址' },
  picture_key: { en: 'expected the key of a picture of your own', zh: '应为您上传的图片的编号' },
  url: { en: 'expected an address that begins with http:// or https://', zh: '应为以 http:// 或 https:// 开头的网址' },
}

function expectedType(expected: string): Text {
  return typeNames[expected] ?? { en: `expected ${expected}`, zh: `应为 ${expected}` }
}

const typeNames: Record<string, Text> = {
  never: { en: 'is not there yet', zh: '暂不支持' },
  number: { en: 'expected a number', zh: '应为数字' },
  int: { en: 'expected a whole number', zh: '应为整数' },
  string: { en: 'expected text', zh: '应为文本' },
  boolean: { en: 'expected true or false', zh: '应为 true 或 false' },
  array: { en: 'expected a list', zh: '应为列表' },
  object: { en: 'expected an object', zh: '应为对象' },
}

function limit({ origin }: { origin: string }, bound: Text, value: number): Text {
  const unit = { string: { en: ' characters', zh: ' 个字符' }, array: { en: ' values', zh: ' 个值' } }[origin] ?? {
    en: '',
    zh: '',
  }
  if (value === 1 && bound.en === 'at least')
    return { en: unit.en ? 'must not be empty' : 'at least 1', zh: unit.zh ? '不能为空' : '最少 1' }
  return { en: `${bound.en} ${value}${unit.en}`, zh: `${bound.zh} ${value}${unit.zh}` }
}
