const KILOBYTE = 1000

/** A file's size in words: "640 kB", "2.4 MB". */
export function sizeText(bytes: number, language: string): string {
  const format = (unit: string, amount: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
  const kilobytes = bytes / KILOBYTE
  return kilobytes < KILOBYTE ? format('kilobyte', Math.ceil(kilobytes)) : format('megabyte', kilobytes / KILOBYTE)
}
