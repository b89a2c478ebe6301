import { useTranslation } from 'react-i18next'
import { LONGEST_COMMENT } from '../../../../contract/sharing/links.ts'
import { isPriceOpen } from '../../../../contract/sharing/open-prices.ts'
import type { SharedLine } from '../../../../contract/sharing/views.ts'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import { LongTextField } from '../../../kit/fields/LongTextField.tsx'
import { useDeciding, useLineAnswer } from './deciding-context.ts'

const ANSWERS = ['none', 'approved', 'changes'] as const

/** What the reader answers to a line: it stands until they sign. */
export function LineAnswer({ lineId }: { lineId: string }) {
  const { budget, mayDecide } = useDeciding()
  const line = budget.lines.find(({ id }) => id === lineId)
  return line && mayDecide ? <Field line={line} /> : null
}

function Field({ line }: { line: SharedLine }) {
  const { t } = useTranslation()
  const { said, say, taken } = useLineAnswer(line)
  const { signedOf } = useDeciding()
  // A choice is an answer.
  const unsaid = signedOf(line.id) ? 'signed' : 'none'
  const none = said.chosenId === null ? unsaid : 'chosen'
  return (
    <div className="grid grid-cols-1 gap-10">
      <ChoiceField
        label={t('deciding.answer')}
        options={ANSWERS.map((value) => ({ value, label: t(`deciding.answers.${value === 'none' ? none : value}`) }))}
        value={said.verdict ?? 'none'}
        onChange={(next) => say({ verdict: next === 'none' ? null : next })}
      />
      {said.verdict === 'changes' && (
        <LongTextField
          label={t('sent.decide.what')}
          value={said.note}
          rows={2}
          most={LONGEST_COMMENT}
          onChange={(note) => say({ note })}
        />
      )}
      {isPriceOpen(taken) && said.verdict !== 'changes' && <p className="text-meta">{t('deciding.openPrice')}</p>}
      {said.verdict !== null && (
        <p className="text-meta text-second">{t('deciding.unsent', { send: t('sent.answers.send') })}</p>
      )}
    </div>
  )
}
