import { useTranslation } from 'react-i18next'

const formatters = new Map<string, Intl.NumberFormat>()

/** "1,204", as the language writes it. */
export function figureText(figure: number, language: string): string {
  return formatterOf(language).format(figure)
}

/** `figureText` in the reader's language. */
export function useFigures(): (figure: number) => string {
  const { language } = useTranslation().i18n
  return (figure) => figureText(figure, language)
}

/** Making one takes a hundred times as long as using it, and a page uses hundreds. */
function formatterOf(language: string): Intl.NumberFormat {
  const known = formatters.get(language) ?? new Intl.NumberFormat(language)
  formatters.set(language, known)
  return known
}
