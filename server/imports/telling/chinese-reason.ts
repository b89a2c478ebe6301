/** What the import says of a line, and how a Chinese reader is told it; `$1` is what the English text quotes. */
const WORDS: [RegExp, string][] = [
  [/^is required$/, '必填'],
  [/^unknown field$/, '未知字段'],
  [/^expected a number$/, '应为数字'],
  [/^expected a list$/, '应为列表'],
  [/^expected an object$/, '应为对象'],
  [/^expected at most two decimals$/, '最多两位小数'],
  [/^at least (.+)$/, '不能小于 $1'],
  [/^at most (.+)$/, '不能超过 $1'],
  [/^minPrice is over maxPrice$/, '最低价高于最高价'],
  [/^expected a date, YYYY-MM-DD$/, '应为日期，格式 YYYY-MM-DD'],
  [/^expires before it was issued$/, '到期日早于颁发日'],
  [/^a new product needs a category(.*)$/, '新产品需要分类$1'],
  [/^a new product needs a SKU(.*)$/, '新产品需要至少一个 SKU$1'],
  [/^a product needs a name or an enName(.*)$/, '产品需要中文名或英文名$1'],
  [/^two SKUs have the model (.+)$/, '两个 SKU 的型号相同：$1'],
  [/^(.+) is no value of the dictionary (\S+), which has (.+)$/, '$1 不是字典 $2 的值，可用的值：$3'],
  [/^no area has the code (.+)$/, '没有代码为 $1 的地区'],
  [/^no country has the code (.+)$/, '没有代码为 $1 的国家'],
  [/^(.+) names a picture that this catalogue does not have$/, '材料库中没有 $1 所指的图片'],
  [/^(.+) names a document that this catalogue does not have$/, '材料库中没有 $1 所指的文件'],
  [/^(.+) lies elsewhere; nothing is fetched from there$/, '$1 不在本站，不会从外部下载'],
  [/^(.+) is no address of a picture$/, '$1 不是图片地址'],
  [/^(.+) is no address of a document$/, '$1 不是文件地址'],
  [/^(.+) is not there$/, '找不到文件 $1'],
  [/^(.+) lies outside the import file's folder$/, '$1 不在导入文件的文件夹内'],
  [/^(.+) is not a file$/, '$1 不是文件'],
  [/^(.+) is larger than (.+)$/, '$1 超过 $2'],
  [/^(.+): broken or cut off$/, '$1：文件损坏或不完整'],
  [/^(.+): not a picture we take; give (.+)$/, '$1：不支持的图片格式，请使用 $2'],
  [/^(.+): not a document we take; give (.+)$/, '$1：不支持的文件格式，请使用 $2'],
  [/^not JSON: (.+)$/, '不是 JSON：$1'],
  [/^not UTF-8.*$/, '不是 UTF-8 编码'],
  [/^the database refused it: (.+)$/, '数据库拒绝：$1'],
  [/^more than (.+)$/, '应大于 $1'],
  [/^expected on_sale or withdrawn$/, '应为 on_sale 或 withdrawn'],
  [/^expected domestic or imported$/, '应为 domestic 或 imported'],
  [/^expected a colour.*$/, '应为 #RRGGBB 格式的颜色'],
  [/^expected (.+)$/, '应为 $1'],
]

/** A reason in Chinese, as far as it is one that the import gives; else as it is. */
export function inChinese(reason: string): string {
  for (const [pattern, words] of WORDS) if (pattern.test(reason)) return reason.replace(pattern, words)
  return reason
}
