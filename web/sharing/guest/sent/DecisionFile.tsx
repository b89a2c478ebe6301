import { useTranslation } from 'react-i18next'
import { exportShownDecision } from '../../../../contract/sharing/sending-calls.ts'
import { Button } from '../../../kit/Button.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { useGuestFile } from '../page/download.ts'
import type { Decision } from './queries.ts'

/** Downloads a decision with what it was given on. */
export function DecisionFile({ token, decision: { id, name, number } }: { token: string; decision: Decision }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useGuestFile(token, exportShownDecision, () => ({ id }))
  return (
    <div className="print:hidden">
      <Button
        look="inline"
        label={t('sent.decide.pdf')}
        about={t('sent.decide.on', { name, number })}
        isBusy={isPending}
        onPress={() => mutate(undefined)}
      />
      {isPending && <ProgressLine label={t('shared.making')} />}
    </div>
  )
}
