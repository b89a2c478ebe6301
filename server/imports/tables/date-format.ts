/** Built-in formats of ECMA-376 part 1, 18.8.30, that show a date or a time; 27 to 36 and 50 to 58 do in East Asian Excel. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Excel's own limit. */
const LONGEST_CODE = 255

/** Whether a number format shows a date or a time, by its id or its code. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([first, last]) => id >= first && id <= last)
  if (code.length > LONGEST_CODE) return false
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/general/gi, '')
  return /[ymdhs]/i.test(bare) && !/[0#?]/.test(bare.replace(/\.0+/g, ''))
}

const DAY_MS = 86_400_000
/** Day 1 is 1900-01-01. Excel counts a 29 February 1900 that never was, so days from 61 on are one too high. */
const FIRST_1900 = Date.UTC(1899, 11, 31)
const FIRST_1904 = Date.UTC(1904, 0, 1)
const AFTER_LEAP = 60

/** A spreadsheet's serial day as `YYYY-MM-DD`, with the minute if it has one; undefined if it is no day. */
export function dayOfSerial(serial: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_465.999_999) return undefined
  const day = Math.floor(serial)
  const start = is1904 ? FIRST_1904 + day * DAY_MS : FIRST_1900 + (day > AFTER_LEAP ? day - 1 : day) * DAY_MS
  const minutes = Math.round((serial - day) * 1440)
  const iso = new Date(start + minutes * 60_000).toISOString()
  if (day === 0 && !is1904) return iso.slice(11, 16)
  return minutes ? `${iso.slice(0, 10)} ${iso.slice(11, 16)}` : iso.slice(0, 10)
}
