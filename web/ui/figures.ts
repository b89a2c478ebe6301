import { useTranslation } from 'react-i18next'

/** "1,204", as the language writes it. */
export function figureText(figure: number, language: string): string {
  return new Intl.NumberFormat(language).format(figure)
}

/** `figureText` in the reader's language. */
export function useFigures(): (figure: number) => string {
  const { language } = useTranslation().i18n
  const format = new Intl.NumberFormat(language)
  return (figure) => format.format(figure)
}
