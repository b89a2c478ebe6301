/** Built-in formats of ECMA-376 part 1, 18.8.30, that show a date or a time; 27 to 36 and 50 to 58 do in East Asian Excel. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const
const BUILT_IN_DURATION = 46

/** Excel's own limit. */
const LONGEST_CODE = 255
const LITERAL = /"[^"]*"|\\.|_.|\*./g

/** Whether a number format shows a date or a time, by its id or its code. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([first, last]) => id >= first && id <= last)
  if (code.length > LONGEST_CODE) return false
  const bare = code
    .replace(LITERAL, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/general/gi, '')
  return /[ymdhs]/i.test(bare) && !/[0#?]/.test(bare.replace(/\.0+/g, ''))
}

/** Whether a number format shows how long something takes: `[h]:mm` counts hours beyond a day. */
export function isDurationFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return id === BUILT_IN_DURATION
  return code.length <= LONGEST_CODE && /\[(?:h+|m+|s+)\]/i.test(code.replace(LITERAL, ''))
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

/** Days as hours and minutes, and seconds if there are any: `36:00`; undefined if they are no duration. */
export function durationOfSerial(serial: number): string | undefined {
  if (!Number.isFinite(serial) || serial < 0) return undefined
  const seconds = Math.round(serial * 86_400)
  const parts = [Math.floor(seconds / 60) % 60, ...(seconds % 60 ? [seconds % 60] : [])]
  return [Math.floor(seconds / 3600), ...parts.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** A day as ISO 8601 writes it, with the minute if it has one. */
export function dayOfIso(text: string): string {
  const [whole, day = '', minute = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(text.trim()) ?? []
  if (whole === undefined) return text.trim()
  return minute === '' || minute === '00:00' ? day : `${day} ${minute}`
}
