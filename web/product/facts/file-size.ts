const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** 1536 → "1.5 kB", in units of 1024 as file managers count. */
export function fileSizeText(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const amount = bytes / 1024 ** step
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount)
}
