import '../../../locales/deciding-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSeen } from '../../../../contract/names.ts'
import { LONGEST_COMMENT } from '../../../../contract/sharing/links.ts'
import { approvedWithoutPrice } from '../../../../contract/sharing/open-prices.ts'
import type { LineDecision } from '../../../../contract/sharing/sending-calls.ts'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { CheckCode, SignedThing } from '../approval/WhatIsApproved.tsx'
import { keepAnswer } from '../deciding/answers.ts'
import { TotalLine } from '../budget/TotalLine.tsx'
import { ChosenTotal } from '../deciding/ChosenTotal.tsx'
import { useNameOfLine } from '../deciding/deciding-context.ts'
import { apart, changesAsked, signedIn, type Signed } from '../../../../contract/sharing/signed.ts'
import { AnswersInWords } from './AnswersInWords.tsx'
import { useShownLists, type Shown, type ShownVersion, type Verdict } from './queries.ts'

interface WhatIsDecidedProps {
  token: string
  shown: Shown
  version: ShownVersion
  verdict: Verdict
  answers: readonly LineDecision[]
  /** It was sent with a change without words. */
  isTried: boolean
}

/** What the reader signs: choices, lines and changes by name, what it comes to, and the check code. */
export function WhatIsDecided({ token, shown, version, verdict, answers, isTried }: WhatIsDecidedProps) {
  const { t } = useTranslation()
  const { number, parts, contentHash } = version
  const lists = [...useShownLists(token, version)]
  // Those that lacked words when this opened keep their fields while they are filled in.
  const [wordless] = useState(() => new Set(answers.filter(({ note }) => !isSeen(note)).map(keyOf)))
  const isOpen = lists.some(([place, { alternatives = [] }]) =>
    alternatives.some(({ alternativeOf }) =>
      answers.every((one) => one.place !== place || one.lineId !== alternativeOf || one.chosenId === null),
    ),
  )
  const { anew, before } = apart({ number, verdict, lines: answers }, shown.decisions)
  const takenBack = verdict === 'approved' ? changesAsked(shown.decisions, number) : []
  const left = verdict === 'changes' && answers.length > 0 ? unanswered() : null
  return (
    <SignedThing name={t('sent.decide.on', { name: shown.projectName, number })}>
      <p className="text-meta text-second">{parts.map(({ name }) => name).join(' · ')}</p>
      <AnswersInWords
        lines={anew}
        isWhole
        wordsOf={(line) => wordless.has(keyOf(line)) && <Words {...{ token, number, line, isTried }} />}
      />
      {before.length > 0 && (
        <div className="text-meta text-second">
          <p>{t('deciding.before', { names: [...new Set(before.map(byOf))].join(', ') })}</p>
          <AnswersInWords lines={before} />
        </div>
      )}
      {verdict === 'changes' && anew.length > 0 && signedIn(shown.decisions, number, 0)('')?.isWhole && (
        <p className="text-meta text-second">{t('deciding.restApproved')}</p>
      )}
      {left !== null && <p className="text-meta text-second">{t('deciding.unanswered', { count: left })}</p>}
      {takenBack.length > 0 && (
        <p className="text-warning wrap-anywhere">
          {t('deciding.takesBack', { names: takenBack.map(({ name }) => name || t('deciding.unnamed')).join(' · ') })}
        </p>
      )}
      {verdict === 'approved' && isOpen && <p className="text-meta text-second">{t('deciding.proposedCounts')}</p>}
      {lists.map(([place, budget]) => (
        <div key={place}>
          {lists.length > 1 && <p className="text-meta text-second">{budget.name}</p>}
          {answers.some((one) => one.place === place && one.chosenId !== null) ? (
            <ChosenTotal {...{ token, number, place, budget }} decisions={shown.decisions} mayDecide />
          ) : (
            <TotalLine budget={budget} />
          )}
          <OpenPrices budget={budget} verdict={verdict} answers={answers.filter((one) => one.place === place)} />
        </div>
      ))}
      <CheckCode contentHash={contentHash} />
    </SignedThing>
  )

  /** How many lines nobody has answered, now or before; null while that is not known, or for none. */
  function unanswered(): number | null {
    if (parts.filter(({ kind }) => kind === 'budget').length > lists.length) return null
    const now = new Set(answers.map(keyOf))
    const count = lists.flatMap(([place, { lines }]) => {
      const signedOf = signedIn(shown.decisions, number, place)
      return lines.filter(({ id }) => !now.has(keyOf({ place, lineId: id })) && signedOf(id) === undefined)
    }).length
    return count > 0 ? count : null
  }
}

function byOf({ verdict, by, chosenBy }: Signed): string {
  return verdict === null ? chosenBy : by
}

function keyOf({ place, lineId }: Pick<LineDecision, 'place' | 'lineId'>): string {
  return `${place} ${lineId}`
}

interface OpenPricesProps extends Pick<WhatIsDecidedProps, 'verdict' | 'answers'> {
  budget: SharedBudget
}

/** More names than these are folded. */
const SHORT = 4

/** What is approved without a price. */
function OpenPrices({ budget, verdict, answers }: OpenPricesProps) {
  const { t } = useTranslation()
  const nameOf = useNameOfLine(budget)
  const names = approvedWithoutPrice(budget, { verdict, lines: answers }).map(nameOf)
  if (names.length === 0) return null
  const told = names.join(' · ')
  if (names.length <= SHORT) return <p className="wrap-anywhere">{t('deciding.openPrices', { names: told })}</p>
  return (
    <details>
      <summary className="min-h-24 cursor-pointer phone:min-h-44 phone:content-center">
        {t('deciding.manyOpenPrices', { count: names.length })}
      </summary>
      <p className="wrap-anywhere text-second">{told}</p>
    </details>
  )
}

interface WordsProps {
  token: string
  number: number
  line: LineDecision
  isTried: boolean
}

function Words({ token, number, line, isTried }: WordsProps) {
  const { t } = useTranslation()
  const isMissing = isTried && !isSeen(line.note)
  return (
    <LongTextField
      label={t('deciding.changeOf', { name: line.name })}
      value={line.note}
      rows={2}
      most={LONGEST_COMMENT}
      error={isMissing ? t('sent.decide.whatMissing') : undefined}
      onChange={(note) => keepAnswer(token, number, { ...line, note })}
    />
  )
}
