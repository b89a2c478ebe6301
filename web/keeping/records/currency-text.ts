import type { TFunction } from 'i18next'

/** A currency by its name in the reader's language and its code: "Euro (EUR)". */
export function currencyText(code: string, t: TFunction, language: string): string {
  const name = nameOf(code, language)
  return name === undefined || name === code ? code : t('records.currencyOf', { name, code })
}

function nameOf(code: string, language: string): string | undefined {
  // `Intl` throws for codes that are not three letters.
  if (!/^[a-z]{3}$/i.test(code)) return undefined
  return new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code)
}
