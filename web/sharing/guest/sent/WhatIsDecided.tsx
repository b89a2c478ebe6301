import '../../../locales/deciding-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSeen } from '../../../../contract/names.ts'
import { LONGEST_COMMENT } from '../../../../contract/sharing/links.ts'
import type { LineDecision } from '../../../../contract/sharing/sending-calls.ts'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { CheckCode, SignedThing } from '../approval/WhatIsApproved.tsx'
import { keepAnswer } from '../deciding/answers.ts'
import { TotalLine } from '../budget/TotalLine.tsx'
import { ChosenTotal } from '../deciding/ChosenTotal.tsx'
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
  return (
    <SignedThing name={t('sent.decide.on', { name: shown.projectName, number })}>
      <p className="text-meta text-second">{parts.map(({ name }) => name).join(' · ')}</p>
      <AnswersInWords
        lines={answers}
        isWhole
        wordsOf={(line) => wordless.has(keyOf(line)) && <Words {...{ token, number, line, isTried }} />}
      />
      {verdict === 'approved' && isOpen && <p className="text-meta text-second">{t('deciding.proposedCounts')}</p>}
      {lists.map(([place, budget]) => (
        <div key={place}>
          {lists.length > 1 && <p className="text-meta text-second">{budget.name}</p>}
          {answers.some((one) => one.place === place && one.chosenId !== null) ? (
            <ChosenTotal {...{ token, number, place, budget }} decisions={shown.decisions} />
          ) : (
            <TotalLine budget={budget} />
          )}
        </div>
      ))}
      <CheckCode contentHash={contentHash} />
    </SignedThing>
  )
}

function keyOf({ place, lineId }: LineDecision): string {
  return `${place} ${lineId}`
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
