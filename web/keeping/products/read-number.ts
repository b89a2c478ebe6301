/** A typed number, with or without commas between thousands; null for empty, undefined for invalid text. */
export function readPlainNumber(typed: string): number | null | undefined {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return null
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
