import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isPriceOpen } from '../../../../contract/sharing/open-prices.ts'
import type { LineDecision } from '../../../../contract/sharing/sending-calls.ts'
import type { SharedLine } from '../../../../contract/sharing/views.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { useDeciding, useLineAnswer, useNameOfLine } from './deciding-context.ts'

/** Says in the schedule that there is something to choose, and which answer stands. */
export function LineMark({ line, onOpen }: { line: SharedLine; onOpen: () => void }) {
  const { t } = useTranslation()
  const { alternativesOf, signedOf, mayDecide, budget } = useDeciding()
  const nameOf = useNameOfLine(budget)
  const { said, taken } = useLineAnswer(line)
  const count = alternativesOf(line.id).length
  const signed = signedOf(line.id)
  const own = mayDecide ? said : null
  const isChosen = own?.chosenId != null || signed?.chosenId != null
  return (
    <>
      {count > 0 && !isChosen && (
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
      {ownTexts().map((text) => (
        <span key={text} className="text-meta font-medium text-accent wrap-anywhere">
          {text}
        </span>
      ))}
      {signedTexts().map((text) => (
        <span key={text} className="text-meta text-second wrap-anywhere">
          {text}
        </span>
      ))}
    </>
  )

  /** In the language of the page; empty for no choice. */
  function nameOfChosen({ chosenId, chosenName }: Pick<LineDecision, 'chosenId' | 'chosenName'>): string {
    if (chosenId === null) return ''
    const chosen = [line, ...alternativesOf(line.id)].find(({ id }) => id === chosenId)
    return chosen ? nameOf(chosen) : chosenName
  }

  function ownTexts(): string[] {
    if (!own) return []
    return [
      own.chosenId === null ? '' : t('deciding.youChoose', { name: nameOfChosen(own) }),
      own.verdict === 'approved' ? t(isPriceOpen(taken) ? 'deciding.youApproveOpen' : 'deciding.youApprove') : '',
      own.verdict === 'changes' ? t('deciding.youAsk', { note: own.note || '…' }) : '',
    ].filter(Boolean)
  }

  function signedTexts(): string[] {
    if (!signed) return []
    const { by, chosenBy, verdict, note, isWhole } = signed
    const chosen = nameOfChosen(signed)
    return [
      chosen && t('deciding.chosenBy', { by: chosenBy, name: chosen }),
      verdict === 'approved' && !isWhole ? t('deciding.approvedBy', { by }) : '',
      verdict === 'changes' ? t('deciding.askedBy', { by, note }) : '',
    ].filter(Boolean)
  }
}

/** Approves a line with one press, and takes it back with another. */
export function LineTick({ line }: { line: SharedLine }) {
  const { t } = useTranslation()
  const { mayDecide, budget } = useDeciding()
  const nameOf = useNameOfLine(budget)
  const { said, say, taken } = useLineAnswer(line)
  if (!mayDecide || said.verdict === 'changes') return null
  const isOn = said.verdict === 'approved'
  return (
    <IconButton
      icon={isOn ? IconCircleCheck : IconCircle}
      label={t(isPriceOpen(taken) ? 'deciding.approveOpen' : 'deciding.approveNamed', { name: nameOf(line) })}
      isOn={isOn}
      onPress={() => say({ verdict: isOn ? null : 'approved' })}
    />
  )
}
