import { useTranslation } from 'react-i18next'

/** "1,204", as the reader's language writes it. */
export function useFigures(): (figure: number) => string {
  const { language } = useTranslation().i18n
  const format = new Intl.NumberFormat(language)
  return (figure) => format.format(figure)
}
