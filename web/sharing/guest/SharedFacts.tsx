import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { SharedBoard, SharedBudget } from '../../../contract/sharing/views.ts'
import { paperOf } from '../../boards/gallery/paper-size.ts'
import { dayText } from '../../budgets/amount-text.ts'
import type { SharedView } from './queries.ts'
import styles from './SharedFacts.module.css'

interface SharedFactsProps {
  view: SharedView
  /** As it was sent with a version: how far the list has come is its owner's. */
  isSent?: boolean
}

/** A short summary of the content, as far as the link shows it. */
export function SharedFacts({ view: { board, budget, folder }, isSent = false }: SharedFactsProps) {
  const { t, i18n } = useTranslation()
  const items = folder && folder.items.length + folder.left
  const told = [
    ...(board ? [paperText(board, i18n.language, t)] : []),
    ...(budget ? listTexts(budget, i18n.language, t, isSent) : []),
    ...(items === undefined ? [] : [t('shared.items', { count: items, figure: figureOf(items, i18n.language) })]),
  ].filter(Boolean)
  return (
    <ul className={styles['facts']}>
      {told.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

function figureOf(count: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(count)
}

function paperText({ canvas, scale }: SharedBoard, language: string, t: TFunction): string {
  const paper = paperOf(canvas)
  const size = paper
    ? t(`boards.papers.${paper}`)
    : t('boards.paperSize', { width: figureOf(canvas.width, language), height: figureOf(canvas.height, language) })
  return t('boards.scaleOf', { paper: size, scale })
}

function listTexts(budget: SharedBudget, language: string, t: TFunction, isSent: boolean): (string | undefined)[] {
  const { code, clientName, projectDate, status, lines, taxMode } = budget
  return [
    code,
    isSent ? '' : t(`shared.listStatuses.${status}`),
    t('shared.lines', { count: lines.length, figure: figureOf(lines.length, language) }),
    clientName && t('shared.named', { name: t('shared.facts.client'), value: clientName }),
    projectDate
      ? t('shared.named', { name: t('shared.facts.projectDate'), value: dayText(projectDate, language) })
      : undefined,
    taxMode && t(`shared.taxModes.${taxMode}`),
  ]
}
