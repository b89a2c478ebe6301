import type { TFunction } from 'i18next'
import type { ProjectCard } from '../../contract/projects.ts'
import { figureText } from '../kit/figures.ts'

/** A calendar day in words, such as "Dec 3, 2026". */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

/** "Dec 3, 2026 – Mar 1, 2027", as far as that is known; empty without days. */
export function datesText(
  { startsOn, endsOn }: Pick<ProjectCard, 'startsOn' | 'endsOn'>,
  t: TFunction,
  language: string,
): string {
  const [from, to] = [startsOn, endsOn].map((day) => day && dayText(day, language))
  if (from && to) return t('projects.fromTo', { from, to })
  if (from) return t('projects.from', { day: from })
  return to ? t('projects.until', { day: to }) : ''
}

/** "2 boards · 1 list · 3 folders". */
export function contentText(
  project: Pick<ProjectCard, 'boards' | 'budgets' | 'folders'>,
  t: TFunction,
  language: string,
): string {
  const kinds = (['boards', 'budgets', 'folders'] as const).filter((kind) => project[kind] > 0)
  const counts = kinds.map((kind) =>
    t(`projects.${kind}`, { count: project[kind], figure: figureText(project[kind], language) }),
  )
  return counts.join(' · ') || t('projects.holdsNothing')
}

/** "H-12 · Mrs Oakley". */
export function whoseText({ code, clientName }: Pick<ProjectCard, 'code' | 'clientName'>): string {
  return [code, clientName].filter(Boolean).join(' · ')
}
