import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { dayText } from '../../../budgets/amount-text.ts'
import { factOf, nameFor, standingFacts } from '../subject/standing-facts.ts'
import type { SubjectFact, SharedSubject } from '../subject/subject.ts'
import { columnsOf, type GuestColumn } from './columns.ts'
import { guestLineName } from './line-texts.ts'
import type { GuestFormats } from '../subject/words.ts'

export function budgetSubjects(budget: SharedBudget, words: GuestFormats): SharedSubject[] {
  const columns = columnsOf(budget, words)
  return budget.lines.map((line, index) => ({
    keys: [`line ${line.id}`],
    place: { lineId: line.id },
    name: guestLineName(line, words) || line.docCode || words.t('shared.unnamedLine', { number: index + 1 }),
    facts: factsOf(line, columns, words),
    cover: line.snapshot?.cover ?? null,
  }))
}

/** The facts of one line of a list, or of an alternative to one. */
export function lineFacts(line: SharedLine, budget: SharedBudget, words: GuestFormats): SubjectFact[] {
  return factsOf(line, columnsOf(budget, words), words)
}

function factsOf(line: SharedLine, columns: readonly GuestColumn[], words: GuestFormats): SubjectFact[] {
  const { t, language } = words
  const { now, note, snapshot } = line
  const until = now?.certificatesUntil
  return [
    ...factOf(t('shared.facts.brand'), snapshot?.brand && nameFor(snapshot.brand, words)),
    ...factOf(t('shared.facts.model'), snapshot?.model),
    ...columns.flatMap(({ heading, textOf }) => factOf(heading, textOf(line))),
    // Stock and lead time have columns already.
    ...standingFacts(now && { certificates: now.certificates ?? [], documents: now.documents ?? [] }, words),
    ...(now?.certificates || !until
      ? []
      : factOf(t('shared.facts.certificates'), t('shared.certificateUntil', { date: dayText(until, language) }))),
    ...factOf(t('shared.facts.note'), note),
  ]
}
