import '../../../locales/deciding-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { SharedAlternative } from '../../../../contract/sharing/views.ts'
import { ChosenTotal } from './ChosenTotal.tsx'
import { DecidingContext, type Deciding } from './deciding-context.ts'
import { LineAnswer } from './LineAnswer.tsx'
import { LineChoice } from './LineChoice.tsx'
import { LineMark, LineTick } from './LineMark.tsx'
import { ExchangeContext, LinePartsContext } from './line-parts.ts'
import { useChosen } from './use-chosen.ts'
import { saidBefore, signedIn } from '../../../../contract/sharing/signed.ts'
import { changesOf } from '../sent/queries.ts'

interface DecidingPartProps extends Pick<
  Deciding,
  'token' | 'number' | 'place' | 'budget' | 'mayDecide' | 'decisions'
> {
  children: ReactNode
}

/** A list in which the reader chooses and answers, or sees what was offered and answered. */
export function DecidingPart({ token, number, place, budget, mayDecide, decisions, children }: DecidingPartProps) {
  const byLine = useMemo(
    () => Map.groupBy(budget.alternatives ?? [], ({ alternativeOf }) => alternativeOf),
    [budget.alternatives],
  )
  const signedOf = useMemo(() => signedIn(decisions, number, place), [decisions, number, place])
  const isFirst = decisions.every((one) => one.number >= number)
  const { data: changes } = useQuery({ ...changesOf(token, number), enabled: mayDecide && !isFirst })
  const before = useMemo(() => {
    if (!changes || changes.before === null) return null
    return { number: changes.before, saidOf: saidBefore(decisions, changes, place) }
  }, [decisions, changes, place])
  const deciding = useMemo(
    () => ({
      token,
      number,
      place,
      budget,
      mayDecide,
      decisions,
      alternativesOf: (lineId: string) => byLine.get(lineId) ?? NO_ALTERNATIVES,
      signedOf,
      before,
    }),
    [token, number, place, budget, mayDecide, decisions, byLine, signedOf, before],
  )
  const parts = useMemo(
    () => ({
      choosable: new Set([...byLine.keys()].filter((id) => id !== null)),
      Mark: LineMark,
      Tick: LineTick,
      Choice: LineChoice,
      Answer: LineAnswer,
    }),
    [byLine],
  )
  const chosen = useChosen(deciding)
  const exchange = chosen && chosen.exchanged.size > 0 ? chosen : null
  return (
    <DecidingContext value={deciding}>
      {mayDecide && <ChosenTotal {...deciding} />}
      <LinePartsContext value={parts}>
        <ExchangeContext value={exchange}>{children}</ExchangeContext>
      </LinePartsContext>
    </DecidingContext>
  )
}

const NO_ALTERNATIVES: readonly SharedAlternative[] = []
