/** Formats of ECMA-376 part 1, 18.8.30, that show a day or an hour; 27 to 36 and 50 to 58 do in Chinese and Japanese Excel. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** As long as Excel takes one. */
const LONGEST_CODE = 255

/** Whether a number format shows a moment: by its number, or by what it consists of. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([first, last]) => id >= first && id <= last)
  if (code.length > LONGEST_CODE) return false
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/general/gi, '')
  return /[ymdhs]/i.test(bare) && !/[0#?]/.test(bare.replace(/\.0+/g, ''))
}

const DAY_MS = 86_400_000
/** Day 1 is 1900-01-01, and Excel counts a 29 February that 1900 did not have: from day 61 on all is one day further. */
const FIRST_1900 = Date.UTC(1899, 11, 31)
const FIRST_1904 = Date.UTC(1904, 0, 1)
const AFTER_LEAP = 60

/** A spreadsheet's number of days as `YYYY-MM-DD`, with the minute where it has one; undefined for what is no day. */
export function dayOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_465.999_999) return undefined
  const day = Math.floor(serial)
  const start = is1904 ? FIRST_1904 + day * DAY_MS : FIRST_1900 + (day > AFTER_LEAP ? day - 1 : day) * DAY_MS
  const minutes = Math.round((serial - day) * 1440)
  const iso = new Date(start + minutes * 60_000).toISOString()
  if (day === 0 && !is1904) return iso.slice(11, 16)
  return minutes ? `${iso.slice(0, 10)} ${iso.slice(11, 16)}` : iso.slice(0, 10)
}

/** A number as a person would write it: fifteen digits, as a spreadsheet shows, without what binary adds. */
export function numberText(stored: string): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  const text = String(Number(value.toPrecision(15)))
  if (!text.includes('e')) return text
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/\.?0+$/, '') : BigInt(Math.round(value)).toString()
}
