import { simplified } from './simplified.ts'

/**
 * The text of a value in one spelling: plain digits of every script, one kind of space, of dash, of quote and of apostrophe, no
 * invisible characters, simplified characters. Superscripts that are no powers of a unit become footnotes, `[¹]`, before they can be read as digits.
 */
export function plainValue(text: string): string {
  if (PLAIN_ALREADY.test(text)) return text
  return simplified(
    text
      .replaceAll(INVISIBLE, '')
      .replaceAll(METRES, (_, kind: string, power: string) => (/[2²]/.test(power) ? '平方' : '立方') + kind)
      .replaceAll(/(?<=[cdkm]?m|ft|yd) (?=[²³])/gi, '')
      .replaceAll(RAISED, raised)
      // NFKC would join 1½ to 11⁄2.
      .replaceAll(VULGAR, (sign) => ` ${sign.normalize('NFKC')}`)
      .replaceAll(/[″“”„‟]/g, '"')
      .replaceAll(/[′’‘‛´`＇]/g, "'")
      .normalize('NFKC')
      .replaceAll(POWER, (_, unit: string, power: string) => unit + (power === '2' ? '²' : '³'))
      .replaceAll(OTHER_DIGITS, plainDigit)
      .replaceAll(/(?<=\d)٬(?=\d)/g, "'")
      .replaceAll(/(?<=\d)[٫。](?=\d)/g, '٫')
      .replaceAll(/[‐‑‒–—―−﹣]/g, '-')
      .replaceAll(/[〜∼]/g, '~')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

/** Printable ASCII with single spaces, and no power that is written as a digit. */
const PLAIN_ALREADY = /^(?!.*(?:  |[mtdn]\^?[23]|`|^ | $))[!-~ ]*$/i
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g
/** Superscripts, with the unit before them. */
const RAISED = /(?<unit>\p{L})?(?<sign>[⁰¹²³⁴-⁹⁺⁻⁽⁾]+)/gu
/** NFKC has made a digit of a power. */
const POWER = /(?<!\p{L})([cdkm]?m|ft|yd|in)\^?([23])(?![\d.,]*\d)/giu
/** 米², and 米2 where nothing more follows. */
const METRES = /(?<!平方|立方)(毫米|厘米|分米|米|英尺)([²³]|[23](?=\s*(?:$|[)）\]/、，,;；])))/gu
const VULGAR = /[¼½¾⅐-⅞]/g
export const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu

/** `m²` and `mm³` are units; after a figure, another letter or a bracket it is a footnote. */
function raised(whole: string, unit: string | undefined, sign: string): string {
  const isPower = unit !== undefined && /^[²³]$/.test(sign) && /[mtdnM]/.test(unit)
  return isPower ? whole : `${unit ?? ''} [${sign}] `
}

/** The digits of a script follow each other, 0 first. */
export function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return `${value}`
}
