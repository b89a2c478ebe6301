const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`
const ENGLISH: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
const HAN: Record<string, number> = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 }
const PLACES: Record<string, number> = { hundred: 100, thousand: 1000, 十: 10, 百: 100, 千: 1000, 万: 10_000, k: 1000 }

/** An amount, in digits ("1,200", "99.50", "2k", "3千") or written out ("five hundred", "五百", "一千二百"). */
export const FIGURE = [
  String.raw`(?:${DIGITS})(?:\s?k(?![a-z])|[千万])?`,
  String.raw`(?:(?:${Object.keys(ENGLISH).join('|')})\s)?(?:hundred|thousand)(?![a-z])`,
  String.raw`(?:[一二两三四五六七八九]?[十百千万])+[一二三四五六七八九]?`,
].join('|')

/** What such an amount says. */
export function amountOf(figure: string): number {
  const digits = /^[\d.,]+/.exec(figure)?.[0]
  if (digits !== undefined)
    return Number(digits.replaceAll(',', '')) * (PLACES[figure.slice(digits.length).trim()] ?? 1)
  const words = figure.split(/\s+/)
  const place = PLACES[words.at(-1) ?? '']
  if (place && figure.length > 1) return (ENGLISH[words[0] ?? ''] ?? 1) * place
  let sum = 0
  let count = 0
  for (const sign of figure) {
    const value = PLACES[sign]
    if (value === undefined) count = HAN[sign] ?? 0
    else {
      sum = value > sum && sum > 0 ? (sum + count) * value : sum + (count || 1) * value
      count = 0
    }
  }
  return sum + count
}
