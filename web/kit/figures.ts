import { useTranslation } from 'react-i18next'

const formatters = new Map<string, Intl.NumberFormat>()

/** "1,204", in the language's format. */
export function figureText(figure: number, language: string): string {
  return formatterOf(language).format(figure)
}

/** `figureText` in the reader's language. */
export function useFigures(): (figure: number) => string {
  const { language } = useTranslation().i18n
  return (figure) => figureText(figure, language)
}

/** "77%" for 77, in the reader's language. */
export function usePercents(): (percent: number) => string {
  const { language } = useTranslation().i18n
  return (percent) => percentsOf(language).format(percent / 100)
}

const percentFormatters = new Map<string, Intl.NumberFormat>()

function percentsOf(language: string): Intl.NumberFormat {
  const known = percentFormatters.get(language) ?? new Intl.NumberFormat(language, { style: 'percent' })
  percentFormatters.set(language, known)
  return known
}

/** Making a formatter takes a hundred times as long as using it, and a page uses hundreds. */
function formatterOf(language: string): Intl.NumberFormat {
  const known = formatters.get(language) ?? new Intl.NumberFormat(language)
  formatters.set(language, known)
  return known
}
