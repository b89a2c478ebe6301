import { IconCircle, IconCircleCheck, IconCircleCheckFilled, IconCircleDot, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isPriceOpen } from '../../../../contract/sharing/open-prices.ts'
import type { LineDecision } from '../../../../contract/sharing/sending-calls.ts'
import type { SharedLine } from '../../../../contract/sharing/views.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { useGuestFormats } from '../subject/words.ts'
import { ownAmount } from './added.ts'
import { useDeciding, useLineAnswer, useNameOfLine } from './deciding-context.ts'

/** Says in the schedule that there is something to choose, and which answer stands. */
export function LineMark({ line, onOpen }: { line: SharedLine; onOpen: () => void }) {
  const { t } = useTranslation()
  const { alternativesOf, signedOf, before, mayDecide, budget } = useDeciding()
  const nameOf = useNameOfLine(budget)
  const { said, taken } = useLineAnswer(line)
  const earlier = before?.saidOf(line.id)
  const count = alternativesOf(line.id).length
  const signed = signedOf(line.id)
  const own = mayDecide ? said : null
  // What is not sent yet is what the reader wants now.
  const isOwn = own?.chosenId != null
  const isOpen = isPriceOpen(alternativesOf(line.id).find(({ id }) => id === signed?.chosenId) ?? line)
  const chosen = isOwn ? own : signed
  /** In the language of the page. */
  const nameOfChosen = ({ chosenId, chosenName }: Pick<LineDecision, 'chosenId' | 'chosenName'>) => {
    const other = [line, ...alternativesOf(line.id)].find(({ id }) => id === chosenId)
    return other ? nameOf(other) : chosenName
  }
  return (
    <>
      {count > 0 && chosen?.chosenId == null && (
        <span>
          <Button
            look="inline"
            label={t(mayDecide ? 'deciding.chooseOf' : 'deciding.alternatives', { count })}
            about={nameOf(line)}
            opens="dialog"
            onPress={onOpen}
          />
        </span>
      )}
      {chosen?.chosenId != null && (
        <Chosen
          line={line}
          chosenId={chosen.chosenId}
          text={
            isOwn
              ? t('deciding.youChoose', { name: nameOfChosen(chosen) })
              : t('deciding.chosenBy', { by: signed?.chosenBy, name: nameOfChosen(chosen) })
          }
          isOwn={isOwn}
          onOpen={onOpen}
        />
      )}
      {own?.verdict && (
        <span className="text-meta font-medium text-accent wrap-anywhere">
          {own.verdict === 'approved'
            ? t(isPriceOpen(taken) ? 'deciding.youApproveOpen' : 'deciding.youApprove')
            : t('deciding.youAsk', { note: own.note || '…' })}
        </span>
      )}
      {signed?.verdict && (isOpen || !signed.isWhole) && (
        <span className="text-meta text-second wrap-anywhere">
          {signed.verdict === 'approved'
            ? t(isOpen ? 'deciding.approvedOpenBy' : 'deciding.approvedBy', { by: signed.by })
            : t('deciding.askedBy', { by: signed.by, note: signed.note })}
        </span>
      )}
      {earlier && !signed && !own?.verdict && !isOwn && (
        <span className="text-meta text-second wrap-anywhere">
          {t(`deciding.earlier.${earlier.verdict}`, { ...earlier, number: before?.number })}
        </span>
      )}
    </>
  )
}

interface ChosenProps {
  line: SharedLine
  chosenId: string
  text: string
  /** Not sent yet. */
  isOwn: boolean
  onOpen: () => void
}

/** What was chosen and what it comes to, as plain as the line that it takes the place of. */
function Chosen({ line, chosenId, text, isOwn, onOpen }: ChosenProps) {
  const { alternativesOf, budget } = useDeciding()
  const words = useGuestFormats()
  const other = alternativesOf(line.id).find(({ id }) => id === chosenId)
  const cover = other?.snapshot?.cover
  const isOther = chosenId !== line.id
  return (
    <span
      className={`flex items-center gap-8 py-3 wrap-anywhere ${isOther ? 'font-medium' : 'text-meta'} ${isOwn ? 'text-accent' : 'text-ink'}`}
      // The line steps back (LineFace.module.css).
      data-instead={isOther || undefined}
    >
      {cover && (
        <span className="w-44 flex-none overflow-hidden rounded-xs">
          <Picture address={cover.address} alt="" sizes="44px" color={cover.color} isMinor />
        </span>
      )}
      <span className="grid">
        <Button look="inline" label={text} opens="dialog" onPress={onOpen} />
        {other && <span className="text-meta">{ownAmount(other, budget, words)}</span>}
      </span>
    </span>
  )
}

/** Which answer a line has; where there is none, or a choice alone, a press approves it and another takes that back. */
export function LineTick({ line }: { line: SharedLine }) {
  const { t } = useTranslation()
  const { mayDecide, signedOf, budget } = useDeciding()
  const nameOf = useNameOfLine(budget)
  const { said, say, taken } = useLineAnswer(line)
  const signed = signedOf(line.id)
  const own = mayDecide ? said.verdict : null
  const label = t(isPriceOpen(taken) ? 'deciding.approveOpen' : 'deciding.approveNamed', { name: nameOf(line) })
  // What it means is said in words below the line's name.
  if (own === 'changes') return <IconPencil aria-hidden className={`${SIGN} text-accent`} />
  if (own === 'approved')
    return <IconButton icon={IconCircleCheck} label={label} isOn onPress={() => say({ verdict: null })} />
  if (signed?.verdict === 'changes') return <IconPencil aria-hidden className={`${SIGN} text-warning`} />
  if (signed?.verdict === 'approved') return <IconCircleCheckFilled aria-hidden className={`${SIGN} text-good`} />
  if (!mayDecide) return null
  const isChosen = said.chosenId !== null
  return (
    <span className={toneOf()}>
      <IconButton
        icon={isChosen || signed?.chosenId != null ? IconCircleDot : IconCircle}
        label={label}
        isOn={false}
        onPress={() => say({ verdict: 'approved' })}
      />
    </span>
  )

  function toneOf() {
    if (isChosen) return 'text-accent'
    return signed?.chosenId == null ? '' : 'text-good'
  }
}

/** As large as a button. */
const SIGN = 'size-36 flex-none p-6 phone:size-44 phone:p-10'
