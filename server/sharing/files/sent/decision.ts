import { deedOf } from '../../../../contract/sharing/deed.ts'
import type { SharedLine } from '../../../../contract/sharing/views.ts'
import { grouped } from '../../../budgets/export/grouped.ts'
import { ACCENT, INK, SOFT } from '../../../platform/pdf/inks.ts'
import type { Pages } from '../../../platform/pdf/pages.ts'
import { BOTTOM } from '../pdf/approval.ts'
import { momentIn, shownLineName } from '../shown-texts.ts'
import type { SentDecision, SentHead } from './sent-file.ts'
import { sentWordsIn } from './words.ts'

interface DecisionInWords {
  heading: string
  /** Who decided, and when. */
  by: string
  /** The note in its own lines. */
  note: string[]
  /** What was said of single lines, and what it comes to. */
  lists: { title: string; rows: string[] }[]
  /** What was decided on. */
  what: string[]
}

/** What a decision leaves open in a list: lines that were approved without a price, and how many were not answered. */
export interface LeftOpen {
  list: string
  lines: readonly SharedLine[]
  unanswered: number
}

type SentLine = SentDecision['lines'][number]

export function decisionInWords(
  decision: SentDecision,
  { parts, language }: Pick<SentHead, 'parts' | 'language'>,
  open: readonly LeftOpen[],
): DecisionInWords {
  const { name, note, lines, before, totals, time, contentHash, isReduced } = decision
  const said = deedOf(decision)
  const words = sentWordsIn(language)
  const nameOf = (line: { name: string }) => line.name || words.namelessLine
  const partOf = (place: number) => parts.find((part) => part.place === place)?.name ?? ''
  const choice = (line: SentLine) =>
    words.isChosen(
      nameOf(line),
      line.chosenId === line.lineId ? words.asProposed : line.chosenName || words.marks.alternative,
    )
  const rowsOf = (isWanted: (line: SentLine) => boolean, row: (line: SentLine) => string) =>
    [...Map.groupBy(lines.filter(isWanted), ({ place }) => place)].flatMap(([place, own]) => [
      ...(parts.length > 1 ? [words.inPart(partOf(place))] : []),
      ...own.map(row),
    ])
  const change = (line: SentLine) => [nameOf(line), line.note].filter(Boolean).join(' — ')
  const approval = (line: SentLine) => line.chosenName || nameOf(line)
  // A choice that stood was signed again.
  const keyOf = ({ place, lineId, chosenId }: SentLine) => `${place} ${lineId} ${chosenId}`
  const standing = new Set(before.map(keyOf))
  const stood = (line: SentLine) => standing.has(keyOf(line))
  const lists = [
    {
      title: words.titles.chosen,
      rows: rowsOf((line) => line.chosenId !== null && !stood(line), choice),
    },
    {
      title: words.titles.changes,
      rows: rowsOf(({ verdict }) => verdict === 'changes', change),
    },
    {
      title: words.titles.approved,
      rows: rowsOf(({ verdict }) => verdict === 'approved', approval),
    },
    {
      title: words.titles.before,
      rows: before.flatMap((line) => [
        ...(line.chosenId === null ? [] : [words.byWhom(choice(line), line.chosenBy)]),
        ...(line.verdict === 'changes' ? [words.byWhom(change(line), line.by)] : []),
        ...(line.verdict === 'approved' ? [words.byWhom(`${words.marks.approved}: ${approval(line)}`, line.by)] : []),
      ]),
    },
    {
      title: words.titles.open,
      rows: open.flatMap(({ list, lines: some }) => [
        ...(parts.length > 1 && some.length > 0 ? [words.inPart(list)] : []),
        ...some.map((line) => shownLineName(line, language) || line.docCode || words.namelessLine),
      ]),
    },
    {
      title: words.titles.unanswered,
      rows: open.flatMap(({ list, unanswered }) =>
        unanswered > 0 ? [`${parts.length > 1 ? `${words.inPart(list)} ` : ''}${words.lines(unanswered)}`] : [],
      ),
    },
    {
      title: words.titles.totals,
      rows: totals.map(({ place, total, currency, unpriced = 0 }) => {
        const sum = `${words.inPart(partOf(place))} ${currency} ${grouped(total)}`
        return unpriced > 0 ? [sum, words.unpriced(unpriced)].join(words.between) : sum
      }),
    },
  ]
  return {
    heading: words.verdicts[said],
    by: words.decidedBy[said](name, momentIn(language, time)),
    note: linesIn(note),
    lists: lists.filter(({ rows }) => rows.length > 0),
    what: [words.whatWas(contentHash), ...(isReduced ? [words.showsLess] : [])],
  }
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Draws the decision as a block with a bar beside it, over as many pages as it takes. */
export function drawDecision(pages: Pages, { heading, by, note, lists, what }: DecisionInWords): void {
  const x = pages.left + 10
  pages.y -= 14
  pages.ensure(60)
  const [first, top] = [pages.page, pages.y]
  pages.write(heading, { size: 13, color: INK }, x)
  pages.y -= 2
  pages.write(by, { size: 9, color: INK }, x)
  for (const line of note) pages.write(line, { size: 9, color: INK }, x)
  for (const { title, rows } of lists) {
    pages.y -= 6
    pages.ensure(30)
    pages.write(title, { size: 8, color: SOFT }, x)
    for (const row of rows) pages.write(row, { size: 9, color: INK }, x)
  }
  pages.y -= 4
  for (const line of what) pages.write(line, { size: 7.5, color: SOFT }, x)
  const bottom = first === pages.page ? pages.y - 3 : BOTTOM
  first.drawRectangle({ x: pages.left, y: bottom, width: 2, height: top - bottom, color: ACCENT })
}
