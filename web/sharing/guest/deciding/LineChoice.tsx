import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedLine } from '../../../../contract/sharing/views.ts'
import { Radio } from '../../../kit/fields/Radio.tsx'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { lineFacts } from '../budget/budget-subjects.ts'
import { brandAndModel } from '../budget/line-texts.ts'
import { Facts } from '../subject/Facts.tsx'
import { useGuestFormats } from '../subject/words.ts'
import { added, ownAmount } from './added.ts'
import { ChosenTotal } from './ChosenTotal.tsx'
import { useDeciding, useLineAnswer, useNameOfLine } from './deciding-context.ts'

const CARD =
  'rounded-md border border-hairline has-checked:border-accent has-checked:bg-accent-wash forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** What is proposed, and what may be chosen instead: as radio cards for who decides, else to look at. */
export function LineChoice({ lineId }: { lineId: string }) {
  const { budget, ...deciding } = useDeciding()
  const line = budget.lines.find(({ id }) => id === lineId)
  return line ? <Cards line={line} {...deciding} budget={budget} /> : null
}

function Cards({ line, ...deciding }: { line: SharedLine } & ReturnType<typeof useDeciding>) {
  const { t } = useTranslation()
  const id = useId()
  const { mayDecide, alternativesOf, signedOf } = deciding
  const { said, say } = useLineAnswer(line)
  const all: readonly SharedLine[] = [line, ...alternativesOf(line.id)]
  const chosenId = mayDecide ? (said.chosenId ?? signedOf(line.id)?.chosenId ?? null) : null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-10">
      <h3 id={id} className="text-meta text-second">
        {t(mayDecide ? 'deciding.choose' : 'deciding.alternatives', { count: all.length - 1 })}
      </h3>
      <div className="grid grid-cols-1 gap-10" {...(mayDecide && { role: 'radiogroup', 'aria-labelledby': id })}>
        {all.map((one) => (
          <Card
            key={one.id}
            group={id}
            one={one}
            proposed={line}
            isChosen={one.id === chosenId}
            onChoose={mayDecide ? () => say({}, one) : null}
          />
        ))}
      </div>
      {mayDecide && <ChosenTotal {...deciding} isHeld />}
    </section>
  )
}

interface CardProps {
  group: string
  one: SharedLine
  proposed: SharedLine
  isChosen: boolean
  /** Null for who only looks. */
  onChoose: (() => void) | null
}

function Card({ group, one, proposed, isChosen, onChoose }: CardProps) {
  const { t } = useTranslation()
  const words = useGuestFormats()
  const { budget } = useDeciding()
  const name = useNameOfLine(budget)(one)
  const isProposed = one.id === proposed.id
  const price = isProposed ? ownAmount(one, budget, words) : added(proposed, one, budget, words)
  const { cover } = one.snapshot ?? {}
  const made = brandAndModel(one, words)
  const facts = lineFacts(one, budget, words)
  const label = [name, isProposed && t('deciding.proposed'), price].filter(Boolean).join(', ')
  const Row = onChoose ? 'label' : 'div'
  return (
    <div className={CARD}>
      <Row className={`flex min-h-44 flex-wrap items-start gap-12 p-12 ${onChoose ? 'cursor-pointer' : ''}`}>
        {onChoose && (
          <span className="flex-none pt-2">
            <Radio label={label} name={group} value={isChosen} onChoose={onChoose} />
          </span>
        )}
        {cover && (
          <span className="w-88 flex-none overflow-hidden rounded-sm">
            <Picture address={cover.address} alt="" sizes="88px" color={cover.color} />
          </span>
        )}
        <span className="grid min-w-0 flex-[1_1_8em] grid-cols-1 justify-items-start gap-2 wrap-anywhere">
          <span className="font-medium">{name}</span>
          {isProposed && <span className="text-meta text-second">{t('deciding.proposed')}</span>}
          {made && <span className="text-meta text-second">{made}</span>}
          {price && <span className="tabular-nums">{price}</span>}
        </span>
      </Row>
      {facts.length > 0 && (
        <details className="border-t border-hairline px-12">
          <summary className="flex min-h-36 cursor-pointer items-center text-meta text-second phone:min-h-44">
            {t('deciding.facts', { name })}
          </summary>
          <Facts facts={facts} />
        </details>
      )}
    </div>
  )
}
