import '../../../locales/following-texts.ts'
import { useTranslation } from 'react-i18next'
import type { ApprovedList } from '../../../../contract/sharing/approval-calls.ts'
import { Button } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { dayOf } from '../../../kit/moments.ts'

interface ApprovedNoteProps {
  approved: ApprovedList
  /** Beside other lists it is named. */
  isNamed?: boolean
  isBusy: boolean
  onSet: () => void
}

/** Two things: who approved a list as a whole, and what the list says; and the press that makes the second follow. */
export function ApprovedNote({ approved, isNamed = false, isBusy, onSet }: ApprovedNoteProps) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const { budgetName: list, status, name, number, isTakenOver, time } = approved
  if (status !== 'draft' && status !== 'inReview') return null
  const when = dayOf(time, i18n.language)
  const own = isNamed ? 'following.namedListApproved' : 'following.listApproved'
  return (
    <p className="wrap-anywhere">
      {number === null
        ? t(own, { name, list, when })
        : t('following.versionApproved', { name, number: figure(number), when })}{' '}
      {t(isNamed ? `following.namedListSays.${status}` : `following.listSays.${status}`, { list })}{' '}
      {isTakenOver ? (
        <Button look="inline" label={t('following.setApproved')} about={list} isBusy={isBusy} onPress={onSet} />
      ) : (
        // An approved list takes no agreed price any more.
        t(isNamed ? 'following.takeFirst' : 'following.takeFirstThere')
      )}
    </p>
  )
}
