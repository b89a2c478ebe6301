import type { TFunction } from 'i18next'

/** When a to-do is due, in words, and whether that day has passed. `today` is the reader's calendar day. */
export function dueWords(
  dueOn: string,
  { t, language, today }: { t: TFunction; language: string; today: string },
): { words: string; isOver: boolean } {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(dueOn))
  const isOver = dueOn < today
  return { words: t(isOver ? 'discussion.overdue' : 'discussion.dueOn', { day }), isOver }
}

/** The reader's calendar day, `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
